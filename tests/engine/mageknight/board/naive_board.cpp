// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/mageknight/board/naive_board.h"

#include <array>
#include <cstdint>
#include <deque>

namespace delve::mageknight::test {

NaiveBoard::NaiveBoard(const BoardPlan& plan) : m_plan(plan)
{
    for (TileIndex i = 0; i < TileIndex(plan.tiles.size()); ++i) {
        const BoardPlan::Tile& tile = plan.tiles[std::size_t(i)];
        const FaceLayout& layout = plan.layouts[std::size_t(tile.layout)];
        for (int y = 0; y < layout.size().height; ++y)
            for (int x = 0; x < layout.size().width; ++x) {
                Cell cell;
                cell.tile = i;
                cell.terrain = layout.terrain({x, y});
                cell.cost = layout.cost({x, y});
                m_cells.insert({tile.position + Offset{x, y}, cell}); // the first tile keeps a square
            }
    }
    std::vector<bool> lies(plan.markers.size(), false);
    for (std::size_t i = 0; i < plan.markers.size(); ++i) {
        const BoardPlan::Marker& marker = plan.markers[i];
        const auto found = m_cells.find(marker.square);
        if (found == m_cells.end() || found->second.terrain == Terrain::Blocking || found->second.isMarked)
            continue;
        Cell& cell = found->second;
        lies[i] = true;
        cell.isMarked = true;
        cell.terrain = marker.look == MarkerLook::Hindering ? Terrain::Hindering
                       : marker.look == MarkerLook::Water   ? Terrain::Water
                                                            : Terrain::Clear;
        cell.cost = usualCost(cell.terrain);
        cell.isShadow = marker.look == MarkerLook::Shadow;
    }
    for (const BoardPlan::Artifact& artifact : plan.artifacts)
        for (int y = 0; y < artifact.size.height; ++y)
            for (int x = 0; x < artifact.size.width; ++x) {
                const auto found = m_cells.find(artifact.square + Offset{x, y});
                if (found == m_cells.end() || found->second.terrain == Terrain::Blocking)
                    continue;
                if (!artifact.isPillar && found->second.terrain == Terrain::Crevasse)
                    continue;
                found->second.terrain = artifact.isPillar ? Terrain::Blocking : Terrain::Hindering;
                found->second.cost = artifact.isPillar ? 1 : 2;
                found->second.isPillar = artifact.isPillar;
            }
    for (std::size_t i = 0; i < plan.markers.size(); ++i) {
        const BoardPlan::Marker& marker = plan.markers[i];
        if (marker.look != MarkerLook::Staircase || marker.partner < 0 || !lies[i] ||
            !lies[std::size_t(marker.partner)])
            continue;
        const BoardPlan::Marker& partner = plan.markers[std::size_t(marker.partner)];
        if (partner.look == MarkerLook::Staircase && partner.partner == int(i) &&
            partner.square.level != marker.square.level && isPlayable(marker.square) &&
            isPlayable(partner.square))
            m_cells.at(marker.square).stairs = partner.square;
    }
}

const FaceLayout& NaiveBoard::layoutAt(Square square) const
{
    return m_plan.layouts[std::size_t(m_plan.tiles[std::size_t(cell(square)->tile)].layout)];
}

LocalSquare NaiveBoard::localAt(Square square) const
{
    const Square origin = m_plan.tiles[std::size_t(cell(square)->tile)].position;
    return {square.x - origin.x, square.y - origin.y};
}

/// What the face of this square's own tile says.
bool NaiveBoard::isDrawnWall(Square square, Side side) const
{
    const FaceLayout& layout = layoutAt(square);
    const LocalSquare local = localAt(square);
    const auto [dx, dy] = offsetOf(side);
    const bool onBorder = local.x + dx < 0 || local.y + dy < 0 || local.x + dx >= layout.size().width ||
                          local.y + dy >= layout.size().height;
    return layout.hasWall({local, side}) || (onBorder && layout.terrain(local) == Terrain::Blocking);
}

bool NaiveBoard::hasWallLine(Square a, Side side) const
{
    const Square b = neighbour(a, side);
    if (cell(b) == nullptr || isDrawnWall(a, side) || isDrawnWall(b, opposite(side)))
        return true;
    // DOOR-19: a door on a border that is no open crossing.
    if (cell(a)->tile == cell(b)->tile || (isPlayable(a) && isPlayable(b)) || isBlocking(a) || isBlocking(b))
        return false;
    for (const BoardPlan::Door& door : m_plan.doors) {
        const Square own =
            m_plan.tiles[std::size_t(door.tile)].position + Offset{door.edge.square.x, door.edge.square.y};
        if (cell(own) == nullptr || cell(own)->tile != door.tile)
            continue;
        if ((own == a && door.edge.side == side) || (own == b && door.edge.side == opposite(side)))
            return true;
    }
    return false;
}

std::vector<DoorIndex> NaiveBoard::doorsOn(Square a, Side side) const
{
    std::vector<DoorIndex> doors;
    const Square b = neighbour(a, side);
    if (hasWallLine(a, side) || isBlocking(a) || isBlocking(b))
        return doors;
    for (DoorIndex i = 0; i < DoorIndex(m_plan.doors.size()); ++i) {
        const BoardPlan::Door& door = m_plan.doors[std::size_t(i)];
        const Square own =
            m_plan.tiles[std::size_t(door.tile)].position + Offset{door.edge.square.x, door.edge.square.y};
        if (cell(own) == nullptr || cell(own)->tile != door.tile)
            continue;
        if ((own == a && door.edge.side == side) || (own == b && door.edge.side == opposite(side)))
            doors.push_back(i);
    }
    return doors;
}

namespace {

/// The side of `a` that touches its orthogonal neighbour `b`.
Side sideTowards(Square a, Square b)
{
    for (const Side side : allSides)
        if (neighbour(a, side) == b)
            return side;
    std::abort();
}

} // namespace

/// MAP-16: `corner` is blocking or void, or its edge to A or to B is a wall or holds a door in any state.
bool NaiveBoard::isObstructed(Square corner, Square a, Square b) const
{
    if (cell(corner) == nullptr || isBlocking(corner))
        return true;
    for (const Square end : {a, b}) {
        const Side side = sideTowards(corner, end);
        if (hasWallLine(corner, side) || !doorsOn(corner, side).empty())
            return true;
    }
    return false;
}

bool NaiveBoard::isCornerObstructed(Square from, Direction diagonal) const
{
    const Square to = neighbour(from, diagonal);
    return isObstructed({from.level, from.x, to.y}, from, to) &&
           isObstructed({from.level, to.x, from.y}, from, to);
}

/// MAP-16 (2): obstructed only because it is a blocking square.
bool NaiveBoard::isFreeStanding(Square corner, Square a, Square b) const
{
    return cell(corner) != nullptr && isBlocking(corner) && !hasWallLine(corner, sideTowards(corner, a)) &&
           !hasWallLine(corner, sideTowards(corner, b));
}

bool NaiveBoard::isAdjacent(Square from, Direction direction) const
{
    const Square to = neighbour(from, direction);
    if (cell(to) == nullptr || isBlocking(from) || isBlocking(to))
        return false;
    if (!isDiagonal(direction))
        return !hasWallLine(from, Side(int(direction) / 2));
    if (!isCornerObstructed(from, direction))
        return true; // case 1
    const Square c{from.level, from.x, to.y};
    const Square d{from.level, to.x, from.y};
    if (!isFreeStanding(c, from, to) || !isFreeStanding(d, from, to))
        return false; // case 3
    const TileIndex tile = cell(from)->tile;
    if (cell(to)->tile != tile || cell(c)->tile != tile || cell(d)->tile != tile)
        return false; // case 2 never occurs across the border of two tiles
    const LocalSquare a = localAt(from);
    const LocalSquare b = localAt(to);
    const bool flagged = layoutAt(from).isLinked({std::max(a.x, b.x), std::max(a.y, b.y)});
    return !flagged || cell(c)->isPillar || cell(d)->isPillar; // case 2
}

bool NaiveBoard::isPassable(Square from, Direction direction, DoorStates doors) const
{
    if (isDiagonal(direction))
        return true;
    for (const DoorIndex door : doorsOn(from, Side(int(direction) / 2)))
        if (!doors.isOpen(door))
            return false;
    return true;
}

std::set<Square> NaiveBoard::outside(int level) const
{
    constexpr int rim = 20; // random boards lie well within
    std::set<Square> seen{{level, -rim, -rim}};
    std::deque<Square> waiting{{level, -rim, -rim}};
    while (!waiting.empty()) {
        const Square here = waiting.front();
        waiting.pop_front();
        for (const Side side : allSides) {
            const Square next = neighbour(here, side);
            if (std::abs(next.x) <= rim && std::abs(next.y) <= rim && cell(next) == nullptr &&
                seen.insert(next).second)
                waiting.push_back(next);
        }
    }
    return seen;
}

bool NaiveBoard::isExteriorOpening(Square square, Side side, const std::set<Square>& outside) const
{
    return isPlayable(square) && !isDrawnWall(square, side) && outside.contains(neighbour(square, side));
}

std::map<Square, int> NaiveBoard::reach(Square from, const MoveQuery& query,
                                        const std::set<Square>& closed) const
{
    const auto costOf = [&](Square square) {
        const Cell& there = *cell(square);
        const bool ignored = query.gait == Gait::Fly || query.gait == Gait::CountSteps ||
                             (query.gait == Gait::Swim && there.terrain == Terrain::Water);
        return ignored ? 1 : there.cost;
    };
    std::map<Square, int> best{{from, 0}};
    std::set<std::pair<int, Square>> waiting{{0, from}};
    const auto enter = [&](Square square, int cost) {
        if (cost > query.speed || closed.contains(square))
            return;
        const auto found = best.find(square);
        if (found != best.end() && found->second <= cost)
            return;
        best[square] = cost;
        waiting.insert({cost, square});
    };
    while (!waiting.empty()) {
        const auto [cost, square] = *waiting.begin();
        waiting.erase(waiting.begin());
        if (best[square] < cost)
            continue;
        for (const Direction direction : allDirections) {
            const Square to = neighbour(square, direction);
            if (!isAdjacent(square, direction) || !isPassable(square, direction, query.doors))
                continue;
            if (query.gait != Gait::Fly && !isPlayable(to))
                continue;
            const int surcharge = isDiagonal(direction) && query.gait != Gait::CountSteps ? 1 : 0;
            enter(to, cost + costOf(to) + surcharge);
        }
        if (query.stairs && cell(square)->stairs)
            enter(*cell(square)->stairs, cost + costOf(*cell(square)->stairs));
    }
    return best;
}

namespace {

struct Point
{
    std::int64_t x, y;
};

std::int64_t cross(Point o, Point a, Point b)
{
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

int sign(std::int64_t value)
{
    return (value > 0) - (value < 0);
}

/// Doubled coordinates: the centre of square (x, y) is (2x + 1, 2y + 1), its corners are even.
Point centre(Square square)
{
    return {2 * std::int64_t(square.x) + 1, 2 * std::int64_t(square.y) + 1};
}

/// The segments cross in one point that is inside both.
bool crossProperly(Point a, Point b, Point c, Point d)
{
    return sign(cross(a, b, c)) * sign(cross(a, b, d)) < 0 && sign(cross(c, d, a)) * sign(cross(c, d, b)) < 0;
}

} // namespace

std::set<Square> NaiveBoard::squaresOnLine(Square from, Square to) const
{
    const Point a = centre(from);
    const Point b = centre(to);
    std::set<Square> squares;
    for (int y = std::min(from.y, to.y); y <= std::max(from.y, to.y); ++y)
        for (int x = std::min(from.x, to.x); x <= std::max(from.x, to.x); ++x) {
            // Inside the box of the two centres a line passes through a square over a positive length if and
            // only if corners of the square lie strictly on both sides of it.
            std::set<int> signs;
            for (const Point corner : {Point{2 * x, 2 * y}, Point{2 * x + 2, 2 * y}, Point{2 * x, 2 * y + 2},
                                       Point{2 * x + 2, 2 * y + 2}})
                signs.insert(sign(cross(a, b, corner)));
            if (from == to || (signs.contains(1) && signs.contains(-1)))
                squares.insert({from.level, x, y});
        }
    return squares;
}

bool NaiveBoard::isLineClear(Square from, Square to, DoorStates doors, const std::set<Square>& figures) const
{
    if (from.level != to.level)
        return false;
    const Point a = centre(from);
    const Point b = centre(to);
    const std::set<Square> passed = squaresOnLine(from, to);
    for (const Square square : passed) {
        if (cell(square) == nullptr || (isBlocking(square) && from != to))
            return false;
        const bool isEnd = square == from || square == to;
        if (!isEnd && (cell(square)->isShadow || figures.contains(square)))
            return false;
    }
    for (const Square square : passed) {
        const std::int64_t east = 2 * square.x + 2;
        const std::int64_t south = 2 * square.y + 2;
        // Edges that the line cuts.
        const std::array<std::pair<Side, std::pair<Point, Point>>, 2> edges{
            {{Side::East, {{east, south - 2}, {east, south}}},
             {Side::South, {{east - 2, south}, {east, south}}}}};
        for (const auto& [side, ends] : edges)
            if (crossProperly(a, b, ends.first, ends.second) &&
                (hasWallLine(square, side) || !isPassable(square, directionOf(side), doors)))
                return false;
        // Corners that it goes through exactly, from this square on to the south-east or the south-west.
        const auto goesThrough = [&](Point corner) {
            return cross(a, b, corner) == 0 && (corner.x - a.x) * (corner.x - b.x) < 0 &&
                   (corner.y - a.y) * (corner.y - b.y) < 0;
        };
        if (goesThrough({east, south}) && passed.contains(neighbour(square, Direction::SouthEast)) &&
            isCornerObstructed(square, Direction::SouthEast))
            return false;
        if (goesThrough({east - 2, south}) && passed.contains(neighbour(square, Direction::SouthWest)) &&
            isCornerObstructed(square, Direction::SouthWest))
            return false;
    }
    return true;
}

} // namespace delve::mageknight::test
