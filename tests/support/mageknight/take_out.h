// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <string>
#include <vector>

namespace delve::mageknight::test {

/// Something that can be taken out of a scenario, and what it is: "tile", "staircase", "hero" …
struct Removable
{
    std::string kind;
    ThingId id;
};

/// All placed things and all members of teams.
std::vector<Removable> removables(const Scenario& scenario, const Content& content);

/// The scenario without them. What lies on a tile goes with it, as in the window.
Scenario takenOut(const Scenario& scenario, const Content& content, const std::vector<ThingId>& things);

/// The things of the one that are missing from the other, or different there. A tile may have got a part in
/// the layout, a staircase a partner, and the order of placement may have closed up around new things.
std::vector<ThingId> changedThings(const Scenario& before, const Scenario& after);

/// One to `most` different ones, drawn so that every kind is as likely.
std::vector<Removable> drawRemovables(std::vector<Removable> all, int most, Random& random);

} // namespace delve::mageknight::test
