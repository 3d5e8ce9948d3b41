// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/fighting/encounters.h"

#include "engine/dungeoneer/play/core/unfolding.h"

namespace delve::dungeoneer::play {

namespace {

bool isOwnMonster(const Position& position, PlayerId player, CardId card)
{
    return position.state().hands[indexOf(player)].has(card) ||
           position.state().hordes[indexOf(player)].has(card);
}

/// DNR-LORD-06: there is one batch, before its resolution.
Refusal checkLaying(const Position& position)
{
    if (!pending<LordPhase>(position))
        return {"DNR-LORD-01"};
    const Batch batch = position.turn().batch;
    return batch == Batch::None || batch == Batch::Laying ? allowed : Refusal{"DNR-LORD-06"};
}

/// DNR-LORD-02, DNR-LORD-04, DNR-LORD-05: one other player pays all of it.
Refusal checkPeril(const Position& position, PlayerId actor, PlayerId payer, int cost)
{
    if (payer == actor)
        return {"DNR-LORD-05"};
    if (!position.isAlive(payer))
        return {"DNR-LORD-02"};
    return position.player(payer).peril >= cost ? allowed : Refusal{"DNR-LORD-02"};
}

void spendPeril(Unfolding& unfolding, PlayerId payer, int cost)
{
    if (cost > 0)
        unfolding.emit("DNR-LORD-02", PerilChanged{payer, std::int16_t(-cost)});
}

/// DNR-ENC-05: whether the Hero it was played on is still there.
bool isTargetThere(const Position& position, CardId card)
{
    const CardState& state = position.card(card);
    return position.isAlive(state.target) && position.player(state.target).space == state.space;
}

void returnMonster(Unfolding& unfolding, CardId card)
{
    const CardState& state = unfolding.state().card(card);
    // DNR-COMBAT-16: a wounded survivor always joins the Horde.
    if (state.wounds > 0)
        moveCard(unfolding, "DNR-COMBAT-16", card, Place::Horde, state.controller);
    else
        unfolding.later(ReturnChoice{state.controller, card});
}

} // namespace

std::uint8_t victimsOf(const Position& position, CardId encounter)
{
    const CardState& card = position.card(encounter);
    if (card.target == PlayerId::None)
        return 0; // an Attachment that was played before this batch
    std::uint8_t victims = bitOf(card.target);
    if (position.game().card(encounter).encounter.scope == Scope::Space)
        victims |= heroesIn(position, card.space);
    return std::uint8_t(victims & ~bitOf(card.controller));
}

// DNR-LORD-09, DNR-LORD-10: an Encounter that can be paid for, in a form with a standard attack.
Refusal check(const Position& position, PlayerId actor, const LayEncounter& action)
{
    if (const Refusal refusal = checkLaying(position); !refusal.isAllowed())
        return refusal;
    if (action.card == CardId::None || !isOwnMonster(position, actor, action.card))
        return {"DNR-LORD-01"};
    const AdventureCard& card = position.game().card(action.card);
    if (!card.isMonster() && !card.isTrap())
        return {"DNR-LORD-01"};
    if (action.target == PlayerId::None)
        return {"DNR-LORD-02"};
    if (const Refusal refusal =
            checkPeril(position, actor, action.target, costOf(position, actor, action.card));
        !refusal.isAllowed())
        return refusal;
    if (card.isTrap())
        return action.form == Form::Melee ? allowed : Refusal{"DNR-LORD-09"};
    return canAttackWith(position, {PlayerId::None, monsterOf(action.card)}, action.form)
               ? allowed
               : Refusal{"DNR-LORD-10"};
}

// DNR-CARD-09: on a monster of the batch or of the own Horde.
Refusal check(const Position& position, PlayerId actor, const LayAttachment& action)
{
    if (const Refusal refusal = checkLaying(position); !refusal.isAllowed())
        return refusal;
    if (action.card == CardId::None || !position.state().hands[indexOf(actor)].has(action.card))
        return {"DNR-LORD-01"};
    const AdventureCard& card = position.game().card(action.card);
    if (card.kind != AdventureKind::Encounter || !card.attachTo || action.host == CardId::None)
        return {"DNR-CARD-09"};
    const CardState& host = position.card(action.host);
    const bool isLaid = host.place == Place::Laid && host.controller == actor;
    const bool isInHorde = position.state().hordes[indexOf(actor)].has(action.host);
    if ((!isLaid && !isInHorde) || !position.game().card(action.host).isMonster() ||
        !fits(position, card.attachTo->card, action.host) || card.attachTo->whose == Whose::Opponent)
        return {"DNR-CARD-09"};
    if (action.payer == PlayerId::None || (isLaid && action.payer != host.target))
        return {"DNR-LORD-02"};
    return checkPeril(position, actor, action.payer, costOf(position, actor, action.card));
}

Refusal check(const Position& position, PlayerId, const ResolveEncounters&)
{
    const bool isLaying = pending<LordPhase>(position) && position.turn().batch == Batch::Laying;
    return isLaying ? allowed : Refusal{"DNR-LORD-06"};
}

Refusal check(const Position& position, PlayerId, const ReturnMonster& action)
{
    const auto choice = pending<ReturnChoice>(position);
    return choice && choice->card == action.card ? allowed : Refusal{"DNR-COMBAT-15"};
}

void listEncounters(const Position& position, PlayerId player, ActionList& actions)
{
    if (!checkLaying(position).isAllowed())
        return;
    const std::size_t own = indexOf(player);
    const GameState& state = position.state();
    (state.hands[own] | state.hordes[own]).forEach([&](CardId id) {
        const AdventureCard& card = position.game().card(id);
        if (card.kind != AdventureKind::Encounter)
            return;
        const int cost = costOf(position, player, id);
        for (int i = 0; i < position.game().playerCount(); ++i) {
            const PlayerId target = PlayerId(i);
            if (!checkPeril(position, player, target, cost).isAllowed())
                continue;
            if (card.attachTo) {
                const auto offer = [&](CardId host) { actions.offer(LayAttachment{id, host, target}); };
                state.laid.forEach(offer);
                state.hordes[own].forEach(offer);
            } else if (card.isTrap()) {
                actions.offer(LayEncounter{id, target, Form::Melee});
            } else {
                for (const Form form : allForms)
                    actions.offer(LayEncounter{id, target, form});
            }
        }
    });
    actions.offer(ResolveEncounters{});
}

void carryOut(Unfolding& unfolding, PlayerId actor, const LayEncounter& action)
{
    const int cost = costOf(unfolding.position(), actor, action.card);
    spendPeril(unfolding, action.target, cost);
    // DNR-ENC-02: in the space of the Hero it attacks.
    unfolding.emit("DNR-LORD-09", EncounterLaid{action.card, actor, action.target, action.form});
}

void carryOut(Unfolding& unfolding, PlayerId actor, const LayAttachment& action)
{
    const int cost = costOf(unfolding.position(), actor, action.card);
    spendPeril(unfolding, action.payer, cost);
    unfolding.emit("DNR-CARD-09", CardPlayed{action.card, actor, targetOf(action.host)});
    unfolding.emit("DNR-CARD-09", CardAttached{action.card, action.host, action.payer});
}

// DNR-LORD-08: after Attack comes Response, and then Resolution.
void carryOut(Unfolding& unfolding, PlayerId actor, const ResolveEncounters&)
{
    unfolding.emit("DNR-LORD-08", BatchChanged{Batch::Resolving});
    unfolding.later(NextEncounter{1});
    openWindow(unfolding, WindowKind::Encounter, bitOf(actor));
    openWindow(unfolding, WindowKind::Response, bitOf(actor)); // DNR-LORD-12
}

void carryOut(Unfolding& unfolding, PlayerId actor, const ReturnMonster& action)
{
    unfolding.answered();
    moveCard(unfolding, "DNR-COMBAT-15", action.card, action.toHorde ? Place::Horde : Place::Hand, actor);
}

// DNR-LORD-13: one after another, in the order of laying.
void resume(Unfolding& unfolding, const NextEncounter& task)
{
    if (task.order > unfolding.turn().laid)
        return unfolding.emit("DNR-LORD-13", BatchChanged{Batch::Done});
    unfolding.later(NextEncounter{std::uint8_t(task.order + 1)});
    CardId next = CardId::None;
    unfolding.state().laid.forEach([&](CardId card) {
        if (unfolding.state().card(card).order == task.order)
            next = card;
    });
    if (next == CardId::None)
        return; // it was cancelled, or its player is gone
    openWindow(unfolding, WindowKind::Encounter);
    unfolding.later(FinishEncounter{next});
    unfolding.later(MeetEncounter{next});
}

void resume(Unfolding& unfolding, const MeetEncounter& task)
{
    const Position position = unfolding.position();
    const CardState& card = position.card(task.card);
    if (card.place != Place::Laid)
        return;
    const AdventureCard& printed = unfolding.game().card(task.card);
    const bool isThere = isTargetThere(position, task.card);
    if (printed.isTrap()) {
        // DNR-THREAT-06, DNR-ENC-04: everybody in the space, whoever was meant.
        const std::uint8_t struck = printed.encounter.scope == Scope::Space ? heroesIn(position, card.space)
                                    : isThere                               ? bitOf(card.target)
                                                                            : std::uint8_t(0);
        if (struck == 0)
            return unfolding.emit("DNR-LORD-14", EncounterLapsed{task.card});
        return unfolding.later(TrapRolls{task.card, struck});
    }
    if (!isThere)
        return unfolding.emit("DNR-LORD-14", EncounterLapsed{task.card});
    fight(unfolding, "DNR-LORD-11", {PlayerId::None, monsterOf(task.card)}, {card.target, MonsterId::None},
          card.form);
}

void resume(Unfolding& unfolding, const TrapRolls& task)
{
    const CardState& card = unfolding.state().card(task.card);
    PlayerId next = PlayerId::None;
    unfolding.position().forEachPlayer([&](PlayerId player) {
        if (next == PlayerId::None && (task.players & bitOf(player)) != 0)
            next = player;
    });
    if (next == PlayerId::None || card.place != Place::Laid)
        return;
    unfolding.later(TrapRolls{task.card, std::uint8_t(task.players & ~bitOf(next))});
    if (unfolding.player(next).space != card.space)
        return; // DNR-ENC-05
    faceThreat(unfolding, trapThreat(unfolding.position(), task.card, card.controller, next, card.space));
}

Frame trapThreat(const Position& position, CardId card, PlayerId controller, PlayerId roller, SpaceId space)
{
    const Threat& printed = position.game().card(card).encounter.threat;
    Frame threat;
    threat.why = ThreatFor::Trap;
    threat.roller = roller;
    threat.stat = printed.stat;
    threat.value = std::int16_t(printed.value);
    threat.source = std::int16_t(card);
    threat.controller = controller;
    threat.space = space;
    return threat;
}

void afterTrap(Unfolding& unfolding, const Frame& threat, bool isPassed)
{
    Frame frame;
    frame.list = isPassed ? EffectsOf::TrapSuccess : EffectsOf::TrapFailure;
    frame.source = threat.source;
    frame.controller = threat.controller;
    frame.roller = threat.roller;
    frame.stat = threat.stat;
    frame.value = threat.value;
    frame.space = threat.space;
    runEffects(unfolding, frame);
}

void resume(Unfolding& unfolding, const FinishEncounter& task)
{
    const CardState& card = unfolding.state().card(task.card);
    if (card.place != Place::Laid)
        return;
    // DNR-ENC-06: a Trap is discarded when it is resolved.
    if (unfolding.game().card(task.card).isTrap())
        return discardCard(unfolding, "DNR-ENC-06", task.card);
    const Subject monster{PlayerId::None, monsterOf(task.card)};
    if (card.attacks > 0 && card.attacks < attacksAllowed(unfolding.position(), monster) &&
        isTargetThere(unfolding.position(), task.card)) {
        unfolding.later(FinishEncounter{task.card});
        return fight(unfolding, "DNR-LORD-11", monster, {card.target, MonsterId::None}, card.form);
    }
    unfolding.emit("DNR-LORD-13", EncounterResolved{task.card});
    if (unfolding.options().monsterReturn == MonsterReturn::AfterCombat)
        returnMonster(unfolding, task.card);
}

// DNR-COMBAT-15: when the phase ends; first hand or Horde for each, then the surplus.
void resume(Unfolding& unfolding, const ReturnMonsters&)
{
    const CardBits laid = unfolding.state().laid;
    laid.forEach([&](CardId card) { returnMonster(unfolding, card); });
}

void evolve(const Game& game, GameState& state, const EncounterLaid& event)
{
    evolve(game, state, CardMoved{event.card, Place::Laid, event.by});
    CardState& card = state.card(event.card);
    card.controller = event.by;
    card.target = event.target;
    card.form = event.form;
    card.space = state.player(event.target).space;
    card.order = ++state.turn.laid;
    state.turn.batch = Batch::Laying;
}

void evolve(const Game&, GameState& state, const BatchChanged& event)
{
    state.turn.batch = event.batch;
    if (event.batch == Batch::Done) // its Attachments are on nobody any more
        state.attached.forEach([&](CardId card) { state.card(card).target = PlayerId::None; });
}

void evolve(const Game&, GameState& state, const EncounterResolved& event)
{
    state.card(event.card).isResolved = true;
}

} // namespace delve::dungeoneer::play
