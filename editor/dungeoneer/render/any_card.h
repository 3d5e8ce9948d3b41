// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_set.h"

#include <variant>

namespace delve::dungeoneer {

/// A card of a set, whatever it is. The set must stay where it is.
using AnyCard = std::variant<const MapCard*, const HeroCard*, const AdventureCard*, const QuestCard*,
                             const TrackerCard*, const CutoutCard*>;

/// All cards of a set, in its order, each once however many copies it has.
inline std::vector<AnyCard> cardsOf(const CardSet& set)
{
    std::vector<AnyCard> all;
    const auto add = [&](const auto& list) {
        for (const auto& card : list)
            all.emplace_back(&card);
    };
    add(set.maps);
    add(set.heroes);
    add(set.adventures);
    add(set.quests);
    add(set.trackers);
    add(set.cutouts);
    return all;
}

inline const CardHead& headOf(const AnyCard& card)
{
    return std::visit([](const auto* which) -> const CardHead& { return *which; }, card);
}

} // namespace delve::dungeoneer
