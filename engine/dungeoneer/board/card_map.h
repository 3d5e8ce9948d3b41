// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/cell_index.h"
#include "engine/dungeoneer/board/laid_card.h"

#include <vector>

namespace delve::dungeoneer {

/// One map: the cards of one kind on their own grid (DNR-MAP-03). In a draft anything may lie anywhere; where
/// several cards lie in one cell, the first of them is the one that neighbours see.
class CardMap
{
public:
    explicit CardMap(MapKind kind = MapKind::Dungeon) : m_kind(kind) {}

    MapKind kind() const { return m_kind; }
    const std::vector<LaidCard>& cards() const { return m_cards; }
    const LaidCard& operator[](int index) const { return m_cards[std::size_t(index)]; }
    int size() const { return int(m_cards.size()); }

    /// The card in a cell, or -1.
    int at(Cell cell) const { return m_index.at(cell); }
    bool isFree(Cell cell) const { return at(cell) < 0; }
    /// The card beside a card, or -1.
    int beside(int index, Side side) const { return at(neighbour((*this)[index].cell, side)); }

    /// Puts a card down, legally or not.
    void lay(const LaidCard& card);
    /// Takes the card that was laid last away again.
    void takeBack();
    void clear();

private:
    MapKind m_kind;
    std::vector<LaidCard> m_cards;
    CellIndex m_index;
};

} // namespace delve::dungeoneer
