// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/reach.h"
#include "engine/dungeoneer/setup/generate/map_wishes.h"
#include "engine/dungeoneer/setup/quest_places.h"

#include <climits>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

int boxAround(const CardMap& map)
{
    if (map.size() == 0)
        return 0;
    Cell least = map[0].cell, most = least;
    for (const LaidCard& card : map.cards()) {
        least = {std::min(least.column, card.cell.column), std::min(least.row, card.cell.row)};
        most = {std::max(most.column, card.cell.column), std::max(most.row, card.cell.row)};
    }
    return (most.column - least.column + 1) * (most.row - least.row + 1);
}

void addEdges(const SetupTable& table, MapKind kind, MapMeasures& measures)
{
    const CardMap& map = table.map(kind);
    int edges = 0;
    for (int here = 0; here < map.size(); ++here)
        for (const Side side : allSides) {
            const int there = map.beside(here, side);
            if (there < 0)
                continue;
            const DoorKind left = doorShown(table.cardOf(kind, here), side, map[here].isTurned).kind;
            const DoorKind entered =
                doorShown(table.cardOf(kind, there), opposite(side), map[there].isTurned).kind;
            const Crossing crossing = crossingOf(left, entered, table.scenario().options.wallBlocks);
            measures.crossings += crossing != Crossing::Impossible;
            measures.rolls += crossing == Crossing::RollLocked || crossing == Crossing::RollTrapped;
            edges += crossing != Crossing::Impossible && here < there;
        }
    measures.loops += std::max(0, edges - std::max(0, map.size() - 1));
}

/// How much the ways of the players differ; -1 where one has no Quests yet, or a place is not on the map.
int unfairnessOf(const SetupTable& table)
{
    int least = INT_MAX, most = -1;
    for (const Player& player : table.scenario().players) {
        int way = 0;
        for (const ContentId& id : player.quests) {
            const int one = wayTo(table, *table.cards().quest(id));
            if (one < 0)
                return -1;
            way += one;
        }
        if (player.quests.size() < 2)
            return -1;
        least = std::min(least, way);
        most = std::max(most, way);
    }
    return most < 0 ? -1 : most - least;
}

bool isNamedByQuest(const SetupTable& table, const MapCard& card)
{
    return std::ranges::any_of(table.scenario().packs, [&](const PackReference& pack) {
        return std::ranges::any_of(table.cards().set(pack.id)->quests, [&](const QuestCard& quest) {
            return (quest.place.by == PlaceKind::Card && quest.place.card == card.id) ||
                   (quest.from && quest.from->by == PlaceKind::Card && quest.from->card == card.id);
        });
    });
}

} // namespace

MapMeasures measureMap(const SetupTable& table)
{
    MapMeasures measures;
    int nearest = INT_MAX;
    for (const MapKind kind : table.scenario().maps) {
        const CardMap& map = table.map(kind);
        measures.cards += map.size();
        measures.box += boxAround(map);
        addEdges(table, kind, measures);
        const auto steps = stepsFrom(map, entranceOf(map), table.scenario().options.wallBlocks);
        for (int index = 0; index < map.size(); ++index) {
            measures.farthest = std::max(measures.farthest, steps[std::size_t(index)]);
            if (map[index].face.type != MapCardType::Entrance && steps[std::size_t(index)] < nearest &&
                isNamedByQuest(table, table.cardOf(kind, index)))
                nearest = steps[std::size_t(index)];
        }
    }
    measures.nearestQuest = nearest == INT_MAX ? -1 : nearest;
    measures.unfairness = unfairnessOf(table);
    return measures;
}

std::vector<MissedMapWish> missedWishes(const MapMeasures& measures, const MapWishes& wishes, int cards)
{
    using Wish = MissedMapWish::Wish;
    std::vector<MissedMapWish> missed;
    if (measures.cards != cards)
        missed.push_back({Wish::Cards, measures.cards, cards});
    const int fill = measures.box == 0 ? 100 : 100 * measures.cards / measures.box;
    if (wishes.shape == MapShape::Compact && fill < 60)
        missed.push_back({Wish::Shape, fill, 60});
    if (wishes.shape == MapShape::Sprawling && fill > 45)
        missed.push_back({Wish::Shape, fill, 45});
    if (measures.loops < wishes.loops)
        missed.push_back({Wish::Loops, measures.loops, wishes.loops});
    const int rolls = measures.crossings == 0 ? 0 : 100 * measures.rolls / measures.crossings;
    if (wishes.doors == DoorMood::Gentle && rolls > 20)
        missed.push_back({Wish::Doors, rolls, 20});
    if (wishes.doors == DoorMood::Harsh && rolls < 40)
        missed.push_back({Wish::Doors, rolls, 40});
    if (wishes.questDistance && measures.nearestQuest >= 0 && measures.nearestQuest < *wishes.questDistance)
        missed.push_back({Wish::QuestDistance, measures.nearestQuest, *wishes.questDistance});
    if (wishes.isFair && (measures.unfairness < 0 || measures.unfairness > 1))
        missed.push_back({Wish::Fair, measures.unfairness, 1});
    return missed;
}

} // namespace delve::dungeoneer
