// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/dungeoneer/board/laid_card.h"

#include <cstdint>

namespace delve::dungeoneer {

/// DNR-DOOR-11 as a switch: which Walls keep a Hero from crossing an edge.
enum class WallBlocks : std::uint8_t
{
    BothSides, ///< a Wall on either card
    DoorLeft   ///< only a Wall of the card being left
};

constexpr auto fileWords(WallBlocks)
{
    return std::to_array<EnumName<WallBlocks>>(
        {{WallBlocks::BothSides, "both-sides"}, {WallBlocks::DoorLeft, "door-left"}});
}

/// DNR-DOOR-19: what a Hero meets on the way from one card to the next.
enum class Crossing : std::uint8_t
{
    Impossible,
    Free,
    RollTrapped, ///< DNR-DOOR-08
    RollLocked   ///< DNR-DOOR-10
};

/// DNR-DOOR-06, DNR-DOOR-11: whether the edge lets a Hero go from the first door to the second.
constexpr bool isPassable(bool wallHere, bool wallThere, WallBlocks rule)
{
    return !wallHere && (rule == WallBlocks::DoorLeft || !wallThere);
}

/// DNR-DOOR-03, DNR-DOOR-04: only the door being left is faced, so that an edge may be Locked one way and
/// Open the other; of the far door only a Wall matters.
constexpr Crossing crossingOf(DoorKind left, DoorKind entered, WallBlocks rule = WallBlocks::BothSides)
{
    if (!isPassable(left == DoorKind::Wall, entered == DoorKind::Wall, rule))
        return Crossing::Impossible;
    switch (left) {
    case DoorKind::Locked: return Crossing::RollLocked;
    case DoorKind::Trapped: return Crossing::RollTrapped;
    default: return Crossing::Free;
    }
}

/// Whether a Hero can go from one card to the one beside it on this side.
inline bool isPassable(const LaidCard& from, Side side, const LaidCard& to, WallBlocks rule)
{
    return isPassable(from.hasWall(side), to.hasWall(opposite(side)), rule);
}

/// DNR-DOOR-05: the share of rolls that reach the number with this score, in sixths.
constexpr int sixthsToPass(int threat, int score)
{
    const int faces = 7 + score - threat;
    return faces < 0 ? 0 : faces > 6 ? 6 : faces;
}

} // namespace delve::dungeoneer
