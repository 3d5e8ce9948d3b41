// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/figures/figures.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;
struct Hit;
struct Stroke;

// PSGR, CHAR-05, CHAR-06: who rides in a chariot. A passenger has an activation of its own, occupies nothing
// and is nobody's target.

/// PSGR-01: the figure rides in a chariot.
inline bool isPassenger(const Position& position, FigureId figure)
{
    const FigureId carrier = position.figure(figure).carrier;
    return carrier != FigureId::None && position.figure(carrier).load == figure && isHull(position, carrier);
}

/// PSGR-07: the active figure gets into a chariot beside it.
struct BoardChariot
{
    FigureId chariot = FigureId::None;

    static constexpr std::string_view name = "board-chariot";
    static constexpr Timing timing = Timing::Act;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chariot", &BoardChariot::chariot));
    }
    friend bool operator==(const BoardChariot&, const BoardChariot&) = default;
};

/// PSGR-08: the active passenger gets out and stands there.
struct Disembark
{
    SquareIndex square = noSquare;
    Direction facing = Direction::North;
    Leaning leaning = Leaning::None;

    static constexpr std::string_view name = "disembark";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &Disembark::square), field("facing", &Disembark::facing),
                          field("leaning", &Disembark::leaning));
    }
    friend bool operator==(const Disembark&, const Disembark&) = default;
};

struct PassengerBoarded
{
    FigureId passenger = FigureId::None;
    FigureId chariot = FigureId::None;

    static constexpr std::string_view name = "passenger-boarded";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("passenger", &PassengerBoarded::passenger),
                          field("chariot", &PassengerBoarded::chariot));
    }
    friend bool operator==(const PassengerBoarded&, const PassengerBoarded&) = default;
};

/// It left the chariot, or was thrown out of it as it broke.
struct PassengerLeft
{
    FigureId passenger = FigureId::None;
    FigureId chariot = FigureId::None;
    SquareIndex to = noSquare;
    Direction facing = Direction::North;

    static constexpr std::string_view name = "passenger-left";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("passenger", &PassengerLeft::passenger),
                          field("chariot", &PassengerLeft::chariot), squareField("to", &PassengerLeft::to),
                          field("facing", &PassengerLeft::facing));
    }
    friend bool operator==(const PassengerLeft&, const PassengerLeft&) = default;
};

/// CHAR-06: where the passenger of a chariot that is eliminated comes to lie; StandOn answers it.
struct ThrownOut
{
    FigureId passenger = FigureId::None;
    FigureId chariot = FigureId::None;
    FigureId victor = FigureId::None;

    static constexpr std::string_view name = "thrown-out";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "CHAR-06";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("passenger", &ThrownOut::passenger), field("chariot", &ThrownOut::chariot),
                          field("victor", &ThrownOut::victor));
    }
};

/// PSGR-16: an attack has recorded clicks on the dial of a section, which may go through to the passenger.
struct GoesThrough
{
    FigureId striker = FigureId::None;
    FigureId passenger = FigureId::None;
    std::uint8_t clicks = 0;

    static constexpr std::string_view name = "goes-through";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("striker", &GoesThrough::striker),
                          field("passenger", &GoesThrough::passenger), field("clicks", &GoesThrough::clicks));
    }
};

struct StandOn;

Refusal check(const Position& position, const BoardChariot& action);
Refusal check(const Position& position, const Disembark& action);
void carryOut(Unfolding& unfolding, const BoardChariot& action);
void carryOut(Unfolding& unfolding, const Disembark& action);
void resume(Unfolding& unfolding, const GoesThrough& task);
void evolve(StateWriter& state, const PassengerBoarded& event);
void evolve(StateWriter& state, const PassengerLeft& event);
PlayerId deciderOf(const Position& position, const ThrownOut& task);
void listOptions(const Position& position, const ThrownOut& task, ActionList& actions);
void listPassengerDeeds(const Position& position, ActionList& actions);

/// CHAR-06: StandOn as the answer to ThrownOut.
Refusal checkThrow(const Position& position, const ThrownOut& task, const StandOn& action);
void throwOut(Unfolding& unfolding, const ThrownOut& task, const StandOn& action);
/// CHAR-06: the passenger finds a square to come down on.
bool hasRoomToFall(const Position& position, FigureId chariot);
/// PSGR-16: looks after the damage whether it goes through.
void expectPassengers(Unfolding& unfolding, const Stroke& stroke, const Hit& hit);
/// PSGR-10 to PSGR-13: what keeps a passenger from shooting at all, and at this target.
Refusal checkPassengerShoots(const Position& position, FigureId passenger);
Refusal checkPassengerShot(const Position& position, FigureId passenger, FigureId target);

} // namespace delve::mageknight::play
