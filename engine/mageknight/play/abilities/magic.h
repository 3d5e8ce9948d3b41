// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// SA-G9, SA-CURSED, SA-MAGIC-FREEZE: what magic does to those it affects.

/// DG-12: a cursed figure was affected by somebody's magic.
struct MagicTouched
{
    FigureId figure = FigureId::None;
    FigureId by = FigureId::None;

    static constexpr std::string_view name = "magic-touched";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &MagicTouched::figure), field("by", &MagicTouched::by));
    }
    friend bool operator==(const MagicTouched&, const MagicTouched&) = default;
};

/// SA-MAGIC-FREEZE: it cannot be activated until so many turns have ended.
struct FigureFrozen
{
    FigureId figure = FigureId::None;
    std::uint8_t turns = 0;

    static constexpr std::string_view name = "figure-frozen";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigureFrozen::figure), field("turns", &FigureFrozen::turns));
    }
    friend bool operator==(const FigureFrozen&, const FigureFrozen&) = default;
};

void evolve(StateWriter& state, const MagicTouched& event);
void evolve(StateWriter& state, const FigureFrozen& event);

/// DG-11, DG-12: remembers that magic of `by` affected the figure.
void noteMagic(Unfolding& unfolding, FigureId figure, FigureId by);
/// DG-11: the first of the cursed figures that magic has affected; None if there is none.
FigureId nextCursed(const Position& position);
/// DG-11: the click that such a figure takes when the action is over.
void settleCurse(Unfolding& unfolding, FigureId figure);
/// SA-MAGIC-FREEZE: a die for a figure that was hit.
void tryToFreeze(Unfolding& unfolding, FigureId figure, FigureId by);

} // namespace delve::mageknight::play
