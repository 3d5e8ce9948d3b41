// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/fairness.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace delve::table {

Fairness fairnessOf(std::span<const std::uint64_t> wins, int tolerance, Certainty certainty)
{
    Fairness fairness;
    fairness.decided = std::accumulate(wins.begin(), wins.end(), std::uint64_t(0));
    if (fairness.decided == 0 || wins.size() < 2)
        return fairness;
    // Of two, what one wins the other does not: that is one statement. Of more, each is one of its own.
    if (wins.size() > 2)
        certainty.risk /= double(wins.size());
    fairness.certainty = certainty;
    const double due = 100.0 / double(wins.size());
    double farthest = -1; ///< of the shares themselves
    double widest = 0;    ///< of the ends of their intervals
    bool isUnfair = false;
    for (std::size_t i = 0; i < wins.size(); ++i) {
        const Share share = shareOf(wins[i], fairness.decided, certainty);
        widest = std::max({widest, std::abs(share.least - due), std::abs(share.most - due)});
        isUnfair = isUnfair || share.least > due + tolerance || share.most < due - tolerance;
        if (std::abs(share.percent - due) > farthest) {
            farthest = std::abs(share.percent - due);
            fairness.farthest = i;
            fairness.isFavoured = share.percent > due;
        }
    }
    if (isUnfair)
        fairness.verdict = Fairness::Verdict::Unfair;
    else if (widest <= tolerance)
        fairness.verdict = Fairness::Verdict::Fair;
    fairness.within = int(std::ceil(widest));
    return fairness;
}

} // namespace delve::table
