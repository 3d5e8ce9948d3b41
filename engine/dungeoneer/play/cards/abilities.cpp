// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/cards/declaring.h"
#include "engine/dungeoneer/play/core/unfolding.h"

#include <algorithm>

// DNR-SPECIAL-04, DNR-HERO-18, DNR-QUEST-08: abilities are used; DNR-UNI-02: dice are rolled again.

namespace delve::dungeoneer::play {

namespace {

bool isUsed(const Position& position, SourceId source)
{
    if (const CardId card = cardOf(source); card != CardId::None)
        return position.card(card).isUsed;
    if (const QuestId quest = questOf(source); quest != QuestId::None)
        return position.quest(quest).isUsed;
    return position.player(heroOf(source)).abilityUsed;
}

/// Calls `visit(source)` for everything of a player that has an ability to be used.
template <typename Visit> void forEachSource(const Position& position, PlayerId player, Visit&& visit)
{
    visit(sourceOf(player));
    const std::size_t own = indexOf(player);
    ((position.state().boons[own] | position.state().treasures[own]) & position.game().activeCards())
        .forEach([&](CardId card) { visit(sourceOf(card)); });
    if (position.player(player).completed == 0)
        return;
    for (int i = 0; i < position.game().questCount(); ++i)
        if (const QuestState& quest = position.quest(QuestId(i)); quest.place == QuestPlace::Completed &&
                                                                  quest.owner == player &&
                                                                  position.game().quest(QuestId(i)).artifact)
            visit(sourceOf(QuestId(i)));
}

/// DNR-GLOSS-24, the cost and the moment, without the target.
Refusal checkUse(const Position& position, PlayerId actor, SourceId source, const Ability& ability, int extra,
                 PlayerId payer)
{
    const CardId card = cardOf(source);
    const bool isUsedUp = card != CardId::None && position.game().card(card).treasure.discardOnUse;
    if ((ability.oncePerTurn || isUsedUp) && isUsed(position, source))
        return {"DNR-GLOSS-24"};
    if (extra != 0 && (!ability.cost.isVariable || extra < 0))
        return {"DNR-GLOSS-01"};
    return checkCost(position, actor, payer, ability.cost, ability.cost.value + extra, source);
}

void markUsed(Unfolding& unfolding, PlayerId actor, SourceId source, TargetId target)
{
    unfolding.emit(heroOf(source) != PlayerId::None ? "DNR-HERO-18" : "DNR-SPECIAL-04",
                   AbilityUsed{source, actor, target});
}

/// Whether an effect lets the dice of a player that lie there be rolled again.
bool fitsFallen(const Position& position, PlayerId player, const Effect& effect)
{
    const Frame& frame = position.state().frame();
    if (effect.kind != EffectKind::Reroll)
        return false;
    if (frame.kind == FrameKind::Threat)
        return frame.roller == player && isKindOf(effect.roll, sceneOf(position, frame).roll);
    return frame.kind == FrameKind::Combat &&
           ((frame.attacker == player && isKindOf(effect.roll, RollKind::Attack)) ||
            (frame.defender == player && isKindOf(effect.roll, RollKind::Defence)));
}

/// How often a card or ability that is played for it lets them be rolled again.
int rerollsBy(const Position& position, PlayerId player, const Effects& effects)
{
    int count = 0;
    for (const Effect& effect : effects)
        if (isRollAgain(effect) && fitsFallen(position, player, effect))
            count += std::max(1, passiveAmount(position, effect.amount, player));
    return count;
}

/// The die of a Threat, or the one of the attacker.
bool isAttackDie(const Frame& frame, PlayerId player)
{
    return frame.kind == FrameKind::Threat || frame.attacker == player;
}

/// How often the die of a player may be rolled again without another card.
int rerollsLeft(const Position& position, PlayerId player)
{
    const Frame& frame = position.state().frame();
    int count = isAttackDie(frame, player) ? frame.attackRerolls : frame.defenceRerolls;
    forEachInForce(position, EffectKind::Reroll, {player, MonsterId::None}, {},
                   [&](const EffectInForce& found) {
                       if (fitsFallen(position, player, found.effect))
                           count += found.amount;
                   });
    return count;
}

/// What else the card says is done once its die was rolled again; nothing is begun where that is nothing.
bool beginRest(Unfolding& unfolding, PlayerId actor, const RollAgain& action, const Effects& effects)
{
    if (std::ranges::all_of(effects, isRollAgain))
        return false;
    Frame rest;
    rest.list = action.isCard ? EffectsOf::Played : abilityList(action.source);
    rest.source = action.isCard ? std::int16_t(cardOf(action.source))
                                : abilityNumber(unfolding.position(), action.source);
    rest.controller = actor;
    runEffects(unfolding, rest);
    return true;
}

/// Plays the card, or uses the ability.
void payForReroll(Unfolding& unfolding, PlayerId actor, const RollAgain& action)
{
    if (!action.isCard) {
        const Ability& ability = *abilityOf(unfolding.position(), action.source);
        markUsed(unfolding, actor, action.source, TargetId::None);
        payCost(unfolding, "DNR-SPECIAL-04", actor, PlayerId::None, ability.cost, ability.cost.value,
                action.source);
        return discardIfSpent(unfolding, cardOf(action.source));
    }
    const CardId id = cardOf(action.source);
    const int cost = costOf(unfolding.position(), actor, id);
    unfolding.emit("DNR-SPECIAL-02", CardPlayed{id, actor, TargetId::None});
    payCost(unfolding, "DNR-SPECIAL-02", actor, PlayerId::None, unfolding.game().card(id).cost, cost,
            SourceId::None);
    discardCard(unfolding, "DNR-CARD-07", id);
}

// DNR-UNI-02: the second roll counts.
void throwAgain(Unfolding& unfolding, PlayerId actor, Frame frame, std::uint8_t depth)
{
    const bool isAttack = isAttackDie(frame, actor);
    const RollFor what = frame.kind == FrameKind::Threat
                             ? (frame.why == ThreatFor::Chance ? RollFor::Chance : RollFor::Threat)
                             : (isAttack ? RollFor::Attack : RollFor::Defence);
    const std::int8_t face = std::int8_t(unfolding.roll("DNR-UNI-02", what, actor));
    (isAttack ? frame.attackDie : frame.defenceDie) = face;
    unfolding.emit("DNR-UNI-02", DieReplaced{actor, isAttack, face});
    unfolding.emit("", FrameChanged{frame, depth});
}

} // namespace

void discardIfSpent(Unfolding& unfolding, CardId id)
{
    if (id == CardId::None || unfolding.state().card(id).place != Place::Treasures)
        return;
    const AdventureCard& card = unfolding.game().card(id);
    const bool isEmpty = card.activation->cost.resource == Resource::Charge &&
                         unfolding.state().card(id).charges == 0 && !unfolding.game().passiveCards().has(id);
    if (card.treasure.discardOnUse || isEmpty)
        discardCard(unfolding, "DNR-TREAS-05", id);
}

const Ability* abilityOf(const Position& position, SourceId source)
{
    const auto usable = [](const Ability& ability) -> const Ability* {
        const bool isUsable = std::ranges::any_of(
            ability.effects, [](const Effect& effect) { return effect.duration != Duration::WhileInPlay; });
        return isUsable ? &ability : nullptr;
    };
    if (source == SourceId::None)
        return nullptr;
    if (const CardId card = cardOf(source); card != CardId::None)
        return position.game().card(card).activation ? usable(*position.game().card(card).activation)
                                                     : nullptr;
    if (const QuestId quest = questOf(source); quest != QuestId::None)
        return position.game().quest(quest).artifact ? usable(*position.game().quest(quest).artifact)
                                                     : nullptr;
    const PlayerId player = heroOf(source); // Heroes are dealt when the game begins
    return position.player(player).hero != HeroId::None ? usable(position.heroOf(player).ability) : nullptr;
}

EffectsOf abilityList(SourceId source)
{
    if (cardOf(source) != CardId::None)
        return EffectsOf::Activation;
    return questOf(source) != QuestId::None ? EffectsOf::Artifact : EffectsOf::HeroAbility;
}

std::int16_t abilityNumber(const Position& position, SourceId source)
{
    if (const CardId card = cardOf(source); card != CardId::None)
        return std::int16_t(card);
    if (const QuestId quest = questOf(source); quest != QuestId::None)
        return std::int16_t(quest);
    return std::int16_t(position.player(heroOf(source)).hero);
}

PlayerId holderOf(const Position& position, SourceId source)
{
    if (const CardId card = cardOf(source); card != CardId::None) {
        const CardState& state = position.card(card);
        return state.place == Place::Boons || state.place == Place::Treasures ? state.owner : PlayerId::None;
    }
    if (const QuestId quest = questOf(source); quest != QuestId::None)
        return position.quest(quest).place == QuestPlace::Completed ? position.quest(quest).owner
                                                                    : PlayerId::None;
    return heroOf(source);
}

Refusal check(const Position& position, PlayerId actor, const UseAbility& action)
{
    const Ability* ability = abilityOf(position, action.source);
    if (ability == nullptr || holderOf(position, action.source) != actor)
        return {"DNR-SPECIAL-04"};
    const Moment moment = momentOf(position);
    if (!moment.allowsSpecials() ||
        (moment.kind == Moment::Kind::Lord && position.turn().batch == Batch::Laying))
        return {"DNR-SPECIAL-13"};
    if (const Refusal refusal = checkNesting(position); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal =
            checkUse(position, actor, action.source, *ability, action.extra, playerAt(action.target));
        !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkTiming(position, actor, ability->effects, action.target);
        !refusal.isAllowed())
        return refusal;
    if (hasKind(ability->effects, EffectKind::Cancel))
        return checkAnswer(position, actor, ability->effects, cardAt(action.target));
    if (const Refusal refusal = checkTarget(position, actor, ability->target, true, action.target);
        !refusal.isAllowed())
        return refusal;
    return checkMapChange(position, ability->effects, action.target);
}

void listAbilities(const Position& position, PlayerId player, ActionList& actions)
{
    forEachSource(position, player, [&](SourceId source) {
        const Ability* ability = abilityOf(position, source);
        if (ability == nullptr || actions.isFull() || (ability->oncePerTurn && isUsed(position, source)) ||
            (ability->cost.resource == Resource::Glory &&
             position.player(player).glory < ability->cost.value) ||
            hasRollAgain(ability->effects))
            return;
        const auto offer = [&](TargetId target) { actions.offer(UseAbility{source, target, 0}); };
        if (hasKind(ability->effects, EffectKind::Cancel))
            return forEachAnswerable(position, player, [&](CardId card) { offer(targetOf(card)); });
        forEachTarget(position, player, ability->target, [&](TargetId target) {
            const int most = ability->cost.isVariable && ability->cost.resource == Resource::Glory
                                 ? position.player(player).glory - ability->cost.value
                                 : 0;
            for (int extra = 0; extra <= most; ++extra)
                actions.offer(UseAbility{source, target, std::int16_t(extra)});
        });
    });
}

void carryOut(Unfolding& unfolding, PlayerId actor, const UseAbility& action)
{
    noteAction(unfolding, actor);
    const Ability& ability = *abilityOf(unfolding.position(), action.source);
    markUsed(unfolding, actor, action.source, action.target);
    Frame frame;
    frame.list = abilityList(action.source);
    frame.source = abilityNumber(unfolding.position(), action.source);
    frame.controller = actor;
    frame.target = action.target;
    frame.paid = action.extra;
    frame.space = spaceAt(action.target);
    unfolding.push(frame);
    if (cardOf(action.source) != CardId::None)
        unfolding.later(FinishCard{cardOf(action.source), true});
    unfolding.later(TakeEffect{CardId::None, false});
    openWindow(unfolding, WindowKind::Declared);
    const std::string_view rule = heroOf(action.source) != PlayerId::None ? "DNR-HERO-18" : "DNR-SPECIAL-04";
    payCost(unfolding, rule, actor, playerAt(action.target), ability.cost, ability.cost.value + action.extra,
            action.source);
}

Refusal check(const Position& position, PlayerId actor, const RollAgain& action)
{
    const auto window = pending<Window>(position);
    if (!window || window->kind != WindowKind::Fallen)
        return {"DNR-UNI-02"};
    if (action.source == SourceId::None)
        return rerollsLeft(position, actor) > 0 ? allowed : Refusal{"DNR-UNI-02"};
    if (action.isCard) {
        const CardId id = cardOf(action.source);
        if (id == CardId::None || !position.state().hands[indexOf(actor)].has(id))
            return {"DNR-UNI-02"};
        const AdventureCard& card = position.game().card(id);
        if (card.use != CardUse::Anytime || rerollsBy(position, actor, card.effects) == 0)
            return {"DNR-UNI-02"};
        if (const Refusal refusal = checkNesting(position); !refusal.isAllowed())
            return refusal;
        return checkCost(position, actor, PlayerId::None, card.cost, costOf(position, actor, id),
                         SourceId::None);
    }
    const Ability* ability = abilityOf(position, action.source);
    if (ability == nullptr || holderOf(position, action.source) != actor ||
        rerollsBy(position, actor, ability->effects) == 0)
        return {"DNR-UNI-02"};
    if (const Refusal refusal = checkNesting(position); !refusal.isAllowed())
        return refusal;
    return checkUse(position, actor, action.source, *ability, 0, PlayerId::None);
}

void listRerolls(const Position& position, PlayerId player, ActionList& actions)
{
    const Frame& frame = position.state().frame();
    if (frame.roller != player && frame.attacker != player && frame.defender != player)
        return;
    const CardBits& hand = position.state().hands[indexOf(player)];
    (hand & position.game().anytimeCards()).forEach([&](CardId card) {
        actions.offer(RollAgain{sourceOf(card), true});
    });
    forEachSource(position, player, [&](SourceId source) { actions.offer(RollAgain{source, false}); });
    actions.offer(RollAgain{});
}

void carryOut(Unfolding& unfolding, PlayerId actor, const RollAgain& action)
{
    noteAction(unfolding, actor);
    Frame frame = unfolding.frame();
    std::int8_t& left = isAttackDie(frame, actor) ? frame.attackRerolls : frame.defenceRerolls;
    bool hasRest = false;
    if (action.source == SourceId::None) {
        --left;
    } else {
        const Position position = unfolding.position();
        const Effects& effects = action.isCard ? unfolding.game().card(cardOf(action.source)).effects
                                               : abilityOf(position, action.source)->effects;
        constexpr int most = 99; // what is left over is lost with the roll
        left = std::int8_t(std::min(most, left + rerollsBy(position, actor, effects) - 1));
        hasRest = beginRest(unfolding, actor, action, effects);
        payForReroll(unfolding, actor, action);
    }
    throwAgain(unfolding, actor, frame, hasRest);
}

void evolve(const Game&, GameState& state, const AbilityUsed& event)
{
    if (const CardId card = cardOf(event.source); card != CardId::None)
        state.card(card).isUsed = true;
    else if (const QuestId quest = questOf(event.source); quest != QuestId::None)
        state.quest(quest).isUsed = true;
    else
        state.player(event.by).abilityUsed = true;
}

} // namespace delve::dungeoneer::play
