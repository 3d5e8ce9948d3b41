// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/cards/piles.h"

#include "engine/dungeoneer/play/core/unfolding.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

bool isInPlay(Place place)
{
    return place == Place::Boons || place == Place::Treasures || place == Place::Banes ||
           place == Place::Horde || place == Place::Laid || place == Place::Attached;
}

/// DNR-TREAS-07: places of all storage items together.
int storageOf(const Position& position, PlayerId player)
{
    int places = 0;
    position.state().treasures[indexOf(player)].forEach(
        [&](CardId card) { places += position.game().card(card).treasure.storage; });
    return places;
}

} // namespace

void moveCard(Unfolding& unfolding, std::string_view rule, CardId card, Place to, PlayerId owner)
{
    const bool leavesPlay = isInPlay(unfolding.state().card(card).place) && !isInPlay(to);
    unfolding.emit(rule, CardMoved{card, to, owner});
    if (!leavesPlay)
        return;
    // DNR-CARD-09: its Attachments are discarded with it.
    const CardBits attached = unfolding.state().attached;
    attached.forEach([&](CardId other) {
        if (unfolding.state().card(other).host == card)
            moveCard(unfolding, "DNR-CARD-09", other, Place::Discard);
    });
}

void drawCards(Unfolding& unfolding, std::string_view rule, PlayerId player, int count)
{
    for (; count > 0; --count) {
        // DNR-DRAW-08: at the moment a card has to be drawn and none is left.
        if (unfolding.state().deck.isEmpty() && !unfolding.state().discard.isEmpty())
            unfolding.emit("DNR-DRAW-08", DiscardsShuffled{});
        const CardBits& deck = unfolding.state().deck;
        const int left = deck.count();
        if (left == 0)
            return;
        std::size_t skip = unfolding.draw(RollFor::Adventure, player, std::size_t(left));
        CardId drawn = CardId::None;
        deck.forEach([&](CardId card) {
            if (skip-- == 0)
                drawn = card;
        });
        unfolding.emit(rule, CardDrawn{player, drawn});
    }
}

bool fits(const Position& position, const CardFilter& filter, CardId id)
{
    const AdventureCard& card = position.game().card(id);
    const bool isSort = [&] {
        switch (filter.sort) {
        case CardSort::Any: return true;
        case CardSort::Boon: return card.kind == AdventureKind::Boon;
        case CardSort::Treasure: return card.kind == AdventureKind::Treasure;
        case CardSort::Bane: return card.kind == AdventureKind::Bane;
        case CardSort::Encounter: return card.kind == AdventureKind::Encounter;
        case CardSort::Monster: return card.isMonster();
        case CardSort::Trap: return card.isTrap();
        }
        return false;
    }();
    return isSort && (filter.category.empty() ||
                      std::ranges::find(card.categories, filter.category) != card.categories.end());
}

CardBits cardsIn(const Position& position, Zone zone, PlayerId player, const CardFilter& filter)
{
    const GameState& state = position.state();
    const std::size_t own = indexOf(player);
    const CardBits& all = [&]() -> const CardBits& {
        switch (zone) {
        case Zone::Hand: return state.hands[own];
        case Zone::Boons: return state.boons[own];
        case Zone::Treasures: return state.treasures[own];
        case Zone::Banes: return state.banes[own];
        case Zone::Horde: return state.hordes[own];
        case Zone::DiscardPile: break;
        }
        return state.discard;
    }();
    CardBits found;
    all.forEach([&](CardId card) { found.set(card, fits(position, filter, card)); });
    return found;
}

// DNR-TREAS-04: one of a slot. DNR-TREAS-08: a storage item brings its own places.
Refusal checkTreasureRoom(const Position& position, PlayerId player, CardId card)
{
    const AdventureCard& played = position.game().card(card);
    const CardBits& treasures = position.state().treasures[indexOf(player)];
    bool clashes = false;
    treasures.forEach([&](CardId other) {
        const std::string& slot = position.game().card(other).treasure.slot;
        clashes = clashes || (!slot.empty() && slot == played.treasure.slot);
    });
    if (clashes)
        return {"DNR-TREAS-04"};
    const int room =
        limitOf(position, player, Limit::Treasures) + storageOf(position, player) + played.treasure.storage;
    return treasures.count() + 1 <= room ? allowed : Refusal{"DNR-TREAS-02"};
}

