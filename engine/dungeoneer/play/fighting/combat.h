// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/effects/in_force.h"

namespace delve::dungeoneer::play {

class Unfolding;
class ActionList;

// DNR-COMBAT, DNR-SPECIAL-06 to DNR-SPECIAL-12: attacks between Heroes and monsters.

/// DNR-SPECIAL-06.
struct Challenge
{
    TargetId target = TargetId::None; ///< a Hero or a monster
    Form form = Form::Melee;
    QuestId takes = QuestId::None; ///< DNR-QUEST-27: an Escort Quest instead of a wound
    DNR_DESCRIBED(Challenge, "challenge", target, form, takes);
};
/// DNR-COMBAT-24: the acting Dungeonlord chooses how the monster attacks.
struct ChooseForm
{
    Form form = Form::Melee;
    DNR_DESCRIBED(ChooseForm, "choose-form", form);
};
/// DNR-COMBAT-14: one of several hit effects, by the card that has it.
struct ChooseHit
{
    CardId card = CardId::None;
    DNR_DESCRIBED(ChooseHit, "choose-hit", card);
};
/// DNR-COMBAT-21: a point of Peril for any player, or none.
struct GivePeril
{
    PlayerId to = PlayerId::None;
    DNR_DESCRIBED(GivePeril, "give-peril", to);
};

struct FormChoice
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None;
    MonsterId monster = MonsterId::None;
    PlayerId target = PlayerId::None;
    DNR_DESCRIBED(FormChoice, "form-choice", player, monster, target);
};
struct HitChoice
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(HitChoice, "hit-choice", player);
};
struct PerilGift
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None;
    std::int16_t left = 0;
    DNR_DESCRIBED(PerilGift, "peril-gift", player, left);
};
struct RollCombat
{
    DNR_DESCRIBED(RollCombat, "roll-combat");
};
struct SettleCombat
{
    DNR_DESCRIBED(SettleCombat, "settle-combat");
};

struct CombatBegan
{
    TargetId attacker = TargetId::None;
    TargetId defender = TargetId::None;
    Form form = Form::Melee;
    DNR_DESCRIBED(CombatBegan, "combat-began", attacker, defender, form);
};
/// DNR-COMBAT-10, DNR-COMBAT-11.
struct CombatFought
{
    std::int16_t attack = 0;
    std::int16_t defence = 0;
    TargetId hitter = TargetId::None; ///< nobody on a tie
    DNR_DESCRIBED(CombatFought, "combat-fought", attack, defence, hitter);
};
struct AttackBegun
{
    TargetId by = TargetId::None;
    DNR_DESCRIBED(AttackBegun, "attack-begun", by);
};

Subject attackerOf(const Frame& combat);
Subject defenderOf(const Frame& combat);
TargetId targetOf(const Subject& subject);
RollScene sceneOf(const Position& position, const Frame& combat, bool ofAttacker);
/// DNR-LORD-10, DNR-SPECIAL-07: the forms in which it may start an attack.
bool canAttackWith(const Position& position, const Subject& subject, Form form);
/// Who rolls and chooses for a monster.
PlayerId lordOf(const Position& position, MonsterId monster);

/// What is resolved when they fight.
Frame combatOf(const Position& position, const Subject& attacker, const Subject& defender, Form form);
/// What a side adds to its die, and what it adds up to.
int combatScore(const Position& position, const Frame& combat, bool ofAttacker);
/// Attacker and defender fight.
void fight(Unfolding& unfolding, std::string_view rule, const Subject& attacker, const Subject& defender,
           Form form, QuestId takes = QuestId::None);
/// DNR-COMBAT-24, DNR-QUEST-14: a printed monster attacks a Hero.
void attackWithPrinted(Unfolding& unfolding, std::string_view rule, MonsterId monster, PlayerId target);

Refusal check(const Position& position, PlayerId actor, const Challenge& action);
Refusal check(const Position& position, PlayerId actor, const ChooseForm& action);
Refusal check(const Position& position, PlayerId actor, const ChooseHit& action);
Refusal check(const Position& position, PlayerId actor, const GivePeril& action);
void listChallenges(const Position& position, PlayerId player, ActionList& actions);
void listHits(const Position& position, ActionList& actions);
void carryOut(Unfolding& unfolding, PlayerId actor, const Challenge& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const ChooseForm& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const ChooseHit& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const GivePeril& action);
void resume(Unfolding& unfolding, const RollCombat&);
void resume(Unfolding& unfolding, const SettleCombat&);
inline void evolve(const Game&, GameState&, const CombatBegan&)
{}
inline void evolve(const Game&, GameState&, const CombatFought&)
{}
void evolve(const Game& game, GameState& state, const AttackBegun& event);

} // namespace delve::dungeoneer::play
