// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/dungeoneer/setup/generate/map_wishes.h"
#include "engine/dungeoneer/setup/laying.h"

namespace delve::dungeoneer {

/// Lays cards one after the other, each in a legal place that suits the wishes. Map and stock are the
/// caller's, and hold what was laid already.
class MapGrower
{
public:
    /// `isFar(card)`: a card that should lie far from the Entrance.
    MapGrower(CardMap& map, MapStock& stock, const MapWishes& wishes, const std::vector<bool>& isFar,
              Random& random);

    /// DNR-SETUP-15, DNR-SETUP-16: the Entrance and a Passage on each side of it, as far as they are missing.
    /// DNR-OPT-09: of several Entrances any. False if no assignment of Passages to the sides is legal.
    bool layStart();
    /// Lays random cards until so many lie there; false if none that is left has a legal place before that.
    bool growTo(int cards);

private:
    bool layEntrance();
    bool layPassages();
    bool assignPassage(std::size_t side, std::vector<CardNumber>& drawn);
    bool layAny();
    bool layOne(const Laying& laying, CardNumber card);
    void lay(CardNumber card, const Placement& placement);
    int worthOf(CardNumber card, const Placement& placement, const std::vector<int>& steps) const;
    std::vector<CardNumber> shuffledCards(MapCardType type);

    CardMap& m_map;
    MapStock& m_stock;
    const MapWishes& m_wishes;
    const std::vector<bool>& m_isFar;
    Random& m_random;
    std::vector<Placement> m_places;
};

} // namespace delve::dungeoneer
