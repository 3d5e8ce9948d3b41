// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/map_deck.h"

#include <algorithm>

namespace delve::dungeoneer {

CardNumber MapDeck::add(const MapCard& card, int copies)
{
    const auto number = CardNumber(m_entries.size());
    m_entries.push_back({&card, faceOf(card), copies});
    m_numbers.emplace(card.id, number);
    return number;
}

int MapDeck::numberOf(const ContentId& id) const
{
    const auto found = m_numbers.find(id);
    return found == m_numbers.end() ? nothing : int(found->second);
}

MapStock::MapStock(const MapDeck& deck) : m_deck(&deck), m_left(std::size_t(deck.size()), 0)
{
    for (int card = 0; card < deck.size(); ++card)
        change(CardNumber(card), deck[CardNumber(card)].copies);
}

void MapStock::change(CardNumber card, int by)
{
    const CardFace face = (*m_deck)[card].face;
    const int before = std::max(m_left[card], 0);
    m_left[card] += by;
    if (face.type != MapCardType::Entrance)
        m_drawable[std::size_t(face.kind)] += std::max(m_left[card], 0) - before;
}

} // namespace delve::dungeoneer
