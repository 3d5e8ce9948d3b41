// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/checks/check_set.h"
#include "engine/dungeoneer/content/opening_draws.h"
#include "engine/dungeoneer/content/terrains.h"

#include <algorithm>
#include <map>
#include <set>

namespace delve::dungeoneer {

namespace {

int waysOut(const MapCard& card)
{
    return int(
        std::count_if(card.doors.begin(), card.doors.end(), [](const Door& d) { return !d.isWall(); }));
}

void checkEntrance(const CardSet& set, SetFindings& out)
{
    int entrances = 0;
    for (const MapCard& card : set.maps) {
        if (card.type != MapCardType::Entrance)
            continue;
        entrances += card.copies;
        // DNR-SETUP-16: a Passage is laid on each side of the Entrance.
        if (waysOut(card) < 4)
            out.push_back({"DNR-SETUP-16",
                           Severity::Error,
                           card.id,
                           {QT_TRANSLATE_NOOP("Engine", "the Entrance has a Wall"), {}}});
        // DNR-SETUP-19: the totals of 1 and 1 at the start come from standing here.
        if (card.glory != 1 || card.peril != 1)
            out.push_back({"DNR-SETUP-19",
                           Severity::Warning,
                           card.id,
                           {QT_TRANSLATE_NOOP("Engine", "the Entrance gives %1 Glory and %2 Peril instead of "
                                                        "1 and 1"),
                            {std::to_string(card.glory), std::to_string(card.peril)}}});
    }
    // DNR-SETUP-15: one Entrance.
    if (entrances != 1 && !set.maps.empty())
        out.push_back({"DNR-SETUP-15",
                       Severity::Error,
                       {},
                       {QT_TRANSLATE_NOOP("Engine", "%1 Entrances, where a set has one"),
                        {std::to_string(entrances)}}});
}

// DNR-SETUP-16: four Passages that can be laid around the Entrance.
void checkOpening(const CardSet& set, SetFindings& out)
{
    if (set.maps.empty())
        return;
    const OpeningDraws draws = openingDraws(set.maps);
    if (draws.all == 0 || draws.bad == draws.all)
        out.push_back(
            {"DNR-SETUP-16",
             Severity::Error,
             {},
             {QT_TRANSLATE_NOOP("Engine", "no four Passages or Roads can lie around the Entrance"), {}}});
    else if (draws.bad > 0)
        out.push_back({"DNR-SETUP-16",
                       Severity::Warning,
                       {},
                       {QT_TRANSLATE_NOOP("Engine", "%1 of %2 draws of four Passages or Roads cannot be laid "
                                                    "around the Entrance (%3 %)"),
                        {std::to_string(draws.bad), std::to_string(draws.all), percentOf(draws)}}});
}

void checkConnections(const CardSet& set, SetFindings& out)
{
    int cards = 0;
    int ends = 0;
    int branching = 0;
    int deadEnds = 0;
    for (const MapCard& card : set.maps) {
        cards += card.copies;
        ends += card.copies * waysOut(card);
        deadEnds += waysOut(card) == 1 ? card.copies : 0;
        branching += card.copies * std::max(0, waysOut(card) - 2);
        // DNR-MAP-08: a card with four Walls can never be joined to another.
        if (waysOut(card) == 0)
            out.push_back({"DNR-MAP-08",
                           Severity::Error,
                           card.id,
                           {QT_TRANSLATE_NOOP("Engine", "the card has Walls on all four sides"), {}}});
    }
    // DNR-MAP-08: each card after the first uses up two sides that are no Walls.
    if (ends < 2 * (cards - 1))
        out.push_back(
            {"DNR-MAP-08",
             Severity::Error,
             {},
             {QT_TRANSLATE_NOOP("Engine", "%1 sides without a Wall, where a map of all %2 cards needs "
                                          "%3"),
              {std::to_string(ends), std::to_string(cards), std::to_string(2 * (cards - 1))}}});
    // DNR-MAP-10: every dead end uses up a side that only a branching card offers.
    if (deadEnds > branching + 2)
        out.push_back(
            {"DNR-MAP-10",
             Severity::Warning,
             {},
             {QT_TRANSLATE_NOOP("Engine", "%1 cards with one way out, more than the branching cards "
                                          "can take up"),
              {std::to_string(deadEnds)}}});
}

// DNR-OBST-08, DNR-OBST-09: what belongs to the surface.
void checkSurface(const CardSet& set, const MapCard& card, SetFindings& out)
{
    const bool isDungeon = card.kind == MapKind::Dungeon;
    if (isDungeon && !card.terrain.empty())
        out.push_back({"DNR-OBST-08",
                       Severity::Error,
                       card.id,
                       {QT_TRANSLATE_NOOP("Engine", "a Dungeon card has no Terrain"), {}}});
    if (!isDungeon && card.terrain.size() != 1)
        out.push_back({"DNR-OBST-08",
                       card.terrain.empty() ? Severity::Error : Severity::Warning,
                       card.id,
                       {QT_TRANSLATE_NOOP("Engine", "a Wilderness card has one Terrain, not %1"),
                        {std::to_string(card.terrain.size())}}});
    for (const std::string& terrain : card.terrain)
        if (!isTerrainOf(set, terrain))
            out.push_back({"DNR-OBST-08",
                           Severity::Error,
                           card.id,
                           {QT_TRANSLATE_NOOP("Engine", "the set has no Terrain %1"), {terrain}}});
    const bool hasPortal = std::any_of(card.obstacles.begin(), card.obstacles.end(),
                                       [](const Obstacle& o) { return o.kind == ObstacleKind::Portal; });
    if (isDungeon && hasPortal)
        out.push_back({"DNR-OBST-09",
                       Severity::Error,
                       card.id,
                       {QT_TRANSLATE_NOOP("Engine", "a Dungeon card has no Portal"), {}}});
}

// DNR-DOOR-05: Locked and Trapped doors have a number, the others have none.
void checkDoors(const MapCard& card, SetFindings& out)
{
    for (const Side side : allSides)
        if (card.door(side).hasThreat() != (card.door(side).value > 0))
            out.push_back({"DNR-DOOR-05",
                           Severity::Error,
                           card.id,
                           {QT_TRANSLATE_NOOP("Engine", "a door with the Threat number %1"),
                            {std::to_string(card.door(side).value)}}});
}

// DNR-OBST-07: a Sewer leads from the Wilderness to another card of its letter.
void checkSewers(const CardSet& set, SetFindings& out)
{
    struct Ends
    {
        int cards = 0;
        int wilderness = 0;
    };
    std::map<char, Ends> byLetter;
    for (const MapCard& card : set.maps) {
        std::set<char> letters; // a letter twice on one card is no partner of itself
        for (const Obstacle& obstacle : card.obstacles)
            if (obstacle.kind == ObstacleKind::Sewer)
                letters.insert(obstacle.letter);
        for (const char letter : letters) {
            byLetter[letter].cards += card.copies;
            byLetter[letter].wilderness += card.kind == MapKind::Wilderness ? card.copies : 0;
        }
    }
    for (const auto& [letter, ends] : byLetter)
        if (ends.cards < 2 || ends.wilderness < 1)
            out.push_back({"DNR-OBST-07",
                           Severity::Warning,
                           {},
                           {QT_TRANSLATE_NOOP("Engine", "Sewer %1 leads nowhere from the Wilderness"),
                            {std::string(1, letter)}}});
}

} // namespace

void checkMapCards(const CardSet& set, SetFindings& out)
{
    checkEntrance(set, out);
    checkOpening(set, out);
    checkConnections(set, out);
    for (const MapCard& card : set.maps) {
        // DNR-MAP-02: a set contains one map kind.
        if (card.kind != set.mapKind)
            out.push_back({"DNR-MAP-02",
                           Severity::Warning,
                           card.id,
                           {QT_TRANSLATE_NOOP("Engine", "a %1 card in a %2 set"),
                            {std::string(nameOf(card.kind)), std::string(nameOf(set.mapKind))}}});
        checkDoors(card, out);
        checkSurface(set, card, out);
    }
    checkSewers(set, out);
}

} // namespace delve::dungeoneer
