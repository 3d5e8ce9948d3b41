// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/large_steps.h"

#include "engine/mageknight/play/abilities/confusion.h"
#include "engine/mageknight/play/abilities/flight.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/breakaway.h"
#include "engine/mageknight/play/moving/straightening.h"

#include <algorithm>
#include <memory_resource>
#include <vector>

namespace delve::mageknight::play {

namespace {

/// The rule that keeps a trailing base straight.
std::string_view straightRule(const Position& position)
{
    return position.kind(position.turn().figure).base() == BaseShape::Mount1x3 ? "MOUNT-05" : "PEA-06";
}

/// A base on its way: its anchor, and the squares behind it where it trails.
struct Lie
{
    SquareIndex anchor = noSquare;
    SquareIndex next = noSquare;
    SquareIndex last = noSquare;

    friend bool operator==(const Lie&, const Lie&) = default;
};

/// How the active figure lies now.
Lie lieOfActive(const Position& position)
{
    const TurnState& turn = position.turn();
    const FigureKind& kind = position.kind(turn.figure);
    const FigureState& state = position.figure(turn.figure);
    if (kind.tread() != Tread::Trails)
        return {state.square};
    if (turn.isCrooked())
        return {state.square, turn.trail, turn.trailEnd};
    Lie lie{state.square};
    const std::span<const Offset> squares = kind.footprint(state.facing);
    const Square anchor = position.board().squareOf(state.square);
    lie.next = position.board().squareAt(anchor + squares[1]);
    if (squares.size() > 2)
        lie.last = position.board().squareAt(anchor + squares[2]);
    return lie;
}

Lie lieAfter(const Position& position, const Lie& lie, SquareIndex to)
{
    const FigureKind& kind = position.kind(position.turn().figure);
    if (kind.tread() != Tread::Trails)
        return {to};
    return {to, lie.anchor, kind.base() == BaseShape::Mount1x3 ? lie.next : noSquare};
}

Body bodyOf(const Position& position, const Lie& lie)
{
    const FigureId figure = position.turn().figure;
    if (position.kind(figure).tread() != Tread::Trails)
        return bodyAt(position.board(), position.kind(figure), {lie.anchor, position.figure(figure).facing});
    Body body;
    for (const SquareIndex square : {lie.anchor, lie.next, lie.last})
        body.add(square);
    return body;
}

/// MOV-11, MOV-12: what bars the front square. Titans and flyers ignore figures and chests on their way
/// (TITAN-06, MOUNT-14); its own squares never bar it (PEA-06).
Refusal checkFront(const Position& position, SquareIndex to)
{
    const FigureId figure = position.turn().figure;
    const Occupant occupant = position.state().occupant(to);
    if (occupant.isToken())
        return {"MOV-12"};
    const bool isOver = position.kind(figure).tread() == Tread::Strides || fliesOverFigures(position);
    if (occupant.isNone() || occupant.figure() == figure || isOver)
        return allowed;
    return {occupant.isChest() ? "CHEST-15" : "MOV-11"};
}

/// PEA-07: what a turn to this facing newly covers is nothing that the bans forbid.
Refusal checkTurnBans(const Position& position, const Bans& bans, SquareIndex anchor, Direction facing)
{
    const FigureId figure = position.turn().figure;
    const Body now = bodyIf(position, figure, position.figure(figure).square);
    for (const SquareIndex square : bodyAt(position.board(), position.kind(figure), {anchor, facing}))
        if (!now.contains(square))
            if (const Refusal refusal = checkBansAt(position, bans, position.figure(figure).square, square);
                !refusal.isAllowed())
                return refusal;
    return allowed;
}

/// BASE-05: it may rest with its anchor here, with some facing.
bool canRest(const Position& position, const Bans& bans, SquareIndex anchor)
{
    const FigureId figure = position.turn().figure;
    const auto canFaceSo = [&](Direction facing) {
        return canStand(position, figure, {anchor, facing}) &&
               checkTurnBans(position, bans, anchor, facing).isAllowed();
    };
    if (position.kind(figure).tread() != Tread::Trails)
        return canStand(position, figure, {anchor, position.figure(figure).facing});
    return std::ranges::any_of(allSides, [&](Side side) { return canFaceSo(directionOf(side)); });
}

int costOf(const Position& position, const Pace& pace, const Lie& lie, bool isDiagonalStep)
{
    if (position.kind(position.turn().figure).tread() == Tread::Strides)
        return 1 + pace.load; // TITAN-05, TITAN-07
    int highest = 0;
    for (const SquareIndex square : bodyOf(position, lie))
        highest = std::max(highest, entryCost(position, pace, square));
    return highest + (isDiagonalStep ? 1 : 0);
}

/// Looks for a way on to where the base may rest.
class WayToRest
{
public:
    WayToRest(const Position& position, const Bans& bans)
        : m_position(position), m_bans(bans), m_pace(paceOfActive(position))
    {
        m_firsts.fill(-1);
    }

