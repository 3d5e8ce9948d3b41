// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/event.h"
#include "engine/mageknight/play/fighting/odds.h"

#include <span>

namespace delve::mageknight::play {

// What an action comes to from the moment in which it is declared. Before its roll the movement ends
// (MOV-15): what is carried is put down, others may turn to the figure that moved (SPIN-01), Ram and Pole Arm
// strike.

/// What those whom an action is aimed at can do when it is over.
enum class Reply : std::uint8_t
{
    None,
    May, ///< RANGE-24, THEFT-08, PASS-09: as they like
    Must ///< CLOSE-06
};

/// An action in one of the two cases.
struct Forecast
{
    std::optional<Odds> odds;   ///< nothing where it is not carried out
    std::string_view fallsAway; ///< the rule by which it is not
    Reply reply = Reply::None;  ///< of anybody who still can, as they stand then

    friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// What an action will lead to, seen before it is taken.
struct Forecasts
{
    Forecast unturned;              ///< nobody turns; without odds where it rolls nothing and is carried out
    std::optional<Forecast> turned; ///< SPIN-02: they turn to the one that moved, if that changes anything
    std::vector<FigureId> turning;  ///< who would
    std::optional<Odds> freeAttack; ///< PASS-08: of the one that is passed, before the passer goes on
    FigureId striker = FigureId::None; ///< who strikes it
    std::optional<Odds> breakAway;     ///< BRK-03: of all that a flight needs on its way, at the first try
};

/// The chances of an action with all that comes before its roll; nothing where nothing is rolled. What its
/// own player chooses on the way (where to put a load) is chosen as is best for the roll.
std::optional<Forecasts> forecastOf(const Game& game, const GameState& state, const Action& action);

/// Where an action comes up when all that comes before it is over.
struct Readiness
{
    GameState state;
    Events before;       ///< what happened on the way
    bool comesUp = true; ///< false: it is not carried out
};

/// `turning` turn to the figure that moved (SPIN-02), and what its own player chooses on the way is chosen as
/// is best for the roll.
Readiness readyFor(const Game& game, const GameState& state, const Action& action,
                   std::span<const FigureId> turning);

/// The odds that are left when the other side has done what is best for it; nothing where the action is not
/// carried out then.
std::optional<Odds> worstOddsOf(const Game& game, const GameState& state, const Action& action);

/// The speed points that an action takes before its own dice, 0 for those that take none; of a flight those
/// of the whole, with the attempts to break away on its way. What is chosen before it is paid (EXO-16,
/// RANGE-22) does not change it. CMB-13: nothing is paid for what is not carried out.
int priceOf(const Game& game, const GameState& state, const Action& action);

} // namespace delve::mageknight::play
