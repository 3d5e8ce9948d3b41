// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_set.h"

namespace delve::dungeoneer {

/// What a Threat number of a set stands on.
enum class ThreatUse : std::uint8_t
{
    Door,
    Obstacle,
    Trap,
    Quest,
    Search,
    Escape ///< the way out of an effect
};

constexpr auto fileWords(ThreatUse)
{
    return std::to_array<EnumName<ThreatUse>>({{ThreatUse::Door, "door"},
                                               {ThreatUse::Obstacle, "obstacle"},
                                               {ThreatUse::Trap, "trap"},
                                               {ThreatUse::Quest, "quest"},
                                               {ThreatUse::Search, "search"},
                                               {ThreatUse::Escape, "escape"}});
}

struct ThreatNumber
{
    ContentId card;
    ThreatUse use = ThreatUse::Door;
    Stat stat = Stat::Speed;
    int value = 0;
    int copies = 1;

    friend bool operator==(const ThreatNumber&, const ThreatNumber&) = default;
};

/// All Threat numbers of a set, card by card.
std::vector<ThreatNumber> threatNumbers(const CardSet& set);

/// The score of a Hero at a Level, counted from 0; Life is the printed one.
int scoreOf(const HeroCard& hero, Stat stat, std::size_t level);

/// The faces of a die, 0 to 6, that overcome a Threat with a score: DNR-THREAT-02.
int facesThatPass(int value, int score);

} // namespace delve::dungeoneer