    /// With so many points left it may rest here, or comes to where it may.
    bool leadsOn(const Lie& lie, int points)
    {
        if (comesToRest(lie, points))
            return true;
        // Those with the most points first, so that no place is gone on from twice. More are added meanwhile.
        for (int left = points; left > 0; --left)
            for (std::size_t i = 0; i < m_seen.size(); ++i)
                if (m_seen[i].points == left && goesOn(Lie(m_seen[i].lie), left))
                    return true;
        return false;
    }

private:
    struct Seen
    {
        Lie lie;
        int points = 0;
        int next = -1; ///< with the same key
    };

    /// It may rest here; otherwise it is remembered that it could go on from here.
    bool comesToRest(const Lie& lie, int points)
    {
        if (const Seen* seen = find(lie); seen != nullptr && seen->points >= points)
            return false;
        if (canRest(m_position, m_bans, lie.anchor))
            return true;
        // PEA-06: who is held and cannot lie straight does not come here; BRK-02: others get away first.
        if (isHeldWith(m_position, bodyOf(m_position, lie))) {
            if (m_position.kind(m_position.turn().figure).tread() == Tread::Trails)
                return false;
            points -= breakAwayCost;
        }
        if (points > 0)
            remember(lie, points);
        return false;
    }

    bool goesOn(const Lie& lie, int points)
    {
        for (const Direction direction : allDirections) {
            if (!checkWay(m_position, lie.anchor, direction).isAllowed())
                continue;
            const SquareIndex to = m_position.board().neighbour(lie.anchor, direction);
            const Lie after = lieAfter(m_position, lie, to);
            const int cost = costOf(m_position, m_pace, after, isDiagonal(direction));
            if (cost <= points && checkFront(m_position, to).isAllowed() &&
                checkBans(m_position, m_bans, lie.anchor, to).isAllowed() &&
                comesToRest(after, points - cost))
                return true;
        }
        return false;
    }

    Seen* find(const Lie& lie)
    {
        for (int i = m_firsts[keyOf(lie)]; i >= 0; i = m_seen[std::size_t(i)].next)
            if (m_seen[std::size_t(i)].lie == lie)
                return &m_seen[std::size_t(i)];
        return nullptr;
    }

    void remember(const Lie& lie, int points)
    {
        if (Seen* seen = find(lie)) {
            seen->points = std::max(seen->points, points);
            return;
        }
        int& first = m_firsts[keyOf(lie)];
        m_seen.push_back({lie, points, first});
        first = int(m_seen.size()) - 1;
    }

    static std::size_t keyOf(const Lie& lie)
    {
        return std::size_t(unsigned(lie.anchor) + 5 * unsigned(lie.next) + 11 * unsigned(lie.last)) % keys;
    }

    static constexpr std::size_t keys = 128;

