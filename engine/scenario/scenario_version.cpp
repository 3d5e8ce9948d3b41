// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/scenario_version.h"

#include "engine/base/object_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace delve {

Result<int> scenarioVersionOf(const JsonView& root, int current)
{
    ReadLog log;
    ObjectReader in(root, log);
    const auto format = in.require("format");
    if (format && (format->type() != JsonType::String || format->string() != scenarioFormat))
        log.fail(*format, {QT_TRANSLATE_NOOP("Engine", "expected \"%1\", found %2"),
                           {std::string(scenarioFormat), format->summary()}});
    const auto version = in.require("version");
    if (!version)
        return log.resultOf(0);
    const std::int64_t number = version->type() == JsonType::Integer ? version->integer() : -1;
    if (number < 0)
        log.fail(*version, {QT_TRANSLATE_NOOP("Engine", "expected version %1, found %2"),
                            {std::to_string(current), version->summary()}});
    if (number > current)
        log.fail(*version,
                 {QT_TRANSLATE_NOOP("Engine",
                                    "expected version %1 or older, found %2: a newer program wrote this"),
                  {std::to_string(current), version->summary()}});
    return log.resultOf(int(std::clamp<std::int64_t>(number, 0, current)));
}

Result<std::string> migrateScenario(std::string_view text, std::span<const MigrationStep> steps, int current)
{
    // Size, depth and duplicate keys are checked before nlohmann builds its tree, which checks none of them.
    const auto document = parseJson(text, scenarioJsonLimits);
    if (!document)
        return document.error();
    const auto found = scenarioVersionOf(document->root(), current);
    if (!found)
        return found.error();
    if (*found == current)
        return std::string(text);

    auto scenario = nlohmann::json::parse(text, nullptr, false);
    for (int version = *found; version < current; ++version) {
        const auto step = std::ranges::find(steps, version, &MigrationStep::from);
        if (step == steps.end())
            return Error{"/version",
                         {QT_TRANSLATE_NOOP("Engine", "expected version %1, found %2"),
                          {std::to_string(current), std::to_string(*found)}}};
        try {
            step->run(scenario);
            scenario.at("version") = version + 1;
        } catch (const nlohmann::json::exception&) {
            return Error{
                {},
                {QT_TRANSLATE_NOOP("Engine", "expected a whole scenario of version %1, which cannot be "
                                             "brought to version %2 as it is"),
                 {std::to_string(version), std::to_string(version + 1)}}};
        }
    }
    return scenario.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace delve
