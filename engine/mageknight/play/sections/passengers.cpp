// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/sections/passengers.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "engine/mageknight/play/moving/movement.h"
#include "engine/mageknight/play/moving/spin.h"
#include "engine/mageknight/play/riding/dismounting.h"
#include "engine/mageknight/play/riding/on_foot.h"
#include "engine/mageknight/play/sections/sections.h"

namespace delve::mageknight::play {

namespace {

constexpr int boardingCost = 4;    // PSGR-07, PSGR-08
constexpr int goesThroughFrom = 5; // PSGR-16

/// PSGR-07, PSGR-08: the square touches a side or the back of the chariot, with no wall between.
bool isAtCompartment(const Position& position, FigureId chariot, SquareIndex square)
{
    bool isThere = false;
    for (const Section section : {Section::Left, Section::Right, Section::Back})
        isThere |= isEdgeSquare(position, sectionOf(chariot, section), square);
    return isThere && isSquareBeside(position, square, chariot);
}

/// CHAR-06: the square is one of the four around the dot and somebody may stand there.
bool isSoftLanding(const Position& position, FigureId chariot, SquareIndex square)
{
    return square != noSquare && position.board().isPlayable(square) && !isNoStop(position, square) &&
           position.state().occupant(square).figure() == chariot;
}

/// CHAR-06, MAP-23: calls `visit(square)` for the squares to choose from.
template <typename Visit> void forEachLanding(const Position& position, FigureId chariot, Visit&& visit)
{
    const FigureState& state = position.figure(chariot);
    const Board& board = position.board();
    const Square anchor = board.squareOf(state.square);
    bool isAny = false;
    for (const Offset offset : measuringSquaresOf(position.game().kind(chariot).base(), state.facing))
        if (const SquareIndex square = board.squareAt(anchor + offset);
            isSoftLanding(position, chariot, square)) {
            isAny = true;
            visit(square);
        }
    if (isAny)
        return;
    if (const SquareIndex square = nearestFree(position, state.square, false); square != noSquare)
        visit(square);
}

} // namespace

Refusal check(const Position& position, const BoardChariot& action)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None || !position.figure(figure).isInside() ||
        position.figure(figure).isAboard() || !position.knows(action.chariot) ||
        !position.figure(action.chariot).isInside())
        return {"PSGR-07"};
    // PSGR-01, PSGR-02: a friend's chariot with room, for who may ride in one.
    if (!position.game().canBoard(figure, action.chariot) || areOpposing(position, figure, action.chariot))
        return {"PSGR-02"};
    if (position.figure(action.chariot).isRidden())
        return {"PSGR-01"};
    if (!isAtCompartment(position, action.chariot, position.figure(figure).square))
        return {"PSGR-07"};
    return checkSpeed(position, boardingCost);
}

void carryOut(Unfolding& unfolding, const BoardChariot& action)
{
    const FigureId figure = unfolding.turn().figure;
    unfolding.later(CloseActivation{}); // PSGR-07: nothing else is possible after that
    unfolding.spend("PSGR-07", boardingCost);
    unfolding.emit("PSGR-07", PassengerBoarded{figure, action.chariot});
}

Refusal check(const Position& position, const Disembark& action)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None || !isPassenger(position, figure) || !position.figure(figure).isInside())
        return {"PSGR-08"};
    const FigureId chariot = position.figure(figure).carrier;
    const bool fits = action.square >= 0 && action.square < position.board().squareCount() &&
                      isFreeToPut(position, action.square) &&
                      isAtCompartment(position, chariot, action.square) &&
                      fitsOnFoot(position, figure, action.leaning);
    return fits ? checkSpeed(position, boardingCost) : Refusal{"PSGR-08"};
}

void carryOut(Unfolding& unfolding, const Disembark& action)
{
    const FigureId figure = unfolding.turn().figure;
    const FigureId chariot = unfolding.position().figure(figure).carrier;
    unfolding.later(CloseActivation{});
    unfolding.spend("PSGR-08", boardingCost);
    unfolding.emit("PSGR-08", PassengerLeft{figure, chariot, action.square, action.facing});
    lean(unfolding, figure, action.leaning);
    offerSpins(unfolding, std::array{figure});
}

void listPassengerDeeds(const Position& position, ActionList& actions)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None || !position.game().hasSections() || !position.figure(figure).isInside())
        return;
    if (!isPassenger(position, figure)) {
        if (position.kind(figure).isOneSquare())
            forEachNeighbour(position, figure, [&](FigureId other) {
                if (isHull(position, other))
                    actions.offer(BoardChariot{other});
            });
        return;
    }
    forEachSquareBeside(position, position.figure(figure).carrier, [&](SquareIndex square) {
        forEachHeadingOnFoot(position, figure, [&](Direction facing, Leaning leaning) {
            actions.offer(Disembark{square, facing, leaning});
        });
    });
}

