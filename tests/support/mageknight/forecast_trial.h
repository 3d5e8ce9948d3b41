// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/fighting/forecast.h"

#include <QString>

namespace delve::mageknight::test {

// Forecasts against the game itself: the action is taken for real, with every fall of its dice.

/// What a comparison came to.
struct ForecastTally
{
    int actions = 0;
    int turned = 0;   ///< in which turning made a difference
    int stopped = 0;  ///< that fell away in one of the cases
    int replies = 0;  ///< after which somebody could strike back
    int fears = 0;    ///< DG-14
    int passings = 0; ///< PASS-08
    int skipped = 0;  ///< with more dice than can be tried one by one
    std::int64_t falls = 0;
};

/// Takes a legal action with every fall of its dice, the others turning as the forecast says and those whose
/// turning should make no difference as `random` says. Returns what does not agree, or nothing.
QString forecastFault(const play::Game& game, const play::GameState& state, const play::Action& action,
                      Random& random, ForecastTally& tally);

} // namespace delve::mageknight::test
