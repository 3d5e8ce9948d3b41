// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/action.h"

namespace delve::mageknight::play {

// In perform.cpp.

class Unfolding;

/// Carries out an action that is allowed now; EXO-16: or asks first which of two gifts it uses and does so
/// afterwards.
void carryOutAction(Unfolding& unfolding, const Action& action);

} // namespace delve::mageknight::play
