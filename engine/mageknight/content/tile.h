// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/id.h"
#include "engine/base/localized_text.h"
#include "engine/geometry/rotation.h"

#include <array>
#include <cstdint>
#include <vector>

namespace delve::mageknight {

/// MAP-08: what a square shows.
enum class Terrain : std::uint8_t
{
    Clear,
    Hindering,
    Water,
    Crevasse,
    Blocking
};

constexpr auto fileWords(Terrain)
{
    return std::to_array<EnumName<Terrain>>({{Terrain::Clear, "clear"},
                                             {Terrain::Hindering, "hindering"},
                                             {Terrain::Water, "water"},
                                             {Terrain::Crevasse, "crevasse"},
                                             {Terrain::Blocking, "blocking"}});
}

/// Speed points to enter a square that shows no number of its own. TER-02 to TER-04: clear 1,
/// hindering 2, water 3. A crevasse costs 1 to the figures that may enter it at all.
int usualCost(Terrain terrain);

/// MAP-01: a tile is a hallway or a chamber.
enum class TileKind : std::uint8_t
{
    Hallway,
    Chamber
};

constexpr auto fileWords(TileKind)
{
    return std::to_array<EnumName<TileKind>>(
        {{TileKind::Hallway, "hallway"}, {TileKind::Chamber, "chamber"}});
}

/// MAP-02, MAP-03: a hallway has 3 x 5 squares, a chamber 5 x 5.
constexpr Size sizeOf(TileKind kind)
{
    return kind == TileKind::Hallway ? Size{3, 5} : Size{5, 5};
}

/// The look of a floor.
enum class Floor : std::uint8_t
{
    Flagstone,
    Slab,
    Cobble,
    Planks,
    Earth,
    Mosaic,
    Brick,
    Grate
};

constexpr auto fileWords(Floor)
{
    return std::to_array<EnumName<Floor>>({{Floor::Flagstone, "flagstone"},
                                           {Floor::Slab, "slab"},
                                           {Floor::Cobble, "cobble"},
                                           {Floor::Planks, "planks"},
                                           {Floor::Earth, "earth"},
                                           {Floor::Mosaic, "mosaic"},
                                           {Floor::Brick, "brick"},
                                           {Floor::Grate, "grate"}});
}

/// A piece of decoration on a face; no effect in play.
enum class ArtKind : std::uint8_t
{
    Arch,
    Banner,
    Bars,
    Bones,
    Books,
    Brazier,
    Candles,
    Chains,
    Cobweb,
    ColumnStump,
    Cracks,
    Drain,
    Fungus,
    Grate,
    Inscription,
    Lever,
    Moss,
    MosaicStar,
    Planks,
    PoolRim,
    Puddle,
    Rails,
    Roots,
    Rubble,
    Rug,
    Runes,
    Shelf,
    Skulls,
    Statue,
    Steps,
    Throne,
    Tools,
    Torch,
    Urn,
    WeaponRack,
    Well
};

constexpr auto fileWords(ArtKind)
{
    return std::to_array<EnumName<ArtKind>>({
        {ArtKind::Arch, "arch"},
        {ArtKind::Banner, "banner"},
        {ArtKind::Bars, "bars"},
        {ArtKind::Bones, "bones"},
        {ArtKind::Books, "books"},
        {ArtKind::Brazier, "brazier"},
        {ArtKind::Candles, "candles"},
        {ArtKind::Chains, "chains"},
        {ArtKind::Cobweb, "cobweb"},
        {ArtKind::ColumnStump, "column-stump"},
        {ArtKind::Cracks, "cracks"},
        {ArtKind::Drain, "drain"},
        {ArtKind::Fungus, "fungus"},
        {ArtKind::Grate, "grate"},
        {ArtKind::Inscription, "inscription"},
        {ArtKind::Lever, "lever"},
        {ArtKind::Moss, "moss"},
        {ArtKind::MosaicStar, "mosaic-star"},
        {ArtKind::Planks, "planks"},
        {ArtKind::PoolRim, "pool-rim"},
        {ArtKind::Puddle, "puddle"},
        {ArtKind::Rails, "rails"},
        {ArtKind::Roots, "roots"},
        {ArtKind::Rubble, "rubble"},
        {ArtKind::Rug, "rug"},
        {ArtKind::Runes, "runes"},
        {ArtKind::Shelf, "shelf"},
        {ArtKind::Skulls, "skulls"},
        {ArtKind::Statue, "statue"},
        {ArtKind::Steps, "steps"},
        {ArtKind::Throne, "throne"},
        {ArtKind::Tools, "tools"},
        {ArtKind::Torch, "torch"},
        {ArtKind::Urn, "urn"},
        {ArtKind::WeaponRack, "weapon-rack"},
        {ArtKind::Well, "well"},
    });
}

struct Art
{
    ArtKind kind = ArtKind::Cracks;
    LocalSquare square;
    Rotation turn = Rotation::None;

