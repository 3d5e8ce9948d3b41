// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/pack_head.h"
#include "engine/dungeoneer/content/adventure_card.h"
#include "engine/dungeoneer/content/cutout_card.h"
#include "engine/dungeoneer/content/hero_card.h"
#include "engine/dungeoneer/content/map_card.h"
#include "engine/dungeoneer/content/quest_card.h"
#include "engine/dungeoneer/content/tracker_card.h"

namespace delve::dungeoneer {

/// How many cards a set has to have.
enum class SetSize : std::uint8_t
{
    Base,      ///< DNR-SETUP-02: 110
    Expansion, ///< DNR-SETUP-03: decks of 55
    Free       ///< as many as there are
};

constexpr auto fileWords(SetSize)
{
    return std::to_array<EnumName<SetSize>>(
        {{SetSize::Base, "base"}, {SetSize::Expansion, "expansion"}, {SetSize::Free, "free"}});
}

/// DNR-CARD-11: a category that cards of the set belong to or speak of.
struct Category
{
    std::string id; ///< what cards say: undead
    LocalizedText name;
    LocalizedText
        plural; ///< as it stands behind "against": "Beasts"; in Italian with its article: "le Bestie"

    friend bool operator==(const Category&, const Category&) = default;
};

/// DNR-OBST-08: a Terrain beyond the eight that everybody knows.
struct Terrain
{
    std::string id;
    LocalizedText name;

    friend bool operator==(const Terrain&, const Terrain&) = default;
};

/// A set of cards, which is a pack. The ids of its cards are qualified: pack/name.
struct CardSet : PackHead
{
    std::string symbol; ///< DNR-OPT-10: one or two characters for the lower left corner
    SetSize size = SetSize::Free;
    int decks = 1; ///< of an expansion
    MapKind mapKind = MapKind::Dungeon;
    std::vector<Category> categories;
    std::vector<Terrain> terrains;

    std::vector<MapCard> maps;
    std::vector<HeroCard> heroes;
    std::vector<AdventureCard> adventures;
    std::vector<QuestCard> quests;
    std::vector<TrackerCard> trackers;
    std::vector<CutoutCard> cutouts;
};

} // namespace delve::dungeoneer
