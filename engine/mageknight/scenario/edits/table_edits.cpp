// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/table_edits.h"

#include "engine/mageknight/scenario/edits/edit_draft.h"
#include "engine/mageknight/scenario/edits/selection.h"
#include "engine/mageknight/scenario/figures_on_board.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// The rectangle that a thing covers: its north-west square and its extent.
struct Covered
{
    Square corner;
    Size size{1, 1};
};

template <typename T> Covered coveredBy(const T& thing, const Scenario& scenario, const Content& content)
{
    if constexpr (std::is_same_v<T, PlacedFigure>) {
        const auto [corner, size] = boxOf(baseOf(thing, content, scenario.options), thing.facing);
        return {thing.square + corner, size};
    } else if constexpr (requires { sizeOnTable(thing, content); }) {
        return {*placeOf(thing), sizeOnTable(thing, content)};
    } else {
        return {*placeOf(thing)};
    }
}

/// Calls `visit` with every thing of a selection that lies on squares, with its kind and place.
template <typename Visit>
void visitPlaced(const Scenario& scenario, const Selection& selection, Visit&& visit)
{
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        using T = typename std::remove_cvref_t<decltype(list)>::value_type;
        if constexpr (!std::is_same_v<T, Player> && !std::is_same_v<T, PlacedDoor>)
            for (const std::size_t index : selection.of(kind))
                visit(kind, index, list[index]);
    });
}

/// Doors that are moved without their tile.
std::vector<std::size_t> doorsAlone(const Scenario& scenario, const Selection& selection)
{
    std::vector<std::size_t> doors;
    for (const std::size_t door : selection.of(ThingKind::Door)) {
        const auto& tiles = selection.of(ThingKind::Tile);
        const bool isCarried = std::ranges::any_of(
            tiles, [&](std::size_t tile) { return scenario.tiles[tile].id == scenario.doors[door].tile; });
        if (!isCarried)
            doors.push_back(door);
    }
    return doors;
}

} // namespace

Edit moveThings(const Scenario& scenario, const Content& content, std::span<const ThingId> ids, Offset by,
                int levels)
{
    const Selection selection = selectWithCarried(scenario, content, ids);
    const auto moved = [&](Square square) {
        return Square{square.level + levels, square.x + by.dx, square.y + by.dy};
    };
    EditDraft draft(scenario);
    bool isPossible = true;
    visitPlaced(scenario, selection, [&](ThingKind kind, std::size_t index, const auto& thing) {
        using T = std::remove_cvref_t<decltype(thing)>;
        Square& place = *placeOf(draft.change<T>(kind, index));
        place = moved(place);
        isPossible = isPossible && isWithinBounds(place) && place.level < int(scenario.levels.size());
    });
    for (const std::size_t index : doorsAlone(scenario, selection)) {
        const auto edge = edgeOnTable(scenario, content, scenario.doors[index]);
        const auto to =
            edge ? doorPlaceAt(scenario, content, {moved(edge->square), edge->side}) : std::nullopt;
        if (!to)
            return {.name = EditName::MoveThings, .changes = {}, .facts = {}};
        auto& door = draft.change<PlacedDoor>(ThingKind::Door, index);
        door.tile = to->tile;
        door.edge = to->edge;
    }
    if (!isPossible)
        return {.name = EditName::MoveThings, .changes = {}, .facts = {}};
    return draft.take(EditName::MoveThings);
}

namespace {

/// A rectangle of squares, whatever their level.
struct Extent
{
    int left = maxCoordinate + 1, top = maxCoordinate + 1, right = minCoordinate - 1,
        bottom = minCoordinate - 1;

    void include(Square square, Size size)
    {
        left = std::min(left, square.x);
        top = std::min(top, square.y);
        right = std::max(right, square.x + size.width);
        bottom = std::max(bottom, square.y + size.height);
    }
    Size size() const { return {right - left, bottom - top}; }
};

/// Where the north-west square of a rectangle of this size lies after the extent is turned about its middle.
Square turnedPlace(Square square, Size size, const Extent& extent, Rotation rotation)
{
    const Size before = extent.size();
    const Size after = rotated(before, rotation);
    const int left = extent.left + (before.width - after.width) / 2;
    const int top = extent.top + (before.height - after.height) / 2;
    const LocalSquare first{square.x - extent.left, square.y - extent.top};
    const LocalSquare last{first.x + size.width - 1, first.y + size.height - 1};
    const LocalSquare a = rotated(first, before, rotation);
    const LocalSquare b = rotated(last, before, rotation);
    return {square.level, left + std::min(a.x, b.x), top + std::min(a.y, b.y)};
}

} // namespace

