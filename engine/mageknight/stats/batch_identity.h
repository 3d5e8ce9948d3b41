// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <string>

namespace delve::mageknight::play {

/// What two batches must share for their games to add up: the rules, the scenario with its options, and the
/// packs that have a say in its games.
std::string identityOf(const Scenario& scenario, const Content& content);

/// Whether games of this scenario can have the identity. Those of before cannot be looked into: the scenario
/// may have been written otherwise then.
bool canBeIdentity(const std::string& identity, const Scenario& scenario, const Content& content);

} // namespace delve::mageknight::play
