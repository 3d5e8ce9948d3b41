#include "editor/validation/placement_advisor.h"

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

} // namespace

Scenario preview(const Scenario& scenario, const Edit& edit)
{
    Scenario after = scenario;
    apply(after, edit);
    return after;
}

Verdict PlacementAdvisor::judge(const Scenario& scenario, const Content& content, const Findings& before,
                                const Edit& edit) const
{
    const Findings after = validateSetup(preview(scenario, edit), content);
    Findings errors;
    Findings warnings;
    for (const Finding& finding : after) {
        if (finding.severity != Severity::Error && finding.severity != Severity::Warning)
            continue;
        if (std::ranges::any_of(before, [&](const Finding& known) { return isSameFault(known, finding); }))
            continue;
        (finding.severity == Severity::Error ? errors : warnings).push_back(finding);
    }
    if (!errors.empty())
        return {Verdict::Kind::Refused, std::move(errors)};
    if (!warnings.empty())
        return {Verdict::Kind::Questionable, std::move(warnings)};
    return {};
}

} // namespace delve
