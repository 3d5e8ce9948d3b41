// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/figure.h"

namespace delve::mageknight {

/// Where a figure's dial stands. DIAL-12: the level is kept apart from the click on view.
struct DialPosition
{
    int level = 0; ///< 1 to 5; 0 for figures without levels
    int click = 0;

    friend bool operator==(const DialPosition&, const DialPosition&) = default;
};

/// TEAM-09: the position in which a figure begins at this level.
DialPosition startPosition(const Figure& figure, int level);

/// DIAL-05: each click of damage shows the next set of values, until the dial shows eliminated.
DialPosition afterDamage(const Figure& figure, DialPosition position, int clicks);

/// DIAL-05: each click of healing shows the set before. HEAL-02: never past the start of the current level.
DialPosition afterHealing(const Figure& figure, DialPosition position, int clicks);

/// The values and abilities on view on the main dial.
const Click& clickOf(const Figure& figure, DialPosition position);

} // namespace delve::mageknight
