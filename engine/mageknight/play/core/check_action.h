// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/action.h"

namespace delve::mageknight::play {

// In check.cpp.

/// Why an action may not be taken now: first whether it is the moment for it, then what its area says.
Refusal checkAction(const Position& position, const Action& action);

} // namespace delve::mageknight::play
