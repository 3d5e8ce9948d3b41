// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/verdict.h"

#include "editor/mageknight/validation/finding_hash.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <algorithm>
#include <unordered_set>

namespace delve::mageknight {

namespace {

/// Numbers in a finding change when anything is added ("2 of 6 tiles are laid"), which is no new fault.
bool isSameFault(const Finding& a, const Finding& b)
{
    return a.rule == b.rule && a.severity == b.severity && a.about.variant == b.about.variant &&
           a.about.things == b.about.things && a.about.squares == b.about.squares &&
           a.about.edges == b.about.edges;
}

struct SameFault
{
    bool operator()(const Finding* a, const Finding* b) const { return isSameFault(*a, *b); }
};

/// Findings are listed by the rank of their rule.
bool isRankedBefore(const Finding& a, const Finding& b)
{
    return rankOf(a.rule) < rankOf(b.rule);
}

} // namespace

Scenario preview(const Scenario& scenario, const Edit& edit)
{
    Scenario after = scenario;
    apply(after, edit);
    return after;
}

Verdict verdictOf(const FindingsChange& change, const Findings& before)
{
    std::unordered_set<const Finding*, FindingHash, SameFault> known;
    for (const Finding& finding : change.before)
        known.insert(&finding);
    Findings errors;
    Findings warnings;
    for (const Finding& finding : change.after) {
        if (finding.severity > Severity::Warning || known.contains(&finding))
            continue;
        // Another check may have said the same.
        const auto sameRule = std::equal_range(before.begin(), before.end(), finding, isRankedBefore);
        if (std::any_of(sameRule.first, sameRule.second,
                        [&](const Finding& other) { return isSameFault(other, finding); }))
            continue;
        (finding.severity == Severity::Error ? errors : warnings).push_back(finding);
    }
    // As findings are listed, whatever check found them first.
    std::ranges::stable_sort(errors, isRankedBefore);
    std::ranges::stable_sort(warnings, isRankedBefore);
    if (!errors.empty())
        return {Verdict::Kind::Refused, std::move(errors)};
    if (!warnings.empty())
        return {Verdict::Kind::Questionable, std::move(warnings)};
    return {};
}

Verdict verdictOf(const Findings& before, const Findings& after)
{
    return verdictOf(FindingsChange{before, after}, before);
}

} // namespace delve::mageknight
