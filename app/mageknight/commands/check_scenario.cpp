// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/check_scenario.h"

#include "app/mageknight/commands/scenario_input.h"
#include "app/schema_check.h"
#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/text/fix_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "engine/mageknight/setup/fixes/fixes_for.h"
#include "engine/mageknight/setup/validate_setup.h"

namespace delve::mageknight {

namespace {

using Json = nlohmann::ordered_json;

/// What all findings of a file may cost, so that files with many faults are answered soon.
std::int64_t effortOfOneFile(const EditTrial& edits)
{
    return edits.isLarge() ? effortOfOneFinding : 5 * effortOfOneFinding;
}

Json findingAsJson(const Finding& finding, const std::vector<Fix>& fixes, const ScenarioNames& names)
{
    Json squares = Json::array();
    for (const Square square : finding.about.squares)
        squares.push_back({{"level", square.level}, {"x", square.x}, {"y", square.y}});
    Json json{{"rule", finding.rule},
              {"severity", std::string(nameOf(finding.severity))},
              {"things", idsAsJson(finding.about.things)},
              {"squares", squares},
              {"sentence", sentence(finding, names).toStdString()},
              {"fixes", fixesAsJson(fixes, names)}};
    if (const std::string_view since = checkedSince(finding); !since.empty())
        json["since"] = std::string(since);
    return json;
}

void tellFindingsOf(const Scenario& scenario, const Content& content, const CheckWishes& wishes,
                    const std::string& language, CheckedFile& checked)
{
    const Findings findings = validateSetup(scenario, content);
    EditTrial edits(scenario, content, findings);
    FixEffort effort{wishes.noFixes ? 0 : effortOfOneFile(edits)};
    const ScenarioNames names(scenario, content, language);
    tellFindings(
        findings, names, wishes.all, [&](const Finding& finding) { return fixesFor(edits, finding, effort); },
        findingAsJson, checked);
}

} // namespace

CheckedFile checkScenario(const std::string& file, const CheckWishes& wishes, const Content& content,
                          const std::string& language)
{
    CheckedFile checked;
    auto result = readScenario(file, content);
    if (auto* unreadable = std::get_if<UnreadableScenario>(&result)) {
        checked.errors = std::move(unreadable->errors);
    } else {
        auto& read = std::get<ReadScenario>(result);
        checked.warnings = std::move(read.warnings);
        if (wishes.schema)
            checked.errors = schemaComplaintsOfScenario(file);
        if (checked.errors.empty())
            tellFindingsOf(read.scenario, content, wishes, language, checked);
    }
    checked.isReadable = checked.errors.empty();
    return checked;
}

} // namespace delve::mageknight
