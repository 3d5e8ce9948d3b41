// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/fighting/attack_form.h"

namespace delve::mageknight::play {

// In theft.cpp.

class Unfolding;

/// THEFT-08, THEFT-10: the victim of the theft that is to be answered strikes back, in a form that fits.
void strikeBackAtThief(Unfolding& unfolding, AttackForm form);

} // namespace delve::mageknight::play
