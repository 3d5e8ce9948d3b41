// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"

#include <concepts>
#include <cstdint>

namespace delve::table {

/// What AIs, batches, replays and the playtest screen ask of a game. Traits of the game name its types; its
/// functions are found beside them.
template <typename Traits>
concept PlayableGame =
    std::copyable<typename Traits::State> && std::equality_comparable<typename Traits::State> &&
    requires(const typename Traits::Game& game, const typename Traits::State& state,
             typename Traits::State& changed, const typename Traits::Action& action,
             typename Traits::Actions& actions, typename Traits::Events& events, Dice& dice) {
        {
            startGame(game)
        } -> std::same_as<typename Traits::State>;
        {
            playerToAct(game, state)
        } -> std::same_as<typename Traits::Player>;
        legalActions(game, state, actions);
        {
            check(game, state, action).isAllowed()
        } -> std::same_as<bool>;
        perform(game, changed, action, dice, events);
        evolve(game, changed, events.front());
        {
            viewFor(game, state, playerToAct(game, state))
        } -> std::same_as<typename Traits::View>;
        {
            outcomeOf(game, state)
        } -> std::same_as<typename Traits::Outcome>;
        {
            hashOf(state)
        } -> std::same_as<std::uint64_t>;
    };

} // namespace delve::table
