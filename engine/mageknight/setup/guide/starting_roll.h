// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/scenario/edits/edit.h"

#include <string>
#include <vector>

namespace delve::mageknight {

/// START-02: how the players rolled for who begins, in the order of the rolls.
struct StartingRoll
{
    struct Total
    {
        ThingId player;
        int total = 0;
    };

    std::vector<Total> rolls; ///< tied players are in it again
    ThingId starter;
};

/// Lets the players of a scenario roll. There must be some.
StartingRoll rollForStart(const Scenario& scenario, Dice& dice);

/// Puts a player into the first place; the others follow to the left as they sit.
Edit letBegin(const Scenario& scenario, const ThingId& player);

} // namespace delve::mageknight
