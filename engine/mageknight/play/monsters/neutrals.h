// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// BASE-26: figures that stand in the dungeon and are nobody's until they are met.

/// It is a Mage Spawn like all others from now on, with whoever rides on it.
struct FigureRoused
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "figure-roused";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigureRoused::figure));
    }
    friend bool operator==(const FigureRoused&, const FigureRoused&) = default;
};

void evolve(StateWriter& state, const FigureRoused& event);

/// A neutral piece on whose tile, or next to which, a figure of a team is now; or one that was hurt.
bool isRoused(const Position& position, FigureId figure);
/// Rouses all of these. To be asked after everything that happens in a game with neutral figures.
void rouseNeutrals(Unfolding& unfolding);
/// Nobody's, with all that it is made of and who rides on it.
void becomeNeutral(StateWriter& state, FigureId figure);

} // namespace delve::mageknight::play
