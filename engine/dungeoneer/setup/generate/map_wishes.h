// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/scenario.h"

namespace delve::dungeoneer {

// measureMap() and missedWishes() are in map_measures.cpp.

enum class MapShape : std::uint8_t
{
    Balanced,
    Compact,  ///< at least 60 % of the box around all cards is covered
    Sprawling ///< at most 45 %
};

constexpr auto fileWords(MapShape)
{
    return std::to_array<EnumName<MapShape>>({{MapShape::Balanced, "balanced"},
                                              {MapShape::Compact, "compact"},
                                              {MapShape::Sprawling, "sprawling"}});
}

enum class DoorMood : std::uint8_t
{
    Any,
    Gentle, ///< at most one in five crossings needs a roll
    Harsh   ///< at least two in five
};

constexpr auto fileWords(DoorMood)
{
    return std::to_array<EnumName<DoorMood>>(
        {{DoorMood::Any, "any"}, {DoorMood::Gentle, "gentle"}, {DoorMood::Harsh, "harsh"}});
}

/// What a generated map should be like.
struct MapWishes
{
    std::vector<std::string> sets; ///< ids of the sets to play with
    int players = 2;
    Stage stage = Stage::Growing;
    std::optional<int>
        cards; ///< of each map, the Entrance counted; nothing: 5 at the start, 12 growing, all finished
    MapShape shape = MapShape::Balanced;
    int loops = 0; ///< at least so many ways round
    DoorMood doors = DoorMood::Any;
    std::optional<int>
        questDistance;   ///< each card that a Quest names lies at least so many steps from its Entrance
    bool isFair = false; ///< deal Quests so that the ways of the players differ by one step at most
    RuleOptions options;
};

/// What a map is like, in numbers; of several maps together.
struct MapMeasures
{
    int cards = 0;
    int box = 0;           ///< cells of the boxes around the cards
    int loops = 0;         ///< passable edges beyond those that a tree would have
    int crossings = 0;     ///< ways from a card to the next, each direction for itself
    int rolls = 0;         ///< of these, Locked or Trapped
    int farthest = 0;      ///< steps to the farthest card
    int nearestQuest = -1; ///< steps to the nearest card that a Quest names; -1: none lies on a map
    int unfairness =
        -1; ///< how many steps the ways of two players differ at most; -1: not all Quests are dealt

    friend bool operator==(const MapMeasures&, const MapMeasures&) = default;
};

MapMeasures measureMap(const class SetupTable& table);

/// A wish that does not hold, and what was found instead.
struct MissedMapWish
{
    enum class Wish : std::uint8_t
    {
        Cards,
        Shape,
        Loops,
        Doors,
        QuestDistance,
        Fair
    };
    Wish wish = Wish::Cards;
    int found = 0;
    int wanted = 0;

    friend bool operator==(const MissedMapWish&, const MissedMapWish&) = default;
};

constexpr auto fileWords(MissedMapWish::Wish)
{
    using Wish = MissedMapWish::Wish;
    return std::to_array<EnumName<Wish>>({{Wish::Cards, "cards"},
                                          {Wish::Shape, "shape"},
                                          {Wish::Loops, "loops"},
                                          {Wish::Doors, "doors"},
                                          {Wish::QuestDistance, "quest-distance"},
                                          {Wish::Fair, "fair"}});
}

/// The wishes that do not hold; `cards` is how many were wished for in all.
std::vector<MissedMapWish> missedWishes(const MapMeasures& measures, const MapWishes& wishes, int cards);

} // namespace delve::dungeoneer
