// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/card_program.h"
#include "app/schema_check.h"
#include "editor/dungeoneer/text/finding_text.h"
#include "editor/dungeoneer/text/fix_text.h"
#include "engine/dungeoneer/setup/fixes/fixes_for.h"
#include "engine/dungeoneer/setup/validate_setup.h"

namespace delve::dungeoneer {

namespace {

using Json = nlohmann::ordered_json;

/// What all findings of a file may cost, in cards that are looked at, so that files with many faults are
/// answered soon.
constexpr std::int64_t effortOfOneFile = 300'000;

Json findingAsJson(const Finding& finding, const std::vector<Fix>& fixes, const ScenarioNames& names)
{
    Json cells = Json::array();
    for (const MapCell& cell : finding.about.cells)
        cells.push_back(
            {{"map", std::string(nameOf(cell.map))}, {"column", cell.cell.column}, {"row", cell.cell.row}});
    return {{"rule", finding.rule},
            {"severity", std::string(nameOf(finding.severity))},
            {"things", idsAsJson(finding.about.things)},
            {"squares", Json::array()},
            {"cells", cells},
            {"cards", idsAsJson(finding.about.cards)},
            {"sentence", sentence(finding, names).toStdString()},
            {"fixes", fixesAsJson(fixes, names)}};
}

} // namespace

CheckedFile checkScenario(const std::string& file, const CheckWishes& wishes, CardProgram& program)
{
    CheckedFile checked;
    const Cards& cards = *program.cards();
    ReadScenario read = readScenario(file, cards);
    checked.errors = std::move(read.errors);
    checked.warnings = std::move(read.warnings);
    if (checked.errors.empty() && wishes.schema)
        checked.errors = schemaComplaintsOfScenario(file);
    checked.isReadable = checked.errors.empty();
    if (!checked.isReadable)
        return checked;
    const ScenarioNames names(read.scenario, cards, program.language());
    FixEffort effort{wishes.noFixes ? 0 : effortOfOneFile};
    tellFindings(
        validateSetup(read.scenario, cards), names, wishes.all,
        [&](const Finding& finding) { return fixesFor(read.scenario, cards, finding, effort); },
        findingAsJson, checked);
    return checked;
}

} // namespace delve::dungeoneer
