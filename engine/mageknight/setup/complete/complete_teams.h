// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/thing_ids.h"

namespace delve::mageknight {

/// TEAM-06, LONE-02: where the teams that are there can only play as Lone Wolves, those who have no team get
/// one Hero of about the same worth. Where teams of one Hero differ too much for that, one of them grows. All
/// other teams are left to fillTeams.
void completeTeams(Scenario& scenario, const Content& content, Random& random, ThingIds& ids);

} // namespace delve::mageknight
