// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/tile.h"

#include <cassert>

namespace delve::mageknight {

int usualCost(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Clear: return 1;     // TER-02
    case Terrain::Hindering: return 2; // TER-03
    case Terrain::Water: return 3;     // TER-04
    case Terrain::Crevasse:
    case Terrain::Blocking: return 1;
    }
    return 1;
}

FaceLayout::FaceLayout(Size size) : m_size(size)
{
    assert(size.width <= maxSide && size.height <= maxSide);
    m_cost.fill(std::uint8_t(usualCost(Terrain::Clear)));
}

bool FaceLayout::hasWall(LocalEdge edge) const
{
    const auto [x, y] = edge.square;
    switch (edge.side) {
    case Side::North: return (m_wallsNorth & cornerBit(x, y)) != 0;
    case Side::South: return (m_wallsNorth & cornerBit(x, y + 1)) != 0;
    case Side::West: return (m_wallsWest & cornerBit(x, y)) != 0;
    case Side::East: return (m_wallsWest & cornerBit(x + 1, y)) != 0;
    }
    return false;
}

bool FaceLayout::isLinked(LocalSquare corner) const
{
    return (m_linked & cornerBit(corner.x, corner.y)) != 0;
}

void FaceLayout::setTerrain(LocalSquare square, Terrain terrain)
{
    m_terrain[index(square)] = terrain;
    m_cost[index(square)] = std::uint8_t(usualCost(terrain));
}

void FaceLayout::setWall(LocalEdge edge, bool wall)
{
    const auto [x, y] = edge.square;
    const bool horizontal = edge.side == Side::North || edge.side == Side::South;
    std::uint64_t& walls = horizontal ? m_wallsNorth : m_wallsWest;
    const std::uint64_t bit = cornerBit(x + (edge.side == Side::East), y + (edge.side == Side::South));
    walls = wall ? walls | bit : walls & ~bit;
}

void FaceLayout::setLinked(LocalSquare corner, bool linked)
{
    const std::uint64_t bit = cornerBit(corner.x, corner.y);
    m_linked = linked ? m_linked | bit : m_linked & ~bit;
}

std::vector<Entryway> FaceLayout::entryways() const
{
    std::vector<Entryway> found;
    for (const Side side : allSides) {
        const bool alongRow = side == Side::North || side == Side::South;
        const int length = alongRow ? m_size.width : m_size.height;
        bool open = false;
        for (int offset = 0; offset < length; ++offset) {
            const LocalSquare square = alongRow
                                           ? LocalSquare{offset, side == Side::North ? 0 : m_size.height - 1}
                                           : LocalSquare{side == Side::West ? 0 : m_size.width - 1, offset};
            // MAP-11: open border edges of playable squares, as long a run as there is.
            const bool passable = isPlayable(terrain(square)) && !hasWall({square, side});
            if (passable && open)
                ++found.back().width;
            else if (passable)
                found.push_back({side, offset, 1});
            open = passable;
        }
    }
    return found;
}

namespace {

/// Copies a layout square by square, edge by edge and corner by corner to where `map…` says.
template <typename MapSquare, typename MapSide, typename MapCorner>
FaceLayout transformed(const FaceLayout& layout, Size size, MapSquare mapSquare, MapSide mapSide,
                       MapCorner mapCorner)
{
    FaceLayout result(size);
    for (int y = 0; y < layout.size().height; ++y)
        for (int x = 0; x < layout.size().width; ++x) {
            const LocalSquare to = mapSquare(LocalSquare{x, y});
            result.setTerrain(to, layout.terrain({x, y}));
            result.setCost(to, layout.cost({x, y}));
            for (const Side side : allSides)
                result.setWall({to, mapSide(side)}, layout.hasWall({{x, y}, side}));
        }
    for (int y = 0; y <= layout.size().height; ++y)
        for (int x = 0; x <= layout.size().width; ++x)
            result.setLinked(mapCorner(LocalSquare{x, y}), layout.isLinked({x, y}));
    return result;
}

} // namespace

FaceLayout rotated(const FaceLayout& layout, Rotation rotation)
{
    const Size size = layout.size();
    const Size corners{size.width + 1, size.height + 1};
    return transformed(
        layout, rotated(size, rotation), [&](LocalSquare square) { return rotated(square, size, rotation); },
        [&](Side side) { return turned(side, quartersOf(rotation)); },
        [&](LocalSquare corner) { return rotated(corner, corners, rotation); });
}

FaceLayout mirrored(const FaceLayout& layout)
{
    const int width = layout.size().width;
    return transformed(
        layout, layout.size(),
        [&](LocalSquare square) {
            return LocalSquare{width - 1 - square.x, square.y};
        },
        [](Side side) { return side == Side::East || side == Side::West ? opposite(side) : side; },
        [&](LocalSquare corner) {
            return LocalSquare{width - corner.x, corner.y};
        });
}

} // namespace delve::mageknight
