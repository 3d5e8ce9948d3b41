// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/action.h"
#include "engine/mageknight/play/fighting/strikes.h"

#include <optional>
#include <vector>

namespace delve::mageknight::play {

/// SA-DODGE: on these faces of its die a figure is hit all the same.
inline constexpr int facesWithoutDodge = 4;

/// The exact chances of an action that rolls dice, before it is taken.
struct Odds
{
    /// Clicks of damage and in how many of `of` cases they come about; 0 is in the list too.
    struct Clicks
    {
        int clicks = 0;
        int cases = 0;

        friend bool operator==(const Clicks&, const Clicks&) = default;
    };

    int attack = 0; ///< what the dice are added to, and what they have to reach, with all modifiers
    int defense = 0;
    int needed = 0;    ///< total of two dice that is enough; 0 where no such total decides
    int successes = 0; ///< of `of` equally likely falls of the dice
    int of = 36;
    std::vector<Clicks> damage;      ///< to the target, least first; empty where nothing can be damaged
    int selfHarm = 0;                ///< cases in which the one who rolls takes a click (DMG-05)
    std::vector<Modifier> modifiers; ///< all that counts besides the values of the dials, by rule
    FigureId target = FigureId::None;
    std::vector<Odds> others; ///< RANGE-22: the same roll against the other targets

    friend bool operator==(const Odds&, const Odds&) = default;
};

/// The odds of an attack of any kind, a bash, a blow or answer that is offered, or an attempt to break away;
/// nothing for actions without dice of their own. Dice that add to the first (clicks, dodging) are counted
/// in. They are those of the moment: what comes before the roll is counted in by forecastOf.
std::optional<Odds> oddsOf(const Game& game, const GameState& state, const Action& action);

/// The odds of a blow whose numbers are known.
Odds oddsOfBlow(const BlowNumbers& numbers);
/// The mean of the clicks that the target takes.
double expectedClicks(const Odds& odds);

} // namespace delve::mageknight::play
