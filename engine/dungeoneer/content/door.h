// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/score.h"

namespace delve::dungeoneer {

/// DNR-DOOR-02: the four kinds of doors; Dungeon and Wilderness only name them differently.
enum class DoorKind : std::uint8_t
{
    Open,
    Locked,
    Trapped,
    Wall
};

constexpr auto fileWords(DoorKind)
{
    return std::to_array<EnumName<DoorKind>>({{DoorKind::Open, "open"},
                                              {DoorKind::Locked, "locked"},
                                              {DoorKind::Trapped, "trapped"},
                                              {DoorKind::Wall, "wall"}});
}

/// DNR-DOOR-05: a Locked or Trapped door is a Threat; what follows from it is fixed by the kind.
struct Door
{
    DoorKind kind = DoorKind::Open;
    Stat stat = Stat::Speed;
    int value = 0; ///< the number of the Threat; 0 where there is none

    bool isWall() const { return kind == DoorKind::Wall; }
    bool hasThreat() const { return kind == DoorKind::Locked || kind == DoorKind::Trapped; }

    friend bool operator==(const Door&, const Door&) = default;
};

} // namespace delve::dungeoneer
