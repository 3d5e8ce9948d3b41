// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/figure.h"

#include <span>

namespace delve::mageknight {

/// What a figure should cost by its dials, in points, rounded; heroes at a level from 1 to 5. Content of
/// ours follows it, and the pack editor proposes it.
int suggestedPoints(const Figure& figure, int level = 0);

/// TITAN-13, MD-45: what it should cost with its dials turned so many clicks.
int suggestedPoints(const Figure& figure, std::span<const int> turns);

} // namespace delve::mageknight
