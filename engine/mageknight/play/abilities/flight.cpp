// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/flight.h"

#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/breakaway.h"
#include "engine/mageknight/play/moving/surroundings.h"
#include "engine/mageknight/play/turns/activations.h"

#include <cassert>
#include <optional>

namespace delve::mageknight::play {

namespace {

/// SA-FLIGHT, SPD-10: it can cross this square but not stop there. Tokens cannot be crossed (MOV-12).
bool isOnlyCrossed(const Position& position, SquareIndex square)
{
    const Occupant occupant = position.state().occupant(square);
    if (occupant.isToken())
        return false;
    if (!occupant.isNone())
        return position.game().options().flightIgnoresFigures;
    return !position.board().isPlayable(square) || isNoStop(position, square);
}

/// It is inside, it flies, and there is something beside it to fly over.
bool mayFly(const Position& position)
{
    const FigureId figure = position.turn().figure;
    // BASE-05: larger bases cross what they may not rest on step by step.
    if (figure == FigureId::None || !position.figure(figure).isInside() ||
        !position.kind(figure).isOneSquare() || !isFlyer(position, figure))
        return false;
    bool isOverSomething = false;
    forEachAdjacentSquare(position, position.figure(figure).square, [&](Direction, SquareIndex square) {
        isOverSomething |= isOnlyCrossed(position, square);
    });
    return isOverSomething;
}

/// Where a flight is looked at.
enum class Start : std::uint8_t
{
    OnGround, ///< what lies beside the start is a step, no flight
    OnTheWay
};

/// The cheapest flights over squares that are only crossed, up to the first square behind them. BRK-02: to
/// get away from those who hold the figure on the way is a part of the price.
class Flights
{
public:
    Flights(const Position& position, int points, Start start = Start::OnGround)
        : Flights(position, points, start, bansOfActive(position))
    {}

    /// The flights of a figure that only these bans concern.
    Flights(const Position& position, int points, Start start, const Bans& bans)
        : m_position(position),
          m_pace(paceOfActive(position)),
          m_bans(bans),
          m_start(position.figure(position.turn().figure).square),
          m_around(position.board(), m_start, points)
    {
        using Ground = Surroundings::Ground;
        m_around.spread(position, [&](SquareIndex from, Direction direction, SquareIndex to) {
            const int cost = stepCost(position, m_pace, from, direction);
            if (position.board().terrain(to) == Terrain::Blocking || to == m_start)
                return Surroundings::Entry{Ground::Closed, cost};
            const bool isWay = isOnlyCrossed(position, to);
            if (!isWay &&
                ((from == m_start && start == Start::OnGround) || !position.state().occupant(to).isNone()))
                return Surroundings::Entry{Ground::Closed, cost};
            if (!checkBans(position, m_bans, from, to).isAllowed())
                return Surroundings::Entry{Ground::Closed, cost};
            return isWay ? Surroundings::Entry{Ground::Way, cost + tollOn(from, to)}
                         : Surroundings::Entry{Ground::Open, cost};
        });
    }

    /// What a flight to this square costs, or -1.
    int costTo(SquareIndex square) const { return isLanding(square) ? m_around.cost(square) : -1; }

    template <typename Visit> void forEachLanding(Visit&& visit) const
    {
        m_around.forEachReached([&](SquareIndex square, int cost) {
            if (isLanding(square))
                visit(square, cost);
        });
    }

    /// The first step of a flight to a square that can be reached.
    Direction firstStepTo(SquareIndex square) const
    {
        Direction first = Direction::North;
        forEachStepBackFrom(square,
                            [&](SquareIndex, Direction direction, SquareIndex) { first = direction; });
        return first;
    }

    /// BRK-01: how often the figure is held on a flight to a square that can be reached.
    int holdsBefore(SquareIndex square) const
    {
        int holds = 0;
        forEachStepBackFrom(square, [&](SquareIndex from, Direction, SquareIndex to) {
            holds += to != square && tollOn(from, to) > 0;
        });
        return holds;
    }

    /// The first of these bans that a flight to a square that can be reached meets.
    Refusal firstBanTo(SquareIndex square, const Bans& bans) const
    {
        Refusal first = allowed;
        forEachStepBackFrom(square, [&](SquareIndex from, Direction, SquareIndex to) {
            if (const Refusal refusal = checkBans(m_position, bans, from, to); !refusal.isAllowed())
                first = refusal;
        });
        return first;
    }

private:
    bool isLanding(SquareIndex square) const
    {
        return square != m_start && !isOnlyCrossed(m_position, square);
    }

    /// BRK-02: what it takes to leave a square over which it is held.
    int tollOn(SquareIndex from, SquareIndex to) const
    {
        return isHeldNext(m_position, from, to) ? breakAwayCost : 0;
    }

