// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board_plan.h"

namespace delve::mageknight {

/// Step 2: markers, artifacts and doors come later. LAY-09: staircases that join levels belong to the layout.
inline constexpr BoardOptions printedOptions{.printedTerrainOnly = true, .withoutDoors = true};
/// Step 3: pillars come later.
inline constexpr BoardOptions markedOptions{.withoutPillars = true};
/// Steps 4 to 7.
inline constexpr BoardOptions fullOptions{};

} // namespace delve::mageknight
