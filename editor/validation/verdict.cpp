#include "editor/validation/verdict.h"

#include "engine/setup/validate_setup.h"

#include <algorithm>

namespace delve {

namespace {

/// Numbers in a finding change when anything is added ("2 of 6 tiles are laid"), which is no new fault.
bool isSameFault(const Finding& a, const Finding& b)
{
    return a.rule == b.rule && a.severity == b.severity && a.about.variant == b.about.variant &&
           a.about.things == b.about.things && a.about.squares == b.about.squares &&
           a.about.edges == b.about.edges;
}

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

Verdict verdictOf(const Findings& before, const Findings& after)
{
    // Both lists have the same order, and most of them is the same; only the rest is compared one by one.
    const auto [oldFront, newFront] = std::ranges::mismatch(before, after);
    Findings errors;
    Findings warnings;
    for (auto finding = newFront; finding != after.end(); ++finding) {
        if (finding->severity != Severity::Error && finding->severity != Severity::Warning)
            continue;
        const auto isKnown = [&](const Finding& known) { return isSameFault(known, *finding); };
        const auto sameRule = std::equal_range(before.begin(), before.end(), *finding, isRankedBefore);
        if (std::any_of(sameRule.first, sameRule.second, isKnown))
            continue;
        (finding->severity == Severity::Error ? errors : warnings).push_back(*finding);
    }
    if (!errors.empty())
        return {Verdict::Kind::Refused, std::move(errors)};
    if (!warnings.empty())
        return {Verdict::Kind::Questionable, std::move(warnings)};
    return {};
}

} // namespace delve
