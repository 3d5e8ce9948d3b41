// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/setup/map_in_view.h"
#include "engine/dungeoneer/setup/setup_table.h"

#include <array>
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

/// What the players say before the deal. What they leave open is settled for them: chance picks among several
/// Entrances of a kind, and the one of the Dungeon decides.
struct EntranceChoice
{
    std::array<std::optional<ContentId>, 2> used{}; ///< DNR-OPT-09: by kind; the others are put away
    std::optional<MapKind> deciding{};              ///< DNR-OPT-06: whose Entrance decides initiative

    friend bool operator==(const EntranceChoice&, const EntranceChoice&) = default;
};

/// The Entrances of a kind that the players choose from.
std::vector<CardNumber> entrancesOf(const MapDeck& deck, MapKind kind);

/// Deals the cards of the sets in use to the players. The same sets, players, Quests, Entrances and seed give
/// the same deal, whatever lies on the table already; an Entrance that lies there is the one that was chosen.
/// Nothing without an Entrance, or with other than two to four players.
std::optional<MapDeal> dealMapOf(const Scenario& scenario, const Cards& cards, const MapDeck& deck,
                                 std::uint64_t seed, const EntranceChoice& choice = {});

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

/// How far the players have come from the deal of this number. Where they do not say which Entrance decides,
/// and the cards were laid as if it was that of the Wilderness, it was.
std::optional<TurnOfMap> turnOf(const Scenario& scenario, const Cards& cards, const MapDeck& deck,
                                std::uint64_t seed, const EntranceChoice& choice = {});

/// The scenario after the player to move has laid a card. A Portal is linked as soon as there is an Entrance
/// for it, and with the last card the map is finished.
Scenario afterMove(const Scenario& scenario, const Cards& cards, const TurnOfMap& turn, const MapMove& move,
                   const ThingId& id);

/// One of the moves, the same for the same seed and map. There must be one.
MapMove anyMove(const TurnOfMap& turn, std::uint64_t seed);

} // namespace delve::dungeoneer
