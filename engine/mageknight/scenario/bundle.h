// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/scenario/scenario_bundle.h"

namespace delve::mageknight {

/// A scenario of this game with its packs.
using Bundle = ScenarioBundle<Scenario>;

/// The pack that these files are.
Result<Pack> parsePack(const BundledPack& pack);

/// The scenario with the packs it names, and those that these refer to. `folders` are the folders of all
/// packs there are.
Result<Bundle> makeBundle(const Scenario& scenario, const std::vector<std::filesystem::path>& folders);

/// The canonical text of a bundle: the same value gives the same bytes.
std::string writeBundle(const Bundle& bundle);

/// Reads a bundle strictly: every pack can be read and has the hash it claims, and the scenario finds all its
/// content in the packs. Errors name the place as a JSON pointer, or as the file inside the bundle.
Result<Bundle> parseBundle(std::string_view text);

} // namespace delve::mageknight
