#pragma once

#include "engine/play/moments.h"

namespace delve::play {

class Unfolding;
class ActionList;

/// SA-FLIGHT, SPD-09, SPD-10: over squares where it may not stop, to one where it may. One step of MOV-14.
struct FlyTo
{
    SquareIndex square = noSquare;
    bool use = false; ///< MRK-08

    static constexpr std::string_view name = "fly-to";
    static constexpr Moment moment = Moment::Act;
    static constexpr bool keepsMoving = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &FlyTo::square), field("use", &FlyTo::use));
    }
    friend bool operator==(const FlyTo&, const FlyTo&) = default;
};

Refusal check(const Position& position, const FlyTo& action);
void carryOut(Unfolding& unfolding, const FlyTo& action);
void listFlights(const Position& position, ActionList& actions);

/// SA-FLIGHT: PASS does not apply to the active figure (OQ-FLIGHT).
bool fliesOverFigures(const Position& position);

} // namespace delve::play
