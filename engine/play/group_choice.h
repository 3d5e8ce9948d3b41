#pragma once

#include <span>

namespace delve::play {

/// How many monsters appear, and for how many points in all.
struct GroupSize
{
    int count = 0;
    int points = 0;

    friend bool operator==(const GroupSize&, const GroupSize&) = default;
};

/// CONV-11, CONV-12: the group that must be chosen from a pool of these values: the number comes first, then
/// the highest total that does not exceed the points. Nothing fits: 0 monsters.
GroupSize bestGroup(std::span<const int> pool, GroupSize wanted);

/// Whether exactly so many of these values add up to exactly these points.
bool canMakeGroup(std::span<const int> pool, GroupSize group);

} // namespace delve::play
