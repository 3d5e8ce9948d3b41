// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_map_painter.h"

#include "editor/dungeoneer/render/card_layout.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/letters.h"
#include "editor/render/sketch.h"
#include "engine/dungeoneer/board/crossing.h"

#include <map>

namespace delve::dungeoneer {

namespace {

QRectF cellBox(Cell cell)
{
    return {cell.column * cardWidth, cell.row * cardHeight, cardWidth, cardHeight};
}

QRectF boundsOf(const std::vector<PlacedCard>& cards)
{
    QRectF all;
    for (const PlacedCard& card : cards)
        all |= cellBox(card.cell);
    return all;
}

/// How far a map is moved to the right.
double shiftOf(const Scenario& scenario, MapKind kind)
{
    if (kind == MapKind::Dungeon || scenario.dungeon.empty() || scenario.wilderness.empty())
        return 0;
    return boundsOf(scenario.dungeon).right() + usualMapGap - boundsOf(scenario.wilderness).left();
}

class MapPainter
{
public:
    MapPainter(QPainter& painter, const Scenario& scenario, const Cards& cards, const CardMapPaint& paint)
        : m_sketch{painter, paint.card.style, paint.card.pixelsPerMm, Noise(0)},
          m_scenario(scenario),
          m_cards(cards),
          m_paint(paint)
    {}

    void cards() const
    {
        for (const MapKind kind : allMapKinds)
            for (const PlacedCard& placed : m_scenario.cards(kind))
                if (const QRectF area = areaOf(kind, placed.cell); isSeen(area))
                    card(placed, area);
    }

    /// DNR-DOOR-19, for each edge between two cards.
    void crossings() const
    {
        for (const MapKind kind : allMapKinds) {
            std::map<Cell, const PlacedCard*> at;
            for (const PlacedCard& placed : m_scenario.cards(kind))
                at.emplace(placed.cell, &placed);
            for (const auto& [cell, placed] : at)
                for (const Side side : {Side::East, Side::South})
                    if (const auto other = at.find(neighbour(cell, side)); other != at.end())
                        edge(*placed, *other->second, side, areaOf(kind, cell));
        }
    }

    /// DNR-OBST-07: A with A, B with B.
    void sewers() const
    {
        std::map<char, std::vector<QPointF>> byLetter;
        for (const MapKind kind : allMapKinds)
            for (const PlacedCard& placed : m_scenario.cards(kind))
                if (const MapCard* card = m_cards.map(placed.card))
                    for (const Obstacle& obstacle : card->obstacles)
                        if (obstacle.kind == ObstacleKind::Sewer)
                            byLetter[obstacle.letter].push_back(areaOf(kind, placed.cell).center());
        for (const auto& [letter, points] : byLetter)
            for (std::size_t i = 1; i < points.size(); ++i)
                link(points[i - 1], points[i], letter, m_sketch.palette().ironDark);
    }

    void portals() const
    {
        for (const PortalLink& portal : m_scenario.portals) {
            const auto from = placeOf(portal.portal), to = placeOf(portal.entrance);
            if (from && to)
                link(*from, *to, portal.marker, m_sketch.palette().magicDark);
        }
    }

    void notes() const
    {
        for (const Note& note : m_scenario.pinnedNotes) {
            const QRectF area = areaOf(note.map, note.cell);
            const QRectF sheet(area.left() + 12, area.bottom() - 26, area.width() - 24, 16);
            if (!isSeen(sheet))
                continue;
            m_sketch.draw(roundedRect(sheet, 1),
                          m_sketch.lineArt() ? m_sketch.palette().paper : QColor(0xff, 0xf0, 0xa0), 0.3);
            const SetRules text =
                setRules({{QString::fromStdString(note.text), 0}}, {}, sheet.adjusted(1.6, 1, -1.6, -1),
                         largestRuleText, smallestRuleText);
            if (text.fits)
                m_sketch.fill(text.rules, m_sketch.palette().ink);
            else // too long for a card: the outline of the editor and the printed sheet have it
                m_sketch.fill(lettersAt(QStringLiteral("…"), sheet.center(), 6), m_sketch.palette().ink);
        }
    }

private:
    QRectF areaOf(MapKind kind, Cell cell) const
    {
        const bool isBeside =
            kind == MapKind::Wilderness && !m_scenario.dungeon.empty() && !m_scenario.wilderness.empty();
        return cellArea(m_scenario, kind, cell).translated(isBeside ? m_paint.mapGap - usualMapGap : 0, 0);
    }

