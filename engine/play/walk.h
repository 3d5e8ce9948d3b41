#pragma once

#include "engine/play/play.h"

#include <optional>

namespace delve::play {

/// The steps that bring the active figure or token to a square with the fewest speed points, as far as
/// nothing but stepping happens on the way: no dice, nobody to decide anything. The last step may set off
/// what it likes. Nothing where there is no such way.
std::optional<Actions> walkTo(const Game& game, const GameState& state, SquareIndex to);

} // namespace delve::play
