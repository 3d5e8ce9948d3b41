// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/id.h"
#include "engine/mageknight/content/tile.h"
#include "engine/scenario/pack_reference.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace delve::mageknight {

enum class DungeonShape : std::uint8_t
{
    Balanced,
    Compact,
    Sprawling
};

constexpr auto fileWords(DungeonShape)
{
    return std::to_array<EnumName<DungeonShape>>({{DungeonShape::Balanced, "balanced"},
                                                  {DungeonShape::Compact, "compact"},
                                                  {DungeonShape::Sprawling, "sprawling"}});
}

/// What to look for in the faces of tiles.
enum class TerrainFlavour : std::uint8_t
{
    Any,
    Open,  ///< clear ground
    Rough, ///< hindering terrain
    Water,
    Chasms, ///< crevasses
    Walls   ///< blocking squares
};

constexpr auto fileWords(TerrainFlavour)
{
    return std::to_array<EnumName<TerrainFlavour>>({{TerrainFlavour::Any, "any"},
                                                    {TerrainFlavour::Open, "open"},
                                                    {TerrainFlavour::Rough, "rough"},
                                                    {TerrainFlavour::Water, "water"},
                                                    {TerrainFlavour::Chasms, "chasms"},
                                                    {TerrainFlavour::Walls, "walls"}});
}

/// What a generated dungeon should be like. Numbers that are not wished for are those of the rules.
struct DungeonWishes
{
    int players = 2;
    int buildTotal = 100;
    /// Other than LAY-03, LAY-06 and LAY-19 say makes it a free build (LAY-23), with a warning.
    std::optional<int> tilesEach;
    DungeonShape shape = DungeonShape::Balanced;
    std::optional<int> loops; ///< ways round in the graph of tiles; nothing: one or two
    bool isMirrored = false;  ///< point-symmetric, as far as the number of tiles allows
    int chestDistance = 2;    ///< CHEST-05: tiles from every entrance, at least 2
    TerrainFlavour flavour = TerrainFlavour::Any;
    std::optional<int> doors; ///< together with the markers no more than MRK-02 allows
    std::optional<int> markers;
    int artifacts = 0;
    std::optional<int> chests; ///< CHEST-07: at most two for each player
    std::optional<int> tokens; ///< TOK-05: at most three for each player
    bool toughTokens = false;  ///< TOK-04
    bool teams = true;         ///< choose Heroes, Mage Spawn and chests for everybody
    /// LAY-21: how many of each tile there are; those not named as many as the pack says.
    std::map<ContentId, int> collection;
    /// Packs on request from which pieces are taken, too.
    std::vector<PackReference> packs{};
};

/// How far a search has come.
struct SearchProgress
{
    std::int64_t steps = 0; ///< tiles laid on trial
    int made = 0;           ///< dungeons
};

/// How long to search. There is no clock here: whoever has one asks to stop.
struct SearchLimits
{
    std::int64_t steps = 2'000'000; ///< tiles laid on trial, over all attempts
    std::stop_token stop;
    std::function<void(const SearchProgress&)> onProgress; ///< called now and then
};

} // namespace delve::mageknight
