// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/overlays/space_overlay.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"
#include "engine/dungeoneer/board/reach.h"
#include "engine/dungeoneer/setup/quest_places.h"

#include <QPainter>

#include <algorithm>

namespace delve::dungeoneer {

void SpaceOverlay::setMeasure(int measure)
{
    if (m_measure == measure || measure < Distance || measure > Peril)
        return;
    m_measure = measure;
    emit measureChanged();
    emit changed();
}

std::vector<int> SpaceOverlay::values(MapKind map) const
{
    const SetupTable* laid = table();
    if (!laid)
        return {};
    const CardMap& cards = laid->map(map);
    if (m_measure == Distance)
        return stepsFrom(cards, entranceOf(cards), laid->scenario().options.wallBlocks);
    std::vector<int> values;
    for (int index = 0; index < cards.size(); ++index)
        values.push_back(m_measure == Glory ? laid->cardOf(map, index).glory
                                            : laid->cardOf(map, index).peril);
    return values;
}

void SpaceOverlay::paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const
{
    const auto all = values(MapKind(level));
    const int most = all.empty() ? 1 : std::max(1, std::ranges::max(all));
    const double radius = std::clamp(18 / pixelsPerSquare, 0.5, 1.1);
    for (std::size_t index = 0; index < all.size(); ++index) {
        const QRectF area = unitsOf(table()->map(MapKind(level))[int(index)].cell);
        if (!area.intersects(visible))
            continue;
        const double share = double(std::max(0, all[index])) / most;
        QColor tint = heatOf(m_measure == Glory ? 1 - share : share);
        QColor veil = tint;
        veil.setAlphaF(0.28f);
        painter.setPen(Qt::NoPen);
        painter.setBrush(veil);
        painter.drawRoundedRect(area, cardCorner / mmOfUnit, cardCorner / mmOfUnit);
        paintPlate(painter, area.center(), radius,
                   all[index] < 0 ? QStringLiteral("–") : QString::number(all[index]), tint.darker(115));
    }
}

QString SpaceOverlay::describe(Square square) const
{
    const SetupTable* laid = table();
    const auto map = MapKind(square.level);
    const int index = laid ? laid->map(map).at({square.x, square.y}) : -1;
    if (index < 0)
        return {};
    const int value = values(map)[std::size_t(index)];
    switch (m_measure) {
    case Glory: return tr("Glory %1").arg(value);
    case Peril: return tr("Peril %1").arg(value);
    default: break;
    }
    return value < 0 ? tr("Cannot be reached from the Entrance")
                     : tr("%n Movement from the Entrance", nullptr, value);
}

QStringList QuestOverlay::questsAt(const MapCard& card) const
{
    const Scenario& scenario = table()->scenario();
    const Cards& cards = table()->cards();
    std::vector<const QuestCard*> quests;
    for (const ContentId& id : questsNamed(scenario))
        if (const QuestCard* quest = cards.quest(id))
            quests.push_back(quest);
    if (quests.empty())
        for (const PackReference& pack : scenario.packs)
            if (const CardSet* set = cards.set(pack.id))
                for (const QuestCard& quest : set->quests)
                    quests.push_back(&quest);
    QStringList names;
    for (const QuestCard* quest : quests)
        // A Quest that any card of a type will do for says nothing about one of them.
        if ((quest->place.by != PlaceKind::Type && isPlace(quest->place, card)) ||
            (quest->from && quest->from->by != PlaceKind::Type && isPlace(*quest->from, card)))
            names << in(quest->name);
    return names;
}

void QuestOverlay::paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const
{
    const SetupTable* laid = table();
    const double radius = std::clamp(12 / pixelsPerSquare, 0.28, 0.7);
    for (int index = 0; laid && index < laid->map(MapKind(level)).size(); ++index) {
        const QRectF area = unitsOf(laid->map(MapKind(level))[index].cell);
        const QStringList quests =
            area.intersects(visible) ? questsAt(laid->cardOf(MapKind(level), index)) : QStringList();
        if (quests.isEmpty())
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0x6b, 0x3f, 0xa0), 4 / pixelsPerSquare));
        painter.drawRoundedRect(area.adjusted(0.1, 0.1, -0.1, -0.1), cardCorner / mmOfUnit,
                                cardCorner / mmOfUnit);
        double y = area.center().y() - (double(quests.size()) - 1) * radius * 1.1;
        for (const QString& quest : quests) {
            const int room = int((area.width() / 2 - radius * 0.7) / (radius * 0.36));
            paintPlate(painter, {area.center().x(), y}, radius,
                       quest.size() > room ? quest.left(std::max(1, room - 1)) + QStringLiteral("…") : quest,
                       QColor(0x6b, 0x3f, 0xa0));
            y += radius * 2.2;
        }
    }
}

