// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"

#include <concepts>
#include <cstdint>
#include <type_traits>

namespace delve::table {

/// What AIs, batches, replays and the playtest screen ask of a game. Traits of the game name its types; its
/// functions are found beside them.
///
/// An event is a struct with `rule` and `what`, a variant of described structs (described.h), EventBody.
/// `FactKind` is what its agents can say about a choice. The view is all that a player may know.
template <typename Traits>
concept PlayableGame =
    std::copyable<typename Traits::State> && std::equality_comparable<typename Traits::State> &&
    std::equality_comparable<typename Traits::Action> && std::is_enum_v<typename Traits::FactKind> &&
    requires(const typename Traits::Game& game, const typename Traits::State& state,
             typename Traits::State& changed, const typename Traits::Action& action,
             typename Traits::Actions& actions, typename Traits::Events& events, Dice& dice) {
        {
            game.playerCount()
        } -> std::same_as<int>;
        {
            startGame(game)
        } -> std::same_as<typename Traits::State>;
        {
            isOver(state)
        } -> std::same_as<bool>;
        {
            roundOf(state)
        } -> std::same_as<int>;
        {
            playerToAct(game, state)
        } -> std::same_as<typename Traits::Player>;
        {
            indexOf(playerToAct(game, state))
        } -> std::same_as<std::size_t>;
        legalActions(game, state, actions);
        {
            check(game, state, action).isAllowed()
        } -> std::same_as<bool>;
        perform(game, changed, action, dice, events);
        evolve(game, changed, events.front());
        {
            events.front().what
        } -> std::same_as<typename Traits::EventBody&>;
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
