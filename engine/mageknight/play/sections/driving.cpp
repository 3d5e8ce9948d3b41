// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/sections/driving.h"

#include "engine/mageknight/board/base_fit.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/after_step.h"
#include "engine/mageknight/play/moving/breakaway.h"
#include "engine/mageknight/play/moving/movement.h"
#include "engine/mageknight/play/turns/activations.h"

#include <array>
#include <cstdlib>

namespace delve::mageknight::play {

namespace {

/// MD-09: how far the line has gone aside after so many steps.
int asideAfter(int ahead, int aside, int steps)
{
    return aside * steps / ahead; // rounded towards 0
}

/// The parts of the step after `made` of them, as directions: one, or ahead first and then aside.
struct StepParts
{
    std::array<Direction, 2> directions{};
    int count = 0;
};

StepParts stepOf(Direction facing, int ahead, int aside, int made)
{
    StepParts parts;
    if (ahead < 0) { // MD-06
        parts.directions[std::size_t(parts.count++)] = opposite(facing);
        return parts;
    }
    parts.directions[std::size_t(parts.count++)] = facing;
    const int shift = asideAfter(ahead, aside, made + 1) - asideAfter(ahead, aside, made);
    if (shift != 0)
        parts.directions[std::size_t(parts.count++)] = turned(facing, shift > 0 ? 2 : -2);
    return parts;
}

/// MD-10, MD-11: calls `visit(hull)` for the multi-dial figures on these squares or next to them.
template <typename Visit>
void forEachHullNear(const Position& position, FigureId mover, const Body& body, bool isUnder, Visit&& visit)
{
    for (const SquareIndex own : body) {
        const auto look = [&](SquareIndex square) {
            const FigureId other = position.state().occupant(square).figure();
            if (other != FigureId::None && other != mover && isHull(position, other))
                visit(other);
        };
        if (isUnder)
            look(own);
        else
            forEachAdjacentSquare(position, own, [&](Direction, SquareIndex square) { look(square); });
    }
}

/// One move of the active hull as it would go on: the base is followed from place to place.
class Line
{
public:
    explicit Line(const Position& position)
        : m_position(position),
          m_figure(position.turn().figure),
          m_stance{position.figure(m_figure).square, position.figure(m_figure).facing},
          m_bans(bansOfActive(position))
    {}

    const Stance& stance() const { return m_stance; }

    /// MD-08: turns on the dot.
    Refusal turnTo(Direction facing)
    {
        if (facing == m_stance.facing)
            return allowed;
        if (isDiagonal(facing))
            return {"MD-12"};
        const Body before = body();
        m_stance.facing = facing;
        const Board& board = m_position.board();
        BaseQuery query;
        query.base = m_position.kind(m_figure).base();
        query.doors = m_position.state().doors();
        query.crosses = isFlyer(m_position, m_figure);
        const BaseFit fit = fitOnTheWay(board, query, board.squareOf(m_stance.anchor), facing);
        if (!fit.isFine())
            return {fit.fault == BaseFault::Crevasse ? "BASE-06" : "MD-08"};
        return checkPlace(before);
    }

    /// MD-09: one part of a step.
    Refusal shift(Direction direction)
    {
        const Body before = body();
        if (const Refusal refusal = checkShift(m_position, m_figure, m_stance, Side(int(direction) / 2));
            !refusal.isAllowed())
            return refusal;
        m_stance.anchor = m_position.board().neighbour(m_stance.anchor, direction);
        return checkPlace(before);
    }

    /// MD-09: the step after `made` of them, whole.
    Refusal step(int ahead, int aside, int made)
    {
        const StepParts parts = stepOf(m_stance.facing, ahead, aside, made);
        for (int i = 0; i < parts.count; ++i)
            if (const Refusal refusal = shift(parts.directions[std::size_t(i)]); !refusal.isAllowed())
                return refusal;
        return allowed;
    }

    /// MD-11: it has come next to a multi-dial figure since it lay so.
    bool hasMet(const Body& before) const
    {
        bool hasMet = false;
        forEachHullNear(m_position, m_figure, body(), false, [&](FigureId other) {
            bool wasBeside = false;
            forEachHullNear(m_position, m_figure, before, false,
                            [&](FigureId known) { wasBeside |= known == other; });
            hasMet |= !wasBeside;
        });
        return hasMet;
    }

    /// BASE-05: it may lie there when it stops.
    Refusal checkEnd() const { return checkStance(m_position, m_figure, m_stance); }

    Body body() const { return bodyAt(m_position.board(), m_position.kind(m_figure), m_stance); }

private:
    /// MD-11: never over another multi-dial figure; SPAWN-03: nor where a monster may not come.
    Refusal checkPlace(const Body& before) const
    {
        const Body now = body();
        bool isOver = false;
        forEachHullNear(m_position, m_figure, now, true, [&](FigureId) { isOver = true; });
        if (isOver)
            return {"MD-11"};
        for (const SquareIndex square : now)
            if (m_position.state().occupant(square).isToken())
                return {"MOV-12"}; // MD-10: these squares stay closed
        for (const SquareIndex square : now)
            if (!before.contains(square))
                if (const Refusal refusal =
                        checkBansAt(m_position, m_bans, m_position.figure(m_figure).square, square);
                    !refusal.isAllowed())
                    return refusal;
        return allowed;
    }

