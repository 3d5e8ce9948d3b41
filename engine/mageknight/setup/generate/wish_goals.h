// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/generate/layout_measures.h"
#include "engine/mageknight/setup/generate/tile_supply.h"

#include <vector>

namespace delve::mageknight {

/// A wish that a dungeon may miss.
enum class Wish : std::uint8_t
{
    Shape,
    Loops,
    ChestDistance,
    Terrain,
    Doors,
    Markers,
    Artifacts,
    Chests,
    Tokens,
    ToughTokens,
    // These a new dungeon has by the way it is built, but what is begun may be otherwise.
    Tiles,
    Mirrored,
    Players,
    BuildTotal
};

constexpr auto fileWords(Wish)
{
    return std::to_array<EnumName<Wish>>({{Wish::Shape, "shape"},
                                          {Wish::Loops, "loops"},
                                          {Wish::ChestDistance, "chest-distance"},
                                          {Wish::Terrain, "terrain"},
                                          {Wish::Doors, "doors"},
                                          {Wish::Markers, "markers"},
                                          {Wish::Artifacts, "artifacts"},
                                          {Wish::Chests, "chests"},
                                          {Wish::Tokens, "tokens"},
                                          {Wish::ToughTokens, "tough-tokens"},
                                          {Wish::Tiles, "tiles"},
                                          {Wish::Mirrored, "mirrored"},
                                          {Wish::Players, "players"},
                                          {Wish::BuildTotal, "points"}});
}

/// A wish that does not hold, in numbers of its own: squares in a hundred for shape and terrain, loops,
/// tiles, pieces; for mirrored dungeons the tiles without an opposite.
struct MissedWish
{
    Wish wish = Wish::Shape;
    int wanted = 0;
    int had = 0;
    bool isPlaced = false; ///< so many lay there from the start, which is more than wished for

    friend bool operator==(const MissedWish&, const MissedWish&) = default;
};

/// The wishes as numbers that can be measured.
struct WishGoals
{
    /// Covered squares in a hundred of the rectangle around all tiles.
    int leastFill = 0, mostFill = 100;
    std::optional<int> loops; ///< exactly
    int chests = 0, chestDistance = 2;
    TerrainFlavour flavour = TerrainFlavour::Any;
    int leastTerrain = 0; ///< squares in a hundred that show what the flavour looks for
};

/// Covered squares in a hundred of the rectangle around all tiles: compact at least, sprawling at most.
inline constexpr int compactFill = 70;
inline constexpr int sprawlingFill = 40;

/// Terrain counts as wished for with twice as much of it as an even draw from the supply has; open ground
/// with half as many squares that are not clear.
WishGoals goalsOf(const DungeonWishes& wishes, const TileSupply& supply);

/// Squares in a hundred of the laid faces that show what the flavour looks for.
int terrainShare(TerrainFlavour flavour, std::span<const int> squaresByTerrain);

/// The wishes that a layout misses. `terrain` is what terrainShare says of its faces.
std::vector<MissedWish> missedBy(const LayoutMeasures& layout, int terrain, const WishGoals& goals);

/// The wishes that a finished dungeon misses.
std::vector<MissedWish> missedBy(const Scenario& scenario, const Content& content,
                                 const DungeonWishes& wishes, const WishGoals& goals);

/// How many pieces lie there, of the kind that a wish counts; none for the others.
std::size_t countedBy(Wish wish, const Scenario& scenario);

/// How far away all of that is; less is nearer.
int distanceOf(const std::vector<MissedWish>& missed);

} // namespace delve::mageknight
