// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/wall_lines.h"

#include <algorithm>
#include <bit>
#include <map>

namespace delve::mageknight {

namespace {

/// The walls that leave a corner: bit n stands for Side(n).
using SideMask = std::uint8_t;

constexpr SideMask bitOf(Side side)
{
    return SideMask(1u << unsigned(side));
}

constexpr bool has(SideMask mask, Side side)
{
    return (mask & bitOf(side)) != 0;
}

GridCorner stepped(GridCorner corner, Side side)
{
    const Offset offset = offsetOf(side);
    return {corner.x + offset.dx, corner.y + offset.dy};
}

/// Where the wall on this side of a square begins, going clockwise round the square.
GridCorner startOf(Square square, Side side)
{
    const int east = side == Side::East || side == Side::South;
    const int south = side == Side::South || side == Side::West;
    return {square.x + east, square.y + south};
}

class WallGraph
{
public:
    /// A wall one square long, from a corner in this direction. The same wall twice is one wall.
    void add(GridCorner from, Side direction)
    {
        m_walls[from] |= bitOf(direction);
        m_walls[stepped(from, direction)] |= bitOf(opposite(direction));
    }

    std::vector<WallLine> takeLines()
    {
        m_left = m_walls;
        std::vector<WallLine> lines;
        // Lines with ends first; what is left then runs in circles.
        for (const auto& [corner, walls] : m_walls)
            if (const auto end = looseEnd(walls); end && has(m_left[corner], *end))
                lines.push_back(lineFrom(corner, *end));
        // The first corner of a circle in reading order has walls to the east and south only: it is a turn.
        for (const auto& [corner, walls] : m_left)
            while (has(walls, Side::East))
                lines.push_back(lineFrom(corner, Side::East));
        return lines;
    }

private:
    /// Walls of a corner that do not run straight through it.
    static SideMask bent(SideMask walls)
    {
        SideMask mask = 0;
        for (const Side side : allSides)
            if (has(walls, side) && !has(walls, opposite(side)))
                mask |= bitOf(side);
        return mask;
    }

    /// The wall that ends at a corner, if there is one.
    static std::optional<Side> looseEnd(SideMask walls)
    {
        const SideMask mask = bent(walls);
        if (std::popcount(mask) != 1)
            return std::nullopt;
        return Side(std::countr_zero(mask));
    }

    /// How a line goes on that comes to a corner along `from`, the wall's direction as seen from the corner.
    static std::optional<Side> onward(SideMask walls, Side from)
    {
        if (has(walls, opposite(from)))
            return opposite(from);
        const SideMask others = SideMask(bent(walls) & ~bitOf(from));
        if (others == 0)
            return std::nullopt;
        return Side(std::countr_zero(others));
    }

    WallLine lineFrom(GridCorner corner, Side direction)
    {
        WallLine line{corner};
        for (std::optional<Side> next = direction; next && has(m_left[corner], *next);) {
            if (*next != direction)
                line.push_back(corner);
            direction = *next;
            m_left[corner] &= SideMask(~bitOf(direction));
            corner = stepped(corner, direction);
            m_left[corner] &= SideMask(~bitOf(opposite(direction)));
            next = onward(m_walls[corner], opposite(direction));
        }
        line.push_back(corner);
        return line;
    }

    std::map<GridCorner, SideMask> m_walls;
    std::map<GridCorner, SideMask> m_left; ///< not yet part of a line
};

bool isSquareOf(const Board& board, SquareIndex square, int level)
{
    return board.levelOf(square) == level && !board.has(square, SquareFlag::Overlapped);
}

} // namespace

std::vector<WallLine> wallLines(const Board& board, int level)
{
    WallGraph graph;
    for (SquareIndex square = 0; square < board.squareCount(); ++square) {
        if (!isSquareOf(board, square, level) || board.terrain(square) == Terrain::Blocking)
            continue;
        for (const Side side : allSides)
            if (board.isWall(square, side))
                graph.add(startOf(board.squareOf(square), side), turned(side, 1));
    }
    return graph.takeLines();
}

std::vector<Edge> doorEdges(const Board& board, int level)
{
    std::vector<Edge> edges;
    for (const BoardDoor& door : board.doors())
        if (door.isPassage && isSquareOf(board, door.square, level)) {
            const Edge edge{board.squareOf(door.square), door.side};
            edges.push_back(std::min(edge, fromOtherSide(edge)));
        }
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return edges;
}

} // namespace delve::mageknight
