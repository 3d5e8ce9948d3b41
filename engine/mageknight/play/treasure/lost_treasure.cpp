// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/treasure/lost_treasure.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/sprung_trap.h"
#include "engine/mageknight/play/treasure/traps.h"
#include "engine/mageknight/play/treasure/treasure.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// Calls `visit(square)` for each square that the player may choose.
template <typename Visit>
void forEachSquareFor(const Position& position, const ChestPlacing& placing, Visit&& visit)
{
    if (placing.where != PutWhere::AnyOnTile)
        return visit(placing.square); // it was found when the chest was lost
    const BoardTile& tile = position.board().tiles()[std::size_t(position.board().tileOf(placing.square))];
    for (int i = 0; i < tile.squareCount(); ++i)
        if (isFreeToPut(position, tile.first + i))
            visit(tile.first + i);
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
    // LOSE-04, LOSE-05, THEFT-10: where the tile is full, the nearest square of another.
    const Position position = unfolding.position();
    const bool onTile = placing.where != PutWhere::Nearest;
    const SquareIndex nearTile = onTile ? nearestFree(position, placing.square, true) : noSquare;
    if (placing.where == PutWhere::AnyOnTile && nearTile != noSquare)
        return unfolding.later(placing);
    const SquareIndex square = nearTile != noSquare ? nearTile : nearestFree(position, placing.square, false);
    if (square == noSquare)
        return unfolding.emit("MAP-26", ChestRemoved{placing.chest}); // no square of the level is free
    const PutWhere where = placing.where == PutWhere::AnyOnTile ? PutWhere::Nearest : placing.where;
    unfolding.later(ChestPlacing{placing.player, placing.chest, square, where});
}

PlayerId deciderOf(const Position&, const ChestPlacing& placing)
{
    return placing.player;
}

void listOptions(const Position& position, const ChestPlacing& placing, ActionList& actions)
{
    forEachSquareFor(position, placing, [&](SquareIndex square) {
        for (const Side facing : allSides)
            if (mayFace(position, square, facing))
                actions.add(PutChest{square, facing});
    });
}

std::string_view ruleOf(const ChestPlacing& placing)
{
    return placing.where == PutWhere::NearestOnTile ? "THEFT-10" : "LOSE-02";
}

Refusal check(const Position& position, const PutChest& action)
{
    const ChestPlacing placing = *pending<ChestPlacing>(position);
    bool fits = false;
    forEachSquareFor(position, placing, [&](SquareIndex square) { fits |= square == action.to; });
    if (!fits)
        return {placing.where == PutWhere::NearestOnTile ? "THEFT-10" : "LOSE-05"};
    return mayFace(position, action.to, action.facing) ? allowed : Refusal{"LOSE-06"};
}

void carryOut(Unfolding& unfolding, const PutChest& action)
{
    const ChestPlacing placing = *pending<ChestPlacing>(unfolding.position());
    unfolding.answered();
    unfolding.emit(ruleOf(placing), ChestPutBack{placing.chest, action.to, action.facing});
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

} // namespace delve::mageknight::play
