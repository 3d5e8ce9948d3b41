// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/art_painter.h"

#include "editor/mageknight/render/wall_painter.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// 0 for what is part of the floor, up to 3 for what hangs on walls.
int layerOf(ArtKind kind)
{
    switch (kind) {
    case ArtKind::Cracks:
    case ArtKind::Drain:
    case ArtKind::Grate:
    case ArtKind::MosaicStar:
    case ArtKind::Puddle:
    case ArtKind::PoolRim:
    case ArtKind::Runes:
    case ArtKind::Steps: return 0;
    case ArtKind::Rug:
    case ArtKind::Rails:
    case ArtKind::Planks:
    case ArtKind::Inscription:
    case ArtKind::Moss:
    case ArtKind::Roots: return 1;
    case ArtKind::Arch:
    case ArtKind::Banner:
    case ArtKind::Bars:
    case ArtKind::Chains:
    case ArtKind::Cobweb:
    case ArtKind::Lever:
    case ArtKind::Shelf:
    case ArtKind::Torch:
    case ArtKind::WeaponRack: return 3;
    default: return 2;
    }
}

void draw(const Sketch& sketch, ArtKind kind, art::Joins joins)
{
    switch (kind) {
    case ArtKind::Arch: return art::arch(sketch);
    case ArtKind::Banner: return art::banner(sketch);
    case ArtKind::Bars: return art::bars(sketch);
    case ArtKind::Bones: return art::bones(sketch);
    case ArtKind::Books: return art::books(sketch);
    case ArtKind::Brazier: return art::brazier(sketch);
    case ArtKind::Candles: return art::candles(sketch);
    case ArtKind::Chains: return art::chains(sketch);
    case ArtKind::Cobweb: return art::cobweb(sketch);
    case ArtKind::ColumnStump: return art::columnStump(sketch);
    case ArtKind::Cracks: return art::cracks(sketch);
    case ArtKind::Drain: return art::drain(sketch);
    case ArtKind::Fungus: return art::fungus(sketch);
    case ArtKind::Grate: return art::grate(sketch);
    case ArtKind::Inscription: return art::inscription(sketch);
    case ArtKind::Lever: return art::lever(sketch);
    case ArtKind::Moss: return art::moss(sketch);
    case ArtKind::MosaicStar: return art::mosaicStar(sketch);
    case ArtKind::Planks: return art::planks(sketch);
    case ArtKind::PoolRim: return art::poolRim(sketch, joins);
    case ArtKind::Puddle: return art::puddle(sketch);
    case ArtKind::Rails: return art::rails(sketch, joins);
    case ArtKind::Roots: return art::roots(sketch);
    case ArtKind::Rubble: return art::rubble(sketch);
    case ArtKind::Rug: return art::rug(sketch, joins);
    case ArtKind::Runes: return art::runes(sketch);
    case ArtKind::Shelf: return art::shelf(sketch);
    case ArtKind::Skulls: return art::skulls(sketch);
    case ArtKind::Statue: return art::statue(sketch);
    case ArtKind::Steps: return art::steps(sketch);
    case ArtKind::Throne: return art::throne(sketch);
    case ArtKind::Tools: return art::tools(sketch);
    case ArtKind::Torch: return art::torch(sketch);
    case ArtKind::Urn: return art::urn(sketch);
    case ArtKind::WeaponRack: return art::weaponRack(sketch);
    case ArtKind::Well: return art::well(sketch);
    }
}

/// Whether the same art with the same axis lies on the next square to this side of the unturned drawing.
bool goesOn(const std::vector<Art>& pieces, const Art& piece, Side side)
{
    const Offset step = offsetOf(turned(side, quartersOf(piece.turn)));
    const LocalSquare next{piece.square.x + step.dx, piece.square.y + step.dy};
    return std::any_of(pieces.begin(), pieces.end(), [&](const Art& other) {
        return other.kind == piece.kind && other.square == next &&
               quartersOf(other.turn) % 2 == quartersOf(piece.turn) % 2;
    });
}

art::Joins joinsOf(const FaceLayout& layout, const std::vector<Art>& pieces, const Art& piece)
{
    art::Joins joins{goesOn(pieces, piece, Side::North), goesOn(pieces, piece, Side::South)};
    const auto endsAt = [&](Side unturned) {
        const Offset step = offsetOf(turned(unturned, quartersOf(piece.turn)));
        const int x = piece.square.x + step.dx;
        const int y = piece.square.y + step.dy;
        return x < 0 || y < 0 || x >= layout.size().width || y >= layout.size().height ||
               layout.terrain({x, y}) != layout.terrain(piece.square);
    };
    for (const Side side : allSides) // the corner before this side, clockwise
        joins.shore[std::size_t(side)] = endsAt(side) && endsAt(turned(side, -1));
    return joins;
}

void paintLayers(const Sketch& sketch, const FaceLayout& layout, const std::vector<Art>& pieces, int from,
                 int to)
{
    for (int layer = from; layer <= to; ++layer)
        for (const Art& piece : pieces)
            if (layerOf(piece.kind) == layer)
                paintArt(sketch, piece, joinsOf(layout, pieces, piece));
}

} // namespace

bool hinders(ArtKind kind)
{
    switch (kind) {
    case ArtKind::Steps:
    case ArtKind::Planks:
    case ArtKind::Rubble:
    case ArtKind::Roots:
    case ArtKind::Fungus:
    case ArtKind::Rug: return true;
    default: return false;
    }
}

void paintArt(const Sketch& sketch, const Art& art, art::Joins joins)
{
    sketch.painter.save();
    sketch.painter.translate(art.square.x + 0.5, art.square.y + 0.5);
    sketch.painter.rotate(degreesOf(art.turn));
    const Sketch own = sketch.turnedBy(degreesOf(art.turn))
                           .with(sketch.noise.of(art.square.x, art.square.y, 100 + int(art.kind)));
    // What hangs on a wall keeps clear of the wall itself; arches and bars stand in the line of the wall.
    if (layerOf(art.kind) == 3 && art.kind != ArtKind::Arch && art.kind != ArtKind::Bars &&
        art.kind != ArtKind::Cobweb)
        sketch.painter.translate(0, borderWall - 0.1);
    draw(own, art.kind, joins);
    sketch.painter.restore();
}

void paintFloorArt(const Sketch& sketch, const FaceLayout& layout, const std::vector<Art>& pieces)
{
    paintLayers(sketch, layout, pieces, 0, 1);
}

void paintStandingArt(const Sketch& sketch, const FaceLayout& layout, const std::vector<Art>& pieces)
{
    paintLayers(sketch, layout, pieces, 2, 3);
}

} // namespace delve::mageknight
