// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/fighting/attack_form.h"
#include "engine/mageknight/play/fighting/strikes.h"

namespace delve::mageknight::play {

class Unfolding;
class ActionList;

// HEAL, SA-HEALING, SA-MAGIC-HEALING: attacks that help.

struct HealFigure
{
    FigureId target = FigureId::None;
    AttackForm form = AttackForm::Healing;

    static constexpr std::string_view name = "heal";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("target", &HealFigure::target), field("form", &HealFigure::form));
    }
    friend bool operator==(const HealFigure&, const HealFigure&) = default;
};

/// SA-HEALING: the clicks of the damage value, or those of a die.
struct TakeHealing
{
    bool rolls = false;

    static constexpr std::string_view name = "take-healing";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("rolls", &TakeHealing::rolls));
    }
    friend bool operator==(const TakeHealing&, const TakeHealing&) = default;
};

struct HealingChoice
{
    FigureId healer = FigureId::None;
    FigureId target = FigureId::None;
    std::uint8_t extra = 0; ///< HEAL-03

    static constexpr std::string_view name = "healing-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "SA-HEALING";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("healer", &HealingChoice::healer), field("target", &HealingChoice::target),
                          field("extra", &HealingChoice::extra));
    }
};

Refusal check(const Position& position, const HealFigure& action);
Refusal check(const Position& position, const TakeHealing&);
void carryOut(Unfolding& unfolding, const HealFigure& action);
void carryOut(Unfolding& unfolding, const TakeHealing& action);
PlayerId deciderOf(const Position& position, const HealingChoice& task);
void listOptions(const Position& position, const HealingChoice&, ActionList& actions);
void listHealing(const Position& position, ActionList& actions);

} // namespace delve::mageknight::play
