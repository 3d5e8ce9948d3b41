// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/core/game.h"

#include <optional>
#include <vector>

namespace delve::mageknight::play {

/// How far chests are for each player: in at its entrance, to the chest and out at its exit, in speed points,
/// doors being opened on the way and nobody standing anywhere.
class ChestWays
{
public:
    explicit ChestWays(const Game& game);

    std::size_t playerCount() const { return m_players.size(); }
    /// To a chest on this square; nothing where no way leads beside it.
    std::optional<int> of(std::size_t player, Square chest) const;

private:
    struct Player
    {
        bool hasEntrance = false;
        MoveField in;  ///< from the entrance
        MoveField out; ///< from the exit; where there is none the same again
    };

    const Board& m_board;
    std::vector<Player> m_players;
};

} // namespace delve::mageknight::play
