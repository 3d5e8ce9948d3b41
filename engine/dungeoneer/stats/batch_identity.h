// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

namespace delve::dungeoneer::play {

/// What two batches must share for their games to add up: the rules, the scenario with its options, and the
/// sets that it plays with.
std::string identityOf(const Scenario& scenario, const Cards& cards);

/// Whether games of this scenario can have the identity; those of older rules cannot be looked into.
bool canBeIdentity(const std::string& identity, const Scenario& scenario, const Cards& cards);

} // namespace delve::dungeoneer::play
