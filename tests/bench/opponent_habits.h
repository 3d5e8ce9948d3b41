// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/stats/batch.h"

#include <array>
#include <cstdint>

namespace delve::mageknight::bench {

/// What agents do that nobody would who looks on, counted over many games.
struct Habits
{
    using Count = std::uint64_t;

    Count games = 0;
    Count stopped = 0; ///< mostChoices
    Count limited = 0; ///< END-09
    Count frozen = 0;  ///< FreezeWatch
    Count shared = 0;  ///< END-06
    Count rounds = 0;
    Count heroActivations = 0;
    Count emptyHeroActivations = 0; ///< begun and ended at once
    Count otherActivations = 0;     ///< of Mage Spawn and tokens
    Count emptyOtherActivations = 0;
    Count breakAways = 0; ///< that succeeded
    Count unusedBreakAways = 0;
    Count placedMonsters = 0;
    Count placedFacingNorth = 0;
    Count placedBesideRivals = 0; ///< next to a hero of somebody else than who placed it
    Count placedFacingRivals = 0; ///< of these, with such a hero in the front arc
    std::array<Count, enumNames<play::DeathCause>.size()> deaths{};
    std::array<Count, std::size_t(play::mostPlayers)> wins{};
    std::array<Count, std::size_t(play::mostPlayers)> winsOfAgents{};

    void add(const Habits& other);
};

/// Sees one game.
class HabitWatch
{
public:
    explicit HabitWatch(const play::Game& game) : m_game(game), m_watch(game) {}

    void observe(const play::GameState& after, const play::Action& action, const play::Events& events);
    /// All that was seen, with the end of the game. `agentAt`: who sat where.
    Habits finish(const play::GameState& end, const play::MatchResult& result,
                  std::span<const std::size_t> agentAt);

private:
    void notePlacing(const play::GameState& after, const play::MonsterPlaced& placed);

    const play::Game& m_game;
    play::GameWatch m_watch;
    Habits m_habits;
    bool m_hasJustBegun = false; ///< an activation, with the last action
    bool m_isOfHero = false;
    bool m_hasBrokenAway = false; ///< in this activation, and has not moved since
};

/// Plays the games of this plan as a batch does.
Habits habitsOf(const play::Game& game, const play::BatchPlan& plan, int threads);

} // namespace delve::mageknight::bench
