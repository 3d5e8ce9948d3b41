// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/laid_card.h"

#include <array>
#include <unordered_map>
#include <vector>

namespace delve::dungeoneer {

/// The Map cards of the sets in use, each kind of card once, found by id and by number. The cards are those
/// of the content, which must outlive it.
class MapDeck
{
public:
    struct Entry
    {
        const MapCard* card = nullptr;
        CardFace face;
        int copies = 1; ///< how many of it are in use
    };

    static constexpr int nothing = -1;

    /// Adds a card, of which so many are used; the number it got.
    CardNumber add(const MapCard& card, int copies);
    CardNumber add(const MapCard& card) { return add(card, card.copies); }

    int size() const { return int(m_entries.size()); }
    const Entry& operator[](CardNumber number) const { return m_entries[number]; }
    /// The number of a card, or `nothing`.
    int numberOf(const ContentId& id) const;

private:
    std::vector<Entry> m_entries;
    std::unordered_map<ContentId, CardNumber> m_numbers; ///< looked up only, never walked
};

/// How many copies of each card are still to be laid. DNR-SETUP-15: Entrances are taken out of the deck, so
/// that nobody draws one; of each map kind one is laid and the others are put away (DNR-OPT-09).
class MapStock
{
public:
    explicit MapStock(const MapDeck& deck);

    const MapDeck& deck() const { return *m_deck; }
    /// Copies that are not laid; negative where more lie on the table than there are.
    int left(CardNumber card) const { return m_left[card]; }
    /// Cards that may still be drawn for a map of this kind.
    int drawable(MapKind kind) const { return m_drawable[std::size_t(kind)]; }

    void take(CardNumber card) { change(card, -1); }
    void giveBack(CardNumber card) { change(card, 1); }

private:
    void change(CardNumber card, int by);

    const MapDeck* m_deck;
    std::vector<int> m_left;
    std::array<int, 2> m_drawable{};
};

} // namespace delve::dungeoneer
