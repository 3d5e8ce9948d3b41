// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/walk_field.h"
#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/core/play.h"

#include <algorithm>
#include <array>

namespace delve::mageknight::play {

/// The ways to some squares, in speed points with doors open and nobody in the way. They are searched for
/// only where the board does not keep them, and again only when something about them has changed.
class WayField
{
public:
    /// `closed`: squares to go round; where there is no way round, the way leads through them.
    void lead(const Position& position, std::span<const SquareIndex> to,
              std::span<const SquareIndex> closed = {});
    bool hasClosed() const { return !m_closed.empty(); }
    int from(SquareIndex square) const
    {
        if (!m_isKept)
            return searchedFrom(square);
        int way = unlimitedSpeed;
        for (const int* ways : m_kept)
            way = std::min(way, ways[square]);
        return way;
    }

private:
    int searchedFrom(SquareIndex square) const
    {
        const int cost = m_round.cost(square);
        return cost == unlimitedSpeed && hasClosed() ? m_through.cost(square) : cost;
    }

    bool m_isKept = false;          ///< by the board
    std::vector<const int*> m_kept; ///< the ways to each of the squares, from BoardWays
    MoveField m_round;
    MoveField m_through; ///< only where something is closed
    const Board* m_board = nullptr;
    std::vector<SquareIndex> m_to;
    std::vector<SquareIndex> m_closed;
    BitSet m_closedBits;
};

/// The ways to the squares from which a chest can be opened.
struct ChestWays
{
    const Board* board = nullptr;
    SquareIndex square = noSquare; ///< where the chest was when these were found
    Side facing = Side::North;
    WayField field;
};

/// A moment that is only thought of.
struct Thought
{
    GameState state;
    Actions legal;
};

/// Room for what is found out about ways, kept by an agent. It holds nothing but what could be found again.
struct WayMemory
{
    /// A thought may lead to another one.
    static constexpr std::size_t mostThoughts = 3;
    static constexpr std::size_t walkers = 3;

    std::shared_ptr<const VortexBoards> boards; ///< those that the fields are about
    std::vector<ChestWays> toChest;
    std::vector<WayField> toExit;                          ///< by player
    std::vector<WayField> toPrey;                          ///< by player: the heroes of the others
    std::vector<std::array<Obstacles, walkers>> obstacles; ///< by player
    std::array<WalkField, walkers> walks; ///< of the active figure or token to what it usually is after
    WalkField toAim;
    WalkField instead; ///< where that is out of reach
    std::vector<WayGoal> goals;
    std::vector<int> worths;
    std::array<Thought, mostThoughts> thoughts;
    std::size_t thoughtCount = 0;        ///< that are being thought
    std::vector<const WayField*> chests; ///< those of `toChest` that lead somewhere now
    std::vector<SquareIndex> squares;
    std::vector<SquareIndex> blocked;

    /// Forgets everything if this is about another game.
    void keepFor(const Game& game);

    const WayField& toSquaresBefore(const Position& position, ChestId chest,
                                    std::span<const SquareIndex> closed = {});
    const WayField& toExitOf(const Position& position, PlayerId player,
                             std::span<const SquareIndex> closed = {});
};

/// The staircases that somebody opposing stands on the other end of. Two who want to pass each other there
/// would wait for ever.
void findBlockedStairs(const Position& position, PlayerId player, std::vector<SquareIndex>& out);

} // namespace delve::mageknight::play
