// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// CAV-12 to CAV-14: a cavalry unit has one activation, in which the player chooses who of the two acts. The
// mount moves; attacks and other deeds are made with the dial of the one that was chosen.

/// CAV-14: the rider of the active mount acts from now on, or the mount of the active rider. MD-27: a section
/// of the active multi-dial figure, or its hull.
struct ActAs
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "act-as";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &ActAs::figure));
    }
    friend bool operator==(const ActAs&, const ActAs&) = default;
};

struct ActorChosen
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "actor-chosen";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &ActorChosen::figure));
    }
    friend bool operator==(const ActorChosen&, const ActorChosen&) = default;
};

Refusal check(const Position& position, const ActAs& action);
void carryOut(Unfolding& unfolding, const ActAs& action);
void evolve(StateWriter& state, const ActorChosen& event);
void listActors(const Position& position, ActionList& actions);

/// CAV-13: a rider acts, and only its mount moves. MD-26: or a section; PSGR-06: or a passenger.
inline bool isRiderActing(const Position& position)
{
    const FigureId figure = position.turn().figure;
    return figure != FigureId::None && position.figure(figure).isAboard();
}

} // namespace delve::mageknight::play
