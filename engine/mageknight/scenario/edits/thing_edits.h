// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"

#include <span>

namespace delve::mageknight {

/// Puts a thing at the end of its list. Its id must be new.
Edit addThing(const Scenario& scenario, ThingKind kind, Thing thing);

/// Takes things away, and with them what cannot be without them: doors and everything else on a tile, the
/// arrows of a player. What else named them forgets them: who placed it, the partner of a staircase.
Edit removeThings(const Scenario& scenario, const Content& content, std::span<const ThingId> ids);

} // namespace delve::mageknight
