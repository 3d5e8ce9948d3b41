// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/board_patch.h"

#include "engine/mageknight/board/board_compiler.h"

#include <algorithm>
#include <utility>

namespace delve::mageknight {

namespace {

/// A square depends on those that touch it, and what is said about a thing on the squares that touch its own.
constexpr int reach = 2;

bool isNear(const TileArea& a, const TileArea& b, int margin)
{
    return a.position.level == b.position.level && a.position.x < b.position.x + b.size.width + margin &&
           b.position.x < a.position.x + a.size.width + margin &&
           a.position.y < b.position.y + b.size.height + margin &&
           b.position.y < a.position.y + a.size.height + margin;
}

bool isNearAny(const TileArea& area, std::span<const TileArea> others, int margin)
{
    return std::ranges::any_of(others, [&](const TileArea& other) { return isNear(area, other, margin); });
}

} // namespace

PlanPart::PlanPart(const BoardPlan& whole, const PlanChange& change)
{
    addTiles(whole, change);
    addPieces(whole);
}

void PlanPart::addTiles(const BoardPlan& whole, const PlanChange& change)
{
    std::vector<TileArea> renewed;
    for (TileIndex tile = 0; tile < TileIndex(whole.tiles.size()); ++tile)
        if (const TileArea area = whole.areaOf(tile); isNearAny(area, change.touched, reach)) {
            m_renewed.push_back(tile);
            renewed.push_back(area);
        }
    // MRK-23: a staircase depends on the other one of its pair.
    for (const BoardPlan::Marker& marker : whole.markers)
        if (marker.partner >= 0 && isNearAny({marker.square, {1, 1}}, renewed, 0))
            renewed.push_back({whole.markers[std::size_t(marker.partner)].square, {1, 1}});
    std::vector<std::int32_t> layouts(whole.layouts.size(), -1);
    for (TileIndex tile = 0; tile < TileIndex(whole.tiles.size()); ++tile) {
        if (!isNearAny(whole.areaOf(tile), renewed, 1))
            continue;
        m_tiles.push_back(tile);
        BoardPlan::Tile& planned = m_plan.tiles.emplace_back(whole.tiles[std::size_t(tile)]);
        if (planned.layout < 0)
            continue;
        std::int32_t& layout = layouts[std::size_t(planned.layout)];
        if (layout < 0) {
            layout = std::int32_t(m_plan.layouts.size());
            m_plan.layouts.push_back(whole.layouts[std::size_t(planned.layout)]);
        }
        planned.layout = layout;
    }
}

void PlanPart::addPieces(const BoardPlan& whole)
{
    std::vector<TileArea> areas;
    for (const TileIndex tile : m_tiles)
        areas.push_back(whole.areaOf(tile));
    for (DoorIndex door = 0; door < DoorIndex(whole.doors.size()); ++door) {
        const auto& [tile, edge] = whole.doors[std::size_t(door)];
        const auto place = std::ranges::lower_bound(m_tiles, tile);
        if (place == m_tiles.end() || *place != tile)
            continue;
        m_doors.push_back(door);
        m_plan.doors.push_back({TileIndex(place - m_tiles.begin()), edge});
    }
    const auto isInPart = [&](std::int32_t marker) {
        return marker >= 0 && isNearAny({whole.markers[std::size_t(marker)].square, {1, 1}}, areas, 0);
    };
    std::vector<std::int32_t> markers(whole.markers.size(), -1);
    for (std::int32_t marker = 0; marker < std::int32_t(whole.markers.size()); ++marker)
        if (isInPart(marker) || isInPart(whole.markers[std::size_t(marker)].partner)) {
            markers[std::size_t(marker)] = std::int32_t(m_plan.markers.size());
            m_plan.markers.push_back(whole.markers[std::size_t(marker)]);
        }
    for (BoardPlan::Marker& marker : m_plan.markers)
        if (marker.partner >= 0)
            marker.partner = markers[std::size_t(marker.partner)];
    for (const BoardPlan::Artifact& artifact : whole.artifacts)
        if (isNearAny({artifact.square, artifact.size}, areas, 0))
            m_plan.artifacts.push_back(artifact);
}

/// Takes out what changed and puts in what was compiled for it.
class BoardPatcher
{
public:
    BoardPatcher(Board& board, const PlanPart& part, const BoardOptions& options)
        : m_board(board), m_part(part), m_options(options)
    {}

