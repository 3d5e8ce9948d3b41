// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// SA-G4, TURN-02: abilities that act at the start of a turn: Command, then Venom.

struct StartOfTurn
{
    bool commandIsDone = false;

    static constexpr std::string_view name = "start-of-turn";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("commandIsDone", &StartOfTurn::commandIsDone));
    }
};

/// SA-G4: the player chooses whose Venom comes next.
struct VenomChoice
{
    static constexpr std::string_view name = "venom-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "SA-G4";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

struct SpreadVenom
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "spread-venom";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &SpreadVenom::figure));
    }
    friend bool operator==(const SpreadVenom&, const SpreadVenom&) = default;
};

/// SA-VENOM: once at the start of a turn.
struct VenomSpread
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "venom-spread";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &VenomSpread::figure));
    }
    friend bool operator==(const VenomSpread&, const VenomSpread&) = default;
};

/// SA-COMMAND: one more activation in this turn.
struct ActivationGained
{
    bool isForSpawn = false;

    static constexpr std::string_view name = "activation-gained";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("isForSpawn", &ActivationGained::isForSpawn));
    }
    friend bool operator==(const ActivationGained&, const ActivationGained&) = default;
};

/// SA-COMMAND: the roll for Mage Spawn was made in this turn.
struct SpawnCommanded
{
    static constexpr std::string_view name = "spawn-commanded";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const SpawnCommanded&, const SpawnCommanded&) = default;
};

Refusal check(const Position& position, const SpreadVenom& action);
void carryOut(Unfolding& unfolding, const SpreadVenom& action);
void resume(Unfolding& unfolding, const StartOfTurn& task);
PlayerId deciderOf(const Position& position, const VenomChoice&);
void listOptions(const Position& position, const VenomChoice&, ActionList& actions);
void evolve(StateWriter& state, const VenomSpread& event);
void evolve(StateWriter& state, const ActivationGained& event);
void evolve(StateWriter& state, const SpawnCommanded&);

/// SA-VENOM: the opposing figures beside it, in its front arc, take a click.
void spreadVenom(Unfolding& unfolding, FigureId figure);
/// SA-COMMAND: before the first activation of a Mage Spawn in a turn. True if the player gains one more.
bool commandSpawn(Unfolding& unfolding);

} // namespace delve::mageknight::play
