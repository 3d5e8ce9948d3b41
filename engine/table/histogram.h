// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/counts.h"

namespace delve::table {

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
