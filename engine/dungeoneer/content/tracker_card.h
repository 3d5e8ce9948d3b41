// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card.h"

namespace delve::dungeoneer {

/// DNR-SETUP-19: shows a player's Glory and Peril. What goes beyond the track is said as a number.
struct TrackerCard : CardHead
{
    int gloryTrack = 20; ///< the highest printed number
    int perilTrack = 20;
    LocalizedText backText; ///< a reminder of the phases and costs

    friend bool operator==(const TrackerCard&, const TrackerCard&) = default;
};

} // namespace delve::dungeoneer
