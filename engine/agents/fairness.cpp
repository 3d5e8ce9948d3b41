#include "engine/agents/fairness.h"

#include <algorithm>
#include <cmath>

namespace delve::play {

Share shareOf(Tally::Count successes, Tally::Count trials)
{
    if (trials == 0)
        return {};
    constexpr double z = 1.959964; // 95 %
    const double n = double(trials);
    const double p = double(successes) / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double reach = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return {100 * p, 100 * std::max(0.0, middle - reach), 100 * std::min(1.0, middle + reach)};
}

Fairness fairnessOf(const Tally& tally, int tolerance)
{
    Fairness fairness;
    Tally::Count decided = 0;
    for (const Tally::Seat& seat : tally.seats)
        decided += seat.wins;
    if (decided == 0 || tally.seats.size() < 2)
        return fairness;
    const double due = 100.0 / double(tally.seats.size());
    double farthest = -1; ///< of the shares themselves
    double widest = 0;    ///< of the ends of their intervals
    bool isUnfair = false;
    for (std::size_t i = 0; i < tally.seats.size(); ++i) {
        const Share share = shareOf(tally.seats[i].wins, decided);
        widest = std::max({widest, std::abs(share.least - due), std::abs(share.most - due)});
        isUnfair = isUnfair || share.least > due + tolerance || share.most < due - tolerance;
        if (std::abs(share.percent - due) > farthest) {
            farthest = std::abs(share.percent - due);
            fairness.seat = i;
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

} // namespace delve::play
