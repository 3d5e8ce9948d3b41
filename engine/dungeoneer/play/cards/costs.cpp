// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/unfolding.h"

// What is paid, and with what.

namespace delve::dungeoneer::play {

namespace {

/// The costs that a source may ask cards for; the first of this sort is meant.
CardFilter filterOf(const Position& position, const CardPayment& payment)
{
    CardFilter filter{payment.sort, {}};
    const SourceId source = payment.source;
    const auto look = [&](const Cost& cost) {
        if (filter.category.empty() && cost.resource == Resource::DiscardCard &&
            cost.card.sort == payment.sort)
            filter.category = cost.card.category;
    };
    if (source == SourceId::None)
        return filter;
    if (const CardId card = cardOf(source); card != CardId::None) {
        look(position.game().card(card).upkeep);
        if (position.game().card(card).activation)
            look(position.game().card(card).activation->cost);
    } else if (const QuestId quest = questOf(source); quest != QuestId::None) {
        look(position.game().quest(quest).chance.boost);
        for (const Cost& cost : position.game().quest(quest).price)
            look(cost);
        if (position.game().quest(quest).artifact)
            look(position.game().quest(quest).artifact->cost);
    } else {
        look(position.heroOf(heroOf(source)).ability.cost);
    }
    return filter;
}

/// Cards that may be given away for a cost: of the hand, and of some sorts also of the Inventory.
CardBits payable(const Position& position, PlayerId player, const CardFilter& filter)
{
    CardBits cards = cardsIn(position, Zone::Hand, player, filter);
    if (filter.sort == CardSort::Treasure)
        cards = cards | cardsIn(position, Zone::Treasures, player, filter);
    if (filter.sort == CardSort::Monster || filter.sort == CardSort::Encounter)
        cards = cards | cardsIn(position, Zone::Horde, player, filter);
    return cards;
}

int chargesOf(const Position& position, SourceId source)
{
    if (const CardId card = cardOf(source); card != CardId::None)
        return position.card(card).charges;
    if (const QuestId quest = questOf(source); quest != QuestId::None)
        return position.quest(quest).charges;
    return 0;
}

} // namespace

// DNR-CARD-02 and all that makes a card dearer or cheaper, never below 0 (DNR-UNI-04).
int costOf(const Position& position, PlayerId player, CardId card)
{
    int cost = position.game().card(card).cost.value;
    forEachInForce(position, EffectKind::ModifyCost, {player, MonsterId::None}, {},
                   [&](const EffectInForce& found) {
                       if (fits(position, found.effect.card, card))
                           cost += found.amount;
                   });
    return std::max(0, cost);
}

Refusal checkCost(const Position& position, PlayerId player, PlayerId payer, const Cost& cost, int value,
                  SourceId source)
{
    const PlayerState& own = position.player(player);
    switch (cost.resource) {
    case Resource::None: return allowed;
    case Resource::Glory: return own.glory >= value ? allowed : Refusal{"DNR-TURN-04"};
    case Resource::Peril:
        if (payer == player || !position.isAlive(payer))
            return {"DNR-LORD-05"};
        return position.player(payer).peril >= value ? allowed : Refusal{"DNR-LORD-02"};
    case Resource::Movement: return checkMovement(position, player, value);
    case Resource::Life: // DNR-QUEST-22: never the last point
        return own.life > value ? allowed : Refusal{"DNR-QUEST-22"};
    case Resource::DiscardCard: {
        CardBits cards = payable(position, player, cost.card);
        if (source != SourceId::None && cardOf(source) != CardId::None)
            cards.set(cardOf(source), false); // it is what is paid for
        return cards.count() >= value ? allowed : Refusal{"DNR-QUEST-22"};
    }
    case Resource::Charge: return chargesOf(position, source) >= value ? allowed : Refusal{"DNR-TREAS-05"};
    }
    return allowed;
}

void payCost(Unfolding& unfolding, std::string_view rule, PlayerId player, PlayerId payer, const Cost& cost,
             int value, SourceId source)
{
    if (value <= 0)
        return;
    switch (cost.resource) {
    case Resource::None: return;
    case Resource::Glory: return unfolding.emit(rule, GloryChanged{player, std::int16_t(-value)});
    case Resource::Peril: return unfolding.emit(rule, PerilChanged{payer, std::int16_t(-value)});
    case Resource::Movement: return spendMovement(unfolding, rule, player, value);
    case Resource::Life: return unfolding.emit(rule, LifeChanged{player, std::int16_t(-value), false});
    case Resource::DiscardCard:
        return unfolding.later(CardPayment{player, std::int16_t(value), cost.card.sort, source});
    case Resource::Charge: return unfolding.emit(rule, ChargesChanged{source, std::int16_t(-value)});
    }
}

Refusal check(const Position& position, PlayerId actor, const PayWithCard& action)
{
    const auto payment = pending<CardPayment>(position);
    if (!payment || action.card == CardId::None)
        return {"DNR-SPECIAL-04"};
    // What is paid for does not pay for itself.
    const bool isPayable = sourceOf(action.card) != payment->source &&
                           payable(position, actor, filterOf(position, *payment)).has(action.card);
    return isPayable ? allowed : Refusal{"DNR-SPECIAL-04"};
}

void carryOut(Unfolding& unfolding, PlayerId, const PayWithCard& action)
{
    CardPayment payment = *pending<CardPayment>(unfolding.position());
    unfolding.answered();
    --payment.left;
    const bool isMore = payment.left > 0;
    if (isMore)
        unfolding.later(payment);
    discardCard(unfolding, "DNR-SPECIAL-04", action.card);
}

void evolve(const Game&, GameState& state, const ChargesChanged& event)
{
    if (const CardId card = cardOf(event.source); card != CardId::None)
        state.card(card).charges += event.by;
    else if (const QuestId quest = questOf(event.source); quest != QuestId::None)
        state.quest(quest).charges += event.by;
}

void evolve(const Game&, GameState& state, const UpkeepPaid& event)
{
    state.card(event.card).isPaid = true;
}

} // namespace delve::dungeoneer::play
