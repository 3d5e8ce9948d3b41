// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/play/map_drawing.h"

#include "app/commands/program.h"
#include "app/dungeoneer/play/card_boxes.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/play/status_words.h"
#include "engine/dungeoneer/play/map/moving.h"
#include "engine/dungeoneer/play/quests/quests.h"

#include <algorithm>

namespace delve::dungeoneer {

using namespace play;

namespace {

/// Draws the cards of one map into lines of equal length.
class MapCanvas
{
public:
    MapCanvas(const Position& position, const PlayWords& words, const MapPart& part, PlayerId player,
              bool ascii)
        : m_position(position),
          m_words(words),
          m_part(part),
          m_player(player),
          m_boxes(part.east - part.west + 1, part.south - part.north + 1, ascii)
    {}

    QStringList lines()
    {
        for (int i = 0; i < m_position.game().spaceCount(); ++i)
            if (const SpaceState& space = m_position.space(SpaceId(i));
                space.place == SpacePlace::Laid && m_position.game().space(SpaceId(i)).kind == m_part.kind &&
                space.column >= m_part.west && space.column <= m_part.east && space.row >= m_part.north &&
                space.row <= m_part.south)
                draw(SpaceId(i), space.column - m_part.west, space.row - m_part.north);
        return m_boxes.lines();
    }

private:
    void draw(SpaceId id, int column, int row)
    {
        BoxedCard boxed{&m_position.game().space(id), column, row, {}, whoIsIn(id)};
        for (const Side side : allSides)
            boxed.doors[std::size_t(side)] = doorNow(m_position, id, side);
        m_boxes.draw(boxed);
    }

    QString whoIsIn(SpaceId id) const
    {
        QStringList parts;
        for (int i = 0; i < m_position.game().playerCount(); ++i)
            if (const PlayerState& player = m_position.player(PlayerId(i));
                player.isAlive && player.space == id)
                parts << QStringLiteral("@%1").arg(i + 1);
        int monsters = 0;
        m_position.state().laid.forEach([&](CardId card) { monsters += m_position.card(card).space == id; });
        if (monsters > 0)
            parts << QStringLiteral("&%1").arg(monsters);
        if (m_player == PlayerId::None)
            return parts.join(u' ');
        const bool isPlace = std::ranges::any_of(questsOf(m_position, m_player), [&](QuestId quest) {
            const QuestCard& card = m_position.game().quest(quest);
            const bool isStart = card.from && m_position.quest(quest).carrier == PlayerId::None;
            return isAtPlace(m_position, isStart ? *card.from : card.place, id);
        });
        if (isPlace)
            parts << QStringLiteral("?");
        return parts.join(u' ');
    }

    const Position& m_position;
    const PlayWords& m_words;
    const MapPart& m_part;
    PlayerId m_player;
    CardBoxes m_boxes;
};

} // namespace

MapPart MapPart::whole(const Position& position, MapKind kind)
{
    MapPart part{kind};
    bool isFirst = true;
    for (int i = 0; i < position.game().spaceCount(); ++i) {
        const SpaceState& space = position.space(SpaceId(i));
        if (space.place != SpacePlace::Laid || position.game().space(SpaceId(i)).kind != kind)
            continue;
        part.west = isFirst ? space.column : std::min<int>(part.west, space.column);
        part.east = isFirst ? space.column : std::max<int>(part.east, space.column);
        part.north = isFirst ? space.row : std::min<int>(part.north, space.row);
        part.south = isFirst ? space.row : std::max<int>(part.south, space.row);
        isFirst = false;
    }
    return part;
}

MapPart MapPart::around(const Position& position, SpaceId id, int columns, int rows)
{
    const SpaceState& space = position.space(id);
    MapPart part = whole(position, position.game().space(id).kind);
    const auto narrow = [](int& low, int& high, int centre, int most) {
        if (high - low + 1 <= most)
            return;
        low = std::clamp(centre - most / 2, low, high - most + 1);
        high = low + most - 1;
    };
    narrow(part.west, part.east, space.column, columns);
    narrow(part.north, part.south, space.row, rows);
    return part;
}

int mapColumns(int width)
{
    return std::max(1, width / CardBoxes::width);
}

QStringList drawMap(const Position& position, const PlayWords& words, const MapPart& part, PlayerId player,
                    const Terminal& out, bool ascii)
{
    if (part.isEmpty())
        return {};
    QStringList lines = MapCanvas(position, words, part, player, ascii).lines();
    for (QString& line : lines) {
        while (line.endsWith(u' '))
            line.chop(1);
        if (player != PlayerId::None) {
            const QString own = QStringLiteral("@%1").arg(int(player) + 1);
            line.replace(own, out.strong(own));
        }
    }
    return lines;
}

QStringList mapLegend(const Terminal&)
{
    return translated(QT_TRANSLATE_NOOP(
                          "delve",
                          "@1 @2      the Heroes of player 1 and 2; &1 so many Encounters are laid there\n"
                          "G2 P1      2 Glory and 1 Peril for whoever enters\n"
                          "#5 !5      a door that is Locked or Trapped, with the number to be reached; a gap "
                          "is open\n"
                          "v5 ^5 r1   a Pit, Spikes, Risk\n"
                          "~A O M     a Sewer with its letter, a Portal, a monster\n"
                          "?          the place of one of your Quests"))
        .split(u'\n');
}

} // namespace delve::dungeoneer
