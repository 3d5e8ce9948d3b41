// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/playable_game.h"

#include <span>

namespace delve::table {

/// Nobody plays on for longer than that, come what may.
inline constexpr int mostPlayoutActions = 5000;

/// A game in the head of one who thinks, with dice of its own. It keeps its room from one game to the next.
template <PlayableGame Traits> class Playout
{
public:
    using Action = typename Traits::Action;

    /// The game that is played; it must outlive the playouts.
    void playIn(const typename Traits::Game& game) { m_game = &game; }
    /// A new one: `imagine(dice, state)` says from where.
    template <typename Imagine> void begin(std::uint64_t seed, Imagine&& imagine)
    {
        m_dice = SeededDice(seed);
        imagine(m_dice, m_state);
    }

    const typename Traits::Game& game() const { return *m_game; }
    const typename Traits::State& state() const { return m_state; }

    void act(const Action& action)
    {
        m_events.clear();
        perform(*m_game, m_state, action, m_dice, m_events);
    }

    /// Hands the view of the player whose turn it is, and what it may do, to `look(view, legal)`.
    template <typename Look> typename Traits::Player look(Look&& look)
    {
        legalActions(*m_game, m_state, m_actions);
        const auto player = playerToAct(*m_game, m_state);
        look(viewFor(*m_game, m_state, player), std::span<const Action>(m_actions));
        return player;
    }

    /// The player whose turn it is does what `choose(view, legal)` says.
    template <typename Choose> void actBy(Choose&& choose)
    {
        std::size_t chosen = 0;
        look([&](const typename Traits::View& view, std::span<const Action> legal) {
            chosen = choose(view, legal);
        });
        act(Action(m_actions[chosen]));
    }

private:
    const typename Traits::Game* m_game = nullptr;
    typename Traits::State m_state;
    typename Traits::Actions m_actions;
    typename Traits::Events m_events;
    SeededDice m_dice{0};
};

} // namespace delve::table
