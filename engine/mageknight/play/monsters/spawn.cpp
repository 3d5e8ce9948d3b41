// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/monsters/spawn.h"

#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/moving/movement.h"
#include "engine/mageknight/play/moving/spin.h"
#include "engine/mageknight/play/turns/turns.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// CAV-04, PSGR-03: with whoever comes on it.
int pointsOf(const Position& position, FigureId figure)
{
    const FigureId load = position.figure(figure).load;
    return position.game().pointsOf(figure, 1) +
           (load == FigureId::None ? 0 : position.game().pointsOf(load, 1));
}

const Figure* kindOfLoad(const Position& position, FigureId figure)
{
    const FigureId load = position.figure(figure).load;
    return load == FigureId::None ? nullptr : &position.game().kind(load).figure();
}

/// Figures of a kind and a value, and those with like riders, are alike while they are in the pool: the first
/// of them stands for all.
bool isFirstOfItsKind(const Position& position, FigureId figure)
{
    const auto& pieces = position.game().parts().figures;
    for (std::size_t i = 0; i < indexOf(figure); ++i)
        if (canComeFromPool(position, FigureId(i)) && &position.kind(FigureId(i)) == &position.kind(figure) &&
            pieces[i].value == pieces[indexOf(figure)].value &&
            kindOfLoad(position, FigureId(i)) == kindOfLoad(position, figure))
            return false;
    return true;
}

/// CONV-09: it stands next to one that came before this one.
bool isBesideEarlier(const Position& position, SquareIndex square, std::size_t count)
{
    bool found = false;
    forEachAdjacentSquare(position, square, [&](Direction, SquareIndex next) {
        const FigureId figure = position.state().occupant(next).figure();
        found |= figure != FigureId::None && indexOf(figure) < count &&
                 position.state().contains(FigureSet::Group, figure);
    });
    return found;
}

/// Calls `visit(square)` for each square where the next monster of a group may stand, once.
template <typename Visit>
void forEachSquareFor(const Position& position, SquareIndex square, FigureId opener, Visit&& visit)
{
    const GameState& state = position.state();
    const auto visitFree = [&](SquareIndex next) {
        if (isFreeToPut(position, next))
            visit(next);
    };
    if (!state.isEmpty(FigureSet::Group)) {
        // CONV-09: next to any that came before it.
        state.forEachFigure(FigureSet::Group, [&](FigureId figure) {
            if (state.figure(figure).isInside())
                forEachSquareBeside(position, figure, [&](SquareIndex next) {
                    if (!isBesideEarlier(position, next, indexOf(figure)))
                        visitFree(next);
                });
        });
        return;
    }
    // CONV-08: the first one replaces the token.
    if (opener == FigureId::None)
        return visitFree(square);
    // CONV-15: next to the treasure or to the hero.
    forEachAdjacentSquare(position, square, [&](Direction, SquareIndex next) { visitFree(next); });
    if (position.figure(opener).isInside())
        forEachSquareBeside(position, opener, [&](SquareIndex next) {
            if (!areSquaresAdjacent(position, square, next))
                visitFree(next);
        });
}

/// BASE-19, CONV-08, CONV-09, CONV-15: the next monster of a group may lie so.
bool isPlaceFor(const Position& position, const MonsterPlacing& placing, Stance stance)
{
    const GameState& state = position.state();
    if (stance.anchor < 0 || stance.anchor >= position.board().squareCount() ||
        !canStand(position, placing.figure, stance))
        return false;
    const Body body = bodyAt(position.board(), position.kind(placing.figure), stance);
    const auto isAny = [&](auto&& matches) { return std::ranges::any_of(body, matches); };
    if (isAny([&](SquareIndex own) { return !position.board().isPlayable(own); }))
        return false; // nothing hangs over when it is placed
    if (!state.isEmpty(FigureSet::Group)) {
        bool isBeside = false;
        state.forEachFigure(FigureSet::Group, [&](FigureId earlier) {
            isBeside |= isAny([&](SquareIndex own) { return isSquareBeside(position, own, earlier); });
        });
        return isBeside;
    }
    if (placing.opener == FigureId::None)
        return body.contains(placing.square);
    return isAny([&](SquareIndex own) {
        return areSquaresAdjacent(position, placing.square, own) ||
               isSquareBeside(position, own, placing.opener);
    });
}

