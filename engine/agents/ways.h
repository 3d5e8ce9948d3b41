#pragma once

#include "engine/dungeon/movement.h"
#include "engine/play/position.h"

namespace delve::play {

/// The ways to some squares, in speed points with doors open and nobody in the way. They are searched for
/// again only when something about them has changed.
class WayField
{
public:
    /// `closed`: squares that nobody gets through at the moment.
    void lead(const Board& board, std::span<const SquareIndex> to, std::span<const SquareIndex> closed);
    int from(SquareIndex square) const { return m_field.cost(square); }

private:
    MoveField m_field;
    const Board* m_board = nullptr;
    std::vector<SquareIndex> m_to;
    std::vector<SquareIndex> m_closed;
    BitSet m_closedBits;
};

/// Room for what is found out about ways, kept by an agent. It holds nothing but what could be found again.
struct WayMemory
{
    std::shared_ptr<const VortexBoards> boards; ///< those that the fields are about
    std::vector<WayField> toChest;
    std::vector<WayField> toExit; ///< by player
    std::vector<WayField> toPrey; ///< by player: the heroes of the others
    WayField toAim;
    std::vector<SquareIndex> squares;
    std::vector<SquareIndex> blocked;

    /// Forgets everything if this is about another game.
    void keepFor(const Game& game);
};

/// The staircases whose other end somebody stands on who has to go another way first: an opposing figure of
/// this player's. Two who want to pass each other there would wait for ever.
void findBlockedStairs(const Position& position, PlayerId player, std::vector<SquareIndex>& out);

/// The squares from which a chest can be worked on.
void findSquaresBefore(const Board& board, const ChestState& chest, std::vector<SquareIndex>& out);

} // namespace delve::play
