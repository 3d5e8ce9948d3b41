// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/tile_canvas.h"

#include "editor/mageknight/viewmodels/builder/builder_words.h"
#include "editor/viewmodels/exchange_watched.h"
#include "engine/mageknight/content/tile_strokes.h"
#include "engine/mageknight/scenario/square_names.h"

#include <algorithm>

namespace delve::mageknight {

TileCanvas::TileCanvas(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    setActiveFocusOnTab(true);
    for (const auto signal :
         {&TileCanvas::looksChanged, &TileCanvas::toolChanged, &TileCanvas::squareChanged})
        connect(this, signal, this, [this] { update(); });
}

void TileCanvas::setPack(PackViewModel* pack)
{
    if (!exchangeWatched(m_pack, pack, *this))
        return;
    if (m_pack)
        connect(m_pack, &PackViewModel::pieceEdited, this, &TileCanvas::onPieceEdited);
    emit packChanged();
    onPieceEdited();
}

void TileCanvas::onPieceEdited()
{
    m_isStroke = false;
    m_tile = m_pack ? m_pack->tile() : std::nullopt;
    if (m_tile) {
        const Size size = sizeOf(m_tile->kind);
        m_cursor.square = {std::min(m_cursor.square.x, size.width - 1),
                           std::min(m_cursor.square.y, size.height - 1)};
        m_corner = cornerOf(m_cursor);
    }
    emit squareChanged();
}

void TileCanvas::setSide(int side)
{
    const TileSide wanted = side == 1 ? TileSide::B : TileSide::A;
    if (m_side == wanted)
        return;
    m_side = wanted;
    emit sideChanged();
    emit squareChanged();
}

void TileCanvas::setTool(Tool tool)
{
    m_tool = tool;
    emit toolChanged();
}

void TileCanvas::setTerrain(int terrain)
{
    m_terrain = Terrain(std::clamp(terrain, 0, int(Terrain::Blocking)));
    m_tool = Tool::Terrain;
    emit toolChanged();
}

void TileCanvas::setCost(int cost)
{
    m_cost = std::clamp(cost, leastCost, mostCost);
    emit toolChanged();
}

const TileFace& TileCanvas::face() const
{
    return m_tile->face(m_side);
}

FaceGeometry TileCanvas::geometry() const
{
    return {m_tile ? sizeOf(m_tile->kind) : Size{5, 5}, size()};
}

QString TileCanvas::squareText() const
{
    if (!m_tile)
        return {};
    const FaceLayout& layout = face().layout;
    const auto [square, side] = m_cursor;
    QString text = tr("Square %1: %2, cost %3")
                       .arg(QString::fromStdString(SquareNames().name({0, square.x, square.y})),
                            terrainInWords(layout.terrain(square)), QString::number(layout.cost(square)));
    const bool wall = layout.hasWall(m_cursor);
    const QString where = sideInWords(side);
    if (isOnBorder(layout, m_cursor))
        text +=
            u' ' + (wall ? tr("· border wall in the %1").arg(where) : tr("· opening in the %1").arg(where));
    else
        text += u' ' + (wall ? tr("· wall in the %1").arg(where) : tr("· no wall in the %1").arg(where));
    if (layout.isLinked(m_corner))
        text += u' ' + tr("· linked corner");
    return text;
}

void TileCanvas::pointAt(QPointF pixel)
{
    const FaceGeometry at = geometry();
    const auto edge = at.edgeAt(pixel);
    const auto square = at.squareAt(pixel);
    // Terrain is of squares; walls and corners may be reached from just beside the face.
    m_hasTarget = m_tool == Tool::Terrain || m_tool == Tool::Cost ? square.has_value() : edge.has_value();
    if (edge) {
        m_cursor = *edge;
        m_corner = *at.cornerAt(pixel);
    }
    emit squareChanged();
}

void TileCanvas::applyTool(FaceLayout& layout, bool startsStroke)
{
    switch (m_tool) {
    case Tool::Terrain: paintTerrain(layout, m_cursor.square, m_terrain); break;
    case Tool::Cost: layout.setCost(m_cursor.square, m_cost); break;
    case Tool::Wall:
        if (startsStroke)
            m_strokeBuilds = !layout.hasWall(m_cursor);
        buildWall(layout, m_cursor, m_strokeBuilds);
        break;
    case Tool::Corner:
        if (startsStroke)
            layout.setLinked(m_corner, !layout.isLinked(m_corner));
        break;
    }
}

QString TileCanvas::labelOfStroke() const
{
    switch (m_tool) {
    case Tool::Terrain: return tr("Paint %1").arg(terrainInWords(m_terrain));
    case Tool::Wall: return m_strokeBuilds ? tr("Build Walls") : tr("Open Walls");
    case Tool::Corner: return tr("Link Corner");
    case Tool::Cost: break;
    }
    return tr("Print Cost");
}

void TileCanvas::pushFace(const QString& label)
{
    m_isStroke = false;
    if (m_pack && m_tile)
        m_pack->change(*m_tile, label);
}

void TileCanvas::changeCursorSquare(const QString& label, const std::function<void(FaceLayout&)>& change)
{
    if (!m_tile || m_isStroke)
        return;
    change(m_tile->faces[std::size_t(m_side)].layout);
    pushFace(label);
}

void TileCanvas::moveCursor(int dx, int dy)
{
    if (!m_tile)
        return;
    const Size size = sizeOf(m_tile->kind);
    m_cursor.square = {std::clamp(m_cursor.square.x + dx, 0, size.width - 1),
                       std::clamp(m_cursor.square.y + dy, 0, size.height - 1)};
    m_corner = cornerOf(m_cursor);
    m_hasTarget = true;
    emit squareChanged();
}

} // namespace delve::mageknight