QString QuestOverlay::describe(Square square) const
{
    const SetupTable* laid = table();
    const auto map = MapKind(square.level);
    const int index = laid ? laid->map(map).at({square.x, square.y}) : -1;
    const QStringList quests = index < 0 ? QStringList() : questsAt(laid->cardOf(map, index));
    return quests.isEmpty() ? QString() : tr("Place of: %1").arg(quests.join(QStringLiteral(", ")));
}

namespace {

constexpr int anotherScore = -1; ///< the door asks for something else than Speed

/// What it takes to go from a card over one of its sides, with a Speed: sixths, or nothing where there is no
/// way.
std::optional<int> sixthsOver(const SetupTable& table, MapKind map, int index, Side side, int speed)
{
    const CardMap& cards = table.map(map);
    const int other = cards.beside(index, side);
    if (other < 0)
        return std::nullopt;
    const Door& left = doorShown(table.cardOf(map, index), side, cards[index].isTurned);
    const Door& entered = doorShown(table.cardOf(map, other), opposite(side), cards[other].isTurned);
    switch (crossingOf(left.kind, entered.kind, table.scenario().options.wallBlocks)) {
    case Crossing::Impossible: return std::nullopt;
    case Crossing::Free: return 6;
    default: break;
    }
    return left.stat == Stat::Speed ? sixthsToPass(left.value, speed) : anotherScore;
}

QString percent(int sixths)
{
    return sixths == anotherScore ? QStringLiteral("?") : QStringLiteral("%1 %").arg((sixths * 200 + 6) / 12);
}

} // namespace

void DoorOverlay::setSpeed(int speed)
{
    if (m_speed == speed || speed < 0 || speed > 12)
        return;
    m_speed = speed;
    emit speedChanged();
    emit changed();
}

void DoorOverlay::paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const
{
    const SetupTable* laid = table();
    const double radius = std::clamp(9 / pixelsPerSquare, 0.22, 0.5);
    for (int index = 0; laid && index < laid->map(MapKind(level)).size(); ++index) {
        const Cell cell = laid->map(MapKind(level))[index].cell;
        if (!unitsOf(cell).intersects(visible))
            continue;
        for (const Side side : allSides) {
            const auto sixths = sixthsOver(*laid, MapKind(level), index, side, m_speed);
            const bool isFree = !doorShown(laid->cardOf(MapKind(level), index), side,
                                           laid->map(MapKind(level))[index].isTurned)
                                     .hasThreat();
            if (!sixths || isFree) // nobody asks where there is nothing to roll
                continue;
            // Inside the card that is left, beside its door.
            const Offset out = offsetOf(side);
            const QPointF centre = bandOf({cell, side}, 0).center() - QPointF(out.dx, out.dy) * 0.75;
            paintPlate(painter, centre, radius, percent(*sixths).remove(QStringLiteral(" %")),
                       *sixths == anotherScore ? QColor(0x55, 0x5a, 0x66) : heatOf(1 - *sixths / 6.0));
        }
    }
}

QString DoorOverlay::describe(Square square) const
{
    const SetupTable* laid = table();
    const auto map = MapKind(square.level);
    const int index = laid ? laid->map(map).at({square.x, square.y}) : -1;
    if (index < 0)
        return {};
    QStringList ways;
    const QStringList names{tr("north"), tr("east"), tr("south"), tr("west")};
    for (const Side side : allSides)
        if (const auto sixths = sixthsOver(*laid, map, index, side, m_speed))
            ways << QStringLiteral("%1 %2").arg(names[int(side)], percent(*sixths));
    return ways.isEmpty() ? QString()
                          : tr("With Speed %1: %2").arg(m_speed).arg(ways.join(QStringLiteral(", ")));
}

} // namespace delve::dungeoneer