    const Position& m_position;
    const Bans& m_bans;
    Pace m_pace;
    // Mostly a few places are looked at, for which no memory is asked; over wide crevasses thousands.
    std::array<std::byte, 4096> m_room;
    std::pmr::monotonic_buffer_resource m_memory{m_room.data(), m_room.size()};
    std::pmr::vector<Seen> m_seen{&m_memory};
    std::array<int, keys> m_firsts;
};

} // namespace

Refusal checkStride(const Position& position, SquareIndex from, Direction direction)
{
    if (isDiagonal(direction))
        return {"TITAN-05"}; // it goes straight, one way and then the other
    const FigureId figure = position.turn().figure;
    return checkShift(position, figure, {from, position.figure(figure).facing}, Side(int(direction) / 2));
}

int largeStepCost(const Position& position, const Pace& pace, SquareIndex from, Direction direction)
{
    const Lie now = lieOfActive(position);
    const SquareIndex to = position.board().neighbour(from, direction);
    return costOf(position, pace, lieAfter(position, from == now.anchor ? now : Lie{from}, to),
                  isDiagonal(direction));
}

Refusal checkLargeDestination(const Position& position, const Bans& bans, SquareIndex from, SquareIndex to,
                              int cost)
{
    if (const Refusal refusal = checkFront(position, to); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkBans(position, bans, from, to); !refusal.isAllowed())
        return refusal;
    const Lie now = lieOfActive(position);
    const Lie lie = lieAfter(position, from == now.anchor ? now : Lie{from}, to);
    if (WayToRest(position, bans).leadsOn(lie, position.turn().speed - cost))
        return allowed;
    return {position.kind(position.turn().figure).tread() == Tread::Trails ? straightRule(position)
                                                                           : "BASE-05"};
}

Refusal checkLargeTurn(const Position& position, Direction facing)
{
    const TurnState& turn = position.turn();
    const FigureKind& kind = position.kind(turn.figure);
    const FigureState& state = position.figure(turn.figure);
    if (!kind.canFace(facing))
        return {"BASE-04"};
    if (kind.tread() == Tread::Strides)
        return allowed; // TITAN-11: its squares stay the same
    // MOUNT-09: it turns only where it ends a movement.
    if (kind.base() == BaseShape::Mount1x3 && !turn.has(activation::moved))
        return {"MOUNT-09"};
    if (const Refusal refusal = checkStance(position, turn.figure, {state.square, facing});
        !refusal.isAllowed())
        return refusal;
    return checkTurnBans(position, bansOfActive(position), state.square, facing);
}

bool canStraighten(const Position& position)
{
    return std::ranges::any_of(
        allSides, [&](Side side) { return checkLargeTurn(position, directionOf(side)).isAllowed(); });
}

void turnLarge(Unfolding& unfolding, Direction facing)
{
    const Position position = unfolding.position();
    const FigureId figure = unfolding.turn().figure;
    const Body now = bodyOf(position, figure);
    Body fresh; // PEA-07: to come to lie on new squares is like a step that costs nothing
    for (const SquareIndex square :
         bodyAt(position.board(), position.kind(figure), {position.figure(figure).square, facing}))
        if (!now.contains(square))
            fresh.add(square);
    for (const SquareIndex square : fresh)
        if (!daresToCome(unfolding, square))
            return;
    const FigureKind& kind = position.kind(figure);
    const std::string_view rule = kind.tread() == Tread::Strides       ? "TITAN-11"
                                  : kind.base() == BaseShape::Mount1x3 ? "MOUNT-05"
                                  : unfolding.turn().isCrooked()       ? "PEA-06"
                                                                       : "PEA-07";
    unfolding.emit(rule, FigureTurned{figure, facing});
    // MOUNT-09: its movement ends with the turn.
    if (kind.base() == BaseShape::Mount1x3)
        endMovement(unfolding);
}

Refusal checkLargeStopping(const Position& position)
{
    const TurnState& turn = position.turn();
    const bool trails = position.kind(turn.figure).tread() == Tread::Trails;
    if (turn.has(activation::aloft))
        return {trails ? (fliesOverFigures(position) ? "SPD-10" : "BASE-05")
                : position.kind(turn.figure).tread() == Tread::Drives ? "MD-10"
                                                                      : "TITAN-10"};
    return turn.isCrooked() ? Refusal{straightRule(position)} : allowed;
}

bool isLargeStuck(const Position& position)
{
    if (checkLargeStopping(position).isAllowed())
        return false;
    if (position.turn().isCrooked() && canStraighten(position))
        return false;
    const Bans bans = bansOfActive(position);
    if (WayToRest(position, bans).leadsOn(lieOfActive(position), position.turn().speed))
        return isHeld(position) && !check(position, BreakAway{}).isAllowed();
    return true;
}

Refusal check(const Position& position, const Straighten& action)
{
    return checkLargeTurn(position, action.facing);
}

void carryOut(Unfolding& unfolding, const Straighten& action)
{
    const std::string_view rule = straightRule(unfolding.position());
    unfolding.answered();
    // DG-14: if it does not dare to lie so it is asked again.
    unfolding.later(AfterStep{});
    const Position position = unfolding.position();
    const FigureId figure = unfolding.turn().figure;
    for (const SquareIndex square :
         bodyAt(position.board(), position.kind(figure), {position.figure(figure).square, action.facing}))
        if (!bodyOf(position, figure).contains(square) && !daresToCome(unfolding, square))
            return;
    unfolding.emit(rule, FigureTurned{figure, action.facing});
}

PlayerId deciderOf(const Position& position, const StraightenChoice&)
{
    return actingPlayer(position);
}

void listOptions(const Position& position, const StraightenChoice&, ActionList& actions)
{
    for (const Side side : allSides)
        if (checkLargeTurn(position, directionOf(side)).isAllowed())
            actions.add(Straighten{directionOf(side)});
}

bool mustStraighten(const Position& position)
{
    return position.turn().isCrooked() && isHeld(position) && canStraighten(position);
}

void straightenIfHeld(Unfolding& unfolding)
{
    if (mustStraighten(unfolding.position()))
        unfolding.later(StraightenChoice{});
}

} // namespace delve::mageknight::play