/// Calls `visit(stance)` for each place where the next monster of a group may lie, once.
template <typename Visit>
void forEachStanceFor(const Position& position, const MonsterPlacing& placing, Visit&& visit)
{
    const FigureKind& kind = position.kind(placing.figure);
    if (kind.isOneSquare())
        return forEachSquareFor(position, placing.square, placing.opener, [&](SquareIndex square) {
            for (const Direction facing : allDirections)
                visit(Stance{square, facing});
        });
    // A larger base is seldom placed: all squares of the level are tried.
    const Board& board = position.board();
    const int level = board.levelOf(placing.square);
    for (SquareIndex square = 0; square < board.squareCount(); ++square)
        for (const Side side : allSides)
            if (const Stance stance{square, directionOf(side)};
                board.levelOf(square) == level && isPlaceFor(position, placing, stance))
                visit(stance);
}

/// BASE-19: it finds room with some facing.
bool hasPlaceFor(const Position& position, const MonsterPlacing& placing)
{
    bool hasPlace = false;
    forEachStanceFor(position, placing, [&](Stance) { hasPlace = true; });
    return hasPlace;
}

/// POOL-02: the groups that can be made of what is in the pool, without one of them; see GroupTotals.
GroupTotals groupsOf(const Position& position, GroupSize most, FigureId without = FigureId::None)
{
    GroupTotals totals(most);
    if (most.count <= 0)
        return totals;
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (FigureId(i) != without && canComeFromPool(position, FigureId(i)))
            totals.add(pointsOf(position, FigureId(i)));
    return totals;
}

} // namespace

bool canComeFromPool(const Position& position, FigureId figure)
{
    const FigureState& state = position.figure(figure);
    if (state.where != Whereabouts::Pool || state.isAboard())
        return false;
    // MOUNT-13: mount and rider are one entry, so that one of them alone waits for the other.
    return state.isRidden() || position.game().partnerOf(figure) == FigureId::None;
}

bool isFreeToPut(const Position& position, SquareIndex square)
{
    return position.board().isPlayable(square) && position.state().occupant(square).isNone() &&
           !isNoStop(position, square);
}

SquareIndex nearestFree(const Position& position, SquareIndex reference, bool onTile)
{
    const Board& board = position.board();
    std::vector<SquareIndex> squares;
    for (SquareIndex square = 0; square < board.squareCount(); ++square)
        if (board.levelOf(square) == board.levelOf(reference) &&
            (!onTile || board.tileOf(square) == board.tileOf(reference)) && isFreeToPut(position, square))
            squares.push_back(square);
    MoveField scratch;
    sortByNearness(board, reference, squares, scratch);
    return squares.empty() ? noSquare : squares.front();
}

void callMonsters(Unfolding& unfolding, PlayerId player, GroupSize wanted, PointCap cap, SquareIndex square,
                  FigureId opener)
{
    const GroupSize group = groupsOf(unfolding.position(), wanted).best(wanted, cap);
    unfolding.emit("CONV-12", MonstersCalled{player, std::uint8_t(group.count), std::int16_t(group.points)});
    unfolding.later(Arrivals{player, std::uint8_t(group.count), std::int16_t(group.points), square, opener});
}

void resume(Unfolding& unfolding, const Arrivals& task)
{
    if (task.count == 0)
        return;
    bool hasRoom = false;
    forEachSquareFor(unfolding.position(), task.square, task.opener, [&](SquareIndex) { hasRoom = true; });
    if (!hasRoom)
        return unfolding.emit("CONV-10", NoRoomForMonsters{task.count});
    unfolding.later(MonsterChoice{task.player, task.count, task.points, task.square, task.opener});
}

PlayerId deciderOf(const Position&, const MonsterChoice& choice)
{
    return choice.player;
}

PlayerId deciderOf(const Position&, const MonsterPlacing& placing)
{
    return placing.player;
}

void listOptions(const Position& position, const MonsterChoice&, ActionList& actions)
{
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (canComeFromPool(position, FigureId(i)))
            actions.offer(ChooseMonster{FigureId(i)});
}

