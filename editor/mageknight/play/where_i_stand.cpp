// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/where_i_stand.h"

#include "editor/mageknight/play/player_standing.h"
#include "editor/mageknight/text/play/play_terms.h"
#include "editor/mageknight/text/play/status_words.h"
#include "engine/mageknight/play/artifacts/artifact_items.h"
#include "engine/mageknight/play/treasure/treasure.h"
#include "engine/mageknight/play/turns/ending.h"
#include "engine/mageknight/play/turns/level_threshold.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

namespace {

using in_play::counted;
using in_play::translated;

/// END-01 to END-04.
PlayedTable::Standing goalOf(const Position& position, PlayerId player, const PlayWords& words)
{
    PlayedTable::Standing goal{translated(QT_TRANSLATE_NOOP("Play", "The goal")), {}};
    goal.lines << translated(
        QT_TRANSLATE_NOOP("Play", "Gather treasure and carry it out alive: the most gold outside wins."));
    const BoardEdge& exit = position.game().player(player).exit;
    goal.lines << translated(QT_TRANSLATE_NOOP("Play", "Way out: %1, to the %2"))
                      .arg(words.square(exit.square), inWords(exit.side));
    // Who has nobody inside yet is not spoken to as if all of them were held back by fear.
    const bool isFree = position.state().player(player).gathered != 0 ||
                        (heroesInside(position, player) > 0 && mayLeave(position, player));
    goal.lines << (isFree ? translated(QT_TRANSLATE_NOOP("Play", "Heroes of the team may leave."))
                          : translated(QT_TRANSLATE_NOOP(
                                "Play", "Nobody may leave before the team has gathered a chest (END-02).")));
    return goal;
}

QString goldLine(const Position& position, PlayerId player, const PlayWords& words)
{
    const int held = goldOf(position, player);
    const int out = outcomeOf(position.game(), position.state()).gold[indexOf(player)];
    return translated(QT_TRANSLATE_NOOP("Play", "%1: %2 gold, %3 of it outside"))
        .arg(words.of(player), QString::number(held), QString::number(out));
}

PlayedTable::Standing goldIn(const Position& position, const PlayWords& words)
{
    PlayedTable::Standing gold{translated(QT_TRANSLATE_NOOP("Play", "Gold")), {}};
    for (int i = 0; i < position.game().playerCount(); ++i)
        gold.lines << goldLine(position, PlayerId(i), words);
    for (std::size_t i = 0; i < position.state().chests().size(); ++i) {
        const ChestState& chest = position.state().chests()[i];
        if (chest.place != ChestPlace::Board || chest.square == noSquare)
            continue;
        gold.lines << translated(QT_TRANSLATE_NOOP("Play", "%1 on %2: %3"))
                          .arg(words.of(ChestId(i)), words.square(chest.square),
                               contentsOf(position, ChestId(i)));
    }
    return gold;
}

/// XP-10
PlayedTable::Standing experienceOf(const Position& position, PlayerId player)
{
    const int points = position.state().player(player).experience;
    const int missing = experiencePerLevel - points % experiencePerLevel;
    return {translated(QT_TRANSLATE_NOOP("Play", "Experience")),
            {counted(QT_TRANSLATE_N_NOOP("Play", "%n point(s)"), points),
             counted(QT_TRANSLATE_N_NOOP("Play", "%n more for the next level of a hero"), missing)}};
}

PlayedTable::Standing standingOfHero(const Position& position, FigureId hero, const PlayWords& words)
{
    PlayedTable::Standing part{words.of(hero), {}};
    const FigureState& figure = position.figure(hero);
    QStringList state{whereaboutsOf(position, hero, words)};
    if (figure.level > 0)
        state.prepend(translated(QT_TRANSLATE_NOOP("Play", "level %1")).arg(figure.level));
    const bool isGone = figure.where == Whereabouts::Left || figure.where == Whereabouts::Eliminated;
    if (!isGone)
        state << clicksLeftInWords(position, hero);
    part.lines << state.join(QStringLiteral(" · "));
    if (isGone)
        return part;
    part.lines << valuesInWords(position, hero);
    part.lines << itemsOf(position, hero, words);
    return part;
}

} // namespace

QString contentsOf(const Position& position, ChestId chest)
{
    if (const Treasure* treasure = treasureIn(position, chest))
        return counted(QT_TRANSLATE_N_NOOP("Play", "%n gold"), treasure->gold);
    const auto& dial = *position.game().parts().chests[indexOf(chest)].treasure;
    const auto [least, most] =
        std::ranges::minmax_element(dial, {}, [](const Treasure& treasure) { return treasure.gold; });
    const auto items =
        std::ranges::count_if(dial, [](const Treasure& treasure) { return treasure.item.has_value(); });
    QString contents =
        translated(QT_TRANSLATE_NOOP("Play", "%1 to %2 gold")).arg(least->gold).arg(most->gold);
    if (items > 0)
        contents += QStringLiteral(", ") +
                    translated(QT_TRANSLATE_NOOP("Play", "an item %1 times in 6")).arg(int(items));
    return contents;
}

QStringList itemsOf(const Position& position, FigureId hero, const PlayWords& words)
{
    QStringList lines;
    const auto add = [&](const QString& item) {
        lines << translated(QT_TRANSLATE_NOOP("Play", "uses %1")).arg(item);
    };
    for (std::size_t i = 0; i < position.state().chests().size(); ++i)
        if (position.state().chests()[i].assignedTo == hero)
            if (const Treasure* treasure = treasureIn(position, ChestId(i)); treasure && treasure->item)
                add(words.item(*treasure->item));
    for (std::size_t i = 0; i < position.state().artifactTokens().size(); ++i) {
        const ArtifactTokenState& token = position.state().artifactTokens()[i];
        if (token.place == ArtifactTokenPlace::Owned && token.figure == hero)
            if (const Item* item = itemOf(position, ArtifactTokenId(i)))
                add(words.item(*item));
    }
    return lines;
}

std::vector<PlayedTable::Standing> whereIStand(const PlayerView& view, PlayerId player,
                                               const PlayWords& words)
{
    const Position position(view.game, view.state);
    std::vector<PlayedTable::Standing> parts{goalOf(position, player, words), goldIn(position, words),
                                             experienceOf(position, player)};
    for (const FigureId hero : view.game.player(player).heroes)
        parts.push_back(standingOfHero(position, hero, words));
    return parts;
}

} // namespace delve::mageknight
