// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/core/game.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace delve::mageknight::play {

/// How a hero gets along when it enters the dungeon: what its dial shows then.
struct Stride
{
    int speed = 0;
    Gait gait = Gait::Walk;

    friend bool operator==(const Stride&, const Stride&) = default;
};

/// How a team moves, for the calculation, that has no heroes yet.
inline constexpr Stride assumedStride{8, Gait::Walk};
/// Nobody asks for more turns than these.
inline constexpr int mostReachTurns = 9;

/// How soon a hero of one team can stand where.
struct TeamReach
{
    bool hasEntrance = false;
    bool isAssumed = false;          ///< there is no hero: assumedStride
    std::vector<Stride> strides;     ///< of its heroes, each once, the fastest first
    std::vector<std::uint8_t> turns; ///< by square: after which turn at the soonest; 0 where it cannot be

    /// The square can be stood on after so many turns.
    bool reaches(SquareIndex square, int turn) const
    {
        const int first = turns[std::size_t(square)];
        return first != 0 && first <= turn;
    }
};

/// A figure may stop there: it is playable and no artifact lies on it (ART-10).
inline bool canStopOn(const Board& board, SquareIndex square)
{
    return board.isPlayable(square) && !board.has(square, SquareFlag::NoStop);
}

/// The squares with a chest, which nobody enters. CHEST-15.
BitSet chestSquares(const GameParts& parts, const Board& board);

/// By team, for mostReachTurns turns: where a hero can stand after each of them that enters in the first one
/// and is activated in every turn. It is alone in the dungeon: figures and tokens are not there, chests are.
/// Every turn has all its speed points: entering costs the entrance square (MOV-07), a closed door 2 more
/// (DOOR-07); wooden doors that it opened stay open (DOOR-08), iron ones do not (DOOR-10). A teleport takes
/// the turn after the one that comes to it (MRK-10, MRK-12); vortices are not turned. Of several heroes the
/// soonest counts. A larger base covers only squares that it can come to lie on (BASE-08); when is an
/// estimate, that of a small one of its speed, which is the sum of its sections (MD-07). Where it is told to
/// stop the answer is worthless.
std::vector<TeamReach> reachOf(const GameParts& parts, const Board& board, const std::stop_token& stop = {});

} // namespace delve::mageknight::play