Edit turnThings(const Scenario& scenario, const Content& content, std::span<const ThingId> ids, int quarters)
{
    const Selection selection = selectWithCarried(scenario, content, ids);
    const Rotation rotation = turned(Rotation::None, quarters);
    Extent extent;
    visitPlaced(scenario, selection, [&](ThingKind, std::size_t, const auto& thing) {
        const auto [corner, size] = coveredBy(thing, scenario, content);
        extent.include(corner, size);
    });
    EditDraft draft(scenario);
    bool isPossible = true;
    visitPlaced(scenario, selection, [&](ThingKind kind, std::size_t index, const auto& thing) {
        using T = std::remove_cvref_t<decltype(thing)>;
        T& after = draft.change<T>(kind, index);
        const auto [corner, size] = coveredBy(thing, scenario, content);
        Square& place = *placeOf(after);
        place = turnedPlace(corner, size, extent, rotation);
        isPossible = isPossible && isWithinBounds(place);
        if constexpr (std::is_same_v<T, PlacedTile>)
            after.rotation = turned(after.rotation, quarters);
        else if constexpr (std::is_same_v<T, PlacedArtifact>) // ART-06: none or a quarter
            after.rotation = Rotation((quartersOf(after.rotation) + quartersOf(rotation)) % 2);
        else if constexpr (std::is_same_v<T, PlacedChest>)
            after.facing = turned(after.facing, quarters);
        else if constexpr (std::is_same_v<T, PlacedFigure>)
            standTurned(after, baseOf(thing, content, scenario.options), quartersOf(rotation), place);
        else if constexpr (std::is_same_v<T, Arrow>)
            after.edge.side = turned(after.edge.side, quarters);
    });
    if (!isPossible)
        return {.name = EditName::TurnThings, .changes = {}, .facts = {}};
    return draft.take(EditName::TurnThings);
}

Edit flipTiles(const Scenario& scenario, std::span<const ThingId> ids)
{
    EditDraft draft(scenario);
    const Selection selection = selectThings(scenario, ids);
    for (const std::size_t index : selection.of(ThingKind::Tile)) {
        auto& tile = draft.change<PlacedTile>(ThingKind::Tile, index);
        tile.side = tile.side == TileSide::A ? TileSide::B : TileSide::A;
    }
    return draft.take(EditName::FlipTiles);
}

Edit swapTile(const Scenario& scenario, std::size_t tile, const ContentId& other, TileSide side)
{
    EditDraft draft(scenario);
    auto& after = draft.change<PlacedTile>(ThingKind::Tile, tile);
    after.tile = other;
    after.side = side;
    return draft.take(EditName::SwapTile);
}

std::optional<DoorPlace> doorPlaceAt(const Scenario& scenario, const Content& content, Edge edge)
{
    for (const Edge& side : {edge, fromOtherSide(edge)})
        for (const PlacedTile& tile : scenario.tiles) {
            const Tile* kind = content.tile(tile.tile);
            if (!kind || tile.position.level != side.square.level)
                continue;
            const LocalSquare local{side.square.x - tile.position.x, side.square.y - tile.position.y};
            const Size size = sizeOnTable(tile, content);
            if (local.x < 0 || local.y < 0 || local.x >= size.width || local.y >= size.height)
                continue;
            return DoorPlace{tile.id,
                             unrotated(LocalEdge{local, side.side}, sizeOf(kind->kind), tile.rotation)};
        }
    return {};
}

Edge edgeOnTable(const PlacedTile& tile, const Content& content, const LocalEdge& edge)
{
    const Size unrotated = rotated(sizeOnTable(tile, content), tile.rotation); // turned on: as it was
    const LocalEdge local = rotated(edge, unrotated, tile.rotation);
    return Edge{tile.position + Offset{local.square.x, local.square.y}, local.side};
}

std::optional<Edge> edgeOnTable(const Scenario& scenario, const Content& content, const PlacedDoor& door)
{
    const auto tile = std::ranges::find(scenario.tiles, door.tile, &PlacedTile::id);
    if (tile == scenario.tiles.end())
        return {};
    return edgeOnTable(*tile, content, door.edge);
}

Edit moveDoor(const Scenario& scenario, const Content& content, std::size_t door, Edge to)
{
    EditDraft draft(scenario);
    if (const auto place = doorPlaceAt(scenario, content, to)) {
        auto& after = draft.change<PlacedDoor>(ThingKind::Door, door);
        after.tile = place->tile;
        after.edge = place->edge;
    }
    return draft.take(EditName::MoveDoor);
}

} // namespace delve::mageknight
