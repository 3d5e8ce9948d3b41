// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"

#include <vector>

namespace delve::mageknight::test {

/// MAP-17: the number of the connected region of every playable square, -1 elsewhere, found square by square:
/// what zones and graphs of tiles must agree with.
std::vector<std::int32_t> pathRegions(const Board& board);

} // namespace delve::mageknight::test