bool hasRoomToFall(const Position& position, FigureId chariot)
{
    bool hasRoom = false;
    forEachLanding(position, chariot, [&](SquareIndex) { hasRoom = true; });
    return hasRoom;
}

PlayerId deciderOf(const Position& position, const ThrownOut& task)
{
    return landerFor(position, task.passenger);
}

void listOptions(const Position& position, const ThrownOut& task, ActionList& actions)
{
    forEachLanding(position, task.chariot, [&](SquareIndex square) {
        forEachHeadingOnFoot(position, task.passenger, [&](Direction facing, Leaning leaning) {
            actions.add(StandOn{square, facing, leaning});
        });
    });
}

Refusal checkThrow(const Position& position, const ThrownOut& task, const StandOn& action)
{
    bool isLanding = false;
    forEachLanding(position, task.chariot, [&](SquareIndex square) { isLanding |= square == action.square; });
    return isLanding && fitsOnFoot(position, task.passenger, action.leaning) ? allowed : Refusal{"CHAR-06"};
}

void throwOut(Unfolding& unfolding, const ThrownOut& task, const StandOn& action)
{
    // The chariot is gone before anybody lies where its dot was.
    eliminate(unfolding, "MD-23", task.chariot, task.victor);
    unfolding.emit("CHAR-06", PassengerLeft{task.passenger, task.chariot, action.square, action.facing});
    lean(unfolding, task.passenger, action.leaning);
    const PlayerId roller = actorOf(unfolding.position(), task.passenger);
    const int clicks = unfolding.rollOne("CHAR-06", RollFor::Fall, roller).first;
    // CHAR-06: nothing reduces it, and it counts as the deed of who broke the chariot.
    dealDamage(unfolding, "CHAR-06", std::array{Hit{task.passenger, clicks}}, task.victor);
    if (!isSpent(unfolding.position(), task.passenger))
        offerSpins(unfolding, std::array{task.passenger});
}

void expectPassengers(Unfolding& unfolding, const Stroke& stroke, const Hit& hit)
{
    const Position position = unfolding.position();
    if (hit.clicks <= 0 || !isSection(position, hit.figure) ||
        position.game().kind(hit.figure).section() == Section::Front)
        return;
    const FigureId passenger = position.figure(position.figure(hit.figure).carrier).load;
    // MD-22: what goes beyond the third skull is not recorded.
    const int recorded = std::min(hit.clicks, clicksLeft(position, hit.figure));
    if (passenger != FigureId::None && recorded > 0)
        unfolding.later(GoesThrough{stroke.striker, passenger, std::uint8_t(recorded)});
}

void resume(Unfolding& unfolding, const GoesThrough& task)
{
    if (!unfolding.position().figure(task.passenger).isInside())
        return;
    const PlayerId roller = actorOf(unfolding.position(), task.striker);
    if (unfolding.rollOne("PSGR-16", RollFor::Passenger, roller).first < goesThroughFrom)
        return;
    // PSGR-17: it is never magic; armour of his own reduces it.
    dealAbilityDamage(unfolding, "PSGR-16", std::array{Hit{task.passenger, task.clicks}}, task.striker);
}

Refusal checkPassengerShoots(const Position& position, FigureId passenger)
{
    // PSGR-11: before the chariot has moved or turned in this turn.
    return position.figure(position.figure(passenger).carrier).has(mark::drove) ? Refusal{"PSGR-11"}
                                                                                : allowed;
}

Refusal checkPassengerShot(const Position& position, FigureId passenger, FigureId target)
{
    const FigureId chariot = position.figure(passenger).carrier;
    if (pieceOf(position, target) == chariot)
        return {"PSGR-10"};
    return areAdjacent(position, chariot, target) ? Refusal{"PSGR-13"} : allowed;
}

void evolve(StateWriter& state, const PassengerBoarded& event)
{
    evolve(state, RiderMounted{event.passenger, event.chariot});
}

void evolve(StateWriter& state, const PassengerLeft& event)
{
    part(state, event.passenger);
    FigureState& passenger = state.figure(event.passenger);
    passenger.where = Whereabouts::Inside;
    passenger.square = event.to;
    passenger.facing = event.facing;
    state.settle(event.passenger);
}

} // namespace delve::mageknight::play
