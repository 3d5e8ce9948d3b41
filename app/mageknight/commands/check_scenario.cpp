// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/check_scenario.h"

#include "app/mageknight/commands/scenario_input.h"
#include "app/schema_check.h"
#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/text/fix_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "engine/base/file.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/setup/fixes/fixes_for.h"
#include "engine/mageknight/setup/validate_setup.h"

namespace delve::mageknight {

namespace {

using Json = nlohmann::ordered_json;

std::vector<Error> complaintsOfSchema(const std::string& file)
{
    const auto text = readFile(file, scenario_limits::fileBytes);
    if (!text)
        return {text.error()};
    const auto complaints = schemaComplaints("scenario", *text);
    return complaints ? *complaints : std::vector<Error>{complaints.error()};
}

/// What all findings of a file may cost, so that files with many faults are answered soon.
std::int64_t effortOfOneFile(const EditTrial& edits)
{
    return edits.isLarge() ? effortOfOneFinding : 5 * effortOfOneFinding;
}

Json findingAsJson(const Finding& finding, const std::vector<Fix>& fixesOfIt, const ScenarioNames& names)
{
    Json things = Json::array();
    for (const ThingId& thing : finding.about.things)
        things.push_back(thing.text());
    Json squares = Json::array();
    for (const Square square : finding.about.squares)
        squares.push_back({{"level", square.level}, {"x", square.x}, {"y", square.y}});
    Json fixes = Json::array();
    for (const Fix& fix : fixesOfIt)
        fixes.push_back({{"kind", std::string(nameOf(fix.kind))},
                         {"edit", std::string(nameOf(fix.edit.name))},
                         {"keepsEverything", keepsEverything(fix.kind)},
                         {"price", fix.price},
                         {"sentence", sentence(fix, names).toStdString()}});
    Json json{
        {"rule", finding.rule}, {"severity", std::string(nameOf(finding.severity))},  {"things", things},
        {"squares", squares},   {"sentence", sentence(finding, names).toStdString()}, {"fixes", fixes}};
    if (const std::string_view since = checkedSince(finding); !since.empty())
        json["since"] = std::string(since);
    return json;
}

void tellFindings(const Scenario& scenario, const Content& content, const CheckWishes& wishes,
                  const std::string& language, CheckedFile& checked)
{
    const Findings findings = validateSetup(scenario, content);
    EditTrial edits(scenario, content, findings);
    FixEffort effort{wishes.noFixes ? 0 : effortOfOneFile(edits)};
    const ScenarioNames names(scenario, content, language);
    KindsTold told(wishes.all);
    for (const Finding& finding : findings) {
        if (!told.tells(finding.rule, finding.severity))
            continue;
        const std::vector<Fix> fixes = fixesFor(edits, finding, effort);
        QStringList sentences;
        for (const Fix& fix : fixes)
            sentences << sentence(fix, names);
        checked.findings.push_back({finding.rule, finding.severity, sentence(finding, names),
                                    std::move(sentences), findingAsJson(finding, fixes, names)});
    }
    checked.more = told.more();
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
            checked.errors = complaintsOfSchema(file);
        if (checked.errors.empty())
            tellFindings(read.scenario, content, wishes, language, checked);
    }
    checked.isReadable = checked.errors.empty();
    return checked;
}

} // namespace delve::mageknight
