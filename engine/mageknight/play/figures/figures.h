// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/position.h"
#include "engine/mageknight/play/figures/stance.h"

#include <algorithm>
#include <bit>

namespace delve::mageknight::play {

// Who is who and who stands where: the words of CON, ARC and BASE as questions.

/// CON-01 to CON-03: of different teams, Mage Spawn being one side of their own. BASE-26: who is neutral is
/// opposing to nobody.
inline bool areOpposing(const Position& position, FigureId a, FigureId b)
{
    const FigureState& one = position.figure(a);
    const FigureState& other = position.figure(b);
    return one.team != other.team && ((one.marks | other.marks) & mark::neutral) == 0;
}

/// CAV-03: the piece that lies on the board for a figure: the mount of who rides, the figure itself
/// otherwise.
inline FigureId pieceOf(const Position& position, FigureId figure)
{
    const FigureId carrier = position.figure(figure).carrier;
    return carrier == FigureId::None ? figure : carrier;
}
/// MD-01: the figure is the base of four sections, which have the dials; or it is one of these.
inline bool isHull(const Position& position, FigureId figure)
{
    return position.game().kind(figure).isHull();
}
inline bool isSection(const Position& position, FigureId figure)
{
    return position.game().kind(figure).section() != Section::Main;
}
/// MD-01: calls `visit(section)` for the four of a hull, front, left, right and back: they come behind it.
template <typename Visit> void forEachSection(FigureId hull, Visit&& visit)
{
    for (int place = 1; place <= int(mostDials); ++place)
        visit(FigureId(int(hull) + place));
}
/// CAV-03: the other one of a cavalry unit; None for a figure by itself, on a chariot or of several dials.
inline FigureId companionOf(const Position& position, FigureId figure)
{
    const FigureState& state = position.figure(figure);
    const FigureId other = state.isAboard() ? state.carrier : state.load;
    if (other == FigureId::None || isHull(position, state.isAboard() ? other : figure))
        return FigureId::None;
    return other;
}

/// CON-09, MULTI-02: the other player, or the player to the right.
PlayerId opponentOf(const Game& game, PlayerId player);
/// START-03: the player to the left, who has the next turn.
PlayerId nextPlayer(const Game& game, PlayerId player);
/// How many turns after the active player's this player has its own: 1 for the next, the number of players
/// for the active one itself.
int turnsUntil(const Position& position, PlayerId player);

/// CON-10: who decides and rolls for a figure when `cause`, another figure, made something happen to it.
PlayerId deciderFor(const Position& position, FigureId figure, FigureId cause);
/// CON-10: who decides where a figure lands that loses what carried it: its own player; for a Mage Spawn
/// whoever activates it, or the opponent of the player whose figure acts against it.
PlayerId landerFor(const Position& position, FigureId figure);
/// The player on whose behalf a figure acts: its own, or for a Mage Spawn the one who activates it.
PlayerId actorOf(const Position& position, FigureId figure);

/// CON-06: a square that is adjacent to a figure; never to one that is not on the board.
bool isSquareBeside(const Position& position, SquareIndex square, FigureId figure);
/// While the mover has its anchor on this square, passes through it or flies over it, it is next to the other
/// figure or in its place. Nobody is while it is outside.
bool touches(const Position& position, FigureId mover, SquareIndex square, FigureId other);
/// The squares of the mover with its anchor on this square. PEA-05: of a body that trails only what is known.
Body bodyIf(const Position& position, FigureId mover, SquareIndex anchor);

/// The directions in which something is adjacent to a square (CON-05), doors as they are.
inline unsigned adjacentTo(const Position& position, const Board& board, SquareIndex square)
{
    unsigned open = board.adjacent(square);
    // Few squares have a door.
    for (unsigned mask = open & board.doorSides(square); mask != 0; mask &= mask - 1) {
        const Direction direction = Direction(std::countr_zero(mask));
        if (!board.isPassable(square, direction, position.state().doors()))
            open &= ~unsigned(maskOf(direction));
    }
    return open;
}

/// Calls `visit(direction, square)` for the squares adjacent to a square (CON-05), doors as they are.
template <typename Visit>
void forEachAdjacentSquare(const Position& position, SquareIndex square, Visit&& visit)
{
    const Board& board = position.board();
    for (unsigned mask = adjacentTo(position, board, square); mask != 0; mask &= mask - 1) {
        const Direction direction = Direction(std::countr_zero(mask));
        visit(direction, board.neighbour(square, direction));
    }
}

/// CON-05: adjacent squares, with doors open or closed as they are now.
inline bool areSquaresAdjacent(const Position& position, SquareIndex a, SquareIndex b)
{
    // Most are far apart, which is seen at once.
    if (distance(position.board().squareOf(a), position.board().squareOf(b)) > 1)
        return false;
    bool found = false;
    forEachAdjacentSquare(position, a, [&](Direction, SquareIndex square) { found |= square == b; });
    return found;
}

/// Calls `visit(square)` for every square of a larger figure on the board.
template <typename Visit> void forEachSquareOfLarge(const Position& position, FigureId id, Visit&& visit)
{
    const FigureState& state = position.figure(id);
    const TurnState& turn = position.turn();
    // PEA-05: a body that trails lies where its front square has been. CAV-11: and the rider with it.
    if (turn.isCrooked() && (turn.figure == id || turn.figure == state.carrier)) {
        visit(state.square);
        visit(turn.trail);
        if (turn.trailEnd != noSquare)
            visit(turn.trailEnd);
        return;
    }
    forEachSquareAt(position.board(), position.kind(id), {state.square, state.facing},
                    [&](SquareIndex square, Offset) {
                        if (square != noSquare)
                            visit(square);
                    });
}

/// Calls `visit(square)` for every square of a figure on the board. BASE-03.
template <typename Visit> void forEachSquareOf(const Position& position, FigureId id, Visit&& visit)
{
    if (position.kind(id).isOneSquare())
        return visit(position.figure(id).square);
    forEachSquareOfLarge(position, id, visit);
}

/// Calls `visit(square)` for every square adjacent to a figure on the board, each once.
template <typename Visit> void forEachSquareBeside(const Position& position, FigureId id, Visit&& visit)
{
    if (position.kind(id).isOneSquare())
        return forEachAdjacentSquare(position, position.figure(id).square,
                                     [&](Direction, SquareIndex square) { visit(square); });
    forEachSquareOf(position, id, [&](SquareIndex own) {
        forEachAdjacentSquare(position, own, [&](Direction, SquareIndex square) {
            // A larger figure touches a square more than once: the first touch counts.
            SquareIndex first = noSquare;
            forEachSquareOf(position, id, [&](SquareIndex other) {
                if (first == noSquare && areSquaresAdjacent(position, other, square))
                    first = other;
            });
            if (first == own)
                visit(square);
        });
    });
}

/// MD-33, PSGR-04: calls `visit(figure)` for whom a figure touches with its square `own` where `other`, a
/// piece, lies on the square `there`: the piece, the rider on it, or the sections whose edges are touched.
template <typename Visit>
void forEachTouched(const Position& position, FigureId id, SquareIndex own, FigureId other, SquareIndex there,
                    Visit&& visit)
{
    if (position.game().hasSections()) {
        // MD-33: beside a section is what lies along its edge. Parts of one base are not beside each other.
        if (isSection(position, id) && !isEdgeSquare(position, id, there))
            return;
        if (isHull(position, other)) {
            if (other == pieceOf(position, id))
                return;
            visit(other);
            return forEachSection(other, [&](FigureId section) {
                if (isEdgeSquare(position, section, own))
                    visit(section);
            });
        }
    }
    if (other != id)
        visit(other);
    const FigureId rider = position.figure(other).load;
    if (rider != FigureId::None && rider != id)
        visit(rider);
}

/// Calls `visit(other, own, direction)` for every figure adjacent to one on the board (CON-06, BASE-11):
/// `direction` leads from its square `own` to the other. A larger figure can come up several times.
/// CAV-06: who is adjacent to a cavalry unit is adjacent to both, and these two are to each other.
/// MD-33: who is adjacent to a hull is adjacent to it and to those sections along whose edges it stands.
template <typename Visit> void forEachAdjacentFigure(const Position& position, FigureId id, Visit&& visit)
{
    forEachSquareOf(position, id, [&](SquareIndex own) {
        forEachAdjacentSquare(position, own, [&](Direction direction, SquareIndex square) {
            const FigureId other = position.state().occupant(square).figure();
            if (other != FigureId::None)
                forEachTouched(position, id, own, other, square,
                               [&](FigureId touched) { visit(touched, own, direction); });
        });
    });
}

/// Calls `visit(other)` for every figure adjacent to one on the board, each once.
template <typename Visit> void forEachNeighbour(const Position& position, FigureId id, Visit&& visit)
{
    forEachAdjacentFigure(position, id, [&](FigureId other, SquareIndex own, Direction direction) {
        bool isFirst = true;
        if (!position.kind(id).isOneSquare() || !position.kind(other).isOneSquare()) {
            bool isPast = false; // of several touches the first counts
            forEachAdjacentFigure(position, id, [&](FigureId same, SquareIndex from, Direction towards) {
                isPast = isPast || (from == own && towards == direction);
                isFirst = isFirst && (isPast || same != other);
            });
        }
        if (isFirst)
            visit(other);
    });
}

/// Calls `visit(figure)` for the heroes of a player and the figures in the dungeon that joined them (DG-08).
template <typename Visit> void forEachMember(const Position& position, PlayerId player, Visit&& visit)
{
    for (const FigureId hero : position.game().player(player).heroes)
        if (position.figure(hero).team == player) // INT-04: a mount may have gone over
            visit(hero);
    const auto figures = position.state().figures();
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (figures[i].isInside() && figures[i].team == player &&
            position.game().parts().figures[i].team != player)
            visit(FigureId(i));
}

/// What stands next to a figure on the board, by direction. Most of what a figure can do needs somebody
/// there, so that it is looked at once for a whole list of actions.
struct Beside
{
    DirectionMask figures = 0;
    DirectionMask opposing = 0; ///< among the figures
    DirectionMask chests = 0;
};

/// Nothing for a figure that is not on the board.
Beside besideOf(const Position& position, FigureId figure);

bool areAdjacent(const Position& position, FigureId a, FigureId b);
bool isNextToOpposing(const Position& position, FigureId id);

/// ARC-02 to ARC-04: `other` stands in an adjacent square of the front arc of `figure`.
bool isInFrontArc(const Position& position, FigureId figure, FigureId other);
/// Whether `other` would stand in the front arc of `figure` if it faced this way.
bool isInFrontArc(const Position& position, FigureId figure, Direction facing, FigureId other);
/// FARC-03: or favoured this side.
bool isInFrontArc(const Position& position, FigureId figure, Direction facing, ArcSide side, FigureId other);
/// ARC-05, FARC-06: `other` stands next to `figure` with squares of its rear arc and no others.
bool isInRearArc(const Position& position, FigureId figure, FigureId other);

/// MAP-20, BASE-10: calls `visit(figure)` for every figure with a square on this tile. A larger figure comes
/// up with each of its squares.
template <typename Visit> void forEachFigureOn(const Position& position, TileIndex tile, Visit&& visit)
{
    const BoardTile& place = position.board().tile(tile);
    position.state().forEachSquare(
        SquareSet::Figures, place.first, place.squareCount(),
        [&](SquareIndex square) { visit(position.state().occupant(square).figure()); });
}

/// MAP-20, CON-05: `matches(figure)` holds for a figure on the tile of this square or next to it.
template <typename Matches> bool isAnyNear(const Position& position, SquareIndex square, Matches&& matches)
{
    const Board& board = position.board();
    bool found = false;
    forEachFigureOn(position, board.tileOf(square),
                    [&](FigureId figure) { found = found || matches(figure); });
    // Mostly what is next to it has been seen with its tile.
    const unsigned crossings = board.crossings(square);
    if (found || crossings == 0)
        return found;
    for (unsigned mask = adjacentTo(position, board, square) & crossings; mask != 0 && !found;
         mask &= mask - 1) {
        const Occupant next =
            position.state().occupant(board.neighbour(square, Direction(std::countr_zero(mask))));
        found = next.isFigure() && matches(next.figure());
    }
    return found;
}

/// RANGE-15: squares from a figure on the board to a square, from the nearest that it covers.
inline int distanceTo(const Position& position, FigureId id, SquareIndex square)
{
    int nearest = -1;
    forEachSquareOf(position, id, [&](SquareIndex own) {
        const int away = distance(position.board().squareOf(own), position.board().squareOf(square));
        nearest = nearest < 0 ? away : std::min(nearest, away);
    });
    return nearest;
}

/// MAP-20, BASE-10: a figure has a square on this tile.
inline bool isOnTile(const Position& position, FigureId id, TileIndex tile)
{
    bool found = false;
    forEachSquareOf(position, id,
                    [&](SquareIndex square) { found |= position.board().tileOf(square) == tile; });
    return found;
}

} // namespace delve::mageknight::play
