// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/fighting/strikes.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// THEFT: taking a treasure from an opposing hero.

/// THEFT-01. THEFT-12: a maneuver in the middle of the movement.
struct Steal
{
    FigureId target = FigureId::None;

    static constexpr std::string_view name = "steal";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    static constexpr bool keepsMoving = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("target", &Steal::target));
    }
    friend bool operator==(const Steal&, const Steal&) = default;
};

/// THEFT-06: which of the two treasures of the target.
struct TakeTreasure
{
    ChestId chest = ChestId::None;

    static constexpr std::string_view name = "take-treasure";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &TakeTreasure::chest));
    }
    friend bool operator==(const TakeTreasure&, const TakeTreasure&) = default;
};

/// THEFT-08: the target strikes back, or not.
struct AnswerTheft
{
    bool strike = false;

    static constexpr std::string_view name = "answer-theft";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("strike", &AnswerTheft::strike));
    }
    friend bool operator==(const AnswerTheft&, const AnswerTheft&) = default;
};

/// THEFT-04
struct TheftTried
{
    FigureId thief = FigureId::None;
    FigureId target = FigureId::None;
    bool success = false;

    static constexpr std::string_view name = "theft-tried";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("thief", &TheftTried::thief), field("target", &TheftTried::target),
                          field("success", &TheftTried::success));
    }
    friend bool operator==(const TheftTried&, const TheftTried&) = default;
};

/// THEFT-06: the thief's player chooses.
struct LootChoice
{
    FigureId thief = FigureId::None;
    FigureId target = FigureId::None;

    static constexpr std::string_view name = "loot-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "THEFT-06";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("thief", &LootChoice::thief), field("target", &LootChoice::target));
    }
};

/// THEFT-08: may the target strike back; `loot` is what was stolen, if anything was.
struct TheftAftermath
{
    FigureId thief = FigureId::None;
    FigureId target = FigureId::None;
    ChestId loot = ChestId::None;

    static constexpr std::string_view name = "theft-aftermath";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("thief", &TheftAftermath::thief), field("target", &TheftAftermath::target),
                          field("loot", &TheftAftermath::loot));
    }
};

/// THEFT-08: the target's player decides.
struct TheftAnswer
{
    FigureId thief = FigureId::None;
    FigureId target = FigureId::None;
    ChestId loot = ChestId::None;

    static constexpr std::string_view name = "theft-answer";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "THEFT-08";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("thief", &TheftAnswer::thief), field("target", &TheftAnswer::target),
                          field("loot", &TheftAnswer::loot));
    }
};

/// THEFT-10: the thief drops the loot if it was hurt since its dial stood at `click`.
struct DropLoot
{
    FigureId thief = FigureId::None;
    FigureId target = FigureId::None;
    ChestId loot = ChestId::None;
    std::uint8_t click = 0;

    static constexpr std::string_view name = "drop-loot";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("thief", &DropLoot::thief), field("target", &DropLoot::target),
                          field("loot", &DropLoot::loot), field("click", &DropLoot::click));
    }
};

Refusal check(const Position& position, const Steal& action);
Refusal check(const Position& position, const TakeTreasure& action);
Refusal check(const Position& position, const AnswerTheft& action);
void carryOut(Unfolding& unfolding, const Steal& action);
void carryOut(Unfolding& unfolding, const TakeTreasure& action);
void carryOut(Unfolding& unfolding, const AnswerTheft& action);
void resume(Unfolding& unfolding, const TheftAftermath& task);
void resume(Unfolding& unfolding, const DropLoot& task);
PlayerId deciderOf(const Position& position, const LootChoice& choice);
PlayerId deciderOf(const Position& position, const TheftAnswer& answer);
void listOptions(const Position& position, const LootChoice& choice, ActionList& actions);
void listOptions(const Position& position, const TheftAnswer& answer, ActionList& actions);
void evolve(StateWriter& state, const TheftTried&);
void listThefts(const Position& position, ActionList& actions);

/// THEFT-04: the numbers of the roll; no rear arc and nothing critical.
BlowNumbers theftNumbers(const Position& position, FigureId thief, FigureId target);
/// THEFT-08, THEFT-09: the target may strike back at the thief.
bool mayAnswerTheft(const Position& position, FigureId target, FigureId thief);
/// THEFT-10: an eliminated thief drops what it has just stolen before anything else is lost.
void dropLootOf(Unfolding& unfolding, FigureId thief);

} // namespace delve::mageknight::play
