// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/canvas/card_ground.h"

#include "editor/dungeoneer/render/card_look.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"

namespace delve::dungeoneer {

namespace {

QRectF inMillimetres(const QRectF& units)
{
    return {units.topLeft() * mmOfUnit, units.size() * mmOfUnit};
}

/// The table, with faint outlines where cards may lie.
void paintTable(QPainter& painter, RenderStyle style, const QRectF& units, double unitPixels)
{
    const QColor table = tableColour(style);
    painter.fillRect(units, table);
    constexpr double leastPixels = 6; // closer lines would only be a haze
    if (unitPixels < leastPixels)
        return;
    const Cell first = cellAt(units.topLeft()), last = cellAt(units.bottomRight());
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(
        QPen(mixed(table, table.lightness() > 128 ? QColor(Qt::black) : QColor(Qt::white), 0.12), 0));
    for (int column = first.column; column <= last.column + 1; ++column)
        painter.drawLine(QLineF(column * unitsAcross, units.top(), column * unitsAcross, units.bottom()));
    for (int row = first.row; row <= last.row + 1; ++row)
        painter.drawLine(QLineF(units.left(), row * unitsDown, units.right(), row * unitsDown));
}

} // namespace

CardMapPaint CardGround::cardPaint(RenderStyle style, const QRectF& units, double pixelsPerUnit)
{
    CardMapPaint paint;
    paint.card = {style, pixelsPerUnit / mmOfUnit};
    paint.showsText = paint.card.pixelsPerMm >= pixelsForSentences;
    paint.visible = inMillimetres(units);
    paint.cardPainter = m_cards.painter();
    return paint;
}

void CardGround::paint(QPainter& painter, const Frame& frame)
{
    m_cards.beginFrame(frame.style, frame.unitPixels * frame.pixelRatio / mmOfUnit);
    MapPictures::Frame pieces{.level = int(frame.map),
                              .origin = frame.origin,
                              .squarePixels = frame.unitPixels,
                              .devicePixelRatio = frame.pixelRatio,
                              .pixels = frame.pixels,
                              .draw = {},
                              .drawPlainly = {}};
    pieces.draw = [&](QPainter& picture, const QRectF& units, double pixelsPerUnit) {
        paintTable(picture, frame.style, units, pixelsPerUnit / frame.pixelRatio);
        m_cards.setScale(pixelsPerUnit / mmOfUnit);
        picture.scale(1 / mmOfUnit, 1 / mmOfUnit);
        const CardMapPaint paint = cardPaint(frame.style, units, pixelsPerUnit);
        for (const auto& [layer, name] : enumNames<MapLayer>)
            if (!frame.isShown || frame.isShown(layer))
                paintLayer(picture, layer, frame.shown, frame.cards, paint);
        return m_cards.isComplete();
    };
    pieces.drawPlainly = [&](QPainter& plain, const QRectF& units) {
        const CardLook look = frame.map == MapKind::Dungeon ? CardLook::Dungeon : CardLook::Wilderness;
        paintTable(plain, frame.style, units, frame.unitPixels);
        for (const PlacedCard& card : frame.shown.cards(frame.map))
            if (const QRectF area = unitsOf(card.cell); area.intersects(units))
                plain.fillRect(area, coloursOf(look, frame.style).scene);
    };
    m_pictures.paint(painter, pieces);
    m_cards.setScale(frame.unitPixels * frame.pixelRatio / mmOfUnit);
}

void CardGround::paintCard(QPainter& painter, const Frame& frame, const ContentId& card, Cell cell,
                           bool isTurned)
{
    Scenario one;
    one.cards(frame.map).push_back({.id = {}, .card = card, .cell = cell, .isTurned = isTurned});
    painter.save();
    painter.scale(1 / mmOfUnit, 1 / mmOfUnit);
    const QRectF everywhere(-1e7, -1e7, 2e7, 2e7);
    paintLayer(painter, MapLayer::Cards, one, frame.cards,
               cardPaint(frame.style, everywhere, frame.unitPixels * frame.pixelRatio));
    painter.restore();
}

void paintCellCursor(QPainter& painter, const QRectF& cell, double unitPixels)
{
    const QColor dark(20, 16, 12, 200);
    for (const auto& [colour, pixels] : {std::pair(dark, 7.0), std::pair(QColor(Qt::white), 4.0)}) {
        painter.setPen(QPen(colour, pixels / unitPixels));
        for (const double x : {cell.left(), cell.right()})
            for (const double y : {cell.top(), cell.bottom()}) {
                const double inX = x < cell.center().x() ? 0.8 : -0.8;
                const double inY = y < cell.center().y() ? 0.8 : -0.8;
                painter.drawPolyline(QPolygonF{{x + inX, y}, {x, y}, {x, y + inY}});
            }
    }
}

} // namespace delve::dungeoneer
