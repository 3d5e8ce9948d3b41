// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"

#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace delve::mageknight {

/// Puts things into a random order.
template <typename Thing> void shuffle(std::vector<Thing>& things, Random& random)
{
    for (std::size_t left = things.size(); left > 1; --left)
        std::swap(things[left - 1], things[random.below(std::uint32_t(left))]);
}

template <typename Thing> const Thing& pickOne(const std::vector<Thing>& things, Random& random)
{
    return things[random.below(std::uint32_t(things.size()))];
}

/// The number of one of these weights, each as likely as it is heavy; -1 if all are 0.
inline int pickByWeight(std::span<const int> weights, Random& random)
{
    const int total = std::accumulate(weights.begin(), weights.end(), 0);
    if (total <= 0)
        return -1;
    int left = int(random.below(std::uint32_t(total)));
    for (std::size_t i = 0; i < weights.size(); ++i) {
        left -= weights[i];
        if (left < 0)
            return int(i);
    }
    return -1;
}

/// True in this many of a hundred cases.
inline bool isLucky(int percent, Random& random)
{
    return int(random.below(100)) < percent;
}

} // namespace delve::mageknight
