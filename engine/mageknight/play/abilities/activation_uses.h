// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;
class ReadyFigures;

// Abilities that are declared with an activation: SA-CHARGE, SA-BOUND, SA-FORCE-MARCH, SA-QUICKNESS, and
// those that use the whole of it (SA-G7).

enum class Use : std::uint8_t
{
    DoubleSpeed,  ///< SA-CHARGE, SA-BOUND (a)
    FreeAttack,   ///< SA-CHARGE, SA-BOUND (b)
    ForceMarch,   ///< with the speed value of `other`
    Quickness,    ///< without using an activation
    Regeneration, ///< the others use the whole activation
    Summon,       ///< `other` comes from the pool
    Necromancy,   ///< `other` comes back
    Levitation    ///< `other` is moved
};

struct ActivateWith
{
    FigureId figure = FigureId::None;
    Use use = Use::DoubleSpeed;
    FigureId other = FigureId::None;

    static constexpr std::string_view name = "activate-with";
    static constexpr Timing timing = Timing::Choose;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &ActivateWith::figure), field("use", &ActivateWith::use),
                          field("other", &ActivateWith::other));
    }
    friend bool operator==(const ActivateWith&, const ActivateWith&) = default;
};

Refusal check(const Position& position, const ActivateWith& action);
void carryOut(Unfolding& unfolding, const ActivateWith& action);
void listUses(const Position& position, const ReadyFigures& ready, ActionList& actions);

/// SA-QUICKNESS: in this activation the figure may only move and open or close doors.
bool isQuickActivation(const Position& position);
/// CAV-15, SA-DEMORALIZED, SA-QUICKNESS: why the active figure cannot work on chests and artifacts or steal.
Refusal checkFreeHands(const Position& position, FigureId figure);

constexpr auto fileWords(Use)
{
    return std::to_array<EnumName<Use>>({{Use::DoubleSpeed, "double-speed"},
                                         {Use::FreeAttack, "free-attack"},
                                         {Use::ForceMarch, "force-march"},
                                         {Use::Quickness, "quickness"},
                                         {Use::Regeneration, "regeneration"},
                                         {Use::Summon, "summon"},
                                         {Use::Necromancy, "necromancy"},
                                         {Use::Levitation, "levitation"}});
}

} // namespace delve::mageknight::play