Refusal checkBoonRoom(const Position& position, PlayerId player)
{
    const int readied = position.state().boons[indexOf(player)].count();
    return readied + 1 <= limitOf(position, player, Limit::Boons) ? allowed : Refusal{"DNR-BOON-02"};
}

Place surplusOf(const Position& position, PlayerId player)
{
    for (const Place place : {Place::Treasures, Place::Boons, Place::Horde})
        if (!surplusCards(position, player, place).isEmpty())
            return place;
    return Place::Unseen;
}

// DNR-TREAS-09, DNR-COMBAT-18: more than the limit, or two of a slot.
CardBits surplusCards(const Position& position, PlayerId player, Place from)
{
    const CardBits& lying = *position.state().bitsOf(from, player);
    const int count = lying.count();
    if (count == 0)
        return {};
    if (from == Place::Boons)
        return count > limitOf(position, player, Limit::Boons) ? lying : CardBits{};
    if (from == Place::Horde)
        return count > limitOf(position, player, Limit::Horde) ? lying : CardBits{};
    CardBits clashing;
    if (count > 1)
        lying.forEach([&](CardId a) {
            const std::string& slot = position.game().card(a).treasure.slot;
            lying.forEach([&](CardId b) {
                if (a != b && !slot.empty() && slot == position.game().card(b).treasure.slot)
                    clashing.set(a, true);
            });
        });
    if (!clashing.isEmpty())
        return clashing;
    return count > limitOf(position, player, Limit::Treasures) + storageOf(position, player) ? lying
                                                                                             : CardBits{};
}

Refusal check(const Position& position, PlayerId actor, const DropSurplus& action)
{
    const auto choice = pending<SurplusChoice>(position);
    const bool isThere =
        choice && action.card != CardId::None && surplusCards(position, actor, choice->from).has(action.card);
    return isThere ? allowed : Refusal{"DNR-TREAS-09"};
}

void carryOut(Unfolding& unfolding, PlayerId, const DropSurplus& action)
{
    const SurplusChoice choice = *pending<SurplusChoice>(unfolding.position());
    unfolding.answered();
    discardCard(unfolding, choice.from == Place::Horde ? "DNR-COMBAT-18" : "DNR-TREAS-09", action.card);
}

void evolve(const Game& game, GameState& state, const CardMoved& event)
{
    CardState& card = state.card(event.card);
    const bool isReadied = event.to == Place::Treasures && card.place != Place::Treasures;
    if (CardBits* before = state.bitsOf(card.place, card.owner))
        before->set(event.card, false);
    if (card.place == Place::Hand)
        --state.player(card.owner).hand;
    const bool wasInPlay = isInPlay(card.place) || card.place == Place::Declared;
    const bool staysInPlay = wasInPlay && (isInPlay(event.to) || event.to == Place::Declared);
    if (!staysInPlay) {
        card = CardState{}; // wounds, charges and markers are gone
        card.controller = event.owner;
    }
    card.place = event.to;
    card.owner = event.owner;
    if (event.to == Place::Boons || event.to == Place::Treasures || event.to == Place::Horde)
        card.controller = event.owner;
    if (isReadied)
        card.charges = std::int16_t(game.card(event.card).treasure.charges); // DNR-TURN-08
    if (event.to != Place::Laid) {
        card.space = SpaceId::None;
        card.target = PlayerId::None;
        card.order = 0;
        card.isResolved = false;
    }
    if (event.to != Place::Attached)
        card.host = CardId::None;
    if (event.to == Place::Hand)
        ++state.player(event.owner).hand;
    if (CardBits* after = state.bitsOf(event.to, event.owner))
        after->set(event.card, true);
}

void evolve(const Game& game, GameState& state, const CardDrawn& event)
{
    evolve(game, state, CardMoved{event.card, Place::Hand, event.player});
}

void evolve(const Game&, GameState& state, const DiscardsShuffled&)
{
    state.discard.forEach([&](CardId card) { state.card(card).place = Place::Deck; });
    state.deck = state.deck | state.discard;
    state.discard = {};
}

} // namespace delve::dungeoneer::play
