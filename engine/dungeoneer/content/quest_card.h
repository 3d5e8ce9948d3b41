// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/ability.h"
#include "engine/dungeoneer/content/card.h"
#include "engine/dungeoneer/content/monster.h"
#include "engine/dungeoneer/content/threat.h"

namespace delve::dungeoneer {

/// DNR-QUEST-11: what must be done.
enum class Criterion : std::uint8_t
{
    Chance,
    Slay,
    Threat,
    Sacrifice,
    Escort,
    Manual
};

constexpr auto fileWords(Criterion)
{
    return std::to_array<EnumName<Criterion>>({{Criterion::Chance, "chance"},
                                               {Criterion::Slay, "slay"},
                                               {Criterion::Threat, "threat"},
                                               {Criterion::Sacrifice, "sacrifice"},
                                               {Criterion::Escort, "escort"},
                                               {Criterion::Manual, "manual"}});
}

enum class PlaceKind : std::uint8_t
{
    Card,
    Type,
    Terrain
};

constexpr auto fileWords(PlaceKind)
{
    return std::to_array<EnumName<PlaceKind>>(
        {{PlaceKind::Card, "card"}, {PlaceKind::Type, "type"}, {PlaceKind::Terrain, "terrain"}});
}

/// DNR-QUEST-28: a place is a Map card, any card of a type, or any card of a Terrain.
struct Place
{
    PlaceKind by = PlaceKind::Card;
    ContentId card;
    MapCardType type = MapCardType::Room;
    std::string terrain;

    friend bool operator==(const Place&, const Place&) = default;
};

/// DNR-QUEST-12, DNR-QUEST-13: a roll of `target` or more; each payment of the boost adds `bonus` to one
/// roll.
struct Chance
{
    int target = 6;
    Cost boost;
    int bonus = 0;

    friend bool operator==(const Chance&, const Chance&) = default;
};

/// DNR-QUEST-05: which of the modifier categories Effect, Artifact and Search it belongs to follows from the
/// members of these names.
struct QuestCard : CardHead
{
    Criterion criterion = Criterion::Slay;
    Place place;               ///< where it is completed; of an Escort where it ends
    std::optional<Place> from; ///< of an Escort: where it begins (DNR-QUEST-23)
    Chance chance;             ///< of the criterion of that name, like those that follow
    std::optional<PrintedMonster> slay;
    std::optional<dungeoneer::Threat> threat;
    std::vector<Cost> price;                  ///< of a Sacrifice: DNR-QUEST-22
    LocalizedText component;                  ///< of an Escort: the thing carried
    LocalizedText manual;                     ///< of Manual: what the players judge themselves
    std::optional<dungeoneer::Threat> search; ///< DNR-QUEST-10
    Effects ongoing;                          ///< DNR-QUEST-06
    Effects reward;                           ///< DNR-QUEST-04
    std::optional<Ability> artifact;          ///< DNR-QUEST-08
    bool firstAttemptFree = true;             ///< DNR-HERO-14; never for Chance

    friend bool operator==(const QuestCard&, const QuestCard&) = default;
};

} // namespace delve::dungeoneer
