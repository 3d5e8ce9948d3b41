#include "engine/play/abilities/flight.h"

#include "engine/play/breakaway.h"
#include "engine/play/figures.h"
#include "engine/play/unfolding.h"
#include "engine/play/values.h"

#include <algorithm>

namespace delve::play {

namespace {

struct Reached
{
    SquareIndex square = noSquare;
    int cost = 0;
};

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

/// The cheapest flights over squares that are only crossed, up to the first square behind them.
std::vector<Reached> flights(const Position& position)
{
    std::vector<Reached> crossed;
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None || !position.figure(figure).isInside() || !isFlyer(position, figure))
        return crossed;
    const Board& board = position.board();
    const int speed = position.turn().speed;
    std::vector<Reached> landings;
    // Returns whether the square was not known to be so cheap.
    const auto improve = [](std::vector<Reached>& list, SquareIndex square, int cost) {
        const auto known = std::ranges::find(list, square, &Reached::square);
        if (known == list.end()) {
            list.push_back({square, cost});
            return true;
        }
        const bool isCheaper = cost < known->cost;
        known->cost = std::min(known->cost, cost);
        return isCheaper;
    };
    const SquareIndex start = position.figure(figure).square;
    crossed.push_back({start, 0});
    // A list in order of discovery, gone through until nothing gets cheaper: flights are short.
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < crossed.size(); ++i) {
            const Reached from = crossed[i];
            forEachAdjacentSquare(position, from.square, [&](Direction direction, SquareIndex to) {
                const int cost = from.cost + stepCost(board, from.square, direction, Gait::Fly);
                if (cost > speed || to == start || board.terrain(to) == Terrain::Blocking)
                    return;
                if (!isOnlyCrossed(position, to)) {
                    if (from.square != start)
                        improve(landings, to, cost);
                } else if (checkBans(position, to).isAllowed()) { // PASS-14: they look at every square
                    changed |= improve(crossed, to, cost);
                }
            });
        }
    }
    std::ranges::sort(landings, {}, &Reached::square);
    return landings;
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
    const std::vector<Reached> landings = flights(position);
    const auto landing = std::ranges::find(landings, action.square, &Reached::square);
    if (landing == landings.end())
        return {"SA-FLIGHT"};
    if (const Refusal refusal = checkDestination(position, action.square, landing->cost);
        !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkUse(position, action.square, action.use); !refusal.isAllowed())
        return refusal;
    return isHeld(position) ? Refusal{"BRK-01"} : allowed;
}

void carryOut(Unfolding& unfolding, const FlyTo& action)
{
    const std::vector<Reached> landings = flights(unfolding.position());
    const int cost = std::ranges::find(landings, action.square, &Reached::square)->cost;
    moveActive(unfolding, "SA-FLIGHT", action.square, cost, action.use);
}

void listFlights(const Position& position, ActionList& actions)
{
    for (const Reached& landing : flights(position)) {
        actions.offer(FlyTo{landing.square});
        actions.offer(FlyTo{landing.square, true});
    }
}

} // namespace delve::play
