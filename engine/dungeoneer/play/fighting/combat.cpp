// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/fighting/combat.h"

#include "engine/dungeoneer/play/core/unfolding.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

constexpr std::uint8_t takesQuest = 1; ///< Frame::purpose: DNR-QUEST-27

EffectsOf hitListOf(Form form)
{
    return EffectsOf(int(EffectsOf::HitMelee) + int(form));
}

PlayerId playerOf(const Position& position, const Subject& side)
{
    return side.player != PlayerId::None ? side.player : lordOf(position, side.monster);
}

bool isThere(const Position& position, const Subject& side)
{
    if (side.player != PlayerId::None)
        return position.isAlive(side.player);
    const CardId card = cardOf(side.monster);
    return (card == CardId::None || position.card(card).place == Place::Laid) &&
           lifeOf(position, side.monster) > 0;
}

bool areThere(const Position& position, const Frame& combat)
{
    return isThere(position, attackerOf(combat)) && isThere(position, defenderOf(combat));
}

// DNR-UNI-04: no total falls below 0, so that two that would are a tie.
int totalOf(const Position& position, const Frame& combat, bool ofAttacker)
{
    const int die = ofAttacker ? combat.attackDie : combat.defenceDie;
    return std::max(0, die + combatScore(position, combat, ofAttacker));
}

/// DNR-COMBAT-14: the cards of a side with a hit effect for this form: what a Hero has readied, or the
/// monster itself, and what is attached to those (DNR-CARD-09).
CardBits hitCards(const Position& position, const Subject& hitter, Form form)
{
    const GameState& state = position.state();
    CardBits side;
    if (hitter.player != PlayerId::None)
        side = state.boons[indexOf(hitter.player)] | state.treasures[indexOf(hitter.player)];
    else if (const CardId card = cardOf(hitter.monster); card != CardId::None)
        side.set(card, true);
    CardBits found;
    const auto note = [&](CardId card) {
        if (!position.game().card(card).hitEffects[form].empty())
            found.set(card, true);
    };
    side.forEach(note);
    state.attached.forEach([&](CardId card) {
        if (side.has(state.card(card).host))
            note(card);
    });
    return found;
}

Subject hitterOf(const Frame& combat)
{
    return combat.isHit ? attackerOf(combat) : defenderOf(combat);
}

void runHit(Unfolding& unfolding, const Frame& combat, bool byAttacker, std::int16_t source)
{
    const Subject hitter = byAttacker ? attackerOf(combat) : defenderOf(combat);
    const Subject victim = byAttacker ? defenderOf(combat) : attackerOf(combat);
    Frame frame;
    frame.list = hitListOf(combat.form);
    frame.source = source;
    frame.controller = playerOf(unfolding.position(), hitter);
    frame.target = targetOf(victim);
    frame.roller = hitter.player;
    frame.monster = combat.monster;
    frame.isHitByMonster = hitter.monster != MonsterId::None;
    frame.isHit = true;
    frame.form = combat.form;
    frame.space = combat.space;
    runEffects(unfolding, frame);
}

void settleHit(Unfolding& unfolding, const Frame& combat, bool byAttacker)
{
    const Subject hitter = byAttacker ? attackerOf(combat) : defenderOf(combat);
    const Subject victim = byAttacker ? defenderOf(combat) : attackerOf(combat);
    // DNR-QUEST-27: the challenger takes the Quest and deals no wound.
    if (byAttacker && combat.purpose == takesQuest)
        return takeComponent(unfolding, "DNR-QUEST-27", QuestId(combat.source), hitter.player);
    // DNR-COMBAT-13: a hit effect is all that the hit does.
    if (const CardBits cards = hitCards(unfolding.position(), hitter, combat.form); cards.count() == 1) {
        return cards.forEach([&](CardId only) { runHit(unfolding, combat, byAttacker, std::int16_t(only)); });
    } else if (cards.count() > 1) {
        Frame waiting = combat;
        waiting.isHit = byAttacker;
        unfolding.push(waiting);
        return unfolding.later(HitChoice{playerOf(unfolding.position(), hitter)});
    }
    const bool isPrinted = hitter.monster != MonsterId::None && cardOf(hitter.monster) == CardId::None;
    if (isPrinted && !unfolding.game().hitEffects(hitter.monster, combat.form).empty())
        return runHit(unfolding, combat, byAttacker, std::int16_t(hitter.monster));
    // DNR-COMBAT-12: exactly one wound otherwise.
    RollScene scene = sceneOf(unfolding.position(), combat, byAttacker);
    wound(unfolding, "DNR-COMBAT-12",
          {.dealer = hitter, .taker = victim, .source = WoundSource::Combat, .scene = scene, .wounds = 1});
}

} // namespace

