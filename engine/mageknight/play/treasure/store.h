// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// STORE: treasure that is safe with heroes that have left.

struct StoreTreasure
{
    ChestId chest = ChestId::None;

    static constexpr std::string_view name = "store-treasure";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &StoreTreasure::chest));
    }
    friend bool operator==(const StoreTreasure&, const StoreTreasure&) = default;
};

/// STORE-01: the player may store fewer, as long as what is left is within the limit (LOSE-01).
struct FinishStoring
{
    static constexpr std::string_view name = "finish-storing";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const FinishStoring&, const FinishStoring&) = default;
};

struct TreasureStored
{
    ChestId chest = ChestId::None;
    FigureId hero = FigureId::None; ///< that has left

    static constexpr std::string_view name = "treasure-stored";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &TreasureStored::chest), field("hero", &TreasureStored::hero));
    }
    friend bool operator==(const TreasureStored&, const TreasureStored&) = default;
};

/// STORE-01, STORE-05: a player stores with this hero, or with any that has left. STORE-06: the last hero
/// carries out as much as it can.
struct Storing
{
    PlayerId player = PlayerId::None;
    FigureId hero = FigureId::None; ///< None: any
    bool isLast = false;

    static constexpr std::string_view name = "storing";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "STORE-01";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &Storing::player), field("hero", &Storing::hero),
                          field("isLast", &Storing::isLast));
    }
};

Refusal check(const Position& position, const StoreTreasure& action);
Refusal check(const Position& position, const FinishStoring&);
void carryOut(Unfolding& unfolding, const StoreTreasure& action);
void carryOut(Unfolding& unfolding, const FinishStoring&);
PlayerId deciderOf(const Position& position, const Storing& storing);
void listOptions(const Position& position, const Storing& storing, ActionList& actions);
void evolve(StateWriter& state, const TreasureStored& event);

/// STORE-01, STORE-06: a hero has just left.
void storeOnLeaving(Unfolding& unfolding, FigureId hero);
/// STORE-05: at the beginning of the player's turn.
void offerStoring(Unfolding& unfolding);

} // namespace delve::mageknight::play
