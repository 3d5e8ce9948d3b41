// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/agent.h"

#include <algorithm>

namespace delve::table {

/// What was weighed, for those who ask why: the choice first, then what came next to it, best first. Somebody
/// may have had several plans that begin alike: the best of them speaks for the action. At most so many.
template <PlayableGame Traits>
std::vector<const typename Weighing<Traits>::Candidate*>
candidatesInOrder(const Weighing<Traits>& weighing, const typename Traits::Action& chosen, std::size_t most)
{
    using Candidate = typename Weighing<Traits>::Candidate;
    std::vector<const Candidate*> order;
    for (const Candidate& candidate : weighing.candidates)
        order.push_back(&candidate);
    std::ranges::stable_sort(order, [&](const Candidate* a, const Candidate* b) {
        const bool isA = a->action == chosen;
        const bool isB = b->action == chosen;
        return isA != isB ? isA : a->worth > b->worth;
    });
    std::vector<const Candidate*> named;
    for (const Candidate* candidate : order)
        if (named.size() < most && std::ranges::none_of(named, [&](const Candidate* other) {
                return other->action == candidate->action;
            }))
            named.push_back(candidate);
    return named;
}

} // namespace delve::table
