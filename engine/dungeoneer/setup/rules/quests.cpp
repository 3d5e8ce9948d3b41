// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/reach.h"
#include "engine/dungeoneer/setup/quest_places.h"
#include "engine/dungeoneer/setup/rules/checks.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

/// A place is on a map, or its card may still come.
bool canBeFound(const SetupTable& table, const Place& place)
{
    for (int number = 0; number < table.deck().size(); ++number) {
        const auto card = CardNumber(number);
        const bool isLaid = table.stock().left(card) < table.deck()[card].copies;
        if ((isLaid || table.mayStillCome(card)) && isPlace(place, *table.deck()[card].card))
            return true;
    }
    return false;
}

std::vector<Place> placesOf(const QuestCard& quest)
{
    std::vector<Place> places;
    if (quest.from)
        places.push_back(*quest.from);
    places.push_back(quest.place);
    return places;
}

Concern aboutPlace(const QuestCard& quest, const Place& place)
{
    Concern about{.cards = {quest.id}};
    switch (place.by) {
    case PlaceKind::Card: about.cards.push_back(place.card); break;
    case PlaceKind::Type: about.args = {std::string(nameOf(place.type))}; break;
    case PlaceKind::Terrain: about.args = {place.terrain}; break;
    }
    about.variant = place.by == PlaceKind::Card ? "" : std::string(nameOf(place.by));
    return about;
}

} // namespace

// DNR-QUEST-28: the places of the Quests in use are on a map or can still come.
// DNR-OPT-13: so are those of Quests that may be dealt, where cards were picked by hand.
void checkQuestPlaces(const SetupTable& table, Report& report)
{
    const auto named = questsNamed(table.scenario());
    const auto isNamed = [&](const QuestCard& quest) {
        return std::ranges::any_of(named,
                                   [&](const ContentId& id) { return table.cards().quest(id) == &quest; });
    };
    for (const PackReference& pack : table.scenario().packs) {
        const CardSet* set = table.cards().set(pack.id);
        for (const QuestCard& quest : set->quests) {
            const bool isInUse = isNamed(quest);
            if (!isInUse && table.scenario().leftOut.empty())
                continue; // the sets themselves are judged elsewhere
            for (const Place& place : placesOf(quest))
                if (!canBeFound(table, place))
                    report.error(isInUse ? "DNR-QUEST-28" : "DNR-OPT-13", aboutPlace(quest, place));
        }
    }
}

namespace {

/// The best Speed at Level 1 of the Heroes that may play.
int bestSpeed(const SetupTable& table)
{
    int best = 0;
    const auto look = [&](const HeroCard& hero) {
        if (!hero.levels.empty())
            best = std::max(best, hero.levels.front()[Form::Speed].value);
    };
    const auto& players = table.scenario().players;
    for (const Player& player : players)
        if (player.hero)
            look(*table.cards().hero(*player.hero));
    // Whoever has no Hero yet may be dealt any of them.
    if (players.empty() || std::ranges::any_of(players, [](const Player& player) { return !player.hero; }))
        for (const PackReference& pack : table.scenario().packs)
            std::ranges::for_each(table.cards().set(pack.id)->heroes, look);
    return best;
}

} // namespace

// DNR-DOOR-10: a place that is reached only through doors whose Threat nobody can meet at Level 1. The doors
// open all the same, but each costs a wound or a Movement.
void checkQuestDoors(const SetupTable& table, Report& report)
{
    const int speed = bestSpeed(table);
    const auto isHopeless = [&](const Door& door) {
        return door.hasThreat() && door.stat == Stat::Speed && sixthsToPass(door.value, speed) == 0;
    };
    const auto named = questsNamed(table.scenario());
    for (const MapKind kind : table.scenario().maps) {
        const std::vector<int> all =
            stepsFrom(table.map(kind), entranceOf(table.map(kind)), table.scenario().options.wallBlocks);
        const std::vector<int> easy = stepsWithout(table, kind, isHopeless);
        for (const ContentId& id : named)
            for (const Place& place : placesOf(*table.cards().quest(id)))
                for (int index = 0; index < table.map(kind).size(); ++index)
                    if (place.by == PlaceKind::Card && isPlace(place, table.cardOf(kind, index)) &&
                        all[std::size_t(index)] != unreached && easy[std::size_t(index)] == unreached)
                        report.add("DNR-DOOR-10", Severity::Hint,
                                   {.things = {table.idOf(kind, index)},
                                    .cards = {id},
                                    .args = {std::to_string(speed)}});
    }
}

} // namespace delve::dungeoneer
