// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/board_compiler.h"

#include <algorithm>
#include <bit>

namespace delve::mageknight {

namespace {

constexpr DirectionMask toSides(DirectionMask directions)
{
    return DirectionMask((directions & 1) | (directions >> 1 & 2) | (directions >> 2 & 4) |
                         (directions >> 3 & 8));
}

} // namespace

void BoardCompiler::drawWalls()
{
    m_wallLines.assign(m_board.m_places.size(), 0);
    for (TileIndex tileIndex = 0; tileIndex < TileIndex(m_board.m_tiles.size()); ++tileIndex) {
        const BoardTile& tile = m_board.tile(tileIndex);
        if (tile.squareCount() == 0)
            continue;
        const FaceLayout& layout = m_board.layout(tileIndex);
        SquareIndex index = tile.first;
        for (int y = 0; y < tile.size.height; ++y)
            for (int x = 0; x < tile.size.width; ++x, ++index)
                for (const Side side : allSides) {
                    const auto [dx, dy] = offsetOf(side);
                    const bool border =
                        x + dx < 0 || y + dy < 0 || x + dx >= tile.size.width || y + dy >= tile.size.height;
                    // MAP-13: void acts as a wall. MAP-11: so do border edges of printed blocking squares.
                    if (layout.hasWall({{x, y}, side}) || m_board.neighbour(index, side) == noSquare ||
                        (border && layout.terrain({x, y}) == Terrain::Blocking))
                        m_wallLines[std::size_t(index)] |= maskOf(directionOf(side));
                }
    }
    // MAP-12: a wall on either face is a wall for everything. Faces agree with themselves inside a tile.
    for (SquareIndex square = 0; square < m_board.squareCount(); ++square)
        for (const Side side : {Side::East, Side::South}) {
            const SquareIndex beyond = m_board.neighbour(square, side);
            if (beyond == noSquare)
                continue;
            const DirectionMask here = maskOf(directionOf(side));
            const DirectionMask there = maskOf(directionOf(opposite(side)));
            DirectionMask& mine = m_wallLines[std::size_t(square)];
            DirectionMask& theirs = m_wallLines[std::size_t(beyond)];
            if ((mine & here) != 0 || (theirs & there) != 0) {
                mine |= here;
                theirs |= there;
            }
        }
}

void BoardCompiler::hangDoors()
{
    for (const BoardPlan::Door& planned : m_plan.doors) {
        const DoorIndex index = DoorIndex(m_board.m_doors.size());
        BoardDoor& door = m_board.m_doors.emplace_back();
        if (planned.tile < 0 || planned.tile >= TileIndex(m_board.m_tiles.size()))
            continue;
        const BoardTile& tile = m_board.tile(planned.tile);
        const auto [x, y] = planned.edge.square;
        if (x < 0 || y < 0 || x >= tile.size.width || y >= tile.size.height)
            continue;
        const SquareIndex square = tile.first + y * tile.size.width + x;
        if (m_board.has(square, SquareFlag::Overlapped))
            continue;
        door.square = square;
        door.side = planned.edge.side;
        door.beyond = m_board.neighbour(square, door.side);
        const Direction direction = directionOf(door.side);
        if (hasWallLine(square, direction) || isBlocking(square) || isBlocking(door.beyond))
            continue;
        // DOOR-19: on a border that is no open crossing for the time being the door is a wall.
        const bool border = m_board.tileOf(square) != m_board.tileOf(door.beyond);
        if (border && !(m_board.isPlayable(square) && m_board.isPlayable(door.beyond))) {
            m_wallLines[std::size_t(square)] |= maskOf(direction);
            m_wallLines[std::size_t(door.beyond)] |= maskOf(opposite(direction));
            continue;
        }
        door.isPassage = true;
        m_board.m_masks[std::size_t(square)].doors |= maskOf(direction);
        m_board.m_masks[std::size_t(door.beyond)].doors |= maskOf(opposite(direction));
        m_board.m_doorEdges.push_back({{square, door.side}, index});
        m_board.m_doorEdges.push_back({{door.beyond, opposite(door.side)}, index});
    }
    std::ranges::sort(m_board.m_doorEdges, {},
                      [](const Board::DoorEdge& entry) { return std::pair(entry.edge, entry.door); });
}

void BoardCompiler::openDirections()
{
    for (SquareIndex square = 0; square < m_board.squareCount(); ++square) {
        Board::Masks& masks = m_board.m_masks[std::size_t(square)];
        if (isBlocking(square)) { // MAP-10: all four sides of a blocking square act as walls
            masks.walls = 0b1111;
            continue;
        }
        for (const Side side : allSides) {
            const Direction direction = directionOf(side);
            // MAP-10, MAP-12: no wall line, and no blocking square behind the edge.
            if (!hasWallLine(square, direction) && !isBlocking(m_board.neighbour(square, side)))
                masks.adjacent |= maskOf(direction);
        }
        masks.walls = toSides(DirectionMask(~masks.adjacent));
        masks.sight = masks.adjacent;
        for (const Direction direction :
             {Direction::NorthEast, Direction::SouthEast, Direction::SouthWest, Direction::NorthWest})
            openDiagonal(square, direction);
    }
    for (SquareIndex square = 0; square < m_board.squareCount(); ++square)
        if (!isBlocking(square))
            sortOutSteps(square);
}

/// One side of a diagonal step: `corner` touches both ends, `there` leads to it, `onward` from it.
bool BoardCompiler::isObstructed(SquareIndex corner, SquareIndex square, Direction there,
                                 Direction onward) const
{
    const auto hasDoor = [&](SquareIndex at, Direction direction) {
        return contains(m_board.doorSides(at), direction);
    };
    // MAP-16: blocking or void, or a wall or a door in any state on its edge to either end.
    return corner == noSquare || isBlocking(corner) || hasWallLine(square, there) ||
           hasWallLine(corner, onward) || hasDoor(square, there) || hasDoor(corner, onward);
}

/// MAP-16: flagged in the face data, which speaks of printed blocking squares. DRESS-05: never of pillars.
bool BoardCompiler::isLinkedCorner(SquareIndex square, Direction direction) const
{
    const BoardTile& tile = m_board.tile(m_board.tileOf(square));
    const int index = square - tile.first;
    const auto [dx, dy] = offsetOf(direction);
    const LocalSquare corner{index % tile.size.width + (dx + 1) / 2, index / tile.size.width + (dy + 1) / 2};
    return m_board.layout(m_board.tileOf(square)).isLinked(corner);
}

void BoardCompiler::openDiagonal(SquareIndex square, Direction direction)
{
    const SquareIndex target = m_board.neighbour(square, direction);
    if (target == noSquare || isBlocking(target))
        return;
    const Direction left = turned(direction, -1);
    const Direction right = turned(direction, 1);
    const SquareIndex c = m_board.neighbour(square, left);
    const SquareIndex d = m_board.neighbour(square, right);
    Board::Masks& masks = m_board.m_masks[std::size_t(square)];
    // MAP-16 (1), RANGE-10: with one side free there is nothing to pass between.
    if (!isObstructed(c, square, left, right) || !isObstructed(d, square, right, left)) {
        masks.adjacent |= maskOf(direction);
        masks.sight |= maskOf(direction);
        return;
    }
    // MAP-16 (2): a figure, but no line of fire, passes between two blocking squares of a tile that touch in
    // a point and are not flagged as linked. Wall lines and doors there make it case (3): barred.
    const TileIndex tile = m_board.tileOf(square);
    const auto isFreeStanding = [&](SquareIndex corner, Direction there, Direction onward) {
        return corner != noSquare && isBlocking(corner) && m_board.tileOf(corner) == tile &&
               !hasWallLine(square, there) && !hasWallLine(corner, onward);
    };
    if (m_board.tileOf(target) != tile || !isFreeStanding(c, left, right) || !isFreeStanding(d, right, left))
        return;
    const bool printed = !m_board.has(c, SquareFlag::Pillar) && !m_board.has(d, SquareFlag::Pillar);
    if (!(printed && isLinkedCorner(square, direction)))
        masks.adjacent |= maskOf(direction);
}

void BoardCompiler::sortOutSteps(SquareIndex square)
{
    Board::Masks& masks = m_board.m_masks[std::size_t(square)];
    for (const Direction direction : allDirections) {
        if (!contains(masks.adjacent, direction))
            continue;
        const SquareIndex target = m_board.neighbour(square, direction);
        if (!m_board.isPlayable(target)) // MAP-15: crevasses only by special ability
            continue;
        const DirectionMask bit = maskOf(direction);
        masks.steps |= bit;
        // MAP-17: over playable squares only, and from tile to tile only over an open crossing.
        if (m_board.isPlayable(square) &&
            (!isDiagonal(direction) || m_board.tileOf(square) == m_board.tileOf(target)))
            masks.paths |= bit;
        if (!isDiagonal(direction)) {
            const bool plain = m_board.cost(target) == 1 && !contains(masks.doors, direction);
            (plain ? masks.plain : masks.others) |= bit;
            continue;
        }
        // MOV-03: a diagonal step costs 1 more, as much as a detour over a square of cost 1.
        const auto isDetour = [&](Direction there, Direction onward) {
            const SquareIndex corner = m_board.neighbour(square, there);
            return contains(masks.adjacent, there) && !contains(masks.doors, there) &&
                   m_board.isPlayable(corner) && m_board.cost(corner) == 1 &&
                   contains(m_board.adjacent(corner), onward) && !contains(m_board.doorSides(corner), onward);
        };
        if (!isDetour(turned(direction, -1), turned(direction, 1)) &&
            !isDetour(turned(direction, 1), turned(direction, -1)))
            masks.others |= bit;
    }
}

void BoardCompiler::packWords()
{
    m_board.m_stepWords.resize(m_board.m_places.size());
    m_board.m_sightWords.resize(m_board.m_places.size());
    for (SquareIndex square = 0; square < m_board.squareCount(); ++square) {
        const Board::Masks& masks = m_board.m_masks[std::size_t(square)];
        const TileIndex tile = m_board.tileOf(square);
        DirectionMask leaving = 0;
        for (const Direction direction : allDirections) {
            const SquareIndex target = m_board.neighbour(square, direction);
            if (target != noSquare && m_board.tileOf(target) != tile)
                leaving |= maskOf(direction);
        }
        const auto width = std::uint8_t(m_board.tile(tile).size.width);
        StepWord& word = m_board.m_stepWords[std::size_t(square)];
        word.inside = toSides(DirectionMask(masks.plain & ~leaving));
        word.leaving = toSides(DirectionMask(masks.plain & leaving));
        word.others = masks.others;
        word.width = width;
        if (word.leaving != 0)
            word.leap = m_board.neighbour(square, Side(std::countr_zero(word.leaving)));
        m_board.m_sightWords[std::size_t(square)] = {masks.sight, DirectionMask(leaving | masks.doors),
                                                     m_board.has(square, SquareFlag::Shadow), width};
    }
}

void BoardCompiler::openOutside()
{
    std::vector<TileArea> covered;
    for (const BoardTile& tile : m_board.tiles())
        covered.push_back({tile.position, tile.size});
    for (int level = 0; level < m_board.m_map.levels(); ++level) {
        const Outside outside(covered, level);
        for (const BoardTile& tile : m_board.tiles())
            if (tile.position.level == level)
                for (SquareIndex square = tile.first; square < tile.first + tile.squareCount(); ++square) {
                    const std::uint8_t openings = openingsOf(m_board, square, outside);
                    m_board.m_masks[std::size_t(square)].walls |= std::uint8_t(openings << 4);
                    for (const Side side : allSides)
                        if ((openings >> unsigned(side) & 1) != 0)
                            m_board.m_exteriorOpenings.push_back({square, side});
                }
    }
    std::ranges::sort(m_board.m_exteriorOpenings);
}

std::uint8_t openingsOf(const Board& board, SquareIndex square, const Outside& outside, TileIndex last)
{
    std::uint8_t openings = 0;
    if (!board.isPlayable(square))
        return openings;
    const BoardTile& tile = board.tile(board.tileOf(square));
    const int index = square - tile.first;
    const LocalSquare local{index % tile.size.width, index / tile.size.width};
    for (const Side side : allSides) {
        const SquareIndex beyond = board.neighbour(square, side);
        if (beyond != noSquare && board.tileOf(beyond) <= last)
            continue;
        // MAP-14: an open border edge of a playable square towards void outside the dungeon.
        const Square there = neighbour(board.squareOf(square), side);
        if (!board.layout(board.tileOf(square)).hasWall({local, side}) && outside.contains(there.x, there.y))
            openings |= std::uint8_t(1u << unsigned(side));
    }
    return openings;
}

} // namespace delve::mageknight
