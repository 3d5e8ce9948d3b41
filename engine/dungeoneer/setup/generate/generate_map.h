// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"
#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/setup/generate/map_wishes.h"

#include <stop_token>

namespace delve::dungeoneer {

/// How long to search. There is no clock here: whoever has one asks to stop.
struct MapSearch
{
    int tries = 400; ///< maps laid on trial, for each one that is asked for
    std::stop_token stop{};
};

/// Why no map can be wished for like this, if so: sets that are not there, numbers beyond the cards.
std::optional<Message> faultOf(const MapWishes& wishes, const Cards& cards);
/// Why a scenario cannot be completed like this; it says by itself what its sets, stage and options are.
std::optional<Message> faultOf(MapWishes wishes, const Cards& cards, const Scenario& begun);

struct GeneratedMap
{
    Scenario scenario;
    MapMeasures measures;
    std::vector<MissedMapWish>
        missed; ///< empty: all wishes hold. Else this is the nearest of all that were tried
    int tries = 0;

    bool isMade() const { return missed.empty(); }
};

/// Makes a legal map with players. The wishes must be without fault. The same seed gives the same map.
GeneratedMap generateMap(const Cards& cards, const MapWishes& wishes, std::uint64_t seed,
                         const MapSearch& search = {});

/// Keeps all that is placed and lays the rest: Entrances, Passages, cards up to the number wished for, links
/// of Portals; players up to the number wished for. Sets and options are those of the scenario. What is
/// placed must be without errors.
GeneratedMap completeMap(const Scenario& begun, const Cards& cards, MapWishes wishes, std::uint64_t seed,
                         const MapSearch& search = {});

} // namespace delve::dungeoneer
