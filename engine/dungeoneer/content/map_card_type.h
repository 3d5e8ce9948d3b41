// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <array>
#include <cstdint>

namespace delve::dungeoneer {

/// DNR-MAP-02: under the ground or on the surface; the two are laid as maps of their own (DNR-MAP-03).
enum class MapKind : std::uint8_t
{
    Dungeon,
    Wilderness
};

constexpr auto fileWords(MapKind)
{
    return std::to_array<EnumName<MapKind>>(
        {{MapKind::Dungeon, "dungeon"}, {MapKind::Wilderness, "wilderness"}});
}

/// DNR-MAP-04: printed on the card; in the Wilderness a passage is called a Road, a room a Site.
enum class MapCardType : std::uint8_t
{
    Entrance,
    Passage,
    Room
};

constexpr auto fileWords(MapCardType)
{
    return std::to_array<EnumName<MapCardType>>({{MapCardType::Entrance, "entrance"},
                                                 {MapCardType::Passage, "passage"},
                                                 {MapCardType::Room, "room"}});
}

} // namespace delve::dungeoneer
