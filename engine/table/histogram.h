// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/counts.h"

#include <limits>
#include <numeric>

namespace delve::table {

// Files count what they like. Sums stay at the highest number instead of beginning again at 0, so that no
// forged one comes out right.

inline Count sumOf(Count one, Count other)
{
    constexpr Count most = std::numeric_limits<Count>::max();
    return other > most - one ? most : one + other;
}

inline Count productOf(Count one, Count other)
{
    constexpr Count most = std::numeric_limits<Count>::max();
    return one > 0 && other > most / one ? most : one * other;
}

inline Count totalOf(const std::vector<Count>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), Count(0), sumOf);
}

/// What a member of each part comes to together.
template <typename Part> Count totalOf(const std::vector<Part>& parts, Count Part::*member)
{
    return std::accumulate(parts.begin(), parts.end(), Count(0),
                           [&](Count sum, const Part& part) { return sumOf(sum, part.*member); });
}

/// The smallest number that at least this part of the games does not exceed.
inline int quantileOf(const Histogram& histogram, double part)
{
    const Count all = totalOf(histogram);
    Count games = 0;
    for (std::size_t i = 0; i < histogram.size(); ++i) {
        games = sumOf(games, histogram[i]);
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
        weight = sumOf(weight, productOf(Count(i), histogram[i]));
    return weight;
}

} // namespace delve::table
