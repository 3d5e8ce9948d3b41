// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/report.h"
#include "engine/mageknight/setup/setup_view.h"

namespace delve::mageknight {

/// Reports more than `each` things for each player: by player if every thing names its player, otherwise as
/// a total. LAY-20.
template <typename Thing>
void checkCountOf(const SetupView& view, const std::vector<Thing>& things, int each, std::string_view rule,
                  Report& report)
{
    if (view.scenario.players.empty())
        return; // TEAM-05 asks for them
    if (!arePlayersNamed(things)) {
        const int most = each * view.playerCount();
        if (int(things.size()) > most)
            report.error(rule, {.things = idsOf(things),
                                .args = {std::to_string(things.size()), std::to_string(most)}});
        return;
    }
    for (const Player& player : view.scenario.players) {
        std::vector<ThingId> own{player.id};
        for (const Thing& thing : things)
            if (thing.player == player.id)
                own.push_back(thing.id);
        const auto count = own.size() - 1;
        if (int(count) > each)
            report.error(rule, {.things = std::move(own),
                                .args = {std::to_string(count), std::to_string(each)},
                                .variant = "of-player"});
    }
}

} // namespace delve::mageknight
