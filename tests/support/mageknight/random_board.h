// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/board/board_plan.h"

namespace delve::mageknight::test {

/// A random layout, legal or not: faces with every terrain, walls, printed numbers and linked corners, tiles
/// side by side or apart, sometimes overlapping, with doors, markers, paired staircases and artifacts.
BoardPlan randomPlan(Random& random);

} // namespace delve::mageknight::test
