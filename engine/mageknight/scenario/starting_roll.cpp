// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/starting_roll.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace delve::mageknight {

namespace {

/// Dice that tie so often do not fall by chance: they come from a broken file, or nobody has thrown them.
constexpr int mostTies = 100;

} // namespace

std::size_t startingPlace(std::size_t players, const std::function<int(std::size_t)>& roll)
{
    std::vector<std::size_t> rolling(players);
    std::iota(rolling.begin(), rolling.end(), std::size_t(0));
    for (int ties = 0; ties == 0 || (rolling.size() > 1 && ties < mostTies); ++ties) {
        std::vector<std::size_t> highest;
        int most = 0;
        for (const std::size_t place : rolling) {
            const int total = roll(place);
            if (total > most)
                highest.clear();
            if (total >= most)
                highest.push_back(place);
            most = std::max(most, total);
        }
        rolling = std::move(highest);
    }
    return rolling.front();
}

} // namespace delve::mageknight
