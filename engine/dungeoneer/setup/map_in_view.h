// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/dungeoneer/setup/laying.h"

#include <span>

namespace delve::dungeoneer {

/// Map cards in the hands of the players, in turn order.
using MapHands = std::vector<std::vector<CardNumber>>;

/// DNR-OPT-03: all Map cards, one Entrance of each kind among them, are dealt one at a time. The first player
/// sits to the left of the dealer. `entrances` are those that are used; others are put away (DNR-OPT-09).
MapHands dealMap(const MapDeck& deck, std::span<const CardNumber> entrances, int players, Random& random);

/// DNR-OPT-04: everybody passes the cards that the own Quests name to the left, all at the same time and
/// once. `wanted[n]` are the cards that the Personal Quests of player n name.
MapHands passQuestPlaces(const MapHands& hands, const MapHands& wanted);

/// A card and a place for it.
struct MapMove
{
    CardNumber card = 0;
    Placement placement;

    friend bool operator==(const MapMove&, const MapMove&) = default;
};

/// DNR-OPT-02 to DNR-OPT-08: the players lay the whole map in turns, before the game begins.
class MapInView
{
public:
    /// Whoever holds `deciding` has initiative and lays it first (DNR-OPT-05, DNR-OPT-06). The deck must
    /// outlive it.
    MapInView(const MapDeck& deck, MapHands hands, CardNumber deciding, const LayingRules& rules);

    /// DNR-OPT-05, DNR-OPT-08: who begins, here and in the game.
    int initiative() const { return m_initiative; }
    int toMove() const { return m_toMove; }
    /// All cards are laid, or everybody has passed in a row; what is still held is out of the game.
    bool isOver() const;
    const std::vector<CardNumber>& hand(int player) const { return m_hands[std::size_t(player)]; }
    const CardMap& map(MapKind kind) const { return m_maps[std::size_t(kind)]; }

    /// DNR-MAP-07: whether the player to move may lay a Room beside the Entrance.
    EntranceException exception() const;
    /// What the player to move may do; nothing: the player must pass.
    std::vector<MapMove> moves() const;
    /// Does one of the moves, and it is the next player's turn.
    void lay(const MapMove& move);
    void pass();

private:
    bool holdsEntrance() const;
    std::vector<MapMove> entranceMoves() const;
    std::vector<MapMove> movesWith(EntranceException exception) const;
    void endTurn();

    const MapDeck* m_deck; // a pointer, so that a table can be replaced by another
    LayingRules m_rules;
    MapHands m_hands;
    std::array<CardMap, 2> m_maps{CardMap(MapKind::Dungeon), CardMap(MapKind::Wilderness)};
    MapStock m_stock; ///< DNR-OPT-07: the cards held by all players
    CardNumber m_deciding;
    int m_initiative = 0;
    int m_toMove = 0;
    int m_passes = 0; ///< in a row
};

} // namespace delve::dungeoneer
