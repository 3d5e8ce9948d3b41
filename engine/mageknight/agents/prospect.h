// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/agent.h"
#include "engine/mageknight/agents/ways.h"

namespace delve::mageknight::play {

/// What a figure is told to be after for one activation, instead of what it would choose by itself.
struct Aim
{
    enum class Kind : std::uint8_t
    {
        Usual,
        Chest,
        Exit,
        Figure ///< to come next to it
    };
    Kind kind = Kind::Usual;
    std::int16_t thing = -1; ///< the number of the chest or figure

    friend bool operator==(const Aim&, const Aim&) = default;
};

/// What the active figure or token is after.
enum class Pursuit : std::uint8_t
{
    Treasure,
    Exit,
    Prey, ///< heroes of somebody else
    Aim   ///< what it was told
};

/// What a player makes of the game at one moment: what its figures are after and how far that is. The ways of
/// the active figure are those that can really be walked (WalkField); those of the others are estimates, with
/// doors open and nobody in the way. Both are found when first asked for.
class Prospect
{
public:
    static constexpr int unreachable = unlimitedSpeed;

    /// `aim` is that of the active figure.
    Prospect(const PlayerView& view, WayMemory& memory, const Aim& aim = {});

    const Position& position() const { return m_position; }
    PlayerId player() const { return m_player; }
    const Aim& aim() const { return m_aim; }
    WayMemory& memory() { return m_memory; }
    bool isMine(FigureId figure) const { return m_position.figure(figure).team == m_player; }
    /// The team may leave and there is nothing left worth staying for.
    bool wantsOut() const { return m_wantsOut; }

    /// About how far a figure that waits has to go from a square for what it is after: a chest or the exit
    /// for the own heroes, a hero of somebody else for Mage Spawn and tokens.
    int wayOf(FigureId figure, SquareIndex from);
    /// About how far it is to the nearest hero of somebody else.
    int wayToPrey(SquareIndex from);

    // The active figure or token
    /// Where it is; noSquare outside.
    SquareIndex activeSquare() const;
    Pursuit pursuit();
    /// The way of the active figure or token from a square.
    int wayOfActive(SquareIndex from);
    /// The way from where it is now.
    int wayOfActive();
    /// How much shorter the way becomes when a door beside it is opened; 0 if it does not lead through there.
    int gainOfOpening(DoorId door);
    /// Its way leads through this figure, which stands next to it.
    bool isBarredBy(FigureId other);

    /// Nobody can take the stairs from here, for somebody opposing stands on their other end.
    bool isBlockedStair(SquareIndex square) const;
    /// Who stands there blocks stairs for this player.
    bool blocksStairs(SquareIndex square) const
    {
        const SquareIndex partner = m_position.board().staircasePartner(square);
        return partner != noSquare && isBlockedStair(partner);
    }

    /// How many opposing figures stand in the front arc, if the figure faced this way.
    int opponentsAhead(FigureId figure, Direction facing)
    {
        // It is asked for every direction, and nobody moves meanwhile. Mostly nobody is there at all.
        if (figure != m_surveyed)
            lookAround(figure);
        return m_opposing == 0 ? 0 : countAhead(figure, facing);
    }
    /// How many figures could hold the active figure in this square (BRK).
    int threatsAt(SquareIndex square) const;
    /// A chest that the active hero could work on from where it stands.
    bool isAtChest(FigureId hero) const;

private:
    bool isWorthStaying();
    bool isAhead() const;
    bool canReachChest();
    int wayToTreasure(SquareIndex from);
    int wayToChests(SquareIndex from);
    int wayOut(SquareIndex from);
    const WayField& fieldOf(ChestId chest);
    const std::vector<const WayField*>& fieldsOfChests();
    void lookAround(FigureId figure);
    int countAhead(FigureId figure, Direction facing) const;

    // prospect_goals.cpp: what the active figure or token is after
    const WalkField& walk();
    void setOut();
    bool addChests(FigureId hero);
    void addChest(ChestId chest, int lead);
    void addExit();
    void addPrey();
    void addBeside(FigureId figure, int lead);
    int leadOf(FigureId hero, ChestId chest);
    int gainAtChest(const BoardDoor& door, SquareIndex own) const;

    Position m_position;
    PlayerId m_player;
    WayMemory& m_memory;
    Aim m_aim;
    bool m_mayLeave = false;
    bool m_wantsOut = false;
    bool m_hasPreyField = false;
    const WayField* m_exitField = nullptr; ///< once it was asked for
    Pursuit m_pursuit = Pursuit::Treasure;
    const WalkField* m_walk = nullptr;      ///< of the active figure or token, once it was asked for
    const Obstacles* m_obstacles = nullptr; ///< that it meets
    std::optional<int> m_wayFromHere;       ///< of the active figure or token
    std::uint64_t m_hasChestField = 0;      ///< a bit for each of the first chests
    bool m_hasChests = false;               ///< the fields of all chests on the board have been gathered
    FigureId m_surveyed = FigureId::None;   ///< the one that was looked around from last
    DirectionMask m_opposing = 0;           ///< where somebody opposing stands next to it
    bool m_isCrowded = false;               ///< one of those, or itself, is larger than a square
};

/// The hero can open chests and get through with it: with its hands free, quick enough to disarm a trap.
bool canWorkOn(const Position& position, FigureId hero, ChestId chest);

/// The player with the most gold that is known of; None if several have as much.
PlayerId leaderOf(const Position& position);

} // namespace delve::mageknight::play
