// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace delve::table {

/// How sure one may be of what is said: the chance of being wrong, and whether one looked only once.
struct Certainty
{
    double risk = 0.05;     ///< 95 %
    bool atAnyTime = false; ///< what is said holds at all moments together, so that one may stop at any
};

/// A share of games in percent, and where it certainly lies.
struct Share
{
    double percent = 0;
    double least = 0;
    double most = 100;
};

/// Wilson's interval, which is sound for few games and for shares near 0 and 100 too; or, for those who look
/// again and again, the interval of all shares that a bet against them (Robbins' mixture, one that spreads
/// its stake evenly over all shares) has not multiplied by 1 / risk: by Ville's inequality the true share is
/// in all of these at once with that certainty.
Share shareOf(std::uint64_t successes, std::uint64_t trials, const Certainty& certainty = {});

/// A mean and where it certainly lies (95 %), from the sum and the sum of squares.
struct Mean
{
    double value = 0;
    double least = 0;
    double most = 0;
};
Mean meanOf(double sum, double squares, std::uint64_t trials, double risk = 0.05);

/// How many standard deviations a normal variable stays within, but for this risk.
double normalReach(double risk);

} // namespace delve::table
