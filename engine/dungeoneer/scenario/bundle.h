// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"
#include "engine/scenario/scenario_bundle.h"

namespace delve::dungeoneer {

/// A scenario of this game with its card sets.
using Bundle = ScenarioBundle<Scenario>;

/// The scenario with the sets it names, and those whose cards these name. `folders` are the folders of all
/// card sets there are.
Result<Bundle> makeBundle(const Scenario& scenario, const std::vector<std::filesystem::path>& folders);

/// The canonical text of a bundle: the same value gives the same bytes.
std::string writeBundle(const Bundle& bundle);

/// Reads a bundle strictly: every set can be read and has the hash it claims, and the scenario finds all its
/// cards in the sets. Errors name the place as a JSON pointer, or as the file inside the bundle.
Result<Bundle> parseBundle(std::string_view text);

} // namespace delve::dungeoneer
