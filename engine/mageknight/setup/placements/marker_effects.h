// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/placements/board_effect.h"
#include "engine/mageknight/setup/setup_view.h"

namespace delve::mageknight {

/// What a marker does to the boards where it lies in the scenario, the boards of the view being without it.
/// A marker that covers a crevasse only opens (MRK-03), which mostly harms nobody. It must not lie on a
/// starting tile (MRK-05).
BoardEffect effectOfMarker(const SetupView& view, std::size_t marker);

} // namespace delve::mageknight
