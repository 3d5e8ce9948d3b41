// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/bound_check.h"

#include <limits>

namespace delve::table {

BoundCheck checkBound(const Bound& bound, std::span<const std::uint64_t> counts,
                      std::optional<std::size_t> only, std::uint64_t games, Certainty certainty)
{
    BoundCheck check;
    check.verdict = BoundVerdict::Holds;
    if (!only && counts.size() > 1)
        certainty.risk /= double(counts.size());
    double worst = -std::numeric_limits<double>::infinity(); // how far a share is on the wrong side
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (only && i != *only)
            continue;
        const Share share = shareOf(counts[i], games, certainty);
        const bool isBroken = bound.isLeast ? share.most < bound.percent : share.least > bound.percent;
        const bool isKept = bound.isLeast ? share.least >= bound.percent : share.most <= bound.percent;
        if (isBroken)
            check.verdict = BoundVerdict::Broken;
        else if (!isKept && check.verdict == BoundVerdict::Holds)
            check.verdict = BoundVerdict::NotShown;
        const double wrong = bound.isLeast ? bound.percent - share.percent : share.percent - bound.percent;
        if (wrong > worst) {
            worst = wrong;
            check.worst = i;
            check.count = counts[i];
            check.share = share;
        }
    }
    if (games == 0 && !counts.empty())
        check.verdict = BoundVerdict::NotShown;
    return check;
}

} // namespace delve::table