    const Position& m_position;
    FigureId m_figure;
    Stance m_stance;
    Bans m_bans;
};

/// MD-04, MD-26, MD-36: the active figure can begin a move of this kind at all.
Refusal checkMayDrive(const Position& position)
{
    const TurnState& turn = position.turn();
    if (turn.figure == FigureId::None || !isHull(position, turn.figure))
        return {"MD-04"};
    if (!position.figure(turn.figure).isInside())
        return {"START-05"};
    if (turn.isBound(bound::driven))
        return {"MD-04"};
    if (turn.isBound(bound::acted) || turn.has(activation::attacked))
        return {"MD-26"};
    return isHeld(position) ? Refusal{"MD-36"} : allowed;
}

/// MD-04, MD-05, MD-06, CHAR-03, BASE-17: a line that is one of the two ways.
Refusal checkForm(const Position& position, const Drive& action)
{
    const TurnState& turn = position.turn();
    const bool turns = action.facing != position.figure(turn.figure).facing;
    if (turn.has(activation::entered) && (turns || action.aside != 0 || action.ahead <= 0))
        return {"BASE-17"}; // entering was the first part of its move
    if (action.ahead < 0) {
        if (position.game().kind(turn.figure).figure().isChariot())
            return {"CHAR-03"};
        return turns || action.aside != 0 ? Refusal{"MD-06"} : allowed;
    }
    if (std::abs(action.aside) > action.ahead)
        return {"MD-05"};
    return action.ahead == 0 && !turns ? Refusal{"MD-04"} : allowed;
}

} // namespace

int costOf(const Drive& action)
{
    return std::abs(action.ahead) + std::abs(action.aside);
}

Refusal check(const Position& position, const Drive& action)
{
    if (const Refusal refusal = checkMayDrive(position); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkForm(position, action); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkSpeed(position, costOf(action)); !refusal.isAllowed())
        return refusal;
    Line line(position);
    const int steps = std::abs(action.ahead);
    for (int made = -1; made < steps; ++made) {
        const Body before = line.body();
        const Refusal refusal =
            made < 0 ? line.turnTo(action.facing) : line.step(action.ahead, action.aside, made);
        if (!refusal.isAllowed())
            return refusal;
        // MD-11: its movement ends where it comes into contact.
        if (made + 1 < steps && line.hasMet(before))
            return {"MD-11"};
    }
    return line.checkEnd();
}

void carryOut(Unfolding& unfolding, const Drive& action)
{
    const FigureId figure = unfolding.turn().figure;
    unfolding.emit("MD-04", ActivationBound{bound::driven});
    unfolding.later(DriveOn{action.ahead, action.aside, 0});
    if (unfolding.position().figure(figure).facing == action.facing)
        return;
    unfolding.emit("MD-08", FigureTurned{figure, action.facing});
    unfolding.later(AfterStep{});
}

void resume(Unfolding& unfolding, const DriveOn& task)
{
    const Position position = unfolding.position();
    if (isActiveGone(position) || task.made >= std::abs(task.ahead))
        return;
    Line line(position);
    // Somebody may have come in the way meanwhile.
    if (!line.step(task.ahead, task.aside, task.made).isAllowed())
        return;
    const StepParts parts =
        stepOf(position.figure(unfolding.turn().figure).facing, task.ahead, task.aside, task.made);
    std::array<SquareIndex, 2> way{};
    SquareIndex square = squareOfActive(position);
    for (int i = 0; i < parts.count; ++i) {
        square = position.board().neighbour(square, parts.directions[std::size_t(i)]);
        way[std::size_t(i)] = square;
    }
    unfolding.later(DriveOn{task.ahead, task.aside, std::int8_t(task.made + 1)});
    moveActive(unfolding, task.ahead < 0 ? "MD-06" : "MD-05", {way.data(), std::size_t(parts.count)},
               parts.count, false);
}

std::optional<Stance> stanceAfter(const Position& position, const Drive& action)
{
    const FigureId figure = position.turn().figure;
    const Offset ahead = offsetOf(action.facing);
    const Offset right = offsetOf(turned(action.facing, 2));
    const Square anchor = position.board().squareOf(position.figure(figure).square);
    const SquareIndex to =
        position.board().squareAt(anchor + Offset{ahead.dx * action.ahead + right.dx * action.aside,
                                                  ahead.dy * action.ahead + right.dy * action.aside});
    return to == noSquare ? std::nullopt : std::optional(Stance{to, action.facing});
}

void listDrives(const Position& position, ActionList& actions)
{
    if (!checkMayDrive(position).isAllowed())
        return;
    const int speed = position.turn().speed;
    for (const Side side : allSides) {
        const Direction facing = directionOf(side);
        actions.offer(Drive{facing});
        for (int ahead = 1; ahead <= speed; ++ahead)
            for (int aside = -std::min(ahead, speed - ahead); aside <= std::min(ahead, speed - ahead);
                 ++aside)
                actions.offer(Drive{facing, std::int8_t(ahead), std::int8_t(aside)});
    }
    for (int back = 1; back <= speed; ++back)
        actions.offer(Drive{position.figure(position.turn().figure).facing, std::int8_t(-back)});
}

} // namespace delve::mageknight::play
