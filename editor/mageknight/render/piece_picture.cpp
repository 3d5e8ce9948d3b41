// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/piece_picture.h"

#include "editor/mageknight/render/face_painter.h"
#include "editor/mageknight/render/figure_painter.h"
#include "editor/mageknight/render/marker_painter.h"
#include "editor/mageknight/render/piece_painter.h"

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

namespace {

constexpr QPointF middle(0.5, 0.5);
constexpr double leastDetail = 22; ///< smaller squares are drawn so large and then shrunk

void paintAlone(QPainter& painter, const PieceInHand& carried, const Content& content, RenderStyle style,
                double pixelsPerSquare)
{
    const Piece& piece = carried.piece;
    const Sketch sketch{painter, style, pixelsPerSquare, Noise(piece.key().toStdString())};
    const Size size = sizeOf(carried, content);
    switch (piece.kind) {
    case ThingKind::Tile:
        if (const Tile* tile = content.tile(piece.content))
            paintFace(painter, *tile, carried.flipped ? TileSide::B : TileSide::A, carried.rotation, style,
                      pixelsPerSquare);
        return;
    case ThingKind::Door:
        if (const DoorKind* door = content.door(piece.content))
            paintDoor(sketch, middle, true, door->material, false);
        return;
    case ThingKind::Marker:
        if (const MarkerKind* marker = content.marker(piece.content)) {
            if (carried.flipped)
                paintMarker(sketch, middle, marker->ordinarySide);
            else
                paintMarker(sketch, middle, marker->uniqueSide);
        }
        return;
    case ThingKind::Artifact:
        if (const ArtifactKind* artifact = content.artifact(piece.content))
            paintArtifact(sketch, QRectF(0, 0, size.width, size.height), *artifact);
        return;
    case ThingKind::Chest: return paintChest(sketch, middle, Side::South, false);
    case ThingKind::Token: return paintWanderingToken(sketch, middle, piece.colour);
    case ThingKind::Figure:
        if (const Figure* figure = content.figure(piece.content)) {
            FigureLook look;
            look.initials = initialsOf(QString::fromStdString(figure->name.in("en")));
            look.grade = figure->highlight;
            look.base = figure->base;
            look.facing = turned(Direction::North, 2 * quartersOf(carried.rotation));
            look.frontArc = figure->frontArc;
            look.arcSide = figure->arcSide;
            look.isNeutral = figure->role != FigureRole::MageSpawn;
            paintFigure(sketch, QPointF(size.width / 2.0, size.height / 2.0), look);
        }
        return;
    case ThingKind::Entrance:
        return paintArrow(sketch, middle, Side::South, ArrowKind::Entrance, PlayerColour::Gold, 1);
    case ThingKind::Exit:
        return paintArrow(sketch, middle, Side::South, ArrowKind::Exit, PlayerColour::Gold, 1);
    case ThingKind::Note: return paintNote(sketch, middle);
    case ThingKind::Player: return;
    }
}

} // namespace

QImage picturePiece(const PieceInHand& carried, const Content& content, RenderStyle style, QSize pixels)
{
    const Size size = sizeOf(carried, content);
    const double fitting =
        std::min(double(pixels.width()) / size.width, double(pixels.height()) / size.height);
    if (fitting < 1)
        return {};
    const double drawn = std::max(fitting, leastDetail);
    QImage image(int(std::ceil(size.width * drawn)), int(std::ceil(size.height * drawn)),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(drawn, drawn);
    paintAlone(painter, carried, content, style, drawn);
    painter.end();
    return drawn > fitting ? image.scaled(int(size.width * fitting), int(size.height * fitting),
                                          Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                           : image;
}

} // namespace delve::mageknight
