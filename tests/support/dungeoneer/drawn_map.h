// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/setup/laying.h"

#include <deque>

namespace delve::dungeoneer::test {

/// A deck of cards written down by hand and a map laid with them, legally or not.
class DrawnMap
{
public:
    explicit DrawnMap(std::vector<MapCard> cards, MapKind kind = MapKind::Dungeon);
    DrawnMap(const DrawnMap&) = delete;
    DrawnMap& operator=(const DrawnMap&) = delete;

    /// Lays a card by its name in the id: "hall-north".
    DrawnMap& lay(std::string_view name, int column, int row, bool isTurned = false);
    CardNumber number(std::string_view name) const;
    const MapCard& card(std::string_view name) const { return *m_deck[number(name)].card; }

    Laying laying() const { return Laying(map, stock, rules); }
    PlacementVerdict check(std::string_view name, int column, int row, bool isTurned = false) const;
    std::vector<Placement> placements(std::string_view name) const;

private:
    std::deque<MapCard> m_cards; ///< the deck refers to them
    MapDeck m_deck;

public:
    CardMap map;
    MapStock stock;
    LayingRules rules;
};

} // namespace delve::dungeoneer::test
