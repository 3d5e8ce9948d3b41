// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/guide/starting_roll.h"

#include "engine/mageknight/scenario/starting_roll.h"

#include <algorithm>

namespace delve::mageknight {

StartingRoll rollForStart(const Scenario& scenario, Dice& dice)
{
    StartingRoll result;
    const std::size_t place = startingPlace(scenario.players.size(), [&](std::size_t player) {
        const Player& rolling = scenario.players[player];
        const int total = dice.rollTwo({"start", rolling.id.text()});
        result.rolls.push_back({rolling.id, total});
        return total;
    });
    result.starter = scenario.players[place].id;
    return result;
}

Edit letBegin(const Scenario& scenario, const ThingId& player)
{
    Scenario after = scenario;
    const auto first = std::ranges::find(after.players, player, &Player::id);
    if (first != after.players.end())
        std::ranges::rotate(after.players, first); // START-03: to the left stays to the left
    return difference(EditName::ReorderThing, scenario, after);
}

} // namespace delve::mageknight
