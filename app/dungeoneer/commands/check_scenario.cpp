// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/card_program.h"
#include "app/schema_check.h"
#include "editor/dungeoneer/text/finding_text.h"
#include "editor/dungeoneer/text/fix_text.h"
#include "engine/base/file.h"
#include "engine/dungeoneer/scenario/scenario_limits.h"
#include "engine/dungeoneer/setup/fixes/fixes_for.h"
#include "engine/dungeoneer/setup/validate_setup.h"

namespace delve::dungeoneer {

namespace {

using Json = nlohmann::ordered_json;

/// What all findings of a file may cost, in cards that are looked at, so that files with many faults are
/// answered soon.
constexpr std::int64_t effortOfOneFile = 300'000;

std::vector<Error> complaintsOfSchema(const std::string& file)
{
    const auto text = readFile(file, scenario_limits::fileBytes);
    if (!text)
        return {text.error()};
    const auto complaints = schemaComplaints("scenario", *text);
    return complaints ? *complaints : std::vector<Error>{complaints.error()};
}

Json fixesAsJson(const std::vector<Fix>& fixes, const ScenarioNames& names)
{
    Json list = Json::array();
    for (const Fix& fix : fixes)
        list.push_back({{"kind", std::string(nameOf(fix.kind))},
                        {"edit", std::string(nameOf(fix.edit.name))},
                        {"keepsEverything", keepsEverything(fix.kind)},
                        {"price", fix.price},
                        {"sentence", sentence(fix, names).toStdString()}});
    return list;
}

Json findingAsJson(const Finding& finding, const std::vector<Fix>& fixes, const ScenarioNames& names)
{
    Json things = Json::array();
    for (const ThingId& thing : finding.about.things)
        things.push_back(thing.text());
    Json cells = Json::array();
    for (const MapCell& cell : finding.about.cells)
        cells.push_back(
            {{"map", std::string(nameOf(cell.map))}, {"column", cell.cell.column}, {"row", cell.cell.row}});
    Json cards = Json::array();
    for (const ContentId& card : finding.about.cards)
        cards.push_back(card.text());
    return {{"rule", finding.rule},
            {"severity", std::string(nameOf(finding.severity))},
            {"things", things},
            {"squares", Json::array()},
            {"cells", cells},
            {"cards", cards},
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
        checked.errors = complaintsOfSchema(file);
    checked.isReadable = checked.errors.empty();
    if (!checked.isReadable)
        return checked;
    const ScenarioNames names(read.scenario, cards, program.language());
    FixEffort effort{wishes.noFixes ? 0 : effortOfOneFile};
    KindsTold told(wishes.all);
    for (const Finding& finding : validateSetup(read.scenario, cards)) {
        if (!told.tells(finding.rule, finding.severity))
            continue;
        const auto fixes = fixesFor(read.scenario, cards, finding, effort);
        QStringList sentences;
        for (const Fix& fix : fixes)
            sentences << sentence(fix, names);
        checked.findings.push_back({finding.rule, finding.severity, sentence(finding, names),
                                    std::move(sentences), findingAsJson(finding, fixes, names)});
    }
    checked.more = told.more();
    return checked;
}

} // namespace delve::dungeoneer
