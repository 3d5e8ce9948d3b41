// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/rules/checks.h"
#include "engine/mageknight/setup/rules/door_lines.h"

#include <algorithm>

namespace delve::mageknight {

bool isWallLine(const Board& board, Edge edge)
{
    if (const SquareIndex square = board.squareAt(edge.square); square != noSquare)
        return board.isWall(square, edge.side);
    const Edge other = fromOtherSide(edge);
    const SquareIndex square = board.squareAt(other.square);
    return square != noSquare && board.isWall(square, other.side); // between two squares of void is nothing
}

namespace {

/// DOOR-03: besides the door itself, a wall touches the end of the door's edge that lies on this side of its
/// middle.
bool hasWallAtEnd(const Board& board, Edge door, Side towards)
{
    return std::ranges::any_of(linesAtEnd(door, towards),
                               [&](const Edge& line) { return isWallLine(board, line); });
}

} // namespace

bool hasWallsAtBothEnds(const Board& printed, Edge door)
{
    return hasWallAtEnd(printed, door, turned(door.side, -1)) &&
           hasWallAtEnd(printed, door, turned(door.side, 1));
}

namespace {

/// DOOR-02: an open edge between two playable squares.
bool isDoorway(const SetupView& view, Edge edge)
{
    return view.marked.isPlayable(edge.square) && view.marked.isPlayable(neighbour(edge.square, edge.side)) &&
           !isWallLine(view.printed.board, edge);
}

} // namespace

void checkDoorPlacement(const SetupView& view, std::size_t number, Report& report)
{
    const PlacedDoor& door = view.scenario.doors[number];
    const Edge edge = view.edgeOf(number);
    const Concern here{.things = {door.id}, .squares = {edge.square}, .edges = {edge}};
    // DOOR-02: a door stands on an open edge between two playable squares.
    if (!isDoorway(view, edge))
        report.error("DOOR-02", here);
    // DOOR-03: at each end of its edge a wall touches it.
    else if (!hasWallsAtBothEnds(view.printed.board, edge))
        report.error("DOOR-03", here);
    // DOOR-05: at most one door per edge.
    if (const std::size_t first = *view.firstDoorOn(edge); first != number)
        report.error(
            "DOOR-05",
            {.things = {view.scenario.doors[first].id, door.id}, .squares = {edge.square}, .edges = {edge}});
    // DOOR-04: not in a starting hallway or its chamber; a door on a border is in both tiles.
    if (view.isOnStartingTile(edge.square) || view.isOnStartingTile(neighbour(edge.square, edge.side)))
        report.error("DOOR-04", here);
}

} // namespace delve::mageknight
