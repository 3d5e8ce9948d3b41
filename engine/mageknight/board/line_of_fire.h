// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"

#include <cstdint>
#include <span>
#include <vector>

namespace delve::mageknight {

/// What a line of fire depends on besides the board.
struct LineQuery
{
    DoorStates doors = DoorStates::allClosed();
    BitView figures = {};       ///< RANGE-09: squares with a figure; those at the two ends are not counted
    BitView objects = {};       ///< RANGE-17: squares with a chest or token, which give cover
    BitView hindering = {};     ///< RANGE-17, DRESS-09: hindering terrain that is not a part of the board
    bool throughShadow = false; ///< EXPL-04: shadow does not block
    /// BASE-13: squares of larger bases at the two ends, which neither block nor give cover.
    std::span<const SquareIndex> bases = {};
};

/// What stops a line of fire.
enum class LineBlocker : std::uint8_t
{
    Nothing,
    Wall,   ///< RANGE-10: a wall edge, a blocking square or void
    Corner, ///< RANGE-10: exactly between two obstacles
    Door,   ///< RANGE-11
    Shadow, ///< RANGE-12
    Figure, ///< RANGE-09
    Level   ///< the two squares lie on different levels
};

/// A line of fire from the centre of one square to the centre of another, or to the middle of a door.
struct LineOfFire
{
    LineBlocker blocker = LineBlocker::Nothing;
    /// Where it is stopped: the last square it was in and the way it was going, or the square with the
    /// shadow or figure.
    SquareIndex stoppedAt = noSquare;
    Direction stoppedTowards = Direction::North;
    /// ARC-10: the first square after the shooter's and the last before the target's, noSquare if the line
    /// ends before.
    SquareIndex first = noSquare;
    SquareIndex last = noSquare;
    /// RANGE-17: the target has cover. Only known when the line is clear.
    bool cover = false;

    bool isClear() const { return blocker == LineBlocker::Nothing; }
};

/// Follows the line. `squares`, if given, receives every square it passes through (RANGE-08), both ends
/// included, up to where it is stopped.
LineOfFire traceLine(const Board& board, SquareIndex from, SquareIndex to, const LineQuery& query,
                     std::vector<SquareIndex>* squares = nullptr);

/// RANGE-08: the squares that a line between the centres of two squares passes through, both included, as
/// offsets from the first; nothing stops it.
std::vector<Offset> lineOffsets(Offset to);

/// DOOR-16: the line to the middle of a door's edge. The door itself does not stop it; the target square is
/// the last one on this side of the door, and it counts as passed through.
LineOfFire traceLineToEdge(const Board& board, SquareIndex from, BoardEdge edge, const LineQuery& query,
                           std::vector<SquareIndex>* squares = nullptr);

/// Whether the line is clear, and nothing else: for those who ask very often. Knows no `bases`.
bool hasLineOfFire(const Board& board, SquareIndex from, SquareIndex to, const LineQuery& query);

/// RANGE-15: squares from one to the other, diagonals counting as one.
inline int rangeBetween(const Board& board, SquareIndex from, SquareIndex to)
{
    return distance(board.squareOf(from), board.squareOf(to));
}

} // namespace delve::mageknight
