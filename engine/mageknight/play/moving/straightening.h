// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/position.h"

namespace delve::mageknight::play {

/// PEA-06, MOUNT-05: the active figure is held where it does not lie straight, and can lie so. Lives in
/// large_steps.cpp.
bool mustStraighten(const Position& position);

} // namespace delve::mageknight::play
