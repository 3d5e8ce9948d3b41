// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board_plan.h"
#include "engine/mageknight/board/movement.h"

#include <map>
#include <optional>
#include <set>

namespace delve::mageknight::test {

/// The rules of MAP and RANGE once more, written from their text as plainly as possible: coordinates in
/// sorted maps, nothing precomputed. What our board says must agree with it.
class NaiveBoard
{
public:
    explicit NaiveBoard(const BoardPlan& plan);

    struct Cell
    {
        TileIndex tile = 0;
        Terrain terrain = Terrain::Clear;
        int cost = 1;
        bool isPillar = false;
        bool isShadow = false;
        bool isMarked = false;
        std::optional<Square> stairs;
    };

    const std::map<Square, Cell>& cells() const { return m_cells; }
    const Cell* cell(Square square) const
    {
        const auto found = m_cells.find(square);
        return found == m_cells.end() ? nullptr : &found->second;
    }
    bool isBlocking(Square square) const { return cell(square)->terrain == Terrain::Blocking; }
    bool isPlayable(Square square) const { return delve::mageknight::isPlayable(cell(square)->terrain); }

    /// A wall line between two squares that share an edge; sides of blocking squares do not count.
    bool hasWallLine(Square a, Side side) const;
    /// The doors on an edge that are not walls for the time being.
    std::vector<DoorIndex> doorsOn(Square a, Side side) const;
    /// CON-05 with all doors open.
    bool isAdjacent(Square from, Direction direction) const;
    /// Both sides of the corner between a square and its diagonal neighbour are obstructed.
    bool isCornerObstructed(Square from, Direction diagonal) const;
    bool isPassable(Square from, Direction direction, DoorStates doors) const;

    /// MAP-14: the void around a level, by flooding a rectangle square by square.
    std::set<Square> outside(int level) const;
    bool isExteriorOpening(Square square, Side side, const std::set<Square>& outside) const;

    /// The cost of every square in reach: Dijkstra's algorithm with a sorted set.
    std::map<Square, int> reach(Square from, const MoveQuery& query, const std::set<Square>& closed) const;

    /// The squares that the segment between the centres passes through, and whether it is clear of walls,
    /// corners, doors, shadow and figures, by intersecting it with every square and edge around.
    std::set<Square> squaresOnLine(Square from, Square to) const;
    bool isLineClear(Square from, Square to, DoorStates doors, const std::set<Square>& figures) const;

private:
    bool isDrawnWall(Square square, Side side) const;
    bool isObstructed(Square corner, Square a, Square b) const;
    bool isFreeStanding(Square corner, Square a, Square b) const;
    const FaceLayout& layoutAt(Square square) const;
    LocalSquare localAt(Square square) const;

    const BoardPlan& m_plan;
    std::map<Square, Cell> m_cells;
};

} // namespace delve::mageknight::test
