// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/ability.h"
#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class StateWriter;
class Unfolding;
class ActionList;

/// ABIL-04: switches the optional ability of a slot off until the turn ends, from the dial or from a
/// treasure.
struct CancelAbility
{
    FigureId figure = FigureId::None;
    Slot slot = Slot::Speed;

    static constexpr std::string_view name = "cancel-ability";
    static constexpr Timing timing = Timing::Anytime;
    static constexpr bool keepsMoving = true;
    static constexpr bool evenWhenFinishing = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &CancelAbility::figure), field("slot", &CancelAbility::slot));
    }
    friend bool operator==(const CancelAbility&, const CancelAbility&) = default;
};

struct AbilityCancelled
{
    FigureId figure = FigureId::None;
    Slot slot = Slot::Speed;

    static constexpr std::string_view name = "ability-cancelled";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &AbilityCancelled::figure), field("slot", &AbilityCancelled::slot));
    }
    friend bool operator==(const AbilityCancelled&, const AbilityCancelled&) = default;
};

/// EXO-16: switches one ability off that an artifact gave; others on the same value stay on.
struct CancelGift
{
    FigureId figure = FigureId::None;
    Ability ability{};

    static constexpr std::string_view name = "cancel-gift";
    static constexpr Timing timing = Timing::Anytime;
    static constexpr bool keepsMoving = true;
    static constexpr bool evenWhenFinishing = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &CancelGift::figure), field("ability", &CancelGift::ability));
    }
    friend bool operator==(const CancelGift&, const CancelGift&) = default;
};

struct GiftCancelled
{
    FigureId figure = FigureId::None;
    Ability ability{};

    static constexpr std::string_view name = "gift-cancelled";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &GiftCancelled::figure), field("ability", &GiftCancelled::ability));
    }
    friend bool operator==(const GiftCancelled&, const GiftCancelled&) = default;
};

Refusal check(const Position& position, const CancelAbility& action);
Refusal check(const Position& position, const CancelGift& action);
void carryOut(Unfolding& unfolding, const CancelAbility& action);
void carryOut(Unfolding& unfolding, const CancelGift& action);
void evolve(StateWriter& state, const AbilityCancelled& event);
void evolve(StateWriter& state, const GiftCancelled& event);
void listCancellations(const Position& position, ActionList& actions);

} // namespace delve::mageknight::play
