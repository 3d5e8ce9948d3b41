// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/face_painter.h"

#include "editor/mageknight/render/art_painter.h"
#include "editor/mageknight/render/floor_painter.h"
#include "editor/mageknight/render/rock_painter.h"
#include "editor/mageknight/render/terrain_painter.h"
#include "editor/mageknight/render/wall_painter.h"

#include <string>

namespace delve::mageknight {

namespace {

/// A thin line around the tile, so that neighbours stay apart.
void paintRim(const Sketch& sketch, Size size)
{
    QColor colour = sketch.palette().line;
    if (!sketch.lineArt())
        colour.setAlpha(140);
    const double half = 0.008;
    sketch.painter.setPen(sketch.pen(colour, half * 2));
    sketch.painter.setBrush(Qt::NoBrush);
    sketch.painter.drawRect(QRectF(half, half, size.width - 2 * half, size.height - 2 * half));
}

} // namespace

void paintFace(QPainter& painter, const Tile& tile, TileSide side, Rotation rotation, RenderStyle style,
               double pixelsPerSquare, bool grid)
{
    const std::string seed = tile.id.text() + '/' + std::string(nameOf(side));
    paintFace(painter, tile.face(side), seed, rotation, style, pixelsPerSquare, grid);
}

void paintFace(QPainter& painter, const TileFace& face, std::string_view seed, Rotation rotation,
               RenderStyle style, double pixelsPerSquare, bool grid)
{
    const Size size = face.layout.size();
    const Size turnedSize = rotated(size, rotation);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(turnedSize.width / 2.0, turnedSize.height / 2.0);
    painter.rotate(degreesOf(rotation));
    painter.translate(-size.width / 2.0, -size.height / 2.0);

    const Sketch sketch = Sketch{painter, style, pixelsPerSquare, Noise(seed)}.turnedBy(degreesOf(rotation));
    paintFloor(sketch, size, face.floor);
    if (grid)
        paintGrid(sketch, size);
    const bool withArt = sketch.hasDetail(Detail::Plain);
    paintTerrain(sketch, face.layout);
    if (withArt)
        paintFloorArt(sketch, face.layout, face.art);
    paintHindering(sketch, face.layout, face.art);
    paintWallShadows(sketch, face.layout);
    paintRock(sketch, face.layout, face.art);
    if (withArt)
        paintStandingArt(sketch, face.layout, face.art);
    paintWalls(sketch, face.layout);
    paintCosts(sketch, face.layout);
    paintRim(sketch, size);
    painter.restore();
}

void paintUnknownTile(QPainter& painter, Size size, RenderStyle style, double pixelsPerSquare)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Sketch sketch{painter, style, pixelsPerSquare, Noise(0)};
    const QRectF area(0, 0, size.width, size.height);
    QColor faint = sketch.palette().line;
    faint.setAlpha(60);
    sketch.draw(area.adjusted(0.03, 0.03, -0.03, -0.03),
                mixed(sketch.palette().paper, sketch.palette().stone, 0.4), 0.04);
    sketch.hatch(area.adjusted(0.1, 0.1, -0.1, -0.1), 0.35, faint, 0.02);
    sketch.text(QStringLiteral("?"), area.center(), 1.4, sketch.palette().ink);
    painter.restore();
}

} // namespace delve::mageknight
