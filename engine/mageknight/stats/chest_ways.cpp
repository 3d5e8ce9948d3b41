// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/chest_ways.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// The cheapest square from which somebody stands beside this one. TREAS-01
std::optional<int> costBeside(const Board& board, const MoveField& field, SquareIndex square)
{
    int cheapest = unlimitedSpeed;
    for (DirectionMask beside = board.adjacent(square); beside != 0;
         beside = DirectionMask(beside & (beside - 1))) {
        const SquareIndex next = board.neighbour(square, Direction(std::countr_zero(beside)));
        if (board.isPlayable(next))
            cheapest = std::min(cheapest, field.cost(next));
    }
    return cheapest == unlimitedSpeed ? std::nullopt : std::optional(cheapest);
}

} // namespace

ChestWays::ChestWays(const Game& game) : m_board(game.board(std::uint32_t(0)))
{
    const auto search = [&](MoveField& field, const std::optional<Edge>& arrow) {
        const SquareIndex square = arrow ? m_board.squareAt(arrow->square) : noSquare;
        if (square == noSquare || !m_board.isPlayable(square))
            return false;
        field.search(m_board, square, {.doors = DoorStates::allOpen(), .opening = doorOpeningCost});
        return true;
    };
    for (const GameParts::Team& team : game.parts().teams) {
        Player& player = m_players.emplace_back();
        player.hasEntrance = search(player.in, team.entrance);
        if (!search(player.out, team.exit) && player.hasEntrance)
            search(player.out, team.entrance);
    }
}

std::optional<int> ChestWays::of(std::size_t player, Square chest) const
{
    const SquareIndex square = m_board.squareAt(chest);
    if (!m_players[player].hasEntrance || square == noSquare)
        return std::nullopt;
    const auto in = costBeside(m_board, m_players[player].in, square);
    const auto out = costBeside(m_board, m_players[player].out, square);
    return in && out ? std::optional(*in + *out) : std::nullopt;
}

} // namespace delve::mageknight::play
