// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/bundled_packs.h"

namespace delve {

/// A scenario of some game with the packs it needs: bundled_packs.h.
template <typename Scenario> struct ScenarioBundle
{
    Scenario scenario;
    std::vector<BundledPack> packs;

    friend bool operator==(const ScenarioBundle&, const ScenarioBundle&) = default;
};

/// The scenario with the packs it names, and those that these refer to, out of the folders of all packs there
/// are. `load` and `parse` are the readers of the game, `namedBy(pack)` tells the ids that a pack refers to.
template <typename Pack, typename Scenario, typename NamedBy>
Result<ScenarioBundle<Scenario>>
bundleWithPacks(const Scenario& scenario, const std::vector<std::filesystem::path>& folders,
                Result<Pack> (*load)(const std::filesystem::path&, const PackFileListener&),
                Result<Pack> (*parse)(std::string_view manifest, const PartReader&), NamedBy namedBy)
{
    auto packs = packsToBundle(scenario.packs, readableIn<Pack>(folders, load), [&](const BundledPack& pack) {
        return namedBy(*parseBundled<Pack>(pack, parse));
    });
    if (!packs)
        return packs.error();
    ScenarioBundle<Scenario> bundle{scenario, *std::move(packs)};
    // The scenario says from now on which packs it travels with, exactly.
    bundle.scenario.packs = exactReferences(bundle.scenario.packs, bundle.packs);
    return bundle;
}

/// Reads a bundle strictly: every pack can be read and has the hash it claims, and the scenario finds all its
/// content in the packs. Errors name the place as a JSON pointer, or as the file inside the bundle.
template <typename Pack, typename Scenario, typename Content>
Result<ScenarioBundle<Scenario>>
parseWithPacks(std::string_view text, Result<Scenario> (*read)(const JsonView&),
               Result<Pack> (*parse)(std::string_view manifest, const PartReader&),
               Result<Content> (*combine)(std::vector<Pack>),
               std::vector<Error> (*checkReferences)(const Scenario&, const Content&))
{
    const auto inside = [](const char* place, const Error& error) {
        return Error{place + error.where, error.what};
    };
    auto parts = readBundleParts(text);
    if (!parts)
        return parts.error();
    auto scenario = read(parts->scenario);
    if (!scenario)
        return scenario.error();
    auto packs = parseAllBundled<Pack>(parts->packs, parse);
    if (!packs)
        return packs.error();
    const auto content = combine(*std::move(packs));
    if (!content)
        return inside("/packs: ", content.error());
    if (const auto missing = checkReferences(*scenario, *content); !missing.empty())
        return inside("/scenario", missing.front());
    return ScenarioBundle<Scenario>{*std::move(scenario), std::move(parts->packs)};
}

} // namespace delve
