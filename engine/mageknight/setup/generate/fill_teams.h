// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/thing_ids.h"
#include "engine/mageknight/setup/generate/choice.h"

namespace delve::mageknight {

/// Gives every player what is missing: a team worth nearly the build total (TEAM-01), Mage Spawn for the pool
/// (POOL-03, POOL-04) and chests for theirs (CHEST-02), those that are placed among them.
void fillTeams(Scenario& scenario, const Content& content, Random& random, ThingIds& ids);

} // namespace delve::mageknight
