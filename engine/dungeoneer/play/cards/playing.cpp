// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/cards/playing.h"

#include "engine/dungeoneer/play/cards/declaring.h"
#include "engine/dungeoneer/play/core/unfolding.h"

namespace delve::dungeoneer::play {

namespace {

/// DNR-CARD-03: whether it is the time for a card of this use.
Refusal checkUse(const Position& position, const AdventureCard& card)
{
    const Moment moment = momentOf(position);
    const bool isLaying = moment.kind == Moment::Kind::Lord && position.turn().batch == Batch::Laying;
    switch (card.use) {
    case CardUse::Hero: return moment.kind == Moment::Kind::Hero ? allowed : Refusal{"DNR-HERO-01"};
    case CardUse::Dungeonlord: // DNR-LORD-07: before or after the Encounters
        return moment.kind == Moment::Kind::Lord && !isLaying ? allowed : Refusal{"DNR-LORD-07"};
    case CardUse::Response:
        return moment.kind == Moment::Kind::Window &&
                       (moment.window == WindowKind::Declared || moment.window == WindowKind::Response)
                   ? allowed
                   : Refusal{"DNR-SPECIAL-03"};
    case CardUse::Anytime: return moment.allowsSpecials() && !isLaying ? allowed : Refusal{"DNR-SPECIAL-13"};
    }
    return allowed;
}

/// DNR-HERO-19: room in the Inventory for what stays there.
Refusal checkRoom(const Position& position, PlayerId player, const AdventureCard& card,
                  const PlayCard& action)
{
    if (action.atOnce) {
        // DNR-TREAS-06: never readied, so that no limit counts.
        const bool isPotion = card.kind == AdventureKind::Treasure && card.treasure.discardOnUse &&
                              card.activation && card.activation->cost.isFree() && card.effects.empty();
        return isPotion ? allowed : Refusal{"DNR-TREAS-06"};
    }
    if (card.duration != CardDuration::Permanent)
        return allowed; // DNR-BOON-06, DNR-CARD-10
    if (card.kind == AdventureKind::Treasure)
        return checkTreasureRoom(position, player, action.card);
    return card.kind == AdventureKind::Boon ? checkBoonRoom(position, player) : allowed;
}

/// DNR-CARD-09: what an Attachment is put on.
Refusal checkHost(const Position& position, PlayerId player, const AttachTo& attachTo, CardId host)
{
    if (host == CardId::None || !fits(position, attachTo.card, host))
        return {"DNR-CARD-09"};
    const CardState& card = position.card(host);
    const bool isInPlay = card.place == Place::Boons || card.place == Place::Treasures ||
                          card.place == Place::Banes || card.place == Place::Horde;
    const bool isOwn = card.owner == player;
    const bool isRight = attachTo.whose == Whose::Any || isOwn == (attachTo.whose == Whose::Own);
    return isInPlay && isRight ? allowed : Refusal{"DNR-CARD-09"};
}

/// DNR-LORD-02 to DNR-LORD-05: whose Peril pays for a Bane; DNR-TURN-04: own Glory for the others.
Refusal checkPayer(const Position& position, PlayerId player, const AdventureCard& card,
                   const PlayCard& action)
{
    if (card.cost.resource != Resource::Peril)
        return action.payer == PlayerId::None ? allowed : Refusal{"DNR-TURN-04"};
    if (action.payer == player)
        return {"DNR-LORD-05"};
    if (action.payer == PlayerId::None || !position.isAlive(action.payer))
        return {"DNR-LORD-03"};
    // A Bane that is put on a card is aimed at the player before whom that card lies.
    const CardId host = cardAt(action.target);
    const PlayerId target =
        card.attachTo && host != CardId::None ? position.card(host).owner : playerAt(action.target);
    return target == PlayerId::None || target == player || target == action.payer ? allowed
                                                                                  : Refusal{"DNR-LORD-02"};
}

Refusal checkAim(const Position& position, PlayerId player, const AdventureCard& card, const PlayCard& action)
{
    if (card.use == CardUse::Response)
        return checkAnswer(position, player, card.effects, cardAt(action.target));
    if (card.attachTo)
        return checkHost(position, player, *card.attachTo, cardAt(action.target));
    const Targeting& targeting = action.atOnce ? card.activation->target : card.target;
    // DNR-BANE-05: whether the own Hero may be among those in the space.
    const bool mayIncludeOwn = card.kind != AdventureKind::Bane || card.mayIncludeOwnHero;
    if (const Refusal refusal = checkTarget(position, player, targeting, mayIncludeOwn, action.target);
        !refusal.isAllowed())
        return refusal;
    return checkMapChange(position, card.effects, action.target);
}

/// DNR-SPECIAL-03: against whom a Bane was declared: who pays, and whoever else is affected.
std::uint8_t victimsOf(const Position& position, PlayerId player, const AdventureCard& card,
                       const PlayCard& action)
{
    if (card.kind != AdventureKind::Bane)
        return 0;
    std::uint8_t victims = bitOf(action.payer);
    for (const Effect& effect : card.effects) {
        if (effect.who == Who::AllInSpace && spaceAt(action.target) != SpaceId::None)
            victims |= heroesIn(position, spaceAt(action.target));
        if (effect.who == Who::All || effect.who == Who::Opponents)
            position.forEachPlayer([&](PlayerId other) { victims |= bitOf(other); });
    }
    return std::uint8_t(victims & ~bitOf(player));
}

} // namespace

Refusal check(const Position& position, PlayerId actor, const PlayCard& action)
{
    if (action.card == CardId::None || !position.state().hands[indexOf(actor)].has(action.card))
        return {"DNR-HERO-01"};
    const AdventureCard& card = position.game().card(action.card);
    if (card.kind == AdventureKind::Encounter)
        return {"DNR-LORD-09"};
    if (const Refusal refusal = checkUse(position, card); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkNesting(position); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkRoom(position, actor, card, action); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkPayer(position, actor, card, action); !refusal.isAllowed())
        return refusal;
    if (action.extra != 0 && (!card.cost.isVariable || action.extra < 0))
        return {"DNR-GLOSS-01"};
    if (const Refusal refusal =
            checkCost(position, actor, action.payer, card.cost,
                      costOf(position, actor, action.card) + action.extra, SourceId::None);
        !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkAim(position, actor, card, action); !refusal.isAllowed())
        return refusal;
    return card.use == CardUse::Anytime ? checkTiming(position, actor, card.effects, action.target) : allowed;
}

void listCards(const Position& position, PlayerId player, const CardBits& cards, ActionList& actions)
{
    cards.forEach([&](CardId id) {
        const AdventureCard& card = position.game().card(id);
        if (card.kind == AdventureKind::Encounter || actions.isFull() ||
            !checkUse(position, card).isAllowed())
            return;
        const int cost = costOf(position, player, id);
        const auto offerExtras = [&](PlayCard action, int resource) {
            const int most = card.cost.isVariable ? resource - cost : 0;
            for (int extra = 0; extra <= most; ++extra) {
                action.extra = std::int16_t(extra);
                actions.offer(action);
            }
        };
        const auto offerAt = [&](TargetId target, bool atOnce) {
            const PlayCard action{id, target, PlayerId::None, 0, atOnce};
            if (card.cost.resource != Resource::Peril)
                return offerExtras(action, position.player(player).glory);
            for (int i = 0; i < position.game().playerCount(); ++i) {
                const PlayerId payer = PlayerId(i);
                if (payer == player || position.player(payer).peril < cost)
                    continue;
                PlayCard paid = action;
                paid.payer = payer;
                offerExtras(paid, position.player(payer).peril);
            }
        };
        if (card.cost.resource == Resource::Glory && position.player(player).glory < cost)
            return;
        if (card.use == CardUse::Response)
            forEachAnswerable(position, player, [&](CardId answered) { offerAt(targetOf(answered), false); });
        else if (card.attachTo)
            for (int i = 0; i < position.game().playerCount(); ++i) {
                const GameState& state = position.state();
                const std::size_t own = std::size_t(i);
                (state.boons[own] | state.treasures[own] | state.banes[own] | state.hordes[own])
                    .forEach([&](CardId host) { offerAt(targetOf(host), false); });
            }
        else
            forEachTarget(position, player, card.target, [&](TargetId target) { offerAt(target, false); });
        if (card.treasure.discardOnUse && card.activation && card.effects.empty())
            forEachTarget(position, player, card.activation->target,
                          [&](TargetId target) { offerAt(target, true); });
    });
}

// DNR-SPECIAL-13 (d): declared, paid for, and then everybody may do something before it takes effect.
void carryOut(Unfolding& unfolding, PlayerId actor, const PlayCard& action)
{
    noteAction(unfolding, actor);
    const AdventureCard& card = unfolding.game().card(action.card);
    const int cost = costOf(unfolding.position(), actor, action.card) + action.extra;
    const bool isPeril = card.cost.resource == Resource::Peril;
    unfolding.emit(isPeril ? "DNR-LORD-01" : "DNR-HERO-01", CardPlayed{action.card, actor, action.target});
    Frame frame;
    frame.list = action.atOnce ? EffectsOf::Activation : EffectsOf::Played;
    frame.source = std::int16_t(action.card);
    frame.controller = actor;
    frame.target = action.target;
    frame.paid = action.extra;
    frame.space = spaceAt(action.target);
    frame.victims = victimsOf(unfolding.position(), actor, card, action);
    unfolding.push(frame);
    unfolding.later(TakeEffect{action.card, action.atOnce});
    openWindow(unfolding, WindowKind::Declared);
    payCost(unfolding, isPeril ? "DNR-LORD-02" : "DNR-HERO-01", actor, action.payer, card.cost, cost,
            sourceOf(action.card));
}

void evolve(const Game& game, GameState& state, const CardPlayed& event)
{
    evolve(game, state, CardMoved{event.card, Place::Declared, event.by});
}

} // namespace delve::dungeoneer::play
