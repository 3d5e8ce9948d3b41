// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace delve::mageknight {

/// What two dice can come to: the rows of tables in content.
inline constexpr int lowestRoll = 2;
inline constexpr int highestRoll = 12;

/// In how many of the 36 falls of two dice this total comes up.
constexpr int waysOf(int total)
{
    return 6 - (total > 7 ? total - 7 : 7 - total);
}

} // namespace delve::mageknight
