// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/play.h"

#include <optional>
#include <span>

namespace delve::mageknight::play {

/// What an attack comes to on both sides with all that answers it, on average over every fall of the dice.
struct Exchange
{
    double dealt = 0;      ///< clicks that the others take
    double taken = 0;      ///< clicks that the striker takes: of answers, and of its own critical miss
    double othersFall = 0; ///< chance that one of the others is eliminated
    double ownFall = 0;    ///< chance that the striker is
    bool isWhole = true;   ///< false: there are more ways than are followed, and it comes to more than this
    int steps = 0;         ///< of play that were followed

    friend bool operator==(const Exchange&, const Exchange&) = default;
};

/// Plays an attack, shot, blow or answer through with every fall of the dice, with all that comes before it
/// (MOV-15) and as long as anybody strikes back; nothing for other actions. `turning`: who turns to the
/// striker first (SPIN-02). What is chosen before the roll is chosen as is best for it; whoever may strike
/// back does (CLOSE-11, RANGE-24).
std::optional<Exchange> exchangeOf(const Game& game, const GameState& state, const Action& action,
                                   std::span<const FigureId> turning);

} // namespace delve::mageknight::play
