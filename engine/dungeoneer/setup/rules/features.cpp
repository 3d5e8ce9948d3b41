// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/reach.h"
#include "engine/dungeoneer/setup/hidden_ways.h"
#include "engine/dungeoneer/setup/rules/checks.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

const Obstacle* obstacleOf(const MapCard& card, ObstacleKind kind)
{
    const auto found = std::ranges::find(card.obstacles, kind, &Obstacle::kind);
    return found == card.obstacles.end() ? nullptr : &*found;
}

/// A card on a map.
struct Spot
{
    MapKind map;
    int index;

    friend bool operator==(const Spot&, const Spot&) = default;
};

/// The cards on all maps that have an Obstacle of this kind.
std::vector<Spot> spotsWith(const SetupTable& table, ObstacleKind kind)
{
    std::vector<Spot> spots;
    for (const MapKind map : allMapKinds)
        for (int index = 0; index < table.map(map).size(); ++index)
            if (obstacleOf(table.cardOf(map, index), kind))
                spots.push_back({map, index});
    return spots;
}

/// What is missing on a map that is not finished may still come.
Severity loose(const SetupTable& table)
{
    return table.scenario().stage == Stage::Finished ? Severity::Warning : Severity::Hint;
}

} // namespace

// DNR-OBST-07: a Sewer leads from the Wilderness to any card with its letter, in either map.
void checkSewers(const SetupTable& table, Report& report)
{
    for (const Spot& sewer : spotsWith(table, ObstacleKind::Sewer)) {
        const ThingId& id = table.idOf(sewer.map, sewer.index);
        const auto ways = hiddenWaysFrom(table.scenario(), table.cards(), id);
        for (const Obstacle& obstacle : table.cardOf(sewer.map, sewer.index).obstacles) {
            const auto isPartner = [&](const HiddenWay& way) {
                return way.kind == ObstacleKind::Sewer && way.letter == obstacle.letter;
            };
            if (obstacle.kind == ObstacleKind::Sewer && std::ranges::none_of(ways, isPartner))
                report.add("DNR-OBST-07", loose(table),
                           {.things = {id}, .args = {std::string(1, obstacle.letter)}});
        }
    }
}

namespace {

void checkLink(const SetupTable& table, const PortalLink& link, Report& report)
{
    const auto indexOf = [&](MapKind map, const ThingId& id) {
        const auto& placed = table.scenario().cards(map);
        return int(std::ranges::find(placed, id, &PlacedCard::id) - placed.begin());
    };
    const MapCard& from = table.cardOf(MapKind::Wilderness, indexOf(MapKind::Wilderness, link.portal));
    if (!obstacleOf(from, ObstacleKind::Portal))
        report.error("DNR-OBST-09", {.things = {link.portal}, .variant = "no-portal"});
    const MapCard& to = table.cardOf(MapKind::Dungeon, indexOf(MapKind::Dungeon, link.entrance));
    if (to.type != MapCardType::Entrance)
        report.error("DNR-OBST-09", {.things = {link.entrance}, .variant = "no-entrance"});
}

/// The links that have something in common with an earlier one.
template <typename Key> std::vector<const PortalLink*> repeated(const std::vector<PortalLink>& links, Key key)
{
    std::vector<const PortalLink*> found;
    for (std::size_t i = 0; i < links.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (links[i].*key == links[k].*key) {
                found.push_back(&links[i]);
                break;
            }
    return found;
}

/// DNR-GLOSS-18: markers are cut from the Cut-out cards of the sets.
bool hasMarker(const SetupTable& table, char letter)
{
    return std::ranges::any_of(table.scenario().packs, [&](const PackReference& pack) {
        return std::ranges::any_of(table.cards().set(pack.id)->cutouts, [&](const CutoutCard& card) {
            return card.markers.find(letter) != std::string::npos;
        });
    });
}

} // namespace

// DNR-OBST-09: each Portal is linked to one Entrance of a Dungeon by a pair of markers.
void checkPortals(const SetupTable& table, Report& report)
{
    const auto& links = table.scenario().portals;
    for (const PortalLink& link : links)
        checkLink(table, link, report);
    for (const PortalLink* link : repeated(links, &PortalLink::portal))
        report.error("DNR-OBST-09", {.things = {link->portal}, .variant = "twice"});
    // DNR-SETUP-07: the marker of a letter shows where one thing is.
    for (const PortalLink* link : repeated(links, &PortalLink::marker))
        report.error("DNR-SETUP-07", {.things = {link->portal}, .args = {std::string(1, link->marker)}});
    for (const PortalLink& link : links)
        if (!hasMarker(table, link.marker))
            report.add("DNR-GLOSS-18", Severity::Warning,
                       {.things = {link.portal}, .args = {std::string(1, link.marker)}});
    if (!table.uses(MapKind::Dungeon))
        return; // without a Dungeon in play a Portal does nothing
    for (const Spot& portal : spotsWith(table, ObstacleKind::Portal)) {
        const ThingId& id = table.idOf(portal.map, portal.index);
        if (std::ranges::find(links, id, &PortalLink::portal) == links.end())
            report.add("DNR-OBST-09", loose(table), {.things = {id}});
    }
}

} // namespace delve::dungeoneer
