// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/setup/map_in_view.h"
#include "engine/dungeoneer/setup/setup_table.h"

#include <optional>

namespace delve::dungeoneer {

/// The Map cards that the players of a scenario got.
struct MapDeal
{
    MapHands dealt;          ///< DNR-OPT-03
    MapHands held;           ///< DNR-OPT-04: after everybody has passed on the places of the own Quests
    CardNumber deciding = 0; ///< DNR-OPT-06: the Entrance that decides initiative

    friend bool operator==(const MapDeal&, const MapDeal&) = default;
};

/// Deals the cards of the sets in use to the players. The same sets, players, Quests and seed give the same
/// deal, whatever lies on the table already. Of several Entrances of a kind chance picks one (DNR-OPT-09),
/// and the one of the Dungeon decides. Nothing without an Entrance, or with other than two to four players.
std::optional<MapDeal> dealMapOf(const Scenario& scenario, const Cards& cards, const MapDeck& deck,
                                 std::uint64_t seed);

/// DNR-OPT-07: how far the players have come. Whoever has no place for any card has passed already.
struct TurnOfMap
{
    MapInView table;
    std::vector<int> passed; ///< who passed since the last card was laid, in order
};

/// The turns in which the cards of the scenario were laid from this deal: the lists of both maps are in order
/// of placement, so that nothing else has to be kept. Nothing where they were not laid so. The deck must be
/// that of the scenario and outlive the result.
std::optional<TurnOfMap> turnAfter(const Scenario& scenario, const MapDeck& deck, const MapDeal& deal);

/// The scenario after the player to move has laid a card. A Portal is linked as soon as there is an Entrance
/// for it, and with the last card the map is finished.
Scenario afterMove(const Scenario& scenario, const Cards& cards, const TurnOfMap& turn, const MapMove& move,
                   const ThingId& id);

/// One of the moves, the same for the same seed and map. There must be one.
MapMove anyMove(const TurnOfMap& turn, std::uint64_t seed);

} // namespace delve::dungeoneer
