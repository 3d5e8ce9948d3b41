// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/placements/place_thing.h"

#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"

#include <algorithm>

namespace delve::mageknight {

std::optional<std::size_t> indexOf(const Scenario& scenario, const CarriedPiece& piece)
{
    return visitList(scenario, piece.kind, [&](const auto& list) -> std::optional<std::size_t> {
        for (std::size_t index = 0; index < list.size(); ++index)
            if (list[index].id == idOf(piece.thing))
                return index;
        return {};
    });
}

Spot spotOf(const Scenario& scenario, const Content& content, ThingPlace place)
{
    Spot spot;
    switch (place.kind) {
    case ThingKind::Tile: {
        const PlacedTile& tile = scenario.tiles[place.index];
        spot = {.square = tile.position, .rotation = tile.rotation, .tileSide = tile.side};
        break;
    }
    case ThingKind::Door:
        if (const auto edge = edgeOnTable(scenario, content, scenario.doors[place.index]))
            spot = {.square = edge->square, .side = edge->side};
        break;
    case ThingKind::Marker: {
        const PlacedMarker& marker = scenario.markers[place.index];
        spot = {.square = marker.square, .face = marker.face};
        break;
    }
    case ThingKind::Artifact: {
        const PlacedArtifact& artifact = scenario.artifacts[place.index];
        spot = {.square = artifact.square, .rotation = artifact.rotation};
        break;
    }
    case ThingKind::Chest: {
        const PlacedChest& chest = scenario.chests[place.index];
        spot = {.square = chest.square, .side = chest.facing};
        break;
    }
    case ThingKind::Token: spot.square = scenario.tokens[place.index].square; break;
    case ThingKind::Figure: {
        const PlacedFigure& figure = scenario.figures[place.index];
        spot = {.square = figure.square, .facing = figure.facing};
        break;
    }
    case ThingKind::Entrance:
    case ThingKind::Exit: {
        const auto& arrows = place.kind == ThingKind::Entrance ? scenario.entrances : scenario.exits;
        spot = {.square = arrows[place.index].edge.square, .side = arrows[place.index].edge.side};
        break;
    }
    case ThingKind::Note: spot.square = scenario.pinnedNotes[place.index].square; break;
    case ThingKind::Player: break;
    }
    return spot;
}

std::optional<Thing> thingIn(const Scenario& scenario, const Content& content, const CarriedPiece& piece,
                             const Spot& spot)
{
    Thing thing = piece.thing;
    if (auto* tile = std::get_if<PlacedTile>(&thing)) {
        tile->position = spot.square;
        tile->rotation = spot.rotation;
        tile->side = spot.tileSide;
    } else if (auto* door = std::get_if<PlacedDoor>(&thing)) {
        const auto place = doorPlaceAt(scenario, content, {spot.square, spot.side});
        if (!place)
            return {};
        door->tile = place->tile;
        door->edge = place->edge;
    } else if (auto* marker = std::get_if<PlacedMarker>(&thing)) {
        marker->square = spot.square;
        marker->face = spot.face;
    } else if (auto* artifact = std::get_if<PlacedArtifact>(&thing)) {
        artifact->square = spot.square;
        artifact->rotation = spot.rotation;
    } else if (auto* chest = std::get_if<PlacedChest>(&thing)) {
        chest->square = spot.square;
        chest->facing = spot.side;
    } else if (auto* token = std::get_if<PlacedToken>(&thing)) {
        token->square = spot.square;
    } else if (auto* figure = std::get_if<PlacedFigure>(&thing)) {
        figure->square = spot.square;
        figure->facing = spot.facing;
    } else if (auto* arrow = std::get_if<Arrow>(&thing)) {
        arrow->edge = {spot.square, spot.side};
    } else if (auto* note = std::get_if<Note>(&thing)) {
        note->square = spot.square;
    }
    return thing;
}

namespace {

bool isOnTheGrid(const Scenario& scenario, Square square)
{
    return isWithinBounds(square) && square.level < int(scenario.levels.size());
}

/// Turns, flips and moves a tile with all that lies on it.
Edit placeTile(const Scenario& scenario, const Content& content, std::size_t index, const Spot& spot)
{
    const std::array ids{scenario.tiles[index].id};
    std::vector<Edit> edits;
    Scenario now = scenario;
    const auto run = [&](Edit edit) {
        apply(now, edit);
        edits.push_back(std::move(edit));
    };
    const int quarters = quartersOf(spot.rotation) - quartersOf(now.tiles[index].rotation);
    if (quarters != 0)
        run(turnThings(now, content, ids, quarters));
    if (spot.tileSide != now.tiles[index].side)
        run(flipTiles(now, ids));
    const Square from = now.tiles[index].position;
    if (from != spot.square)
        run(moveThings(now, content, ids, {spot.square.x - from.x, spot.square.y - from.y},
                       spot.square.level - from.level));
    if (spotOf(now, content, {ThingKind::Tile, index}) != spot) // one of them was not possible
        return {.name = EditName::MoveThings, .changes = {}, .facts = {}};
    return edits.size() == 1 ? edits.front() : combined(EditName::MoveThings, scenario, edits);
}

} // namespace

Edit placeThing(const Scenario& scenario, const Content& content, const CarriedPiece& piece, const Spot& spot)
{
    const auto index = indexOf(scenario, piece);
    const Edit nothing{.name = index ? EditName::MoveThings : EditName::AddThing, .changes = {}, .facts = {}};
    if (!isOnTheGrid(scenario, spot.square))
        return nothing;
    if (index && piece.kind == ThingKind::Tile)
        return placeTile(scenario, content, *index, spot);
    auto thing = thingIn(scenario, content, piece, spot);
    if (!thing)
        return nothing;
    if (!index)
        return addThing(scenario, piece.kind, *std::move(thing));
    Edit edit = changeThing(scenario, {piece.kind, *index}, *std::move(thing));
    edit.name = piece.kind == ThingKind::Door ? EditName::MoveDoor : EditName::MoveThings;
    return edit;
}

} // namespace delve::mageknight
