// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card.h"
#include "engine/dungeoneer/content/door.h"
#include "engine/dungeoneer/content/monster.h"
#include "engine/geometry/direction.h"

#include <string>
#include <vector>

namespace delve::dungeoneer {

/// DNR-OBST-03: what may be printed in the middle of a Map card, besides Terrain and the Entrance's tower.
enum class ObstacleKind : std::uint8_t
{
    Pit,
    Spikes,
    Risk,
    Sewer,
    Portal
};

constexpr auto fileWords(ObstacleKind)
{
    return std::to_array<EnumName<ObstacleKind>>({{ObstacleKind::Pit, "pit"},
                                                  {ObstacleKind::Spikes, "spikes"},
                                                  {ObstacleKind::Risk, "risk"},
                                                  {ObstacleKind::Sewer, "sewer"},
                                                  {ObstacleKind::Portal, "portal"}});
}

struct Obstacle
{
    ObstacleKind kind = ObstacleKind::Pit;
    Stat stat = Stat::Speed; ///< of a Pit or Spikes
    int value = 0;           ///< the number of a Pit's or Spikes' Threat; the modifier of Risk
    char letter = 0;         ///< of a Sewer

    friend bool operator==(const Obstacle&, const Obstacle&) = default;
};

/// DNR-MAP-01: one space of the board.
struct MapCard : CardHead
{
    MapKind kind = MapKind::Dungeon;
    MapCardType type = MapCardType::Passage;
    int glory = 0;
    int peril = 0;
    std::array<Door, 4> doors{};           ///< by side, as printed: DNR-DOOR-01
    std::vector<Obstacle> obstacles;       ///< in printed order: DNR-OBST-11
    std::vector<std::string> terrain;      ///< DNR-OBST-08: one in the Wilderness, none in a Dungeon
    Effects onEntry;                       ///< DNR-HERO-06: on entering it as a new space
    std::optional<PrintedMonster> monster; ///< DNR-COMBAT-24

    const Door& door(Side side) const { return doors[std::size_t(side)]; }

    friend bool operator==(const MapCard&, const MapCard&) = default;
};

} // namespace delve::dungeoneer
