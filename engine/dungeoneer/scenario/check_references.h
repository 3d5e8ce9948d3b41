// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"
#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

#include <vector>

namespace delve::dungeoneer {

/// Everything that a scenario asks for and the sets do not have, each with its JSON pointer. A scenario
/// without any can be judged and played.
std::vector<Error> checkReferences(const Scenario& scenario, const Cards& cards);

/// Sets that are there in another version, or with other content.
std::vector<Error> packWarnings(const Scenario& scenario, const Cards& cards);

} // namespace delve::dungeoneer
