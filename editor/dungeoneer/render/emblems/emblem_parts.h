// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

// Emblems are drawings in few words (drawn_path.h), in a box of 100 by 100, painted part by part.

namespace delve::dungeoneer {

/// What a part is made of; the style says which colour that is.
enum class Tone : std::uint8_t
{
    Metal,
    Iron,
    Wood,
    Gold,
    Bone,
    Stone,
    Cloth,
    Accent, ///< a colour of the card's own
    Leaf,
    Flame,
    Magic,
    Water,
    Paper,
    Skin,
    Ink,
    Light, ///< a gleam on what lies below
    Shade  ///< a shadow on it
};

struct EmblemPart
{
    enum How : std::uint8_t
    {
        Solid, ///< filled, with an outline
        Flat,  ///< filled without one
        Line,  ///< a stroke
        Thick  ///< a wide stroke with an outline
    };
    How how;
    Tone tone;
    const char* path;
};

struct EmblemDrawing
{
    std::string_view name;
    std::vector<EmblemPart> parts;
};

// By topic, in emblem_items.cpp, emblem_gear.cpp, emblem_creatures.cpp, emblem_folk.cpp, emblem_deeds.cpp and
// emblem_hazards.cpp; emblem.h finds them by name.
std::span<const EmblemDrawing> itemDrawings();
std::span<const EmblemDrawing> gearDrawings();
std::span<const EmblemDrawing> creatureDrawings();
std::span<const EmblemDrawing> folkDrawings();
std::span<const EmblemDrawing> deedDrawings();
std::span<const EmblemDrawing> hazardDrawings();

} // namespace delve::dungeoneer
