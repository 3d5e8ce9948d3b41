// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <vector>

namespace delve::mageknight {

/// What a scenario asks of content packs that they do not have, in the order of the file: packs that are not
/// installed or not named, pieces that do not exist or are of another kind, doors beside their tile, levels
/// that a figure does not have. A pack is named once, however many pieces of it are missing. Only a scenario
/// without such errors may be given to the rest of the engine.
std::vector<Error> checkReferences(const Scenario& scenario, const Content& content);

/// Packs that are installed in another version, or with other files, than the scenario was made with.
std::vector<Error> packWarnings(const Scenario& scenario, const Content& content);

} // namespace delve::mageknight