void listOptions(const Position& position, const MonsterPlacing& placing, ActionList& actions)
{
    forEachStanceFor(position, placing, [&](Stance stance) {
        forEachLeaning(position, placing.figure, [&](Leaning leaning) {
            actions.add(PlaceMonster{stance.anchor, stance.facing, leaning});
        });
    });
}

Refusal check(const Position& position, const ChooseMonster& action)
{
    const MonsterChoice choice = *pending<MonsterChoice>(position);
    if (!position.knows(action.figure) || !canComeFromPool(position, action.figure))
        return {"CONV-06"};
    if (!isFirstOfItsKind(position, action.figure))
        return {"POOL-02"};
    // CONV-12: with those that are still to come it makes exactly the best total.
    const GroupSize rest{choice.count - 1, choice.points - pointsOf(position, action.figure)};
    return groupsOf(position, rest, action.figure).has(rest) ? allowed : Refusal{"CONV-12"};
}

Refusal check(const Position& position, const PlaceMonster& action)
{
    const MonsterPlacing placing = *pending<MonsterPlacing>(position);
    if (!fitsLeaning(position, placing.figure, action.leaning))
        return {"FARC-03"};
    if (!position.kind(placing.figure).canFace(action.facing))
        return {"BASE-04"};
    return isPlaceFor(position, placing, {action.to, action.facing}) ? allowed : Refusal{"CONV-09"};
}

void carryOut(Unfolding& unfolding, const ChooseMonster& action)
{
    const MonsterChoice choice = *pending<MonsterChoice>(unfolding.position());
    const int points = pointsOf(unfolding.position(), action.figure);
    unfolding.answered();
    unfolding.later(Arrivals{choice.player, std::uint8_t(choice.count - 1),
                             std::int16_t(choice.points - points), choice.square, choice.opener});
    const MonsterPlacing placing{choice.player, action.figure, choice.square, choice.opener};
    // BASE-19: what fits nowhere goes back to the pool unplayed.
    if (!hasPlaceFor(unfolding.position(), placing))
        return unfolding.emit("BASE-19", NoRoomForMonsters{1});
    unfolding.later(placing);
}

void carryOut(Unfolding& unfolding, const PlaceMonster& action)
{
    const MonsterPlacing placing = *pending<MonsterPlacing>(unfolding.position());
    const bool isFirst = unfolding.state().isEmpty(FigureSet::Group);
    const std::string_view first = placing.opener == FigureId::None ? "CONV-08" : "CONV-15";
    unfolding.answered();
    unfolding.emit(isFirst ? first : "CONV-09", MonsterPlaced{placing.figure, action.to, action.facing});
    lean(unfolding, placing.figure, action.leaning);
}

void resume(Unfolding& unfolding, const GreetGroup&)
{
    std::vector<FigureId> arrived;
    unfolding.state().forEachFigure(FigureSet::Group, [&](FigureId figure) {
        if (unfolding.state().figure(figure).isInside())
            arrived.push_back(figure);
    });
    if (!unfolding.state().isEmpty(FigureSet::Group))
        unfolding.emit("CONV-16", GroupComplete{});
    offerSpins(unfolding, arrived);
}

void evolve(StateWriter&, const MonstersCalled&)
{}

void evolve(StateWriter& state, const MonsterPlaced& event)
{
    FigureState& figure = state.figure(event.figure);
    figure.where = Whereabouts::Inside;
    figure.square = event.to;
    figure.facing = event.facing;
    figure.marks |= mark::newcomer;
    if (usesMovementMarkers(state.game()))
        figure.marks |= mark::marker;
    state.settle(event.figure);
    if (figure.isRidden()) // CAV-12, PSGR-03: so is whoever comes on it
        state.figure(figure.load).marks |= figure.marks & (mark::newcomer | mark::marker);
    state.set(FigureSet::Group, event.figure, true);
}

void evolve(StateWriter&, const NoRoomForMonsters&)
{}

void evolve(StateWriter& state, const GroupComplete&)
{
    state.clear(FigureSet::Group);
}

} // namespace delve::mageknight::play