Subject attackerOf(const Frame& combat)
{
    return combat.attacker != PlayerId::None ? Subject{combat.attacker, MonsterId::None}
                                             : Subject{PlayerId::None, combat.monster};
}

Subject defenderOf(const Frame& combat)
{
    return combat.defender != PlayerId::None ? Subject{combat.defender, MonsterId::None}
                                             : Subject{PlayerId::None, combat.monster};
}

TargetId targetOf(const Subject& subject)
{
    return subject.player != PlayerId::None ? targetOf(subject.player) : targetOf(subject.monster);
}

RollScene sceneOf(const Position& position, const Frame& combat, bool ofAttacker)
{
    RollScene scene{.roll = ofAttacker ? RollKind::Attack : RollKind::Defence, .form = combat.form};
    if (combat.monster != MonsterId::None) {
        scene.categories = &position.game().categories(combat.monster);
        scene.issue = cardOf(combat.monster);
    }
    return scene;
}

bool canAttackWith(const Position& position, const Subject& subject, Form form)
{
    return scoreOf(position, subject, form, {.form = form}).type == AttackType::Standard;
}

// DNR-COMBAT-24: for printed monsters the player on the left of the one who faces it.
PlayerId lordOf(const Position& position, MonsterId monster)
{
    const CardId card = cardOf(monster);
    return card != CardId::None ? position.card(card).controller : position.leftOf(position.turn().player);
}

Frame combatOf(const Position& position, const Subject& attacker, const Subject& defender, Form form)
{
    const PlayerId hero = attacker.player != PlayerId::None ? attacker.player : defender.player;
    Frame combat;
    combat.kind = FrameKind::Combat;
    combat.attacker = attacker.player;
    combat.defender = defender.player;
    combat.monster = attacker.monster != MonsterId::None ? attacker.monster : defender.monster;
    combat.form = form;
    combat.space = position.player(hero).space;
    return combat;
}

int combatScore(const Position& position, const Frame& combat, bool ofAttacker)
{
    const Subject side = ofAttacker ? attackerOf(combat) : defenderOf(combat);
    const RollScene scene = sceneOf(position, combat, ofAttacker);
    return scoreOf(position, side, combat.form, scene).value + rollBonus(position, side, scene);
}

void fight(Unfolding& unfolding, std::string_view rule, const Subject& attacker, const Subject& defender,
           Form form, QuestId takes)
{
    Frame combat = combatOf(unfolding.position(), attacker, defender, form);
    combat.controller = playerOf(unfolding.position(), attacker);
    if (takes != QuestId::None) {
        combat.purpose = takesQuest;
        combat.source = std::int16_t(takes);
    }
    unfolding.emit(rule, CombatBegan{targetOf(attacker), targetOf(defender), form});
    unfolding.emit(rule, AttackBegun{targetOf(attacker)});
    unfolding.push(combat);
    unfolding.later(RollCombat{});
    openWindow(unfolding, WindowKind::Dice);
}

void attackWithPrinted(Unfolding& unfolding, std::string_view rule, MonsterId monster, PlayerId target)
{
    (void)rule;
    const PlayerId lord = lordOf(unfolding.position(), monster);
    const bool canAttack = std::ranges::any_of(allForms, [&](Form form) {
        return canAttackWith(unfolding.position(), {PlayerId::None, monster}, form);
    });
    if (canAttack)
        unfolding.later(FormChoice{lord, monster, target});
}

// DNR-COMBAT-09: attacker and defender roll one die each; the attack comes first where an order matters.
void resume(Unfolding& unfolding, const RollCombat&)
{
    Frame combat = unfolding.frame();
    const Position position = unfolding.position();
    if (!areThere(position, combat)) {
        unfolding.pop();
        return;
    }
    combat.attackDie =
        std::int8_t(unfolding.roll("DNR-COMBAT-09", RollFor::Attack, playerOf(position, attackerOf(combat))));
    combat.defenceDie = std::int8_t(
        unfolding.roll("DNR-COMBAT-09", RollFor::Defence, playerOf(position, defenderOf(combat))));
    unfolding.change(combat);
    unfolding.later(SettleCombat{});
    openWindow(unfolding, WindowKind::Fallen);
}

