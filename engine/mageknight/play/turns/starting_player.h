// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// START-02: who begins, where the players agreed to roll for it. Otherwise it is the first of the scenario.

/// Everybody rolls.
struct RollForStart
{
    static constexpr std::string_view name = "roll-for-start";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const RollForStart&, const RollForStart&) = default;
};

/// The highest total is known; its player plays first.
struct StartingPlayerFound
{
    PlayerId player = PlayerId::None;

    static constexpr std::string_view name = "starting-player-found";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &StartingPlayerFound::player));
    }
    friend bool operator==(const StartingPlayerFound&, const StartingPlayerFound&) = default;
};

/// The roll for the starting player is due; nothing else can be done before.
struct StartRoll
{
    static constexpr std::string_view name = "start-roll";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "START-02";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

Refusal check(const Position& position, const RollForStart&);
void carryOut(Unfolding& unfolding, const RollForStart&);
PlayerId deciderOf(const Position& position, const StartRoll&);
void listOptions(const Position& position, const StartRoll&, ActionList& actions);
void evolve(StateWriter& state, const StartingPlayerFound& event);

} // namespace delve::mageknight::play
