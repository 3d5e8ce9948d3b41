// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/position.h"

namespace delve::dungeoneer::play {

class Unfolding;

// DNR-TURN: rounds, turns and their five phases; DNR-RESET.

/// The steps of a turn, in order.
enum class TurnPart : std::uint8_t
{
    Begin,
    Reset,
    Upkeep,
    Refill, ///< DNR-RESET-05
    BeforeLord,
    Lord,
    LordEnds,
    Returns, ///< DNR-COMBAT-15
    BeforeBuild,
    Build,
    BeforeHero,
    Hero,
    HeroEnds,
    Stay, ///< DNR-DRAW-01
    Save,
    Discard,
    Draw,
    End
};

/// The turn goes on with this step.
struct TurnStep
{
    TurnPart step = TurnPart::Begin;
    DNR_DESCRIBED(TurnStep, "turn-step", step);
};
constexpr auto fileWords(TurnPart)
{
    using enum TurnPart;
    return std::to_array<EnumName<TurnPart>>({{Begin, "begin"},
                                              {Reset, "reset"},
                                              {Upkeep, "upkeep"},
                                              {Refill, "refill"},
                                              {BeforeLord, "before-lord"},
                                              {Lord, "lord"},
                                              {LordEnds, "lord-ends"},
                                              {Returns, "returns"},
                                              {BeforeBuild, "before-build"},
                                              {Build, "build"},
                                              {BeforeHero, "before-hero"},
                                              {Hero, "hero"},
                                              {HeroEnds, "hero-ends"},
                                              {Stay, "stay"},
                                              {Save, "save"},
                                              {Discard, "discard"},
                                              {Draw, "draw"},
                                              {End, "end"}});
}

/// The active player plays the Dungeonlord: DNR-LORD-01.
struct LordPhase
{
    static constexpr bool isDecision = true;
    DNR_DESCRIBED(LordPhase, "lord-phase");
};
/// The active player plays the Hero: DNR-HERO-02.
struct HeroPhase
{
    static constexpr bool isDecision = true;
    DNR_DESCRIBED(HeroPhase, "hero-phase");
};
/// DNR-RESET-04: a card must be paid for or goes back.
struct UpkeepChoice
{
    static constexpr bool isDecision = true;
    DNR_DESCRIBED(UpkeepChoice, "upkeep-choice");
};

struct EndPhase
{
    DNR_DESCRIBED(EndPhase, "end-phase");
};
struct PayUpkeep
{
    CardId card = CardId::None;
    DNR_DESCRIBED(PayUpkeep, "pay-upkeep", card);
};
struct DeclineUpkeep
{
    CardId card = CardId::None;
    DNR_DESCRIBED(DeclineUpkeep, "decline-upkeep", card);
};

struct TurnBegan
{
    PlayerId player = PlayerId::None;
    std::int16_t round = 0;
    DNR_DESCRIBED(TurnBegan, "turn-began", player, round);
};
struct PhaseBegan
{
    Phase phase = Phase::Reset;
    DNR_DESCRIBED(PhaseBegan, "phase-began", phase);
};
struct DoorsReset
{
    DNR_DESCRIBED(DoorsReset, "doors-reset");
};
/// DNR-RESET-02: abilities, attacks and attempts of these players are free again.
struct UsesRefreshed
{
    std::uint8_t players = 0;
    DNR_DESCRIBED(UsesRefreshed, "uses-refreshed", players);
};
struct TurnEffectsEnded
{
    DNR_DESCRIBED(TurnEffectsEnded, "turn-effects-ended");
};
/// DNR-RESET-05.
struct MovementSet
{
    PlayerId player = PlayerId::None;
    std::int16_t movement = 0;
    DNR_DESCRIBED(MovementSet, "movement-set", player, movement);
};
/// DNR-HERO-11, DNR-TURN-07: the rest of the phase falls away.
struct PhaseCut
{
    DNR_DESCRIBED(PhaseCut, "phase-cut");
};
struct GameEnded
{
    Ending ending = Ending::None;
    PlayerId winner = PlayerId::None;
    DNR_DESCRIBED(GameEnded, "game-ended", ending, winner);
};

void beginTurn(Unfolding& unfolding, PlayerId player, int round);
void resume(Unfolding& unfolding, const TurnStep& task);
/// DNR-TURN-07: the player goes on with nothing more in this turn.
void cutPhase(Unfolding& unfolding, std::string_view rule);
void endGame(Unfolding& unfolding, std::string_view rule, Ending ending, PlayerId winner);

/// The cards that the active player has still to pay for.
CardBits upkeepDue(const Position& position);

Refusal check(const Position& position, PlayerId actor, const EndPhase&);
Refusal check(const Position& position, PlayerId actor, const PayUpkeep& action);
Refusal check(const Position& position, PlayerId actor, const DeclineUpkeep& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const EndPhase&);
void carryOut(Unfolding& unfolding, PlayerId actor, const PayUpkeep& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const DeclineUpkeep& action);
void evolve(const Game& game, GameState& state, const TurnBegan& event);
void evolve(const Game& game, GameState& state, const PhaseBegan& event);
void evolve(const Game& game, GameState& state, const DoorsReset&);
void evolve(const Game& game, GameState& state, const UsesRefreshed& event);
void evolve(const Game& game, GameState& state, const TurnEffectsEnded&);
void evolve(const Game& game, GameState& state, const MovementSet& event);
void evolve(const Game& game, GameState& state, const PhaseCut&);
void evolve(const Game& game, GameState& state, const GameEnded& event);

} // namespace delve::dungeoneer::play
