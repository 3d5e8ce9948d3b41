// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/play.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace delve::dungeoneer::test {

/// The shipped sets of these names.
std::shared_ptr<const Cards> shippedCards(const std::vector<std::string>& sets);

/// A scenario of these sets without a map: the game begins with the whole preparation.
Scenario freshScenario(const Cards& cards, int players);

/// The game of a scenario; the test ends if there is none.
play::Game gameOf(const Scenario& scenario, std::shared_ptr<const Cards> cards);

/// Plays with random actions until `stop(state)` or the end.
template <typename Stop>
void playRandomly(const play::Game& game, play::GameState& state, std::uint64_t seed, Stop&& stop)
{
    SeededDice dice(seed);
    Random random(seedFor(seed, 1));
    play::Actions actions;
    play::Events events;
    while (!play::isOver(state) && !stop(state)) {
        play::legalActions(game, state, actions);
        events.clear();
        play::perform(game, state, play::Action(actions[random.below(std::uint32_t(actions.size()))]), dice,
                      events);
    }
}

} // namespace delve::dungeoneer::test
