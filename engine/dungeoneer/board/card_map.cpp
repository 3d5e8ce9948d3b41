// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/card_map.h"

namespace delve::dungeoneer {

void CardMap::lay(const LaidCard& card)
{
    if (isFree(card.cell))
        m_index.set(card.cell, size());
    m_cards.push_back(card);
}

void CardMap::takeBack()
{
    const Cell cell = m_cards.back().cell;
    m_cards.pop_back();
    if (m_index.at(cell) == size())
        m_index.remove(cell);
}

void CardMap::clear()
{
    m_cards.clear();
    m_index.clear();
}

} // namespace delve::dungeoneer
