// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of markers that need a partner: teleports and staircases.

#include "engine/mageknight/setup/fixes/fix_search.h"

#include <algorithm>

namespace delve::mageknight {

void mendTeleport(FixSearch& search)
{
    const auto marker = search.scenario.markers[search.placesToBlame().front().index];
    PlacedMarker second = marker;
    second.id = search.newId();
    second.partner = {};
    search.add({ThingKind::Marker, second});
    mendPiece(search);
}

namespace {

/// Two staircases that lead to each other and no longer elsewhere.
bool pair(FixSearch& search, const PlacedMarker& a, const PlacedMarker& b)
{
    Scenario after = search.scenario;
    for (PlacedMarker& marker : after.markers) {
        if (marker.partner == a.id || marker.partner == b.id)
            marker.partner = {};
        if (marker.id == a.id)
            marker.partner = b.id;
        else if (marker.id == b.id)
            marker.partner = a.id;
    }
    return search.offer(FixKind::Pair, after, {.things = {a.id, b.id}});
}

bool isStaircase(const FixSearch& search, const PlacedMarker& marker)
{
    return marker.face == MarkerFace::Unique &&
           search.content.marker(marker.marker)->uniqueSide == UniqueSide::Staircase;
}

/// A staircase on a square of this tile that leads to another one.
bool addStaircase(FixSearch& search, const PlacedTile& tile, const PlacedMarker& other)
{
    PlacedMarker second = other;
    second.id = search.newId();
    second.partner = other.id;
    const Size size = rotated(sizeOf(search.content.tile(tile.tile)->kind), tile.rotation);
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            if (search.isTired())
                return false;
            second.square = tile.position + Offset{x, y};
            Scenario after = search.scenario;
            std::ranges::find(after.markers, other.id, &PlacedMarker::id)->partner = second.id;
            after.markers.push_back(second);
            if (search.offer(FixKind::Add, after, {.things = {second.id}, .squares = {second.square}}))
                return true;
        }
    return false;
}

} // namespace

void joinLevels(FixSearch& search, const PlacedTile& tile)
{
    std::vector<const PlacedMarker*> free;
    for (const PlacedMarker& marker : search.scenario.markers)
        if (isStaircase(search, marker) && marker.partner.empty())
            free.push_back(&marker);
    for (const PlacedMarker* here : free)
        for (const PlacedMarker* there : free)
            if (here->square.level == tile.position.level && there->square.level != tile.position.level &&
                !search.isTired() && pair(search, *here, *there))
                return;
    for (const PlacedMarker* there : free)
        if (there->square.level != tile.position.level && addStaircase(search, tile, *there))
            return;
}

void mendStaircases(FixSearch& search)
{
    const auto& markers = search.scenario.markers;
    const auto places = search.placesToBlame();
    const PlacedMarker& mine = markers[places.back().index];
    for (const PlacedMarker& other : markers)
        if (other.square.level != mine.square.level && pair(search, mine, other))
            break;
    Scenario after = search.scenario;
    for (PlacedMarker& marker : after.markers)
        if (std::ranges::find(search.finding.about.things, marker.id) != search.finding.about.things.end())
            marker.partner = {};
    search.offer(FixKind::Pair, after, {.things = {mine.id}, .variant = "alone"});
    mendPiece(search);
}

} // namespace delve::mageknight
