// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card.h"

#include <vector>

namespace delve::dungeoneer {

/// DNR-SETUP-07: pawns to fold and markers to cut out.
struct CutoutCard : CardHead
{
    std::vector<ContentId> pawns; ///< the Heroes they show
    std::string markers;          ///< letters, each of them a pair: DNR-GLOSS-18

    friend bool operator==(const CutoutCard&, const CutoutCard&) = default;
};

} // namespace delve::dungeoneer
