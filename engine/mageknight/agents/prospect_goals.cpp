// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/prospect.h"
#include "engine/mageknight/play/abilities/activation_uses.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/pace.h"
#include "engine/mageknight/play/treasure/traps.h"
#include "engine/mageknight/play/treasure/treasure.h"

#include <algorithm>

// What the active figure or token is after, and its real ways there.

namespace delve::mageknight::play {

namespace {

// How much farther, in speed points, something counts as being.
constexpr int leadOfPoorChest = 8;    ///< one that is known to hold nothing
constexpr int goodGold = 24;          ///< gold that makes a known chest as good as one that nobody has opened
constexpr int leadOfTrap = 3;         ///< one that has to be disarmed first
constexpr int leadOfTakenPlace = 6;   ///< somebody else stands before the chest
constexpr int leadOfFriendsChest = 8; ///< a friend is nearer to it
constexpr int leadOfOthers = 5;       ///< a hero whose player does not lead
constexpr int leadOfFront = 1;        ///< a square that the prey looks at

constexpr int quickDisarming = 3; // TRAP-09
constexpr int gathering = 2;      // TREAS-02

/// What somebody has to spend at a chest to have something of it.
int pointsNeededAt(const ChestState& chest)
{
    return chest.trap == TrapStage::Safe ? gathering : quickDisarming;
}

} // namespace

bool canWorkOn(const Position& position, FigureId hero, ChestId chest)
{
    return checkFreeHands(position, hero).isAllowed() &&
           speedOf(position, hero) >= pointsNeededAt(position.state().chest(chest));
}

PlayerId leaderOf(const Position& position)
{
    int most = -1;
    PlayerId leader = PlayerId::None;
    for (int i = 0; i < position.game().playerCount(); ++i) {
        int gold = position.state().player(PlayerId(i)).gold;
        for (std::size_t chest = 0; chest < position.state().chests().size(); ++chest)
            if (position.state().chests()[chest].owner == PlayerId(i))
                if (const Treasure* treasure = treasureIn(position, ChestId(chest)))
                    gold += treasure->gold;
        leader = gold > most ? PlayerId(i) : gold == most ? PlayerId::None : leader;
        most = std::max(most, gold);
    }
    return leader;
}

Pursuit Prospect::pursuit()
{
    walk();
    return m_pursuit;
}

int Prospect::wayOfActive(SquareIndex from)
{
    return from == noSquare ? unreachable : walk().from(from);
}

int Prospect::wayOfActive()
{
    // It is asked for every step, and nobody moves meanwhile.
    if (!m_wayFromHere)
        m_wayFromHere = wayOfActive(activeSquare());
    return *m_wayFromHere;
}

const WalkField& Prospect::walk()
{
    if (m_walk == nullptr)
        setOut();
    return *m_walk;
}

/// Decides what to go for.
void Prospect::setOut()
{
    const FigureId figure = m_position.turn().figure;
    const bool isToken = figure == FigureId::None;
    const bool isHero = !isToken && isMine(figure);
    const Walker walker = isHero ? Walker::Hero : isToken ? Walker::Token : Walker::Monster;
    Obstacles& obstacles = m_memory.obstacles[indexOf(m_player)][std::size_t(walker)];
    obstacles.look(m_position, m_player, walker);
    m_obstacles = &obstacles;
    const WalkManner manner{paceOfActive(m_position).gait, isToken ? 0 : speedOf(m_position, figure),
                            !isToken, isToken ? BaseShape::Round1x1 : m_position.kind(figure).base()};
    std::vector<WayGoal>& goals = m_memory.goals;
    goals.clear();
    const auto go = [&](WalkField& field, Pursuit pursuit) {
        m_pursuit = pursuit;
        field.lead(m_position, obstacles, manner, goals);
        m_walk = &field;
        const SquareIndex here = activeSquare();
        return here == noSquare || field.from(here) != unreachable;
    };
    switch (m_aim.kind) {
    case Aim::Kind::Chest: addChest(ChestId(m_aim.thing), 0); break;
    case Aim::Kind::Exit: addExit(); break;
    case Aim::Kind::Figure: addBeside(FigureId(m_aim.thing), 0); break;
    case Aim::Kind::Usual: break;
    }
    if (m_aim.kind != Aim::Kind::Usual) {
        go(m_memory.toAim, m_aim.kind == Aim::Kind::Exit ? Pursuit::Exit : Pursuit::Aim);
        return;
    }
    WalkField& usual = m_memory.walks[std::size_t(walker)];
    if (!isHero) {
        addPrey();
        go(usual, Pursuit::Prey);
        return;
    }
    if (!m_wantsOut && addChests(figure) && go(usual, Pursuit::Treasure))
        return;
    // What is in reach of others is not always in its own.
    goals.clear();
    if (!m_mayLeave && !isConfinedToMoving(m_position, figure)) {
        // END-02: who has gathered nothing can only take it from those who have.
        addPrey();
        if (!goals.empty() && go(m_memory.instead, Pursuit::Prey))
            return;
        goals.clear();
    }
    addExit();
    go(m_wantsOut ? usual : m_memory.instead, Pursuit::Exit);
}

bool Prospect::addChests(FigureId hero)
{
    const auto chests = m_position.state().chests();
    for (std::size_t i = 0; i < chests.size(); ++i)
        if (chests[i].place == ChestPlace::Board && canWorkOn(m_position, hero, ChestId(i)))
            addChest(ChestId(i), leadOf(hero, ChestId(i)));
    return !m_memory.goals.empty();
}

int Prospect::leadOf(FigureId hero, ChestId chest)
{
    const ChestState& state = m_position.state().chest(chest);
    int lead = state.trap == TrapStage::Safe ? 0 : leadOfTrap;
    if (const Treasure* seen = treasureIn(m_position, chest))
        lead += leadOfPoorChest - leadOfPoorChest * std::min(seen->gold, goodGold) / goodGold;
    // Two need not go for the same one.
    const WayField& field = fieldOf(chest);
    const int own = field.from(m_position.figure(hero).square);
    for (const FigureId other : m_position.game().player(m_player).heroes) {
        const FigureState& figure = m_position.figure(other);
        if (other == hero || !figure.isInside() || !canWorkOn(m_position, other, chest))
            continue;
        const int way = field.from(figure.square);
        if (way < own || (way == own && other < hero))
            return lead + leadOfFriendsChest;
    }
    return lead;
}

void Prospect::addChest(ChestId id, int lead)
{
    const Board& board = m_position.board();
    const ChestState& chest = m_position.state().chest(id);
    const unsigned front = board.adjacent(chest.square) & frontArcOf(chest.facing);
    for (unsigned mask = front; mask != 0; mask &= mask - 1) {
        const Direction direction = Direction(std::countr_zero(mask));
        const SquareIndex before = board.neighbour(chest.square, direction);
        if (!board.isPlayable(before) || board.has(before, SquareFlag::NoStop))
            continue;
        // A closed door between: it is opened when the hero stands before it.
        const bool isClosed = !board.isPassable(chest.square, direction, m_position.state().doors());
        const FigureId there = m_position.state().occupant(before).figure();
        const bool isTaken = there != FigureId::None && there != m_position.turn().figure;
        m_memory.goals.push_back(
            {before, lead + (isClosed ? doorOpeningCost : 0) + (isTaken ? leadOfTakenPlace : 0)});
    }
}

void Prospect::addExit()
{
    m_memory.goals.push_back({m_position.game().player(m_player).exit.square, 0});
}

void Prospect::addPrey()
{
    const PlayerId leader = leaderOf(m_position);
    const auto figures = m_position.state().figures();
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (figures[i].isInside() && !figures[i].isMageSpawn() && figures[i].team != m_player &&
            !figures[i].isAboard())
            addBeside(FigureId(i), leader == PlayerId::None || figures[i].team == leader ? 0 : leadOfOthers);
}

void Prospect::addBeside(FigureId figure, int lead)
{
    const FigureId active = m_position.turn().figure;
    bool hasRoom = false;
    forEachAdjacentSquare(m_position, m_position.figure(figure).square, [&](Direction, SquareIndex square) {
        const Occupant there = m_position.state().occupant(square);
        const bool isOwn = active != FigureId::None && there.figure() == active;
        if (!m_position.board().isPlayable(square) || isNoStop(m_position, square) ||
            !(there.isNone() || isOwn))
            return;
        hasRoom = true;
        m_memory.goals.push_back(
            {square, lead + (isFrontSquare(m_position, figure, square) ? leadOfFront : 0)});
    });
    if (!hasRoom)
        m_memory.goals.push_back({m_position.figure(figure).square, lead});
}

int Prospect::gainOfOpening(DoorId id)
{
    const BoardDoor& door = m_position.board().doors()[indexOf(id)];
    const SquareIndex own = activeSquare();
    if (own == noSquare || !door.isPassage || (own != door.square && own != door.beyond))
        return 0;
    const int here = wayOfActive();
    if (here == unreachable)
        return 0;
    const Direction ahead = own == door.square ? directionOf(door.side) : opposite(directionOf(door.side));
    const int through = walk().through(m_position, *m_obstacles, own, ahead);
    return std::max(through < here ? here - through : 0, gainAtChest(door, own));
}

/// What it brings that the chest behind the door can be come at.
int Prospect::gainAtChest(const BoardDoor& door, SquareIndex own) const
{
    const SquareIndex beyond = own == door.square ? door.beyond : door.square;
    const ChestId id = m_position.state().occupant(beyond).chest();
    if (m_pursuit == Pursuit::Exit || m_pursuit == Pursuit::Prey || id == ChestId::None)
        return 0;
    const ChestState& chest = m_position.state().chest(id);
    const Direction seen = own == door.square ? opposite(directionOf(door.side)) : directionOf(door.side);
    const int left = m_position.turn().speed - doorOpeningCost;
    return contains(frontArcOf(chest.facing), seen) && left >= pointsNeededAt(chest) ? doorOpeningCost : 0;
}

bool Prospect::isBarredBy(FigureId other)
{
    const SquareIndex own = activeSquare();
    if (own == noSquare || m_position.turn().figure == FigureId::None || wayOfActive() == unreachable)
        return false;
    SquareIndex next = noSquare;
    int best = unreachable;
    forEachAdjacentSquare(m_position, own, [&](Direction direction, SquareIndex square) {
        if (const int way = walk().through(m_position, *m_obstacles, own, direction); way < best) {
            best = way;
            next = square;
        }
    });
    return next != noSquare && m_position.state().occupant(next).figure() == other;
}

} // namespace delve::mageknight::play
