// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"
#include "engine/mageknight/scenario/thing_ids.h"

#include <span>

namespace delve::mageknight {

/// Things taken out of a scenario, as a scenario of their own that names the same packs; this is what the
/// clipboard holds. A tile comes with its doors and all that lies on it. Players are not copied.
Scenario copyThings(const Scenario& scenario, const Content& content, std::span<const ThingId> ids);

/// Puts copied things into a scenario, moved by so many squares and onto a level, under new ids. Doors and
/// pairs of staircases keep together; a player is kept where the scenario has one of that id. The packs of
/// the copy that the scenario does not name yet are added. Outside the coordinates that a file may hold
/// nothing is pasted.
Edit pasteThings(const Scenario& scenario, const Scenario& copied, Offset by, int level, Random& random);

} // namespace delve::mageknight