    /// Calls `visit(from, direction, to)` for the steps of a flight, last one first.
    template <typename Visit> void forEachStepBackFrom(SquareIndex square, Visit&& visit) const
    {
        for (SquareIndex at = square; at != m_start;) {
            SquareIndex before = noSquare;
            Direction onward = Direction::North;
            const bool isWay = at != square;
            forEachAdjacentSquare(m_position, at, [&](Direction back, SquareIndex next) {
                const int spent = m_around.cost(next);
                const bool leadsHere = next == m_start || isOnlyCrossed(m_position, next);
                if (before != noSquare || spent < 0 || !leadsHere ||
                    !checkBans(m_position, m_bans, next, at).isAllowed())
                    return;
                const int cost = stepCost(m_position, m_pace, next, opposite(back));
                if (spent + cost + (isWay ? tollOn(next, at) : 0) != m_around.cost(at))
                    return;
                before = next;
                onward = opposite(back);
            });
            assert(before != noSquare);
            visit(before, onward, at);
            at = before;
        }
    }

    const Position& m_position;
    Pace m_pace;
    Bans m_bans;
    SquareIndex m_start;
    Surroundings m_around;
};

Refusal checkLanding(const Position& position, const FlyTo& action)
{
    // MOV-11, ART-10 and the bans have been looked at on the way.
    if (const Refusal refusal = checkUse(position, action.square, action.use); !refusal.isAllowed())
        return refusal;
    return isHeld(position) ? Refusal{"BRK-01"} : allowed;
}

/// What keeps the figure from a square that no flight leads to: a ban, if there would be a flight without.
Refusal whyNotReached(const Position& position, SquareIndex square)
{
    const Flights daring(position, position.turn().speed, Start::OnGround, Bans{});
    if (daring.costTo(square) < 0)
        return {"SA-FLIGHT"};
    return daring.firstBanTo(square, bansOfActive(position));
}

/// The next step of a flight to this square.
std::optional<Direction> nextStep(const Position& position, SquareIndex to)
{
    // ART-10: over an artifact it is on its way as well as over somebody.
    const Start start = checkStopping(position).isAllowed() ? Start::OnGround : Start::OnTheWay;
    const Flights flights(position, position.turn().speed, start);
    return flights.costTo(to) >= 0 ? std::optional(flights.firstStepTo(to)) : std::nullopt;
}

} // namespace

bool fliesOverFigures(const Position& position)
{
    const FigureId figure = position.turn().figure;
    return figure != FigureId::None && position.game().options().flightIgnoresFigures &&
           isFlyer(position, figure);
}

Refusal check(const Position& position, const FlyTo& action)
{
    if (action.square < 0 || action.square >= position.board().squareCount() || !mayFly(position))
        return {"SA-FLIGHT"};
    const bool isReached = Flights(position, position.turn().speed).costTo(action.square) >= 0;
    return isReached ? checkLanding(position, action) : whyNotReached(position, action.square);
}

void carryOut(Unfolding& unfolding, const FlyTo& action)
{
    resume(unfolding, FlyOn{action.square, action.use});
}

void resume(Unfolding& unfolding, const FlyOn& task)
{
    const Position position = unfolding.position();
    if (isActiveGone(position) || isHeld(position))
        return;
    const auto direction = nextStep(position, task.square);
    if (!direction)
        return; // somebody came in the way
    const SquareIndex from = squareOfActive(position);
    const SquareIndex to = position.board().neighbour(from, *direction);
    const int cost = stepCostOfActive(position, from, *direction);
    // DG-14: if it does not dare the rest of the flight falls away, so that is found out first.
    if (!daresToGo(unfolding, {&to, 1}))
        return;
    const bool isLanding = to == task.square;
    if (!isLanding)
        unfolding.later(task);
    moveActive(unfolding, "SA-FLIGHT", to, cost, task.use && isLanding);
}

Fare fareOf(const Position& position, const FlyTo& action)
{
    const Flights flights(position, position.turn().speed);
    return {flights.costTo(action.square), flights.holdsBefore(action.square)};
}

void listFlights(const Position& position, ActionList& actions)
{
    if (position.turn().has(activation::onlyTurning) || !mayFly(position))
        return; // MRK-09
    Flights(position, position.turn().speed).forEachLanding([&](SquareIndex square, int) {
        for (const bool use : {false, true})
            if (const FlyTo action{square, use}; checkLanding(position, action).isAllowed())
                actions.add(action);
    });
}

bool hasFlight(const Position& position, int points)
{
    if (!mayFly(position))
        return false;
    bool found = false;
    Flights(position, points).forEachLanding([&](SquareIndex, int) { found = true; });
    return found;
}

} // namespace delve::mageknight::play
