// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/checks/check_set.h"
#include "engine/dungeoneer/content/opening_draws.h"
#include "engine/dungeoneer/content/threat_numbers.h"

#include <map>

namespace delve::dungeoneer {

/// How many cards, copies counted, have each number.
using Curve = std::map<int, int>;

/// How the Threats of a set stand against its Heroes, by what they stand on and their number.
struct ThreatRow
{
    ThreatUse use = ThreatUse::Door;
    Stat stat = Stat::Speed;
    int value = 0;
    int count = 0;
    /// Faces of all Heroes of the set together that pass, and all faces, at Level 1 and at the last Level.
    int passAtFirst = 0;
    int passAtLast = 0;
    int faces = 0;

    friend bool operator==(const ThreatRow&, const ThreatRow&) = default;
};

/// A place that Quests of the set name.
struct QuestPlace
{
    Place place;
    std::vector<ContentId> quests;
};

/// What a designer wants to know of a set at a glance.
struct SetReport
{
    CardCounts counts;
    int players = 0; ///< the most for whom it suffices
    std::map<AdventureKind, int> kinds;
    std::map<CardDuration, int> durations;
    std::map<std::string, int> categories; ///< of Adventure cards, by id
    std::map<Criterion, int> criteria;
    std::map<EffectKind, int> effects; ///< cards that use each kind; kinds that nobody uses are there with 0
    Curve gloryValues;                 ///< of Boons and Treasures
    Curve perilValues;                 ///< of Banes and Encounters
    Curve mapGlory;
    Curve mapPeril;
    OpeningDraws openingDraws;
    std::vector<ThreatRow> threats;    ///< by use, stat and number
    std::vector<QuestPlace> places;    ///< in the order of the Quests
    std::vector<ContentId> unbalanced; ///< Adventure cards whose Value is too far from their price
};

SetReport reportOn(const CardSet& set);

} // namespace delve::dungeoneer
