#include "engine/setup/fixes/mend.h"

#include "engine/setup/validate_setup.h"

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
    Scenario after;
    Findings findings;
};

std::optional<Step> nextStep(const Scenario& scenario, const Content& content, const Findings& findings,
                             const Findings& wanted)
{
    for (const Finding& finding : wanted)
        for (Fix& fix : fixesFor(scenario, content, finding, findings)) {
            Step step{finding, std::move(fix), scenario, {}};
            apply(step.after, step.fix.edit);
            step.findings = validateSetup(step.after, content);
            if (troubleOf(step.findings) < troubleOf(findings))
                return step;
        }
    return {};
}

} // namespace

MendReport mend(const Scenario& scenario, const Content& content,
                const std::function<bool(const Finding&)>& isWanted)
{
    MendReport report{scenario, {}, {}};
    Findings findings = validateSetup(scenario, content);
    while (true) {
        Findings wanted;
        std::ranges::copy_if(findings, std::back_inserter(wanted), isWanted);
        std::ranges::stable_partition(
            wanted, [](const Finding& finding) { return finding.severity == Severity::Error; });
        auto step = nextStep(report.scenario, content, findings, wanted);
        if (!step) {
            report.left = std::move(wanted);
            return report;
        }
        report.mended.push_back({std::move(step->finding), std::move(step->fix), std::move(report.scenario)});
        report.scenario = std::move(step->after);
        findings = std::move(step->findings);
    }
}

} // namespace delve
