// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/canvas/card_hand.h"

#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/scenario/edits/thing_edits.h"
#include "engine/dungeoneer/setup/exemption.h"

#include <algorithm>

namespace delve::dungeoneer {

std::unique_ptr<CardHand> CardHand::ofCard(const CardMapDocument& document, const ContentId& card)
{
    if (document.isReadOnly() || !document.cards().map(card))
        return nullptr;
    return std::unique_ptr<CardHand>(new CardHand(document, card, {}));
}

std::unique_ptr<CardHand> CardHand::ofPlaced(const CardMapDocument& document, const ThingId& placed)
{
    const FoundCard found = findCard(document.scenario(), placed);
    if (document.isReadOnly() || !found)
        return nullptr;
    return std::unique_ptr<CardHand>(new CardHand(document, found.card->card, placed));
}

std::unique_ptr<CardHand> CardHand::ofTurn(const CardMapDocument& document, const ContentId& card,
                                           std::vector<Placement> places)
{
    auto hand = ofCard(document, card);
    if (hand) {
        hand->m_isOfTurn = true;
        hand->m_places = std::move(places);
    }
    return hand;
}

CardHand::CardHand(const CardMapDocument& document, ContentId card, ThingId moved)
    : m_card(std::move(card)), m_moved(std::move(moved)), m_scenario(document.scenario())
{
    const MapCard& known = *document.cards().map(m_card);
    m_kind = known.kind;
    if (!m_moved.empty())
        apply(m_scenario, removeThings(m_scenario, std::span(&m_moved, 1)));
    const CardSet& set = *document.cards().setOf(m_card);
    if (std::ranges::find(m_scenario.packs, set.id, &PackReference::id) == m_scenario.packs.end())
        m_scenario.packs.push_back({set.id, set.version, set.hash});
    m_table = std::make_unique<SetupTable>(m_scenario, document.cards());
    m_number = m_table->deck().numberOf(known.id);
    m_places = m_table->laying(m_kind).legalPlacements(CardNumber(m_number));
}

int CardHand::left() const
{
    return std::max(0, m_table->stock().left(CardNumber(m_number)));
}

void CardHand::want(const std::vector<Placement>& places)
{
    m_wanted.clear();
    for (const Placement& place : places)
        if (!isWanted(place.cell))
            m_wanted.push_back(place.cell);
}

bool CardHand::isWanted(Cell cell) const
{
    return std::ranges::find(m_wanted, cell) != m_wanted.end();
}

bool CardHand::isLegal(MapKind map, Placement placement) const
{
    return map == m_kind && std::ranges::find(m_places, placement) != m_places.end();
}

PlacementVerdict CardHand::verdictOn(MapKind map, Placement placement) const
{
    if (!m_isOfTurn)
        return m_table->laying(map).check(CardNumber(m_number), placement);
    // DNR-MAP-07: what the other cards of the hand leave open was asked when the places were found.
    return isLegal(map, placement)
               ? PlacementVerdict()
               : m_table->laying(map).check(CardNumber(m_number), placement, EntranceException::Refused);
}

Placement CardHand::bestAt(MapKind map, Cell cell, bool wishesTurned) const
{
    const Placement wished{cell, wishesTurned}, other{cell, !wishesTurned};
    return !isLegal(map, wished) && isLegal(map, other) ? other : wished;
}

bool CardHand::fitsBothWays(MapKind map, Cell cell) const
{
    return isLegal(map, {cell, false}) && isLegal(map, {cell, true});
}

Edit CardHand::edit(CardMapDocument& document, MapKind map, Placement placement) const
{
    const Scenario& scenario = document.scenario();
    const bool isExempt =
        isLegal(map, placement) &&
        needsException(m_table->map(map), faceOf(*document.cards().map(m_card)), placement.cell);
    if (m_moved.empty())
        return layCard(scenario, document.cards(), map,
                       {.id = document.newId(),
                        .card = m_card,
                        .cell = placement.cell,
                        .isTurned = placement.isTurned,
                        .isExempt = isExempt});
    const auto place = findThing(scenario, m_moved);
    const FoundCard found = findCard(scenario, m_moved);
    if (!place || !found || found.map != map)
        return {};
    PlacedCard after = *found.card;
    after.cell = placement.cell;
    after.isTurned = placement.isTurned;
    after.isExempt = isExempt;
    Edit edit = changeThing(scenario, *place, after);
    edit.name = EditName::MoveCards;
    return edit;
}

} // namespace delve::dungeoneer
