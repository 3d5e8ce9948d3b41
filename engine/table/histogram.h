// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/counts.h"

#include <numeric>

namespace delve::table {

inline Count totalOf(const std::vector<Count>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), Count(0));
}

/// What a member of each part comes to together.
template <typename Part> Count totalOf(const std::vector<Part>& parts, Count Part::*member)
{
    return std::accumulate(parts.begin(), parts.end(), Count(0),
                           [&](Count sum, const Part& part) { return sum + part.*member; });
}

/// The smallest number that at least this part of the games does not exceed.
inline int quantileOf(const Histogram& histogram, double part)
{
    Count all = 0;
    for (const Count count : histogram)
        all += count;
    Count games = 0;
    for (std::size_t i = 0; i < histogram.size(); ++i) {
        games += histogram[i];
        if (games > 0 && double(games) >= part * double(all))
            return int(i);
    }
    return 0;
}

/// The sum of what a histogram counts by.
inline Count weightOf(const Histogram& histogram)
{
    Count weight = 0;
    for (std::size_t i = 0; i < histogram.size(); ++i)
        weight += Count(i) * histogram[i];
    return weight;
}

} // namespace delve::table
