#pragma once

#include "engine/agents/agent.h"
#include "engine/dungeon/movement.h"

namespace delve::play {

/// Room for what a prospect finds out, kept by the agent.
struct ProspectMemory
{
    MoveField toTreasure;
    MoveField toPrey;
    std::vector<SquareIndex> sources;
};

/// What a player makes of the game at one moment: what its figures are after and how far that is. Ways are
/// counted in speed points with doors open and nobody in the way; fields are made when first asked for.
class Prospect
{
public:
    static constexpr int unreachable = unlimitedSpeed;

    Prospect(const PlayerView& view, ProspectMemory& memory);

    const Position& position() const { return m_position; }
    PlayerId player() const { return m_player; }
    bool isMine(FigureId figure) const { return m_position.figure(figure).team == m_player; }
    /// The team may leave and there is nothing left worth staying for.
    bool wantsOut() const { return m_wantsOut; }

    /// The way from a square to what a figure, or the active token, is after: a chest or the exit for the own
    /// heroes, a hero of somebody else for Mage Spawn and tokens.
    int wayOf(FigureId figure, SquareIndex from);
    int wayOfActive(SquareIndex from);
    /// Where the active figure or token is; noSquare outside.
    SquareIndex activeSquare() const;
    /// The way to the nearest hero of somebody else.
    int wayToPrey(SquareIndex from);

    /// How many opposing figures stand in the front arc, if the figure faced this way.
    int opponentsAhead(FigureId figure, Direction facing) const;
    /// How many figures could hold the active figure in this square (BRK).
    int threatsAt(SquareIndex square) const;
    /// A chest that the active hero could work on from where it stands.
    bool isAtChest(FigureId hero) const;

private:
    int wayToTreasure(SquareIndex from);
    void addSquaresBeforeChests();

    Position m_position;
    PlayerId m_player;
    ProspectMemory& m_memory;
    bool m_wantsOut = false;
    bool m_hasTreasureField = false;
    bool m_hasPreyField = false;
};

} // namespace delve::play
