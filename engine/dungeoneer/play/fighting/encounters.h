// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/position.h"

namespace delve::dungeoneer::play {

class Unfolding;
class ActionList;

// DNR-LORD, DNR-ENC: Encounters are laid, answered and resolved; monsters return.

/// DNR-LORD-09: an Encounter aimed at a player, from the hand or the Horde.
struct LayEncounter
{
    CardId card = CardId::None;
    PlayerId target = PlayerId::None;
    Form form = Form::Melee; ///< of a monster
    DNR_DESCRIBED(LayEncounter, "lay-encounter", card, target, form);
};
/// DNR-CARD-09: an Attachment for a monster, paid with the Peril of a player.
struct LayAttachment
{
    CardId card = CardId::None;
    CardId host = CardId::None;
    PlayerId payer = PlayerId::None;
    DNR_DESCRIBED(LayAttachment, "lay-attachment", card, host, payer);
};
/// DNR-LORD-06: the batch is complete.
struct ResolveEncounters
{
    DNR_DESCRIBED(ResolveEncounters, "resolve-encounters");
};
/// DNR-COMBAT-15: a monster without wounds goes to the hand or to the Horde.
struct ReturnMonster
{
    CardId card = CardId::None;
    bool toHorde = false;
    DNR_DESCRIBED(ReturnMonster, "return-monster", card, toHorde);
};

struct ReturnChoice
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None;
    CardId card = CardId::None;
    DNR_DESCRIBED(ReturnChoice, "return-choice", player, card);
};
/// The Encounter that comes next in the order of laying.
struct NextEncounter
{
    std::uint8_t order = 1;
    DNR_DESCRIBED(NextEncounter, "next-encounter", order);
};
struct MeetEncounter
{
    CardId card = CardId::None;
    DNR_DESCRIBED(MeetEncounter, "meet-encounter", card);
};
/// DNR-THREAT-06: those who have still to roll against a Trap.
struct TrapRolls
{
    CardId card = CardId::None;
    std::uint8_t players = 0;
    DNR_DESCRIBED(TrapRolls, "trap-rolls", card, players);
};
struct FinishEncounter
{
    CardId card = CardId::None;
    DNR_DESCRIBED(FinishEncounter, "finish-encounter", card);
};
struct ReturnMonsters
{
    DNR_DESCRIBED(ReturnMonsters, "return-monsters");
};

struct EncounterLaid
{
    CardId card = CardId::None;
    PlayerId by = PlayerId::None;
    PlayerId target = PlayerId::None;
    Form form = Form::Melee;
    DNR_DESCRIBED(EncounterLaid, "encounter-laid", card, by, target, form);
};
struct BatchChanged
{
    Batch batch = Batch::None;
    DNR_DESCRIBED(BatchChanged, "batch-changed", batch);
};
/// DNR-LORD-14: nobody is there for it, or it was cancelled.
struct EncounterLapsed
{
    CardId card = CardId::None;
    DNR_DESCRIBED(EncounterLapsed, "encounter-lapsed", card);
};
struct EncounterResolved
{
    CardId card = CardId::None;
    DNR_DESCRIBED(EncounterResolved, "encounter-resolved", card);
};

/// Those against whom an Encounter of this batch was played, Attachments too: DNR-SPECIAL-03.
std::uint8_t victimsOf(const Position& position, CardId encounter);
/// DNR-THREAT-06: what a Hero in a space faces in a Trap that a player lays there.
Frame trapThreat(const Position& position, CardId card, PlayerId controller, PlayerId roller, SpaceId space);
void afterTrap(Unfolding& unfolding, const Frame& threat, bool isPassed);

Refusal check(const Position& position, PlayerId actor, const LayEncounter& action);
Refusal check(const Position& position, PlayerId actor, const LayAttachment& action);
Refusal check(const Position& position, PlayerId actor, const ResolveEncounters&);
Refusal check(const Position& position, PlayerId actor, const ReturnMonster& action);
void listEncounters(const Position& position, PlayerId player, ActionList& actions);
void carryOut(Unfolding& unfolding, PlayerId actor, const LayEncounter& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const LayAttachment& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const ResolveEncounters&);
void carryOut(Unfolding& unfolding, PlayerId actor, const ReturnMonster& action);
void resume(Unfolding& unfolding, const NextEncounter& task);
void resume(Unfolding& unfolding, const MeetEncounter& task);
void resume(Unfolding& unfolding, const TrapRolls& task);
void resume(Unfolding& unfolding, const FinishEncounter& task);
void resume(Unfolding& unfolding, const ReturnMonsters&);
void evolve(const Game& game, GameState& state, const EncounterLaid& event);
void evolve(const Game& game, GameState& state, const BatchChanged& event);
inline void evolve(const Game&, GameState&, const EncounterLapsed&)
{}
void evolve(const Game& game, GameState& state, const EncounterResolved& event);

} // namespace delve::dungeoneer::play
