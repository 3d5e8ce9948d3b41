// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/card_program.h"

#include "editor/dungeoneer/document/installed_sets.h"
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"

namespace delve::dungeoneer {

const Cards* CardProgram::cards()
{
    return loadOnce(m_cards, loadInstalledSets, &InstalledSets::cards);
}

ReadScenario readScenario(const std::string& file, const Cards& cards)
{
    ReadScenario read;
    auto scenario = loadScenario(file);
    if (!scenario) {
        read.errors = {scenario.error()};
        return read;
    }
    read.scenario = *std::move(scenario);
    read.errors = checkReferences(read.scenario, cards);
    read.warnings = packWarnings(read.scenario, cards);
    return read;
}

std::optional<Scenario> readScenarioOrComplain(const std::string& file, CardProgram& program)
{
    const Cards* cards = program.cards();
    if (!cards)
        return std::nullopt;
    ReadScenario read = readScenario(file, *cards);
    for (const Error& error : read.errors)
        program.complain(file, error);
    return read.errors.empty() ? std::optional(std::move(read.scenario)) : std::nullopt;
}

std::string textOf(const CLI::App& command, const std::string& option)
{
    const CLI::Option* found = command.get_option(option);
    return found->count() > 0 ? found->as<std::string>() : found->get_default_str();
}

} // namespace delve::dungeoneer
