#include "engine/setup/fixes/mend.h"

#include <algorithm>

namespace delve {

namespace {

/// What must become less with every step.
std::pair<int, std::size_t> troubleOf(const Findings& findings)
{
    return {countOf(findings, Severity::Error), findings.size()};
}

/// The next step, if there is one.
struct Step
{
    Finding finding;
    Fix fix;
};

std::optional<Step> nextStep(EditTrial& edits, const Findings& wanted)
{
    for (const Finding& finding : wanted) {
        FixEffort effort{effortOfOneFinding};
        for (Fix& fix : fixesFor(edits, finding, effort))
            if (const FindingsChange change = edits.change(fix.edit);
                troubleOf(change.after) < troubleOf(change.before))
                return Step{finding, std::move(fix)};
    }
    return {};
}

} // namespace

MendReport mend(const Scenario& scenario, const Content& content,
                const std::function<bool(const Finding&)>& isWanted)
{
    MendReport report{scenario, {}, {}};
    EditTrial edits(scenario, content);
    while (true) {
        Findings wanted;
        std::ranges::copy_if(edits.before(), std::back_inserter(wanted), isWanted);
        std::ranges::stable_partition(
            wanted, [](const Finding& finding) { return finding.severity == Severity::Error; });
        auto step = nextStep(edits, wanted);
        if (!step) {
            report.left = std::move(wanted);
            report.scenario = edits.scenario();
            return report;
        }
        const Edit edit = step->fix.edit;
        report.mended.push_back({std::move(step->finding), std::move(step->fix), edits.scenario()});
        edits.keep(edit);
    }
}

} // namespace delve
