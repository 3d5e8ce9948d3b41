// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/drawn_map.h"

#include <cstdio>
#include <cstdlib>

namespace delve::dungeoneer::test {

namespace {

MapDeck deckOf(const std::deque<MapCard>& cards)
{
    MapDeck deck;
    for (const MapCard& card : cards)
        deck.add(card);
    return deck;
}

} // namespace

DrawnMap::DrawnMap(std::vector<MapCard> cards, MapKind kind)
    : m_cards(cards.begin(), cards.end()), m_deck(deckOf(m_cards)), map(kind), stock(m_deck)
{}

CardNumber DrawnMap::number(std::string_view name) const
{
    const int found = m_deck.numberOf(ContentId("test/" + std::string(name)));
    if (found < 0) {
        std::fprintf(stderr, "There is no card %s.\n", std::string(name).c_str());
        std::abort();
    }
    return CardNumber(found);
}

DrawnMap& DrawnMap::lay(std::string_view name, int column, int row, bool isTurned)
{
    const CardNumber card = number(name);
    map.lay(laidCard(card, m_deck[card].face, {column, row}, isTurned));
    stock.take(card);
    return *this;
}

PlacementVerdict DrawnMap::check(std::string_view name, int column, int row, bool isTurned) const
{
    return laying().check(number(name), {{column, row}, isTurned});
}

std::vector<Placement> DrawnMap::placements(std::string_view name) const
{
    return laying().legalPlacements(number(name));
}

} // namespace delve::dungeoneer::test
