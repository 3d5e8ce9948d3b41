// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class ActionList;

/// SA-FLIGHT, SPD-09, SPD-10: over squares where it may not stop, to the first where it may: a row of steps.
struct FlyTo
{
    SquareIndex square = noSquare;
    bool use = false; ///< MRK-08

    static constexpr std::string_view name = "fly-to";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool keepsMoving = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &FlyTo::square), field("use", &FlyTo::use));
    }
    friend bool operator==(const FlyTo&, const FlyTo&) = default;
};

/// MOV-14: what is left of a flight once a step of it is over. Where something stops the figure on the way
/// its player decides how it goes on.
struct FlyOn
{
    SquareIndex square = noSquare;
    bool use = false; ///< MRK-08

    static constexpr std::string_view name = "fly-on";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &FlyOn::square), field("use", &FlyOn::use));
    }
};

Refusal check(const Position& position, const FlyTo& action);
void carryOut(Unfolding& unfolding, const FlyTo& action);
void resume(Unfolding& unfolding, const FlyOn& task);
void listFlights(const Position& position, ActionList& actions);

/// What a flight that is legal takes.
struct Fare
{
    int points = 0;     ///< with the attempts to break away
    int breakAways = 0; ///< BRK-01: where it is held on the way
};
Fare fareOf(const Position& position, const FlyTo& action);

/// BRK-06, SPD-10: some flight costs no more than so many speed points.
bool hasFlight(const Position& position, int points);

/// SA-FLIGHT: PASS does not apply to the active figure (OQ-FLIGHT).
bool fliesOverFigures(const Position& position);

} // namespace delve::mageknight::play
