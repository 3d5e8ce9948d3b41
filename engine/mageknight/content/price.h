// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/figure.h"

namespace delve::mageknight {

/// What a figure should cost by its dial, in points, rounded; heroes at a level from 1 to 5. Content of
/// ours follows it, and the pack editor proposes it.
int suggestedPoints(const Figure& figure, int level = 0);

} // namespace delve::mageknight
