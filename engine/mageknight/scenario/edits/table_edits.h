// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"

#include <optional>
#include <span>

namespace delve::mageknight {

// Edits of where and how things lie. A tile carries what lies on it. Where something would come to lie
// outside the coordinates that a file may hold, nothing changes at all and the edit is empty.

/// Moves things by so many squares, and up or down so many levels.
Edit moveThings(const Scenario& scenario, const Content& content, std::span<const ThingId> ids, Offset by,
                int levels = 0);

/// Turns things clockwise about the middle of the rectangle that they cover together. One chest, say, then
/// turns on its square, and one tile on the spot; four turns are none.
Edit turnThings(const Scenario& scenario, const Content& content, std::span<const ThingId> ids, int quarters);

/// Turns tiles over to their other face. What lies on them stays where it is.
Edit flipTiles(const Scenario& scenario, std::span<const ThingId> ids);

/// Lays another tile in the place of one, which must be of the same size.
Edit swapTile(const Scenario& scenario, std::size_t tile, const ContentId& other, TileSide side);

/// DOOR-19: the tile and edge on which a door that stands there is recorded: of the tile that holds the
/// square of the edge, else of the one on the other side. Nothing where no tile lies.
struct DoorPlace
{
    ThingId tile;
    LocalEdge edge;

    friend bool operator==(const DoorPlace&, const DoorPlace&) = default;
};
std::optional<DoorPlace> doorPlaceAt(const Scenario& scenario, const Content& content, Edge edge);

/// The edge of a tile as it lies on the table.
Edge edgeOnTable(const PlacedTile& tile, const Content& content, const LocalEdge& edge);

/// The edge on which a door stands, as its tile lies on the table. Nothing where the tile is missing.
std::optional<Edge> edgeOnTable(const Scenario& scenario, const Content& content, const PlacedDoor& door);

/// Moves a door to another edge. Where no tile lies, nothing changes.
Edit moveDoor(const Scenario& scenario, const Content& content, std::size_t door, Edge to);

} // namespace delve::mageknight
