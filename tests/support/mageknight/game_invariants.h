// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/play.h"

#include <QString>

namespace delve::mageknight::test {

// What must always hold in a game, whoever plays it. Each says what is wrong, or nothing.

/// A state that can be: everything stands where it may, and is in one place only.
QString faultOf(const play::Game& game, const play::GameState& state);
/// Experience comes only from what was gained, chests change hands and secrets come out only as events say.
QString ledgerFault(const play::GameState& before, const play::GameState& after, const play::Events& events);
/// No player's view holds what the scenario fixed in secret.
QString viewFault(const play::Game& game, const play::GameState& state);

} // namespace delve::mageknight::test