    friend bool operator==(const Art&, const Art&) = default;
};

/// A run of open border edges of playable squares on one side of a face. MAP-11.
struct Entryway
{
    Side side = Side::North;
    int offset = 0; ///< from the west, or from the north
    int width = 0;

    friend bool operator==(const Entryway&, const Entryway&) = default;
};

/// The printed squares, walls and corners of one side of a tile, at rotation 0.
class FaceLayout
{
public:
    explicit FaceLayout(Size size = {5, 5});

    Size size() const { return m_size; }
    Terrain terrain(LocalSquare square) const { return m_terrain[index(square)]; }
    /// The printed number of a square, or the usual cost of its terrain. TER-08.
    int cost(LocalSquare square) const { return m_cost[index(square)]; }
    /// MAP-10: a wall drawn on this side of the square, on the border or inside. Blocking squares stop
    /// movement by themselves and are not counted here, except that their border edges are walls.
    bool hasWall(LocalEdge edge) const;
    /// MAP-16: the corner north-west of this square (x, y up to width, height) is flagged as linked.
    bool isLinked(LocalSquare corner) const;

    void setTerrain(LocalSquare square, Terrain terrain);
    void setCost(LocalSquare square, int cost) { m_cost[index(square)] = std::uint8_t(cost); }
    void setWall(LocalEdge edge, bool wall);
    void setLinked(LocalSquare corner, bool linked);

    /// MAP-11: clockwise from the north side, each side from west to east or north to south.
    std::vector<Entryway> entryways() const;

    friend bool operator==(const FaceLayout&, const FaceLayout&) = default;

private:
    static constexpr int maxSide = 5;
    std::size_t index(LocalSquare square) const { return std::size_t(square.y * maxSide + square.x); }
    static std::uint64_t cornerBit(int x, int y) { return 1ull << (y * (maxSide + 1) + x); }

    Size m_size;
    std::array<Terrain, maxSide * maxSide> m_terrain{};
    std::array<std::uint8_t, maxSide * maxSide> m_cost{};
    std::uint64_t m_wallsNorth = 0; ///< bit of (x, y): wall on the north side of that square, y up to height
    std::uint64_t m_wallsWest = 0;  ///< bit of (x, y): wall on the west side of that square, x up to width
    std::uint64_t m_linked = 0;
};

/// MAP-09: clear, hindering and water squares are legal to stand on.
constexpr bool isPlayable(Terrain terrain)
{
    return terrain != Terrain::Blocking && terrain != Terrain::Crevasse;
}

/// The layout turned clockwise: what lies on the table.
FaceLayout rotated(const FaceLayout& layout, Rotation rotation);
/// The layout seen in a mirror. Tiles are never mirrored; tools that compare faces need it.
FaceLayout mirrored(const FaceLayout& layout);

struct TileFace
{
    LocalizedText name;
    LocalizedText idea;
    Floor floor = Floor::Flagstone;
    FaceLayout layout;
    std::vector<Art> art;

    friend bool operator==(const TileFace&, const TileFace&) = default;
};

/// Which face of a tile lies up.
enum class TileSide : std::uint8_t
{
    A,
    B
};

constexpr auto fileWords(TileSide)
{
    return std::to_array<EnumName<TileSide>>({{TileSide::A, "a"}, {TileSide::B, "b"}});
}

/// MAP-04: one physical piece with two faces of the same kind and size.
struct Tile
{
    ContentId id;
    TileKind kind = TileKind::Chamber;
    LocalizedText name;
    int stock = 0;
    std::array<TileFace, 2> faces;

    const TileFace& face(TileSide side) const { return faces[std::size_t(side)]; }

    friend bool operator==(const Tile&, const Tile&) = default;
};

} // namespace delve::mageknight