    bool isSeen(const QRectF& area) const
    {
        return m_paint.visible.isEmpty() || m_paint.visible.intersects(area);
    }

    std::optional<QPointF> placeOf(const ThingId& id) const
    {
        for (const MapKind kind : allMapKinds)
            for (const PlacedCard& placed : m_scenario.cards(kind))
                if (placed.id == id)
                    return areaOf(kind, placed.cell).center();
        return std::nullopt;
    }

    void card(const PlacedCard& placed, const QRectF& area) const
    {
        QPainter& painter = m_sketch.painter;
        painter.save();
        painter.translate(area.topLeft());
        const MapCard* card = m_cards.map(placed.card);
        const MapCardPose pose{placed.isTurned, m_paint.keepsUpright, m_paint.showsText};
        if (!card)
            unknown();
        else if (m_paint.cardPainter)
            m_paint.cardPainter(painter, *m_cards.setOf(placed.card), *card, pose);
        else
            paintMapCard(painter, *m_cards.setOf(placed.card), *card, pose, m_paint.card);
        painter.restore();
    }

    void unknown() const
    {
        m_sketch.draw(roundedRect(cardArea().adjusted(0.5, 0.5, -0.5, -0.5), cardCorner),
                      m_sketch.palette().paper, 0.6);
        m_sketch.hatch(cardArea().adjusted(4, 4, -4, -4), 6, m_sketch.palette().joint, 0.3);
        m_sketch.fill(lettersAt(QStringLiteral("?"), cardArea().center(), 24), m_sketch.palette().ink);
    }

    void edge(const PlacedCard& from, const PlacedCard& to, Side side, const QRectF& area) const
    {
        const MapCard* here = m_cards.map(from.card);
        const MapCard* there = m_cards.map(to.card);
        if (!here || !there)
            return;
        const Door& left = doorShown(*here, side, from.isTurned);
        const Door& entered = doorShown(*there, opposite(side), to.isTurned);
        const WallBlocks rule = m_scenario.options.wallBlocks;
        const Crossing out = crossingOf(left.kind, entered.kind, rule);
        const Crossing back = crossingOf(entered.kind, left.kind, rule);
        const bool isLevel = side == Side::South;
        const QPointF middle =
            isLevel ? QPointF(area.center().x(), area.bottom()) : QPointF(area.right(), area.center().y());
        const QPointF along = isLevel ? QPointF(1, 0) : QPointF(0, 1);
        const QColor line = m_sketch.palette().line, light = m_sketch.palette().paper;
        if (out == Crossing::Impossible && back == Crossing::Impossible) {
            m_sketch.line(middle - along * 10, middle + along * 10, light, 2.4);
            m_sketch.line(middle - along * 10, middle + along * 10, line, 1.5);
            return;
        }
        const QPointF ahead = isLevel ? QPointF(0, 1) : QPointF(1, 0);
        if (out == Crossing::RollLocked || out == Crossing::RollTrapped)
            paintRollArrow(m_sketch, middle - along * 9.6, ahead);
        if (back == Crossing::RollLocked || back == Crossing::RollTrapped)
            paintRollArrow(m_sketch, middle + along * 9.6, -ahead);
    }

    /// The plates with the names of all cards.
    std::vector<QRectF> namePlates() const
    {
        std::vector<QRectF> plates;
        for (const MapKind kind : allMapKinds)
            for (const PlacedCard& placed : m_scenario.cards(kind)) {
                QRectF plate = mapNamePlate();
                if (placed.isTurned && !m_paint.keepsUpright)
                    plate.moveTopLeft(QPointF(cardWidth, cardHeight) - plate.bottomRight());
                plates.push_back(plate.translated(areaOf(kind, placed.cell).topLeft()));
            }
        return plates;
    }

