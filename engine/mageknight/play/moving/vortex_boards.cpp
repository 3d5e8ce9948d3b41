// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/vortex_boards.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

Size sizeOf(const BoardPlan& plan, TileIndex tile)
{
    const std::int32_t layout = plan.tiles[std::size_t(tile)].layout;
    return layout < 0 ? Size{0, 0} : plan.layouts[std::size_t(layout)].size();
}

bool lies(const BoardPlan& plan, TileIndex tile, Square square)
{
    const Square corner = plan.tiles[std::size_t(tile)].position;
    const Size size = sizeOf(plan, tile);
    return square.level == corner.level && square.x >= corner.x && square.x < corner.x + size.width &&
           square.y >= corner.y && square.y < corner.y + size.height;
}

} // namespace

VortexBoards::VortexBoards(BoardPlan plan) : m_plan(std::move(plan))
{
    for (TileIndex tile = 0; tile < TileIndex(m_plan.tiles.size()); ++tile) {
        const Size size = sizeOf(m_plan, tile);
        const bool hasVortex = std::ranges::any_of(m_plan.markers, [&](const BoardPlan::Marker& marker) {
            return marker.look == MarkerLook::Vortex && lies(m_plan, tile, marker.square);
        });
        // MRK-18: only a tile as wide as it is high can turn in place.
        if (hasVortex && size.width == size.height)
            m_tiles.push_back(tile);
    }
    const std::size_t turning = std::min(m_tiles.size(), mostTiles);
    m_boards = std::vector<std::atomic<const Compiled*>>(std::size_t(1) << (2 * turning));
    compile(0);
}

const VortexBoards::Compiled& VortexBoards::compile(std::uint32_t turns) const
{
    const std::lock_guard lock(m_mutex);
    if (const Compiled* known = m_boards[turns].load(std::memory_order_acquire))
        return *known;
    BoardPlan plan = m_plan;
    for (std::size_t i = 0; i < m_tiles.size(); ++i)
        if (const int quarters = int(turns >> (2 * i) & 3); quarters != 0)
            plan = withTileTurned(std::move(plan), m_tiles[i], quarters);
    m_compiled.push_back(std::make_unique<const Compiled>(compileBoard(plan)));
    m_boards[turns].store(m_compiled.back().get(), std::memory_order_release);
    return *m_compiled.back();
}

BoardPlan withTileTurned(BoardPlan plan, TileIndex tile, int quarters)
{
    const Rotation rotation = turned(Rotation::None, quarters);
    const Size size = sizeOf(plan, tile);
    const Square corner = plan.tiles[std::size_t(tile)].position;
    const auto turnedSquare = [&](Square square) {
        const LocalSquare local =
            rotated(LocalSquare{square.x - corner.x, square.y - corner.y}, size, rotation);
        return Square{corner.level, corner.x + local.x, corner.y + local.y};
    };
    for (BoardPlan::Marker& marker : plan.markers)
        if (lies(plan, tile, marker.square))
            marker.square = turnedSquare(marker.square);
    for (BoardPlan::Artifact& artifact : plan.artifacts) {
        const Square far = artifact.square + Offset{artifact.size.width - 1, artifact.size.height - 1};
        if (!lies(plan, tile, artifact.square) || !lies(plan, tile, far))
            continue;
        const Square a = turnedSquare(artifact.square);
        const Square b = turnedSquare(far);
        artifact.square = {a.level, std::min(a.x, b.x), std::min(a.y, b.y)};
        artifact.size = rotated(artifact.size, rotation);
    }
    for (BoardPlan::Door& door : plan.doors)
        if (door.tile == tile)
            door.edge = rotated(door.edge, size, rotation);
    BoardPlan::Tile& planned = plan.tiles[std::size_t(tile)];
    plan.layouts.push_back(rotated(plan.layouts[std::size_t(planned.layout)], rotation));
    planned.layout = std::int32_t(plan.layouts.size()) - 1;
    return plan;
}

SquareIndex afterTurn(const Board& board, TileIndex tile, int quarters, SquareIndex square)
{
    if (square == noSquare || board.tileOf(square) != tile)
        return square;
    const BoardTile& place = board.tile(tile);
    const int local = square - place.first;
    // MRK-16: clockwise, (x, y) of a 5 x 5 tile goes to (4 - y, x).
    const LocalSquare there = rotated(LocalSquare{local % place.size.width, local / place.size.width},
                                      place.size, turned(Rotation::None, quarters));
    return place.first + there.y * place.size.width + there.x;
}

} // namespace delve::mageknight::play
