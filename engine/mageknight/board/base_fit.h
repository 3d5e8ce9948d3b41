// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/content/footprint.h"

namespace delve::mageknight {

/// What keeps a base from standing somewhere, or from getting there.
enum class BaseFault : std::uint8_t
{
    None,
    Facing,   ///< BASE-04: a larger base faces diagonally
    Void,     ///< BASE-05: a square belongs to no tile
    Blocked,  ///< BASE-05: blocking terrain or a pillar
    Crevasse, ///< BASE-06: more than may hang over
    Occupied, ///< BASE-05: another figure, chest, artifact or token
    Wall      ///< BASE-05: a wall or closed door between two of its squares; BASE-07: in its way
};

/// What is wrong, and with which square; for a wall the edge of that square.
struct BaseFit
{
    BaseFault fault = BaseFault::None;
    Edge edge{};

    bool isFine() const { return fault == BaseFault::None; }

    friend bool operator==(const BaseFit&, const BaseFit&) = default;
};

/// A base on a board.
struct BaseQuery
{
    BaseShape base = BaseShape::Round1x1;
    DoorStates doors = DoorStates::allClosed();
    BitView taken{};      ///< squares with another figure or an object
    bool crosses = false; ///< SPD-09: on its way over any number of crevasse squares
};

/// BASE-05 but for what others have put there: whether a base may lie so on its way.
BaseFit fitOnTheWay(const Board& board, const BaseQuery& query, Square anchor, Direction facing);

/// BASE-05, BASE-06: whether a base may rest with its anchor there. Faults in the order of BASE-05.
BaseFit fitAtRest(const Board& board, const BaseQuery& query, Square anchor, Direction facing);

/// BASE-07: whether the whole base may be shifted by one square to that side: every edge of its leading side
/// is open, and where it comes to lie it stands on tiles, over one row of crevasse at most and astride no
/// wall. For titans and multi-dial bases; the others move by their front square. `taken` does not matter.
BaseFit fitOfShift(const Board& board, const BaseQuery& query, Square anchor, Direction facing, Side towards);

} // namespace delve::mageknight
