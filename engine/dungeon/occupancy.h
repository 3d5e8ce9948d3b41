#pragma once

#include "engine/scenario/scenario.h"

#include <vector>

namespace delve {

/// MAP-26: two placed things that cannot share a square.
struct SharedSquare
{
    Square square;
    ThingId first; ///< chests before tokens, each in order of placement
    ThingId second;

    friend bool operator==(const SharedSquare&, const SharedSquare&) = default;
};

/// MAP-26: a square holds at most one chest or token, and at most one terrain marker, which lies under
/// them. Gives every thing after the first on a square, in order of the squares.
std::vector<SharedSquare> sharedSquares(const Scenario& scenario);

} // namespace delve
