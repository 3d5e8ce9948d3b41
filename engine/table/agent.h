// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/playable_game.h"

#include <atomic>
#include <memory>
#include <span>
#include <vector>

namespace delve::table {

/// Something that an agent took into account, with a number.
template <typename FactKind> struct Fact
{
    FactKind kind{};
    int number = 0;

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// What an agent considered: actions with their worth and the facts behind it.
template <PlayableGame Traits> struct Weighing
{
    struct Candidate
    {
        typename Traits::Action action;
        int worth = 0; ///< more is better; of one weighing only
        std::vector<Fact<typename Traits::FactKind>> facts;
    };
    std::vector<Candidate> candidates;
};

/// One that chooses for a player.
template <PlayableGame Traits> class Agent
{
public:
    virtual ~Agent() = default;

    /// The place of the choice in the legal actions, of which there is at least one. `moment` counts the
    /// actions of the game: an agent remembers nothing, so that its choice is the same when actions were
    /// taken back. Who wants to know why passes a weighing to be filled; the choice does not change.
    virtual std::size_t choose(const typename Traits::View& view,
                               std::span<const typename Traits::Action> legal, std::uint64_t moment,
                               Weighing<Traits>* why) = 0;

    /// Those who think long look at it and choose from what they have found so far once it is true. It must
    /// outlive the agent, or be replaced by nothing. A choice that was stopped may differ from others.
    virtual void stopOn(const std::atomic<bool>*) {}
};

/// The agents of a game, by player.
template <PlayableGame Traits> using Seats = std::vector<std::unique_ptr<Agent<Traits>>>;

/// What an agent does when its player has to act. It is offered the actions in the order of the engine, so
/// that it chooses alike wherever it plays; `legal` is scratch. `moment` and `why` as for Agent::choose().
template <PlayableGame Traits>
typename Traits::Action choiceOf(Agent<Traits>& agent, const typename Traits::Game& game,
                                 const typename Traits::State& state, std::uint64_t moment,
                                 typename Traits::Actions& legal,
                                 std::type_identity_t<Weighing<Traits>>* why = nullptr)
{
    legalActions(game, state, legal);
    return legal[agent.choose(viewFor(game, state, playerToAct(game, state)), legal, moment, why)];
}

} // namespace delve::table
