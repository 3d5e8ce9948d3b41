// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/line_of_fire.h"
#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/board/tile_graph.h"

#include <optional>
#include <vector>

namespace delve::mageknight {

/// What lies between two squares, as an author asks for it who lays out a dungeon: nobody stands anywhere.
struct Measure
{
    std::optional<int> steps;        ///< nothing where no way leads; doors being open
    std::optional<int> speedPoints;  ///< of the cheapest way
    std::optional<int> tiles;        ///< MAP-19: tile distance, 0 on one tile
    std::optional<int> range;        ///< RANGE-15; nothing between levels
    std::vector<Square> way;         ///< the cheapest way, both ends included
    LineOfFire line;                 ///< doors being closed
    std::vector<Square> lineSquares; ///< what the line passes through, up to where it is stopped
};

/// Measures from one square to any number of others. Board and graph must outlive it and stay as they are.
class Measuring
{
public:
    /// `objects` are the squares with a chest or token. RANGE-17.
    Measuring(const Board& board, const TileGraph& graph, SquareIndex from, BitSet objects);

    SquareIndex from() const { return m_from; }
    Measure to(SquareIndex square) const;

private:
    const Board& m_board;
    SquareIndex m_from;
    BitSet m_objects;
    MoveField m_steps;
    MoveField m_walk;
    std::vector<int> m_tiles; ///< distances by tile
};

} // namespace delve::mageknight
