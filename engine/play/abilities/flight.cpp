#include "engine/play/abilities/flight.h"

#include "engine/play/breakaway.h"
#include "engine/play/surroundings.h"
#include "engine/play/unfolding.h"
#include "engine/play/values.h"

namespace delve::play {

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
    if (figure == FigureId::None || !position.figure(figure).isInside() || !isFlyer(position, figure))
        return false;
    bool isOverSomething = false;
    forEachAdjacentSquare(position, position.figure(figure).square, [&](Direction, SquareIndex square) {
        isOverSomething |= isOnlyCrossed(position, square);
    });
    return isOverSomething;
}

/// The cheapest flights over squares that are only crossed, up to the first square behind them.
class Flights
{
public:
    explicit Flights(const Position& position)
        : m_position(position),
          m_start(position.figure(position.turn().figure).square),
          m_around(position.board(), m_start, position.turn().speed)
    {
        using Ground = Surroundings::Ground;
        const Pace pace = paceOfActive(position);
        const Bans bans = bansOfActive(position);
        m_around.spread(position, [&](SquareIndex from, Direction direction, SquareIndex to) {
            const int cost = stepCost(position, pace, from, direction);
            if (position.board().terrain(to) == Terrain::Blocking || to == m_start)
                return Surroundings::Entry{Ground::Closed, cost};
            if (!isOnlyCrossed(position, to)) // what lies beside the start is a step, no flight
                return Surroundings::Entry{from == m_start ? Ground::Closed : Ground::Open, cost};
            // PASS-14: bans look at every square.
            return Surroundings::Entry{
                checkBans(position, bans, to).isAllowed() ? Ground::Way : Ground::Closed, cost};
        });
    }

    /// What a flight to this square costs, or -1.
    int costTo(SquareIndex square) const
    {
        return square != m_start && !isOnlyCrossed(m_position, square) ? m_around.cost(square) : -1;
    }

    template <typename Visit> void forEachLanding(Visit&& visit) const
    {
        m_around.forEachReached([&](SquareIndex square, int cost) {
            if (square != m_start && !isOnlyCrossed(m_position, square))
                visit(square, cost);
        });
    }

private:
    const Position& m_position;
    SquareIndex m_start;
    Surroundings m_around;
};

Refusal checkLanding(const Position& position, const FlyTo& action, int cost)
{
    if (const Refusal refusal = checkDestination(position, action.square, cost); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkUse(position, action.square, action.use); !refusal.isAllowed())
        return refusal;
    return isHeld(position) ? Refusal{"BRK-01"} : allowed;
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
    const int cost = Flights(position).costTo(action.square);
    return cost < 0 ? Refusal{"SA-FLIGHT"} : checkLanding(position, action, cost);
}

void carryOut(Unfolding& unfolding, const FlyTo& action)
{
    const int cost = Flights(unfolding.position()).costTo(action.square);
    moveActive(unfolding, "SA-FLIGHT", action.square, cost, action.use);
}

void listFlights(const Position& position, ActionList& actions)
{
    if (position.turn().has(activation::onlyTurning) || !mayFly(position))
        return; // MRK-09
    Flights(position).forEachLanding([&](SquareIndex square, int cost) {
        for (const bool use : {false, true})
            if (const FlyTo action{square, use}; checkLanding(position, action, cost).isAllowed())
                actions.add(action);
    });
}

} // namespace delve::play
