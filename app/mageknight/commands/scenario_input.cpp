// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/scenario_input.h"

#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"

namespace delve::mageknight {

std::variant<ReadScenario, UnreadableScenario> readScenario(const std::string& file, const Content& content)
{
    auto scenario = loadScenario(file);
    if (!scenario)
        return UnreadableScenario{{scenario.error()}};
    if (auto errors = checkReferences(*scenario, content); !errors.empty())
        return UnreadableScenario{std::move(errors)};
    auto warnings = packWarnings(*scenario, content);
    return ReadScenario{*std::move(scenario), std::move(warnings)};
}

std::optional<ReadScenario> readScenarioOrComplain(const std::string& file, DungeonProgram& program)
{
    const Content* content = program.content();
    if (!content)
        return std::nullopt;
    auto result = readScenario(file, *content);
    if (auto* read = std::get_if<ReadScenario>(&result))
        return std::move(*read);
    for (const Error& error : std::get<UnreadableScenario>(result).errors)
        program.complain(file, error);
    return std::nullopt;
}

} // namespace delve::mageknight
