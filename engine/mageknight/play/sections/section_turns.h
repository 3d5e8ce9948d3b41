// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// MD-24 to MD-28: the activation of a multi-dial figure. Its hull moves and does what needs no dial; then its
// sections attack, one after the other, each chosen with ActAs.

/// MD-27: the section has made its attack of this activation.
struct SectionStruck
{
    FigureId section = FigureId::None;

    static constexpr std::string_view name = "section-struck";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("section", &SectionStruck::section));
    }
    friend bool operator==(const SectionStruck&, const SectionStruck&) = default;
};

/// MD-27: after an attack another section may follow; otherwise the activation ends.
struct NextSection
{
    static constexpr std::string_view name = "next-section";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

void evolve(StateWriter& state, const SectionStruck& event);
void resume(Unfolding& unfolding, const NextSection&);

/// MD-27: the hull or section of the active figure can act from now on.
Refusal checkSectionActs(const Position& position, FigureId figure);
void listSectionActors(const Position& position, ActionList& actions);
/// MD-27: its bit among those who were chosen.
std::uint32_t bitOfActor(const Position& position, FigureId figure);

/// CAV-13, MD-26, MD-27, PSGR-06: why the active rider, section or passenger may not move, or do what needs
/// no dial. Riders do the latter.
Refusal refusalOfCarried(const Position& position, bool isMove);
/// The activation is over: every section may attack again, and nothing is named any more.
void restSections(StateWriter& state);

} // namespace delve::mageknight::play
