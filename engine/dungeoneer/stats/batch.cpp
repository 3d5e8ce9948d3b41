// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/batch.h"

namespace delve::dungeoneer::play {

namespace {

template <typename Part> std::vector<std::uint64_t> winsOf(const std::vector<Part>& parts)
{
    std::vector<std::uint64_t> wins;
    for (const Part& part : parts)
        wins.push_back(part.wins);
    return wins;
}

} // namespace

std::vector<std::uint64_t> winsBySeat(const Tally& tally)
{
    return winsOf(tally.seats);
}

std::vector<std::uint64_t> winsByEntrance(const Tally& tally)
{
    return winsOf(tally.entrances);
}

} // namespace delve::dungeoneer::play
