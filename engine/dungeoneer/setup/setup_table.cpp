// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/setup_table.h"

#include "engine/dungeoneer/board/reach.h"

#include <algorithm>

namespace delve::dungeoneer {

MapDeck deckOf(const Scenario& scenario, const Cards& cards)
{
    MapDeck deck;
    for (const PackReference& pack : scenario.packs) {
        const CardSet* set = cards.set(pack.id);
        if (!set)
            continue;
        for (const MapCard& card : set->maps) {
            // DNR-OPT-13: hand-picked cards.
            int copies = card.copies;
            for (const LeftOutCard& leftOut : scenario.leftOut)
                if (cards.map(leftOut.card) == &card)
                    copies -= leftOut.copies;
            deck.add(card, std::max(copies, 0));
        }
    }
    return deck;
}

SetupTable::SetupTable(const Scenario& scenario, const Cards& cards)
    : m_scenario(scenario), m_cards(cards), m_deck(deckOf(scenario, cards)), m_stock(m_deck)
{
    for (const MapKind kind : allMapKinds)
        for (const PlacedCard& placed : scenario.cards(kind)) {
            const auto number = CardNumber(m_deck.numberOf(cards.map(placed.card)->id));
            m_maps[std::size_t(kind)].lay(
                laidCard(number, m_deck[number].face, placed.cell, placed.isTurned));
            m_stock.take(number);
        }
    for (const MapKind kind : allMapKinds)
        m_layings.emplace_back(map(kind), m_stock, scenario.options);
}

bool SetupTable::mayStillCome(CardNumber card) const
{
    const CardFace face = m_deck[card].face;
    const bool isWanted = face.type != MapCardType::Entrance || entranceOf(map(face.kind)) < 0;
    return m_scenario.stage != Stage::Finished && uses(face.kind) && isWanted && m_stock.left(card) > 0;
}

bool SetupTable::uses(MapKind kind) const
{
    return std::ranges::find(m_scenario.maps, kind) != m_scenario.maps.end();
}

} // namespace delve::dungeoneer
