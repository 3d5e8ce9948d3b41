// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/mageknight/render/gallery.h"

#include "editor/mageknight/render/face_painter.h"
#include "editor/mageknight/render/figure_painter.h"
#include "editor/mageknight/render/marker_painter.h"
#include "editor/mageknight/render/piece_painter.h"

#include <functional>
#include <vector>

namespace delve::mageknight::test {

namespace {

constexpr int cell = 5;

using Paint = std::function<void(const Sketch&, const QPointF&)>;

std::vector<Paint> figures()
{
    std::vector<Paint> pieces;
    const auto add = [&](FigureLook look) {
        pieces.push_back([look](const Sketch& s, const QPointF& c) { paintFigure(s, c, look); });
    };
    for (const Direction facing : allDirections) {
        FigureLook look;
        look.initials = QStringLiteral("HS");
        look.player = PlayerColour(int(facing) % int(enumNames<PlayerColour>.size()));
        look.facing = facing;
        add(look);
    }
    for (const int arc : {90, 180, 270, 360}) {
        FigureLook look;
        look.initials = QStringLiteral("R");
        look.grade = Colour((arc / 90 - 1) % 3);
        look.frontArc = arc;
        add(look);
    }
    for (const ArcSide side : {ArcSide::Left, ArcSide::Right}) {
        FigureLook look;
        look.initials = QStringLiteral("K");
        look.frontArc = 135;
        look.arcSide = side;
        look.spent = side == ArcSide::Right;
        add(look);
    }
    return pieces;
}

/// Pieces of one square, nine to a cell.
std::vector<Paint> smallPieces()
{
    std::vector<Paint> pieces;
    for (const auto& [side, name] : enumNames<UniqueSide>)
        pieces.push_back([side = side](const Sketch& s, const QPointF& c) { paintMarker(s, c, side); });
    for (const auto& [side, name] : enumNames<OrdinarySide>)
        pieces.push_back([side = side](const Sketch& s, const QPointF& c) { paintMarker(s, c, side); });
    for (const auto& [kind, name] : enumNames<ArtifactClass>)
        pieces.push_back(
            [kind = kind](const Sketch& s, const QPointF& c) { paintArtifact(s, around(c, 1, 1), kind); });
    for (const auto& [colour, name] : enumNames<Colour>)
        pieces.push_back(
            [colour = colour](const Sketch& s, const QPointF& c) { paintWanderingToken(s, c, colour); });
    for (const auto& [material, name] : enumNames<DoorMaterial>)
        for (const bool open : {false, true})
            for (const bool level : {false, true})
                pieces.push_back([material = material, open, level](const Sketch& s, const QPointF& c) {
                    paintDoor(s, c, level, material, open);
                });
    for (const Side side : allSides)
        pieces.push_back([side](const Sketch& s, const QPointF& c) { paintChest(s, c, side, true); });
    for (const auto& [colour, name] : enumNames<PlayerColour>)
        for (const ArrowKind kind : {ArrowKind::Entrance, ArrowKind::Exit})
            pieces.push_back([colour = colour, kind](const Sketch& s, const QPointF& c) {
                paintArrow(s, c, Side(int(colour) % 4), kind, colour, int(colour) + 1);
            });
    pieces.push_back([](const Sketch& s, const QPointF& c) { paintNote(s, c); });
    const auto round = figures();
    pieces.insert(pieces.end(), round.begin(), round.end());
    return pieces;
}

/// Figures that take up several squares, one to a cell.
std::vector<Paint> largePieces()
{
    std::vector<Paint> pieces;
    for (const auto& [base, name] : enumNames<BaseShape>) {
        if (base == BaseShape::Round1x1)
            continue;
        FigureLook look;
        look.initials = QStringLiteral("Dg");
        look.base = base;
        look.facing = Direction::East;
        look.grade = Colour::Red;
        pieces.push_back([look](const Sketch& s, const QPointF& c) { paintFigure(s, c, look); });
    }
    return pieces;
}

} // namespace

QImage gallery(const Pack& pack, RenderStyle style, int pixels)
{
    const auto small = smallPieces();
    const auto large = largePieces();
    constexpr int perCell = 9;
    const int smallCells = (int(small.size()) + perCell - 1) / perCell;
    const int cells = int(pack.tiles.size()) * 2 + smallCells + int(large.size());
    const int rows = (cells + galleryColumns - 1) / galleryColumns;
    QImage image(galleryColumns * cell * pixels, rows * cell * pixels, QImage::Format_RGB32);
    image.fill(paletteOf(style).ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    int at = 0;
    const auto inNextCell = [&](const auto& paint) {
        painter.save();
        painter.scale(pixels, pixels);
        painter.translate(at % galleryColumns * cell, at / galleryColumns * cell);
        paint();
        painter.restore();
        ++at;
    };
    for (const Tile& tile : pack.tiles)
        for (const TileSide side : {TileSide::A, TileSide::B})
            inNextCell([&] { paintFace(painter, tile, side, Rotation(at % 4), style, pixels); });
    const Sketch sketch{painter, style, double(pixels), Noise(1)};
    for (int first = 0; first < int(small.size()); first += perCell)
        inNextCell([&] {
            for (int i = 0; i < perCell && first + i < int(small.size()); ++i)
                small[std::size_t(first + i)](sketch, QPointF(i % 3, i / 3) * 1.6 + QPointF(0.9, 0.9));
        });
    for (const Paint& piece : large)
        inNextCell([&] { piece(sketch, QPointF(2.5, 2.5)); });
    return image;
}

} // namespace delve::mageknight::test