    /// A dashed bow between two spaces, with the letter on it. It passes below the names of cards.
    void link(const QPointF& from, const QPointF& to, char letter, const QColor& colour) const
    {
        const QPointF way = to - from, across(-way.y() * 0.16, way.x() * 0.16);
        QPainterPath bow(from);
        bow.quadTo((from + to) / 2 + across, to);
        const QColor own = m_sketch.lineArt() ? m_sketch.palette().line : colour;
        const double length = bow.length();
        const std::vector<QRectF> plates = namePlates();
        const auto isFree = [&](const QRectF& area) {
            return std::ranges::none_of(plates, [&](const QRectF& plate) { return plate.intersects(area); });
        };
        for (double at = 11; at + 11 < length; at += 4) {
            const QPointF a = bow.pointAtPercent(bow.percentAtLength(at));
            const QPointF b = bow.pointAtPercent(bow.percentAtLength(at + 2.4));
            if (!isFree(QRectF(a, b).normalized().adjusted(-1, -1, 1, 1)))
                continue;
            m_sketch.line(a, b, m_sketch.palette().paper, 1.9);
            m_sketch.line(a, b, own, 1.1);
        }
        QPointF middle = bow.pointAtPercent(0.5);
        for (const double aside : {0.0, 0.06, -0.06, 0.12, -0.12, 0.18, -0.18, 0.24, -0.24})
            if (const QPointF at = bow.pointAtPercent(0.5 + aside); isFree(around(at, 9.4, 9.4))) {
                middle = at;
                break;
            }
        m_sketch.drawEllipse(middle, 4.2, 4.2, m_sketch.palette().paper, 0.5);
        m_sketch.fill(lettersAt(QString(QLatin1Char(letter)), middle, 4), m_sketch.palette().ink);
    }

    Sketch m_sketch;
    const Scenario& m_scenario;
    const Cards& m_cards;
    const CardMapPaint& m_paint;
};

} // namespace

void paintRollArrow(const Sketch& sketch, const QPointF& centre, const QPointF& way)
{
    const QPointF across(-way.y(), way.x());
    sketch.draw(
        QPolygonF{{centre + way * 2.2, centre - way * 1.4 + across * 1.9, centre - way * 1.4 - across * 1.9}},
        sketch.lineArt() ? sketch.palette().paper : sketch.palette().flameCore, 0.3);
}

QRectF cellArea(const Scenario& scenario, MapKind kind, Cell cell)
{
    return cellBox(cell).translated(shiftOf(scenario, kind), 0);
}

QColor tableColour(RenderStyle style)
{
    const Palette& palette = paletteOf(style);
    return style == RenderStyle::FullColour ? QColor(0x5b, 0x6f, 0x62) : palette.ground;
}

QRectF boundsOf(const Scenario& scenario)
{
    const QRectF all = boundsOf(scenario.dungeon) |
                       boundsOf(scenario.wilderness).translated(shiftOf(scenario, MapKind::Wilderness), 0);
    return all.isEmpty() ? cellBox(entranceCell) : all;
}

void paintLayer(QPainter& painter, MapLayer layer, const Scenario& scenario, const Cards& cards,
                const CardMapPaint& paint)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const MapPainter map(painter, scenario, cards, paint);
    switch (layer) {
    case MapLayer::Cards: map.cards(); break;
    case MapLayer::Crossings: map.crossings(); break;
    case MapLayer::Sewers: map.sewers(); break;
    case MapLayer::Portals: map.portals(); break;
    case MapLayer::Notes: map.notes(); break;
    }
    painter.restore();
}

void paintCardMap(QPainter& painter, const Scenario& scenario, const Cards& cards, const CardMapPaint& paint)
{
    for (const auto& [layer, name] : enumNames<MapLayer>)
        paintLayer(painter, layer, scenario, cards, paint);
}

} // namespace delve::dungeoneer
