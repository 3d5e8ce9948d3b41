// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>

namespace delve::mageknight {

void checkMarkerPlacement(const SetupView& view, std::size_t number, Report& report)
{
    const PlacedMarker& marker = view.scenario.markers[number];
    const SquareIndex square = view.printed.board.squareAt(marker.square);
    const auto tile = view.tileAt(marker.square);
    // MRK-03: a marker covers a square of a tile, never a blocking one.
    if (!tile || view.printed.board.terrain(square) == Terrain::Blocking)
        report.error("MRK-03", {.things = {marker.id}, .squares = {marker.square}});
    // MAP-26: a square holds at most one terrain marker.
    if (const auto first = *view.pieces.firstAt(marker.square, ThingKind::Marker); first != number)
        report.error("MAP-26",
                     {.things = {view.scenario.markers[first].id, marker.id}, .squares = {marker.square}});
    // MRK-05: not in a starting hallway or the chamber connected to it, whichever side is up.
    if (tile && view.isStartingTile(*tile))
        report.error("MRK-05", {.things = {marker.id}, .squares = {marker.square}});
    // MRK-18: a vortex only on a chamber, which can turn in place.
    if (view.lookOf(number) == MarkerLook::Vortex && tile && view.kindOf(*tile) != TileKind::Chamber)
        report.error("MRK-18", {.things = {marker.id}, .squares = {marker.square}});
}

void checkTeleports(const SetupView& view, Report& report)
{
    std::vector<std::size_t> teleports;
    for (std::size_t i = 0; i < view.scenario.markers.size(); ++i)
        if (view.lookOf(i) == MarkerLook::Teleport)
            teleports.push_back(i);
    if (teleports.size() != 1)
        return;
    // MRK-14: exactly one teleport square is legal but useless.
    const PlacedMarker& marker = view.scenario.markers[teleports.front()];
    report.warning("MRK-14", {.things = {marker.id}, .squares = {marker.square}});
}

void checkStaircases(const SetupView& view, Report& report)
{
    const auto& markers = view.scenario.markers;
    const auto isNamedBefore = [&](std::size_t i) { // the other one of the two has been reported
        return std::ranges::any_of(
            markers.begin(), markers.begin() + std::ptrdiff_t(i), [&](const PlacedMarker& other) {
                return other.id == markers[i].partner && other.partner == markers[i].id;
            });
    };
    for (std::size_t i = 0; i < markers.size(); ++i) {
        if (view.joinsLevels(i))
            continue;
        if (!markers[i].partner.empty()) {
            // MRK-23: partners are staircases that name each other and lie on different levels.
            if (!isNamedBefore(i))
                report.error("MRK-23",
                             {.things = {markers[i].id, markers[i].partner}, .squares = {markers[i].square}});
        } else if (view.lookOf(i) == MarkerLook::Staircase && view.scenario.levels.size() > 1 &&
                   std::ranges::find(markers, markers[i].id, &PlacedMarker::partner) == markers.end()) {
            // MRK-23: with several levels a staircase without partner is a warning.
            report.warning("MRK-23",
                           {.things = {markers[i].id}, .squares = {markers[i].square}, .variant = "alone"});
        }
    }
}

void checkOccupiedMarkers(const SetupView& view, std::size_t number, Report& report)
{
    const MarkerLook look = view.lookOf(number);
    if (look != MarkerLook::Teleport && look != MarkerLook::Vortex && look != MarkerLook::Staircase)
        return;
    const PlacedMarker& marker = view.scenario.markers[number];
    std::vector<ThingId> things{marker.id};
    for (const auto& entry : view.pieces.at(marker.square, ThingKind::Chest))
        things.push_back(view.scenario.chests[entry.number].id);
    for (const auto& entry : view.pieces.at(marker.square, ThingKind::Token))
        things.push_back(view.scenario.tokens[entry.number].id);
    // MRK-21: a chest or token on a teleport, vortex or staircase makes it unusable.
    if (things.size() > 1)
        report.warning("MRK-21", {.things = things, .squares = {marker.square}});
}

} // namespace delve::mageknight
