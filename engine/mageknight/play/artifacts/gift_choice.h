// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/figures/figure_kind.h"

#include <optional>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;
struct DeclaredStroke;

// EXO-16, ABIL-07: artifacts gave a figure several abilities on one value. Both are kept; where two of them
// would touch the same action its player picks one, and the others are silent for that action.

/// The ability that counts.
struct PickGift
{
    Ability ability{};

    static constexpr std::string_view name = "pick-gift";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("ability", &PickGift::ability));
    }
    friend bool operator==(const PickGift&, const PickGift&) = default;
};

/// The others among those that would touch the action are silent: up to the end of the activation on the
/// speed value, for one blow on the other values.
struct GiftPicked
{
    FigureId figure = FigureId::None;
    Ability ability{};
    std::uint16_t among = 0; ///< as in GiftChoice

    static constexpr std::string_view name = "gift-picked";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &GiftPicked::figure), field("ability", &GiftPicked::ability),
                          field("among", &GiftPicked::among));
    }
    friend bool operator==(const GiftPicked&, const GiftPicked&) = default;
};

/// The blow is over: all gifts that were silent for it work again.
struct GiftsFreed
{
    static constexpr std::string_view name = "gifts-freed";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const GiftsFreed&, const GiftsFreed&) = default;
};

/// Which of its gifts on a value a figure uses.
struct GiftChoice
{
    FigureId figure = FigureId::None;
    Slot slot = Slot::Speed;
    std::uint16_t among = 0; ///< those that would touch the action: bit n for the n-th ability on the value

    static constexpr std::string_view name = "gift-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "EXO-16";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &GiftChoice::figure), field("slot", &GiftChoice::slot),
                          field("among", &GiftChoice::among));
    }
};

/// What is left of a blow for which gifts were picked.
struct FreeGifts
{
    static constexpr std::string_view name = "free-gifts";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

/// Two gifts or more that one action would use together.
struct GiftClash
{
    FigureId figure = FigureId::None;
    Slot slot = Slot::Speed;
    AbilitySet gifts;
};

Refusal check(const Position& position, const PickGift& action);
void carryOut(Unfolding& unfolding, const PickGift& action);
PlayerId deciderOf(const Position& position, const GiftChoice& choice);
void listOptions(const Position& position, const GiftChoice& choice, ActionList& actions);
void resume(Unfolding& unfolding, const FreeGifts&);
void evolve(StateWriter& state, const GiftPicked& event);
void evolve(StateWriter& state, const GiftsFreed&);

/// An activation begins in which the figure can move. One of the `declared` abilities is the pick of its
/// player; without any, and with two that change how it moves, the player is asked.
void pickSpeedGift(Unfolding& unfolding, FigureId figure, AbilitySet declared = {});
/// Gifts that a blow would use together and that nobody has picked from yet.
std::optional<GiftClash> clashOf(const Position& position, const DeclaredStroke& declared);
/// Some figure has an ability from an artifact: without one nothing can clash.
bool areGiftsOut(const Position& position);
/// A declared form of the striker is a pick by itself.
void pickDeclaredForm(Unfolding& unfolding, const DeclaredStroke& declared);
/// What the player is asked then.
GiftChoice choiceOf(const GiftClash& clash);
void askForGift(Unfolding& unfolding, const GiftClash& clash);
/// A blow begins to tell: the gifts that are silent for it are freed when all that follows from it is done.
void expectFreeGifts(Unfolding& unfolding);
/// The activation is over: nothing is silent any more.
void freeGifts(StateWriter& state);

} // namespace delve::mageknight::play
