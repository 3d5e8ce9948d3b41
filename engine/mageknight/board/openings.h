// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/board/outside.h"

#include <limits>

namespace delve::mageknight {

// In compile_edges.cpp.

/// MAP-14: the sides of a square that are exterior openings, a bit for each. `outside` is that of its level.
/// With `last` it is asked for the time when this tile had just been laid, and `outside` must be of then.
std::uint8_t openingsOf(const Board& board, SquareIndex square, const Outside& outside,
                        TileIndex last = std::numeric_limits<TileIndex>::max());

} // namespace delve::mageknight
