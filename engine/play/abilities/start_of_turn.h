#pragma once

#include "engine/play/moments.h"

namespace delve::play {

class Unfolding;
class StateWriter;

// SA-G4, TURN-02: abilities that act at the start of a turn: Command, then Venom.

struct StartOfTurn
{
    FigureId venomFrom = FigureId::None; ///< Command is done, and Venom of the figures before this one

    static constexpr std::string_view name = "start-of-turn";
    static constexpr auto fields() { return std::tuple(field("venomFrom", &StartOfTurn::venomFrom)); }
};

/// SA-COMMAND: one more activation in this turn.
struct ActivationGained
{
    bool isForSpawn = false;

    static constexpr std::string_view name = "activation-gained";
    static constexpr auto fields() { return std::tuple(field("isForSpawn", &ActivationGained::isForSpawn)); }
    friend bool operator==(const ActivationGained&, const ActivationGained&) = default;
};

/// SA-COMMAND: the roll for Mage Spawn was made in this turn.
struct SpawnCommanded
{
    static constexpr std::string_view name = "spawn-commanded";
    static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const SpawnCommanded&, const SpawnCommanded&) = default;
};

void resume(Unfolding& unfolding, const StartOfTurn& task);
void evolve(StateWriter& state, const ActivationGained& event);
void evolve(StateWriter& state, const SpawnCommanded&);

/// SA-VENOM: the opposing figures beside it, in its front arc, take a click.
void spreadVenom(Unfolding& unfolding, FigureId figure);
/// SA-COMMAND: before the first activation of a Mage Spawn in a turn. True if the player gains one more.
bool commandSpawn(Unfolding& unfolding);

} // namespace delve::play
