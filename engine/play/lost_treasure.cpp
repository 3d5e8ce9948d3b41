#include "engine/play/lost_treasure.h"

#include "engine/dungeon/movement.h"
#include "engine/play/figures.h"
#include "engine/play/items.h"
#include "engine/play/spawn.h"
#include "engine/play/sprung_trap.h"
#include "engine/play/state_writer.h"
#include "engine/play/traps.h"
#include "engine/play/treasure.h"
#include "engine/play/unfolding.h"

#include <algorithm>

namespace delve::play {

namespace {

std::optional<ChestPlacing> pendingPlacing(const Position& position)
{
    const auto task = nextTask(position.state());
    const auto* placing = task ? std::get_if<ChestPlacing>(&*task) : nullptr;
    return placing ? std::optional(*placing) : std::nullopt;
}

/// The free squares of the level, or of the tile, of a square.
std::vector<SquareIndex> freeSquares(const Position& position, SquareIndex reference, bool onTile)
{
    const Board& board = position.board();
    std::vector<SquareIndex> squares;
    for (SquareIndex square = 0; square < board.squareCount(); ++square)
        if (board.levelOf(square) == board.levelOf(reference) &&
            (!onTile || board.tileOf(square) == board.tileOf(reference)) && isFreeToPut(position, square))
            squares.push_back(square);
    return squares;
}

void keepNearest(const Position& position, SquareIndex reference, std::vector<SquareIndex>& squares)
{
    MoveField scratch;
    sortByNearness(position.board(), reference, squares, scratch);
    squares.resize(std::min<std::size_t>(squares.size(), 1));
}

/// LOSE-04, LOSE-05, THEFT-10: the squares that the player may choose from.
std::vector<SquareIndex> squaresFor(const Position& position, const ChestPlacing& placing)
{
    const bool onTile = placing.where != PutWhere::Nearest;
    std::vector<SquareIndex> squares = freeSquares(position, placing.square, onTile);
    const bool isTileFull = onTile && squares.empty();
    if (isTileFull)
        squares = freeSquares(position, placing.square, false);
    if (placing.where != PutWhere::AnyOnTile || isTileFull)
        keepNearest(position, placing.square, squares);
    return squares;
}

/// CHEST-10: a figure can come into the front arc.
bool isAccessible(const Position& position, SquareIndex square, Side facing)
{
    const Board& board = position.board();
    for (const Direction direction : allDirections) {
        if (!contains(frontArcOf(facing), direction) || !contains(board.steps(square), direction))
            continue;
        const SquareIndex front = board.neighbour(square, direction);
        if (!position.state().occupant(front).isChest() && !isNoStop(position, front))
            return true;
    }
    return false;
}

/// LOSE-06: a facing whose front arc can be entered, if there is any.
bool mayFace(const Position& position, SquareIndex square, Side facing)
{
    const auto opens = [&](Side side) { return isAccessible(position, square, side); };
    return opens(facing) || std::ranges::none_of(allSides, opens);
}

} // namespace

void loseTreasure(Unfolding& unfolding, PlayerId player, SquareIndex square)
{
    unfolding.later(LoseTreasure{player, square, true});
}

void resume(Unfolding& unfolding, const LoseTreasure& task)
{
    const Position position = unfolding.position();
    // LOSE-01, LOSE-09: what is above the limit.
    if (chestsHeld(position, task.player) <= chestLimit(position, task.player))
        return;
    std::vector<ChestId> held;
    for (std::size_t i = 0; i < position.state().chests().size(); ++i)
        if (const ChestState& chest = position.state().chests()[i];
            chest.place == ChestPlace::Held && chest.owner == task.player)
            held.push_back(ChestId(i));
    // LOSE-03: the opponent takes at random, among all of them.
    const PlayerId opponent = opponentOf(unfolding.game(), task.player);
    const ChestId lost = held[unfolding.draw("LOSE-03", RollFor::LostChest, opponent, held.size())];
    unfolding.later(LoseTreasure{task.player, task.square, false});
    putBack(unfolding,
            {task.player, lost, task.square, task.isFirst ? PutWhere::Nearest : PutWhere::AnyOnTile});
}

void putBack(Unfolding& unfolding, const ChestPlacing& placing)
{
    if (squaresFor(unfolding.position(), placing).empty())
        return unfolding.emit("MAP-26", ChestRemoved{placing.chest}); // no square of the level is free
    unfolding.later(placing);
}

PlayerId deciderOf(const Position&, const ChestPlacing& placing)
{
    return placing.player;
}

void listOptions(const Position& position, const ChestPlacing& placing, ActionList& actions)
{
    for (const SquareIndex square : squaresFor(position, placing))
        for (const Side facing : allSides)
            if (mayFace(position, square, facing))
                actions.add(PutChest{square, facing});
}

Refusal check(const Position& position, const PutChest& action)
{
    const auto placing = pendingPlacing(position);
    if (!placing)
        return {"LOSE-02"};
    if (!std::ranges::count(squaresFor(position, *placing), action.to))
        return {placing->where == PutWhere::NearestOnTile ? "THEFT-10" : "LOSE-05"};
    return mayFace(position, action.to, action.facing) ? allowed : Refusal{"LOSE-06"};
}

void carryOut(Unfolding& unfolding, const PutChest& action)
{
    const ChestPlacing placing = *pendingPlacing(unfolding.position());
    unfolding.answered();
    unfolding.emit(placing.where == PutWhere::NearestOnTile ? "THEFT-10" : "LOSE-02",
                   ChestPutBack{placing.chest, action.to, action.facing});
}

void evolve(StateWriter& state, const ChestPutBack& event)
{
    unassign(state, event.chest);
    ChestState& chest = state.chest(event.chest);
    chest.place = ChestPlace::Board;
    chest.owner = PlayerId::None;
    chest.square = event.to;
    chest.facing = event.facing;
    // LOSE-07, THEFT-11: the trap is to be faced again. LOSE-08: the treasure is not changed.
    chest.trap = TrapStage::Untouched;
    chest.trapPosition = 0;
    state.settle(event.chest);
}

} // namespace delve::play
