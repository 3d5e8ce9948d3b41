// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/scenario_bundle.h"
#include "tests/fuzz/promise.h"

namespace delve::fuzz {

/// What must hold of the bundles of every game, read by `parse` and written by `write`.
template <typename Bundle>
void useBundle(std::string_view text, Result<Bundle> (*parse)(std::string_view),
               std::string (*write)(const Bundle&))
{
    const auto bundle = parse(text);
    if (!bundle)
        return requireClear(bundle.error()); // its place may be in a file inside the bundle
    for (const BundledPack& pack : bundle->packs)
        for (const BundledFile& file : pack.files)
            require(file.name.find('/') == std::string::npos && !file.name.starts_with('.'),
                    "a file of a pack is a plain name");
    requireRoundTrip(*bundle, parse, write);
}

/// What is missing is told clearly. Whether nothing is, so that the scenario can be used.
inline bool isComplete(const std::vector<Error>& missing)
{
    for (const Error& error : missing)
        requireClear(error);
    return missing.empty();
}

/// Every finding names its rule.
template <typename Findings> void requireRules(const Findings& findings)
{
    for (const auto& finding : findings)
        require(!finding.rule.empty(), "a finding names its rule");
}

} // namespace delve::fuzz
