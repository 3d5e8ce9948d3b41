// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// TREAS-10 to TREAS-25: magic items and the heroes that use them.

/// TREAS-12: gives the powers of a treasure to a hero. TREAS-21: where another treasure of the hero has an
/// ability on the same value, `yields` leaves that one in effect; otherwise the new one applies.
struct AssignTreasure
{
    ChestId chest = ChestId::None;
    FigureId hero = FigureId::None;
    bool yields = false;

    static constexpr std::string_view name = "assign-treasure";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &AssignTreasure::chest), field("hero", &AssignTreasure::hero),
                          field("yields", &AssignTreasure::yields));
    }
    friend bool operator==(const AssignTreasure&, const AssignTreasure&) = default;
};

/// TREAS-12: the player may assign, and need not.
struct FinishAssigning
{
    static constexpr std::string_view name = "finish-assigning";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const FinishAssigning&, const FinishAssigning&) = default;
};

struct TreasureAssigned
{
    ChestId chest = ChestId::None;
    FigureId hero = FigureId::None;
    bool yields = false;

    static constexpr std::string_view name = "treasure-assigned";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &TreasureAssigned::chest), field("hero", &TreasureAssigned::hero),
                          field("yields", &TreasureAssigned::yields));
    }
    friend bool operator==(const TreasureAssigned&, const TreasureAssigned&) = default;
};

/// TREAS-16: what this player assigned works no longer.
struct AssignmentsEnded
{
    PlayerId player = PlayerId::None;

    static constexpr std::string_view name = "assignments-ended";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &AssignmentsEnded::player));
    }
    friend bool operator==(const AssignmentsEnded&, const AssignmentsEnded&) = default;
};

/// TURN-02: the player at whose turn it is assigns treasures.
struct Assigning
{
    static constexpr std::string_view name = "assigning";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "TREAS-12";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

Refusal check(const Position& position, const AssignTreasure& action);
Refusal check(const Position& position, const FinishAssigning&);
void carryOut(Unfolding& unfolding, const AssignTreasure& action);
void carryOut(Unfolding& unfolding, const FinishAssigning&);
PlayerId deciderOf(const Position& position, const Assigning&);
void listOptions(const Position& position, const Assigning&, ActionList& actions);
void evolve(StateWriter& state, const TreasureAssigned& event);
void evolve(StateWriter& state, const AssignmentsEnded& event);

/// TREAS-16: ends what the player of this turn had assigned.
void endAssignments(Unfolding& unfolding);
/// TREAS-12: asks the player of this turn, if there is anything to assign.
void offerAssigning(Unfolding& unfolding);

/// TREAS-10: what the items of a figure add to a value of its dial.
int itemBonus(const Position& position, FigureId figure, Slot slot);
/// TREAS-20: the abilities of a figure with those of its items, each in place of its own on that value.
AbilitySet withItems(const Position& position, FigureId figure, AbilitySet own);
/// DMG-12, END-08, STORE-03: the treasure is no longer assigned to anybody.
void unassign(StateWriter& state, ChestId chest);
void unassignAllOf(StateWriter& state, FigureId hero);

} // namespace delve::mageknight::play
