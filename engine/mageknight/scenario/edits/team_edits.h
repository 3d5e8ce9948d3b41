// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/scenario.h"

namespace delve::mageknight {

/// Takes a member out of a team. Whoever was to begin in its chariot begins on foot (PSGR-03).
void dismissMember(Player& player, const ThingId& member);

} // namespace delve::mageknight
