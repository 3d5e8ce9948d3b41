// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/tile_strokes.h"

#include <algorithm>
#include <cassert>

namespace delve::mageknight {

namespace {

bool contains(Size size, LocalSquare square)
{
    return square.x >= 0 && square.y >= 0 && square.x < size.width && square.y < size.height;
}

LocalSquare beyond(LocalEdge edge)
{
    const Offset offset = offsetOf(edge.side);
    return {edge.square.x + offset.dx, edge.square.y + offset.dy};
}

} // namespace

void paintTerrain(FaceLayout& layout, LocalSquare square, Terrain terrain)
{
    layout.setTerrain(square, terrain);
    if (terrain == Terrain::Blocking)
        for (const Side side : allSides)
            if (isOnBorder(layout, {square, side}))
                layout.setWall({square, side}, true);
}

bool mayBeOpen(const FaceLayout& layout, LocalEdge edge)
{
    return !isOnBorder(layout, edge) || layout.terrain(edge.square) != Terrain::Blocking;
}

void buildWall(FaceLayout& layout, LocalEdge edge, bool wall)
{
    if (wall || mayBeOpen(layout, edge))
        layout.setWall(edge, wall);
}

bool isOnBorder(const FaceLayout& layout, LocalEdge edge)
{
    return !contains(layout.size(), beyond(edge));
}

bool canBeLinked(const FaceLayout& layout, LocalSquare corner)
{
    const auto [width, height] = layout.size();
    if (corner.x <= 0 || corner.y <= 0 || corner.x >= width || corner.y >= height)
        return false;
    const auto isBlocking = [&](int dx, int dy) {
        return layout.terrain({corner.x + dx, corner.y + dy}) == Terrain::Blocking;
    };
    const bool falling = isBlocking(-1, -1) && isBlocking(0, 0) && !isBlocking(0, -1) && !isBlocking(-1, 0);
    const bool rising = !isBlocking(-1, -1) && !isBlocking(0, 0) && isBlocking(0, -1) && isBlocking(-1, 0);
    return falling || rising;
}

TileFace turnedFace(const TileFace& face, Rotation rotation)
{
    const Size size = face.layout.size();
    assert(rotated(size, rotation) == size);
    TileFace turnedFace = face;
    turnedFace.layout = rotated(face.layout, rotation);
    for (Art& art : turnedFace.art) {
        art.square = rotated(art.square, size, rotation);
        art.turn = turned(art.turn, quartersOf(rotation));
    }
    return turnedFace;
}

Tile withKind(Tile tile, TileKind kind)
{
    if (tile.kind == kind)
        return tile;
    tile.kind = kind;
    const Size size = sizeOf(kind);
    for (TileFace& face : tile.faces) {
        const FaceLayout before = face.layout;
        face.layout = FaceLayout(size);
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x) {
                if (!contains(before.size(), {x, y}))
                    continue;
                paintTerrain(face.layout, {x, y}, before.terrain({x, y}));
                face.layout.setCost({x, y}, before.cost({x, y}));
                for (const Side side : allSides) {
                    const LocalEdge edge{{x, y}, side};
                    // What was the border and is the middle now would cut the new squares off.
                    const bool wasOnlyBorder = isOnBorder(before, edge) && !isOnBorder(face.layout, edge);
                    if (before.hasWall(edge) && !wasOnlyBorder)
                        face.layout.setWall(edge, true);
                }
                face.layout.setLinked({x, y}, before.isLinked({x, y}));
            }
        std::erase_if(face.art, [&](const Art& art) { return !contains(size, art.square); });
    }
    return tile;
}

} // namespace delve::mageknight