    void clear(const BoardPlan& plan, const PlanChange& change);
    void renumber(const PlanChange& change);
    void lay(const BoardPlan& plan, const PlanChange& change);
    void graft(const Board& patch);

    static std::vector<TileIndex> open(Board& board, std::span<const TileIndex> tiles,
                                       std::span<const Outside> levels);

private:
    void clearSquares(const BoardTile& tile);
    SquareIndex slotFor(int squares);
    void graftTile(const Board& patch, TileIndex tile);
    void graftDoors(const Board& patch);
    void graftLists(const Board& patch);

    bool isRenewed(TileIndex tile) const { return tile < 0 || m_isRenewed[std::size_t(tile)]; }
    SquareIndex inWhole(SquareIndex square) const
    {
        return square == noSquare ? noSquare : m_squares[std::size_t(square)];
    }

    Board& m_board;
    const PlanPart& m_part;
    const BoardOptions& m_options;
    std::vector<bool> m_isRenewed{};      ///< by tile
    std::vector<SquareIndex> m_squares{}; ///< numbers in the whole by numbers in the part
};

void BoardPatcher::clearSquares(const BoardTile& tile)
{
    for (SquareIndex square = tile.first; square < tile.first + tile.squareCount(); ++square) {
        if (m_board.squareAt(m_board.squareOf(square)) == square)
            m_board.m_map.set(m_board.squareOf(square), noSquare);
        m_board.m_places[std::size_t(square)] = {};
        m_board.m_masks[std::size_t(square)] = {};
        m_board.m_neighbours[std::size_t(square)].fill(noSquare);
        m_board.m_stepWords[std::size_t(square)] = {};
        m_board.m_sightWords[std::size_t(square)] = {};
        m_board.m_tileOf[std::size_t(square)] = -1;
    }
}

/// Takes up what changed or is gone, and keeps the place in memory of tiles that stay as large as they are.
void BoardPatcher::clear(const BoardPlan& plan, const PlanChange& change)
{
    for (const auto& [before, after] : change.changed) {
        if (before < 0)
            continue;
        BoardTile& tile = m_board.m_tiles[std::size_t(before)];
        clearSquares(tile);
        if (after >= 0 && plan.areaOf(after).size == tile.size)
            continue;
        if (tile.squareCount() > 0)
            m_board.m_freeSlots.emplace_back(tile.squareCount(), tile.first);
        tile.size = {0, 0};
    }
}

void BoardPatcher::renumber(const PlanChange& change)
{
    if (change.tiles.isAnyMoved()) {
        const auto& numbers = change.tiles.newNumbers;
        for (TileIndex& tile : m_board.m_tileOf)
            if (tile >= 0)
                tile = numbers[std::size_t(tile)];
        for (TileOverlap& overlap : m_board.m_overlaps) {
            overlap.keeper = numbers[std::size_t(overlap.keeper)];
            overlap.intruder = numbers[std::size_t(overlap.intruder)];
        }
    }
    change.tiles.applyTo(m_board.m_tiles);
    if (m_options.withoutDoors)
        return;
    if (change.doors.isAnyMoved()) {
        for (Board::DoorEdge& entry : m_board.m_doorEdges)
            entry.door = change.doors.newNumbers[std::size_t(entry.door)];
        std::erase_if(m_board.m_doorEdges, [](const Board::DoorEdge& entry) { return entry.door < 0; });
    }
    change.doors.applyTo(m_board.m_doors);
}

SquareIndex BoardPatcher::slotFor(int squares)
{
    auto& slots = m_board.m_freeSlots;
    const auto found = std::ranges::find(slots, squares, &std::pair<int, SquareIndex>::first);
    if (found != slots.end()) {
        const SquareIndex first = found->second;
        slots.erase(found);
        return first;
    }
    const SquareIndex first = m_board.squareCount();
    const std::size_t count = std::size_t(first + squares);
    m_board.m_places.resize(count);
    m_board.m_masks.resize(count);
    m_board.m_neighbours.resize(count);
    m_board.m_stepWords.resize(count);
    m_board.m_sightWords.resize(count);
    m_board.m_tileOf.resize(count, -1);
    return first;
}

void BoardPatcher::lay(const BoardPlan& plan, const PlanChange& change)
{
    for (std::size_t layout = m_board.m_layouts.size(); layout < plan.layouts.size(); ++layout)
        m_board.m_layouts.push_back(plan.layouts[layout]);
    for (TileIndex index = 0; index < change.tiles.count; ++index) {
        const BoardPlan::Tile& planned = plan.tiles[std::size_t(index)];
        BoardTile& tile = m_board.m_tiles[std::size_t(index)];
        tile.player = planned.player; // players have numbers, too, that may have changed
    }
    for (const auto& [before, after] : change.changed) {
        if (after < 0)
            continue;
        const BoardPlan::Tile& planned = plan.tiles[std::size_t(after)];
        BoardTile& tile = m_board.m_tiles[std::size_t(after)];
        const Size size = plan.areaOf(after).size;
        if (tile.size != size && size.width > 0)
            tile.first = slotFor(size.width * size.height);
        tile = {tile.first,   planned.position, size,          planned.kind,
                planned.role, planned.player,   planned.layout};
    }
}

void BoardPatcher::graft(const Board& patch)
{
    m_isRenewed.assign(m_board.m_tiles.size(), false);
    for (const TileIndex tile : m_part.m_renewed)
        m_isRenewed[std::size_t(tile)] = true;
    m_squares.resize(std::size_t(patch.squareCount()));
    for (TileIndex tile = 0; tile < TileIndex(m_part.m_tiles.size()); ++tile) {
        const SquareIndex first = patch.tile(tile).first;
        const SquareIndex whole = m_board.tile(m_part.m_tiles[std::size_t(tile)]).first;
        for (int i = 0; i < patch.tile(tile).squareCount(); ++i)
            m_squares[std::size_t(first + i)] = whole + i;
    }
    for (TileIndex tile = 0; tile < TileIndex(m_part.m_tiles.size()); ++tile)
        if (isRenewed(m_part.m_tiles[std::size_t(tile)]))
            graftTile(patch, tile);
    if (!m_options.withoutDoors)
        graftDoors(patch);
    graftLists(patch);
    m_board.m_highestCost = std::max(m_board.m_highestCost, patch.m_highestCost);
}

void BoardPatcher::graftTile(const Board& patch, TileIndex tile)
{
    const SquareIndex first = patch.tile(tile).first;
    for (SquareIndex from = first; from < first + patch.tile(tile).squareCount(); ++from) {
        const SquareIndex to = inWhole(from);
        const auto at = std::size_t(to);
        m_board.m_places[at] = patch.m_places[std::size_t(from)];
        m_board.m_masks[at] = patch.m_masks[std::size_t(from)];
        for (const Direction direction : allDirections)
            m_board.m_neighbours[at][std::size_t(direction)] = inWhole(patch.neighbour(from, direction));
        m_board.m_stepWords[at] = patch.m_stepWords[std::size_t(from)];
        if (m_board.m_stepWords[at].leaving != 0)
            m_board.m_stepWords[at].leap = inWhole(m_board.m_stepWords[at].leap);
        m_board.m_sightWords[at] = patch.m_sightWords[std::size_t(from)];
        m_board.m_tileOf[at] = m_part.m_tiles[std::size_t(tile)];
        if (!m_board.has(to, SquareFlag::Overlapped))
            m_board.m_map.set(m_board.squareOf(to), to);
    }
}

void BoardPatcher::graftDoors(const Board& patch)
{
    for (DoorIndex door = 0; door < DoorIndex(m_part.m_doors.size()); ++door) {
        const TileIndex tile = m_part.m_plan.doors[std::size_t(door)].tile;
        if (!isRenewed(m_part.m_tiles[std::size_t(tile)]))
            continue;
        BoardDoor hung = patch.m_doors[std::size_t(door)];
        hung.square = inWhole(hung.square);
        hung.beyond = inWhole(hung.beyond);
        m_board.m_doors[std::size_t(m_part.m_doors[std::size_t(door)])] = hung;
    }
    auto& edges = m_board.m_doorEdges;
    std::erase_if(edges,
                  [&](const Board::DoorEdge& entry) { return isRenewed(m_board.tileOf(entry.edge.square)); });
    for (const auto& [edge, door] : patch.m_doorEdges)
        if (const SquareIndex square = inWhole(edge.square); isRenewed(m_board.tileOf(square)))
            edges.push_back({{square, edge.side}, m_part.m_doors[std::size_t(door)]});
    std::ranges::sort(edges, {},
                      [](const Board::DoorEdge& entry) { return std::pair(entry.edge, entry.door); });
}

void BoardPatcher::graftLists(const Board& patch)
{
    const auto isOld = [&](SquareIndex square) { return isRenewed(m_board.tileOf(square)); };
    auto& stairs = m_board.m_staircases;
    std::erase_if(stairs, [&](const auto& pair) { return isOld(pair.first) || isOld(pair.second); });
    for (const auto& [from, to] : patch.m_staircases)
        if (const std::pair pair(inWhole(from), inWhole(to)); isOld(pair.first) || isOld(pair.second))
            stairs.push_back(pair);
    std::ranges::sort(stairs);

    auto& overlaps = m_board.m_overlaps;
    const auto isNew = [&](const TileOverlap& overlap) {
        return isRenewed(overlap.keeper) || isRenewed(overlap.intruder);
    };
    std::erase_if(overlaps, isNew);
    for (TileOverlap overlap : patch.m_overlaps) {
        overlap.keeper = m_part.m_tiles[std::size_t(overlap.keeper)];
        overlap.intruder = m_part.m_tiles[std::size_t(overlap.intruder)];
        if (isNew(overlap))
            overlaps.push_back(overlap);
    }
    std::ranges::sort(overlaps, {}, [](const TileOverlap& overlap) {
        return std::pair(overlap.intruder, overlap.square); // as they were laid
    });
}

std::vector<TileIndex> BoardPatcher::open(Board& board, std::span<const TileIndex> tiles,
                                          std::span<const Outside> levels)
{
    std::vector<bool> isAsked(board.m_tiles.size(), false);
    for (const TileIndex tile : tiles)
        isAsked[std::size_t(tile)] = true;
    std::erase_if(board.m_exteriorOpenings, [&](const BoardEdge& edge) {
        const TileIndex tile = board.tileOf(edge.square);
        return tile < 0 || isAsked[std::size_t(tile)];
    });
    std::vector<TileIndex> changed;
    for (const TileIndex index : tiles) {
        const BoardTile& tile = board.tile(index);
        bool isChanged = false;
        for (SquareIndex square = tile.first; square < tile.first + tile.squareCount(); ++square) {
            const std::uint8_t openings = openingsOf(board, square, levels[std::size_t(tile.position.level)]);
            std::uint8_t& walls = board.m_masks[std::size_t(square)].walls;
            isChanged |= walls >> 4 != openings;
            walls = std::uint8_t((walls & 0b1111) | openings << 4);
            for (const Side side : allSides)
                if ((openings >> unsigned(side) & 1) != 0)
                    board.m_exteriorOpenings.push_back({square, side});
        }
        if (isChanged)
            changed.push_back(index);
    }
    std::ranges::sort(board.m_exteriorOpenings);
    return changed;
}

int patchBoard(Board& board, const BoardPlan& plan, const PlanChange& change, const PlanPart& part,
               const BoardOptions& options)
{
    BoardPatcher patcher(board, part, options);
    patcher.clear(plan, change);
    patcher.renumber(change);
    patcher.lay(plan, change);
    BoardOptions partly = options;
    partly.withoutOpenings = true;
    const Board patch = compileBoard(part.plan(), partly);
    patcher.graft(patch);
    return patch.squareCount();
}

std::vector<TileIndex> patchOpenings(Board& board, std::span<const TileIndex> tiles,
                                     std::span<const Outside> levels)
{
    return BoardPatcher::open(board, tiles, levels);
}

} // namespace delve::mageknight
