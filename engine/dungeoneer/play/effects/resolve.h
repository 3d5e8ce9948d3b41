// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/position.h"

namespace delve::dungeoneer::play {

class Unfolding;
class ActionList;

// What cards say is done, effect by effect (content/effect_kind.h), for each of whom it concerns.

struct RunEffects
{
    DNR_DESCRIBED(RunEffects, "run-effects");
};

/// What is done with cards that an effect takes.
struct CardChoice
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None; ///< who chooses
    PlayerId victim = PlayerId::None; ///< whose cards they are
    std::int16_t left = 0;
    DNR_DESCRIBED(CardChoice, "card-choice", player, victim, left);
};
/// An effect has a price, and whoever it concerns may pay it.
struct CostChoice
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(CostChoice, "cost-choice", player);
};
/// DNR-DOOR-18: a Hero is moved, space by space.
struct MoveChoice
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None; ///< who chooses
    PlayerId moved = PlayerId::None;
    std::int16_t left = 0;
    DNR_DESCRIBED(MoveChoice, "move-choice", player, moved, left);
};
/// One door of the space of a Hero, or one space beside it.
struct SideChoice
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None;
    PlayerId subject = PlayerId::None;
    DNR_DESCRIBED(SideChoice, "side-choice", player, subject);
};

struct ChooseCard
{
    CardId card = CardId::None;
    DNR_DESCRIBED(ChooseCard, "choose-card", card);
};
struct PayOrNot
{
    bool pays = false;
    DNR_DESCRIBED(PayOrNot, "pay-or-not", pays);
};
struct ChooseSide
{
    Side side = Side::North;
    DNR_DESCRIBED(ChooseSide, "choose-side", side);
};
/// The Hero is not moved any further.
struct StopMoving
{
    DNR_DESCRIBED(StopMoving, "stop-moving");
};

/// DNR-UNI-01: the players do what the text says.
struct ManualEffect
{
    SourceId source = SourceId::None;
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(ManualEffect, "manual-effect", source, player);
};
struct MarkerPut
{
    SourceId source = SourceId::None;
    SpaceId space = SpaceId::None;
    DNR_DESCRIBED(MarkerPut, "marker-put", source, space);
};
/// DNR-UNI-02: a die that lay there was rolled again.
struct DieReplaced
{
    PlayerId by = PlayerId::None;
    bool isAttack = true;
    std::int8_t face = 0;
    DNR_DESCRIBED(DieReplaced, "die-replaced", by, isAttack, face);
};

/// Begins a list of effects; nothing is left behind if it is empty.
void runEffects(Unfolding& unfolding, Frame frame);
/// The roll by which a player may escape an effect.
Frame escapeThreat(const Position& position, PlayerId controller, PlayerId roller, const Effect& effect);
/// An Escape was rolled: whoever passed is spared.
void afterEscape(Unfolding& unfolding, bool isPassed);

Refusal check(const Position& position, PlayerId actor, const ChooseCard& action);
Refusal check(const Position& position, PlayerId actor, const PayOrNot& action);
Refusal check(const Position& position, PlayerId actor, const ChooseSide& action);
Refusal check(const Position& position, PlayerId actor, const StopMoving&);
void carryOut(Unfolding& unfolding, PlayerId actor, const ChooseCard& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const PayOrNot& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const ChooseSide& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const StopMoving&);
void resume(Unfolding& unfolding, const RunEffects&);
inline void evolve(const Game&, GameState&, const ManualEffect&)
{}
void evolve(const Game& game, GameState& state, const MarkerPut& event);
inline void evolve(const Game&, GameState&, const DieReplaced&)
{}

} // namespace delve::dungeoneer::play
