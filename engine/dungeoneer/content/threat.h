// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/effect.h"

namespace delve::dungeoneer {

/// DNR-THREAT-02: one die and the score must reach the number. Whether it is a Trap, an Obstacle or part of a
/// Quest follows from where it stands: DNR-THREAT-04.
struct Threat
{
    Stat stat = Stat::Speed;
    int value = 0;
    Effects success; ///< may be empty: DNR-THREAT-08
    Effects failure;

    friend bool operator==(const Threat&, const Threat&) = default;
};

} // namespace delve::dungeoneer
