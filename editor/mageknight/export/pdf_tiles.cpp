// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/pdf_tiles.h"

#include "editor/export/pdf_device.h"
#include "editor/mageknight/render/face_painter.h"

namespace delve::mageknight {

TilePainter tilesOn(QPaintDevice* device, const ScenarioPaintOptions& options)
{
    auto* const pdf = dynamic_cast<PdfDevice*>(device);
    if (!pdf)
        return {};
    return [pdf, style = options.style, pixels = options.pixelsPerSquare,
            grid = options.grid](QPainter& painter, const Tile& tile, TileSide side, Rotation rotation) {
        const Size size = rotated(tile.face(side).layout.size(), rotation);
        std::string name = tile.id.text();
        for (const int part : {int(side), int(rotation), int(style), int(pixels), int(grid)})
            name += '/' + std::to_string(part);
        pdf->paintShared(painter, name, QRectF(0, 0, size.width, size.height),
                         [&](QPainter& own) { paintFace(own, tile, side, rotation, style, pixels, grid); });
    };
}

} // namespace delve::mageknight
