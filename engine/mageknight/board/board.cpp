// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/board.h"

#include <algorithm>

namespace delve::mageknight {

std::span<const Board::DoorEdge> Board::doorEdges(BoardEdge edge) const
{
    const auto range = std::ranges::equal_range(m_doorEdges, edge, {}, &DoorEdge::edge);
    return {range.begin(), range.end()};
}

bool Board::areDoorsOpen(SquareIndex square, Direction direction, DoorStates doors) const
{
    // DOOR-19: where two doors lie on one edge both must be open.
    return std::ranges::all_of(doorEdges({square, Side(int(direction) / 2)}),
                               [&](const DoorEdge& entry) { return doors.isOpen(entry.door); });
}

DoorIndex Board::doorOn(SquareIndex square, Side side) const
{
    const auto found = doorEdges({square, side});
    return found.empty() ? -1 : found.front().door;
}

std::vector<DoorIndex> Board::doorsOn(SquareIndex square, Side side) const
{
    std::vector<DoorIndex> doors;
    for (const DoorEdge& entry : doorEdges({square, side}))
        doors.push_back(entry.door);
    return doors;
}

SquareIndex Board::findPartner(SquareIndex square) const
{
    const auto found =
        std::ranges::lower_bound(m_staircases, square, {}, &std::pair<SquareIndex, SquareIndex>::first);
    return found != m_staircases.end() && found->first == square ? found->second : noSquare;
}

std::span<const std::pair<SquareIndex, SquareIndex>> Board::staircasesOn(TileIndex index) const
{
    if (m_staircases.empty())
        return {};
    const SquareIndex first = tile(index).first;
    const auto squareOfPair = &std::pair<SquareIndex, SquareIndex>::first;
    return {std::ranges::lower_bound(m_staircases, first, {}, squareOfPair),
            std::ranges::lower_bound(m_staircases, first + tile(index).squareCount(), {}, squareOfPair)};
}

std::size_t Board::bytes() const
{
    const auto bytesOf = [](const auto& list) { return list.capacity() * sizeof(list[0]); };
    return sizeof(Board) + bytesOf(m_places) + bytesOf(m_masks) + bytesOf(m_neighbours) +
           bytesOf(m_stepWords) + bytesOf(m_sightWords) + bytesOf(m_tileOf) + bytesOf(m_tiles) +
           bytesOf(m_layouts) + bytesOf(m_doors) + bytesOf(m_doorEdges) + bytesOf(m_staircases) +
           bytesOf(m_exteriorOpenings) + bytesOf(m_overlaps) + m_map.bytes();
}

} // namespace delve::mageknight