// DNR-COMBAT-10, DNR-COMBAT-11: the higher total hits, the defender's too; a tie hurts nobody.
void resume(Unfolding& unfolding, const SettleCombat&)
{
    const Frame combat = unfolding.frame();
    const Position position = unfolding.position();
    if (!areThere(position, combat)) {
        unfolding.pop();
        return;
    }
    const int attack = totalOf(position, combat, true);
    const int defence = totalOf(position, combat, false);
    const TargetId hitter = attack > defence   ? targetOf(attackerOf(combat))
                            : defence > attack ? targetOf(defenderOf(combat))
                                               : TargetId::None;
    unfolding.emit(attack == defence ? "DNR-COMBAT-11" : "DNR-COMBAT-10",
                   CombatFought{std::int16_t(attack), std::int16_t(defence), hitter});
    spendRollEffects(unfolding, attackerOf(combat), sceneOf(position, combat, true));
    spendRollEffects(unfolding, defenderOf(combat), sceneOf(position, combat, false));
    unfolding.pop();
    if (attack != defence)
        settleHit(unfolding, combat, attack > defence);
}

Refusal check(const Position& position, PlayerId, const ChooseForm& action)
{
    const auto choice = pending<FormChoice>(position);
    if (!choice)
        return {"DNR-COMBAT-24"};
    return canAttackWith(position, {PlayerId::None, choice->monster}, action.form) ? allowed
                                                                                   : Refusal{"DNR-LORD-10"};
}

void carryOut(Unfolding& unfolding, PlayerId, const ChooseForm& action)
{
    const FormChoice choice = *pending<FormChoice>(unfolding.position());
    unfolding.answered();
    const bool isQuest = questOf(choice.monster) != QuestId::None;
    fight(unfolding, isQuest ? "DNR-QUEST-14" : "DNR-COMBAT-24", {PlayerId::None, choice.monster},
          {choice.target, MonsterId::None}, action.form);
}

Refusal check(const Position& position, PlayerId, const ChooseHit& action)
{
    if (!pending<HitChoice>(position) || action.card == CardId::None)
        return {"DNR-COMBAT-14"};
    const Frame& combat = position.state().frame();
    return hitCards(position, hitterOf(combat), combat.form).has(action.card) ? allowed
                                                                              : Refusal{"DNR-COMBAT-14"};
}

void listHits(const Position& position, ActionList& actions)
{
    const Frame& combat = position.state().frame();
    hitCards(position, hitterOf(combat), combat.form).forEach([&](CardId card) {
        actions.add(ChooseHit{card});
    });
}

void carryOut(Unfolding& unfolding, PlayerId, const ChooseHit& action)
{
    unfolding.answered();
    const Frame combat = unfolding.pop();
    runHit(unfolding, combat, combat.isHit, std::int16_t(action.card));
}

// DNR-COMBAT-21: any player still in the game, or nobody.
Refusal check(const Position& position, PlayerId, const GivePeril& action)
{
    if (!pending<PerilGift>(position))
        return {"DNR-COMBAT-21"};
    return action.to == PlayerId::None || position.isAlive(action.to) ? allowed : Refusal{"DNR-COMBAT-21"};
}

void carryOut(Unfolding& unfolding, PlayerId, const GivePeril& action)
{
    const PerilGift gift = *pending<PerilGift>(unfolding.position());
    unfolding.answered();
    if (action.to == PlayerId::None)
        return;
    if (gift.left > 1)
        unfolding.later(PerilGift{gift.player, std::int16_t(gift.left - 1)});
    changePeril(unfolding, "DNR-COMBAT-21", action.to, 1);
}

void evolve(const Game&, GameState& state, const AttackBegun& event)
{
    if (const PlayerId player = playerAt(event.by); player != PlayerId::None) {
        ++state.player(player).attacks;
        return;
    }
    const MonsterId monster = monsterAt(event.by);
    if (const CardId card = cardOf(monster); card != CardId::None) {
        ++state.card(card).attacks;
    } else if (const QuestId quest = questOf(monster); quest != QuestId::None) {
        state.quest(quest).hasAttacked = true;
        state.quest(quest).attackSpace = state.player(state.turn.player).space; // it attacks who tries it
    } else {
        state.space(spaceOf(monster)).hasAttacked = true;
    }
}

} // namespace delve::dungeoneer::play
