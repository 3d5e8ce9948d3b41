// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/ways.h"

#include "engine/mageknight/play/treasure/traps.h"

#include <algorithm>

namespace delve::mageknight::play {

void WayField::lead(const Position& position, std::span<const SquareIndex> to,
                    std::span<const SquareIndex> closed)
{
    const Board& board = position.board();
    if (&board == m_board && std::ranges::equal(to, m_to) && std::ranges::equal(closed, m_closed))
        return;
    m_board = &board;
    m_to.assign(to.begin(), to.end());
    m_closed.assign(closed.begin(), closed.end());
    const BoardWays& ways = position.game().ways(position.state());
    m_isKept = closed.empty() && ways.areKept();
    if (m_isKept) {
        m_kept.clear();
        for (const SquareIndex square : to)
            m_kept.push_back(ways.to(square).data());
        return;
    }
    MoveQuery query;
    if (!closed.empty()) {
        m_closedBits = BitSet(board.squareCount());
        for (const SquareIndex square : closed)
            m_closedBits.set(square);
        query.closed = m_closedBits.view();
        m_through.search(board, m_to);
    }
    m_round.search(board, m_to, query);
}

namespace {

/// CHEST-09, TREAS-03: where somebody can stand to open it.
void findSquaresBefore(const Board& board, const ChestState& chest, std::vector<SquareIndex>& out)
{
    out.clear();
    for (unsigned mask = board.adjacent(chest.square) & frontArcOf(chest.facing); mask != 0;
         mask &= mask - 1) {
        const SquareIndex before = board.neighbour(chest.square, Direction(std::countr_zero(mask)));
        if (board.isPlayable(before) && !board.has(before, SquareFlag::NoStop))
            out.push_back(before);
    }
}

} // namespace

void WayMemory::keepFor(const Game& game)
{
    if (boards == game.boards())
        return;
    *this = {};
    boards = game.boards();
    toChest.resize(game.parts().chests.size());
    toExit.resize(std::size_t(game.playerCount()));
    toPrey.resize(std::size_t(game.playerCount()));
    obstacles.resize(std::size_t(game.playerCount()));
}

const WayField& WayMemory::toSquaresBefore(const Position& position, ChestId id,
                                           std::span<const SquareIndex> closed)
{
    const Board& board = position.board();
    const ChestState& chest = position.state().chest(id);
    ChestWays& ways = toChest[indexOf(id)];
    const bool isSame = ways.board == &board && ways.square == chest.square && ways.facing == chest.facing;
    if (isSame && closed.empty() && !ways.field.hasClosed())
        return ways.field;
    ways.board = &board;
    ways.square = chest.square;
    ways.facing = chest.facing;
    findSquaresBefore(board, chest, squares);
    ways.field.lead(position, squares, closed);
    return ways.field;
}

const WayField& WayMemory::toExitOf(const Position& position, PlayerId player,
                                    std::span<const SquareIndex> closed)
{
    const SquareIndex exit = position.game().player(player).exit.square;
    WayField& field = toExit[indexOf(player)];
    field.lead(position, {&exit, 1}, closed);
    return field;
}

void findBlockedStairs(const Position& position, PlayerId player, std::vector<SquareIndex>& out)
{
    out.clear();
    const Board& board = position.board();
    if (!board.hasStaircasePairs())
        return;
    for (const FigureState& figure : position.state().figures())
        if (figure.isInside() && figure.team != player)
            if (const SquareIndex partner = board.staircasePartner(figure.square); partner != noSquare)
                out.push_back(partner);
}

} // namespace delve::mageknight::play
