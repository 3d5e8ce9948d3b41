// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/id.h"
#include "engine/base/localized_text.h"
#include "engine/mageknight/content/tile.h"

#include <cstdint>
#include <vector>

namespace delve::mageknight {

/// DOOR-01: wooden doors and iron doors.
enum class DoorMaterial : std::uint8_t
{
    Wood,
    Iron
};

constexpr auto fileWords(DoorMaterial)
{
    return std::to_array<EnumName<DoorMaterial>>(
        {{DoorMaterial::Wood, "wood"}, {DoorMaterial::Iron, "iron"}});
}

struct DoorKind
{
    ContentId id;
    LocalizedText name;
    DoorMaterial material = DoorMaterial::Wood;
    int stock = 0;

    friend bool operator==(const DoorKind&, const DoorKind&) = default;
};

/// MRK-04: the plain side of a terrain marker.
enum class OrdinarySide : std::uint8_t
{
    Hindering,
    Water
};

constexpr auto fileWords(OrdinarySide)
{
    return std::to_array<EnumName<OrdinarySide>>(
        {{OrdinarySide::Hindering, "hindering"}, {OrdinarySide::Water, "water"}});
}

/// MRK-04: the special side of a terrain marker.
enum class UniqueSide : std::uint8_t
{
    Shadow,
    Vortex,
    Teleport,
    Staircase
};

constexpr auto fileWords(UniqueSide)
{
    return std::to_array<EnumName<UniqueSide>>({{UniqueSide::Shadow, "shadow"},
                                                {UniqueSide::Vortex, "vortex"},
                                                {UniqueSide::Teleport, "teleport"},
                                                {UniqueSide::Staircase, "staircase"}});
}

struct MarkerKind
{
    ContentId id;
    LocalizedText name;
    OrdinarySide ordinarySide = OrdinarySide::Hindering;
    UniqueSide uniqueSide = UniqueSide::Shadow;
    int stock = 0;

    friend bool operator==(const MarkerKind&, const MarkerKind&) = default;
};

/// The three grades of tokens and chests. TOK-01: yellow is weak, blue standard, red tough.
enum class Colour : std::uint8_t
{
    Yellow,
    Blue,
    Red
};

constexpr auto fileWords(Colour)
{
    return std::to_array<EnumName<Colour>>(
        {{Colour::Yellow, "yellow"}, {Colour::Blue, "blue"}, {Colour::Red, "red"}});
}

/// The face of a wandering token: what a roll of 2d6 brings.
struct WanderingToken
{
    struct Row
    {
        int count = 0;
        int points = 0;

        friend bool operator==(const Row&, const Row&) = default;
    };

    ContentId id;
    LocalizedText name;
    Colour colour = Colour::Yellow;
    int variant = 1;
    int stock = 0;
    std::array<Row, 11> rows; ///< for the totals 2 to 12

    const Row& row(int roll) const { return rows[std::size_t(roll - 2)]; }

    friend bool operator==(const WanderingToken&, const WanderingToken&) = default;
};

/// MAP-25: a printed map is a fixed arrangement of tiles.
struct PrintedMap
{
    enum class Role : std::uint8_t
    {
        None,
        Central,
        Entrance
    };

    struct PlacedTile
    {
        ContentId tile;
        TileSide side = TileSide::A;
        int x = 0;
        int y = 0;
        Rotation rotation = Rotation::None;
        Role role = Role::None;

        friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
    };

    struct MapSide
    {
        LocalizedText name;
        LocalizedText text;
        std::vector<PlacedTile> tiles;

        friend bool operator==(const MapSide&, const MapSide&) = default;
    };

    ContentId id;
    LocalizedText name;
    int stock = 0;
    std::array<MapSide, 2> sides;

    const MapSide& side(TileSide which) const { return sides[std::size_t(which)]; }

    friend bool operator==(const PrintedMap&, const PrintedMap&) = default;
};

constexpr auto fileWords(PrintedMap::Role)
{
    return std::to_array<EnumName<PrintedMap::Role>>(
        {{PrintedMap::Role::Central, "central"}, {PrintedMap::Role::Entrance, "entrance"}});
}

} // namespace delve::mageknight
