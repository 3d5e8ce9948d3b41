// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/shares.h"

#include <algorithm>
#include <cmath>

namespace delve::table {

namespace {

Share wilson(double successes, double trials, double risk)
{
    const double z = normalReach(risk);
    const double p = successes / trials;
    const double middle = (p + z * z / (2 * trials)) / (1 + z * z / trials);
    const double reach =
        z / (1 + z * z / trials) * std::sqrt(p * (1 - p) / trials + z * z / (4 * trials * trials));
    return {100 * p, 100 * std::max(0.0, middle - reach), 100 * std::min(1.0, middle + reach)};
}

/// The logarithm of what the bet against the share p has come to.
double winnings(double successes, double failures, double p)
{
    const auto times = [](double number, double chance) {
        return number > 0 ? number * std::log(chance) : 0.0;
    };
    return std::lgamma(successes + 1) + std::lgamma(failures + 1) - std::lgamma(successes + failures + 2) -
           times(successes, p) - times(failures, 1 - p);
}

/// Between a share that stands and one that is refuted, the last that stands.
double edgeBetween(double standing, double refuted, double successes, double failures, double limit)
{
    if (winnings(successes, failures, refuted) < limit)
        return refuted;
    for (int i = 0; i < 60; ++i) {
        const double middle = (standing + refuted) / 2;
        (winnings(successes, failures, middle) < limit ? standing : refuted) = middle;
    }
    return standing;
}

Share atAnyTime(double successes, double trials, double risk)
{
    const double failures = trials - successes;
    const double p = successes / trials;
    const double limit = -std::log(risk);
    return {100 * p, 100 * edgeBetween(p, 0, successes, failures, limit),
            100 * edgeBetween(p, 1, successes, failures, limit)};
}

} // namespace

double normalReach(double risk)
{
    double least = 0;
    double most = 10;
    for (int i = 0; i < 60; ++i) {
        const double middle = (least + most) / 2;
        (std::erfc(middle / std::sqrt(2.0)) > risk ? least : most) = middle;
    }
    return most;
}

Share shareOf(std::uint64_t successes, std::uint64_t trials, const Certainty& certainty)
{
    if (trials == 0)
        return {};
    return certainty.atAnyTime ? atAnyTime(double(successes), double(trials), certainty.risk)
                               : wilson(double(successes), double(trials), certainty.risk);
}

Mean meanOf(double sum, double squares, std::uint64_t trials, double risk)
{
    if (trials == 0)
        return {};
    const double n = double(trials);
    const double mean = sum / n;
    const double variance = trials > 1 ? std::max(0.0, (squares - n * mean * mean) / (n - 1)) : 0.0;
    const double reach = normalReach(risk) * std::sqrt(variance / n);
    return {mean, mean - reach, mean + reach};
}

} // namespace delve::table
