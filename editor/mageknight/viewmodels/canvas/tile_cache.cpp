// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/tile_cache.h"

#include "editor/mageknight/render/face_painter.h"

namespace delve::mageknight {

void TileCache::beginFrame(RenderStyle style, double pixelsPerSquare)
{
    if (style != m_style)
        m_pictures.clear();
    m_style = style;
    m_pictures.beginFrame(pixelsPerSquare);
}

void TileCache::paint(QPainter& painter, const Tile& tile, TileSide side, Rotation rotation)
{
    const Size size = rotated(sizeOf(tile.kind), rotation);
    const QSizeF squares(size.width, size.height);
    const auto draw = [&](QPainter& picture, double pixels) {
        paintFace(picture, tile, side, rotation, m_style, pixels);
    };
    if (!m_pictures.paint(painter, {tile.id, side, rotation}, squares, draw))
        painter.fillRect(QRectF(QPointF(0, 0), squares), paletteOf(m_style).floor(tile.face(side).floor));
}

} // namespace delve::mageknight
