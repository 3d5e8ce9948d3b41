// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/edits/map_edits.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

bool isNamed(std::span<const ThingId> ids, const ThingId& id)
{
    return std::ranges::find(ids, id) != ids.end();
}

template <typename Change> void forEachCard(Scenario& scenario, Change&& change)
{
    for (const MapKind map : allMapKinds)
        for (PlacedCard& card : scenario.cards(map))
            change(card);
}

PlacedCard* cardOf(Scenario& scenario, const ThingId& id)
{
    PlacedCard* found = nullptr;
    forEachCard(scenario, [&](PlacedCard& card) { found = card.id == id ? &card : found; });
    return found;
}

/// A scenario names every set it uses, exactly as it was used.
void nameSetOf(Scenario& scenario, const Cards& cards, const ContentId& card)
{
    const CardSet* set = cards.setOf(card);
    if (set && std::ranges::find(scenario.packs, set->id, &PackReference::id) == scenario.packs.end())
        scenario.packs.push_back({set->id, set->version, set->hash});
}

void useMap(Scenario& scenario, MapKind map)
{
    if (std::ranges::find(scenario.maps, map) != scenario.maps.end())
        return;
    scenario.maps.push_back(map);
    std::ranges::sort(scenario.maps);
}

/// DNR-MAP-07 excuses a card in the place where it was laid. Who moves the whole map with its Entrance moves
/// no card to another place.
void endExemptions(std::vector<PlacedCard>& cards, std::span<const ThingId> moved)
{
    const auto isMoved = [&](const PlacedCard& card) { return isNamed(moved, card.id); };
    if (std::ranges::all_of(cards, isMoved))
        return;
    for (PlacedCard& card : cards)
        card.isExempt = card.isExempt && !isMoved(card);
}

std::optional<char> freeMarker(const Scenario& scenario)
{
    for (char letter = 'A'; letter <= 'Z'; ++letter)
        if (std::ranges::find(scenario.portals, letter, &PortalLink::marker) == scenario.portals.end())
            return letter;
    return std::nullopt;
}

} // namespace

Edit layCard(const Scenario& scenario, const Cards& cards, MapKind map, PlacedCard card)
{
    Scenario after = scenario;
    if (isOnTable(card.cell)) {
        useMap(after, map);
        nameSetOf(after, cards, card.card);
        after.cards(map).push_back(std::move(card));
    }
    return difference(EditName::LayCard, scenario, after);
}

Edit moveCards(const Scenario& scenario, std::span<const ThingId> ids, Offset by)
{
    Scenario after = scenario;
    if (by != Offset{})
        for (const MapKind map : allMapKinds)
            endExemptions(after.cards(map), ids);
    bool isInside = true;
    const auto move = [&](auto& thing) {
        if (!isNamed(ids, thing.id))
            return;
        thing.cell = {thing.cell.column + by.dx, thing.cell.row + by.dy};
        isInside = isInside && isOnTable(thing.cell);
    };
    forEachCard(after, move);
    std::ranges::for_each(after.pinnedNotes, move);
    return difference(EditName::MoveCards, scenario, isInside ? after : scenario);
}

Edit turnCards(const Scenario& scenario, std::span<const ThingId> ids)
{
    Scenario after = scenario;
    forEachCard(after, [&](PlacedCard& card) { card.isTurned ^= isNamed(ids, card.id); });
    return difference(EditName::TurnCards, scenario, after);
}

Edit swapCard(const Scenario& scenario, const Cards& cards, const ThingId& id, const ContentId& other)
{
    Scenario after = scenario;
    if (PlacedCard* card = cardOf(after, id)) {
        card->isExempt = card->isExempt && card->card == other;
        card->card = other;
        nameSetOf(after, cards, other);
    }
    return difference(EditName::SwapCard, scenario, after);
}

Edit removeThings(const Scenario& scenario, std::span<const ThingId> ids)
{
    Scenario after = scenario;
    for (const ThingKind kind : allThingKinds)
        visitMember(kind, [&](auto member) {
            std::erase_if(after.*member, [&](const auto& thing) { return isNamed(ids, thing.id); });
        });
    std::erase_if(after.portals, [&](const PortalLink& link) {
        return isNamed(ids, link.portal) || isNamed(ids, link.entrance);
    });
    // An assertion about one thing alone says nothing without it.
    std::erase_if(after.assertions,
                  [&](const Assertion& assertion) { return isNamed(ids, assertion.about); });
    return difference(EditName::RemoveThings, scenario, after);
}

Edit linkPortal(const Scenario& scenario, const ThingId& link, const ThingId& portal, const ThingId& entrance)
{
    Scenario after = scenario;
    std::erase_if(after.portals, [&](const PortalLink& old) { return old.portal == portal; });
    if (const auto marker = freeMarker(after))
        after.portals.push_back({link, portal, entrance, *marker});
    else
        after = scenario;
    return difference(EditName::LinkPortal, scenario, after);
}

} // namespace delve::dungeoneer
