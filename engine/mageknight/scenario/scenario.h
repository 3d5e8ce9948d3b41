// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/id.h"
#include "engine/geometry/square.h"
#include "engine/mageknight/content/figure.h"
#include "engine/mageknight/content/pieces.h"
#include "engine/mageknight/content/tile.h"
#include "engine/mageknight/scenario/assertion.h"
#include "engine/scenario/pack_reference.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace delve::mageknight {

/// Which game a scenario is for.
enum class GameKind : std::uint8_t
{
    MageKnightDungeons
};

constexpr auto fileWords(GameKind)
{
    return std::to_array<EnumName<GameKind>>({{GameKind::MageKnightDungeons, "mage-knight-dungeons"}});
}

/// TEAM-06: by default Lone Wolf is played exactly when every player has one hero.
enum class LoneWolf : std::uint8_t
{
    Automatic,
    Yes,
    No
};

constexpr auto fileWords(LoneWolf)
{
    return std::to_array<EnumName<LoneWolf>>(
        {{LoneWolf::Automatic, "automatic"}, {LoneWolf::Yes, "yes"}, {LoneWolf::No, "no"}});
}

/// ART-01: an artifact kind that the players agreed on, and how many of it.
struct AllowedArtifact
{
    ContentId artifact;
    int most = 1;

    friend bool operator==(const AllowedArtifact&, const AllowedArtifact&) = default;
};

/// What the rules leave to agreement, with the defaults of the rulebooks.
struct ScenarioOptions
{
    int buildTotal = 100;               ///< TEAM-01
    int specialPiecesPerPlayer = 1;     ///< MRK-02
    int tokensContributedPerPlayer = 6; ///< TOK-03, TOK-13
    int tokensPlacedPerPlayer = 3;      ///< TOK-05, TOK-13
    bool toughTokens = false;           ///< TOK-04
    LoneWolf loneWolf = LoneWolf::Automatic;
    bool respectStock = true;                      ///< LAY-21
    bool freeBuild = false;                        ///< LAY-23
    bool tilesRanOut = false;                      ///< LAY-15
    bool mageKnightWarriors = false;               ///< MKW
    bool allFigures = false;                       ///< BASE-01
    bool largeSquares = false;                     ///< BASE-21
    bool moderated = false;                        ///< BASE-22
    bool openCeiling = false;                      ///< INDIR-06
    bool standardArcs = false;                     ///< FARC-15
    bool artifacts = true;                         ///< ART-01
    std::vector<AllowedArtifact> allowedArtifacts; ///< ART-01: empty means any kind, any number
    std::optional<int> artifactsPerPlayer;         ///< ART-02: no limit by default
    std::optional<int> roundLimit;                 ///< END-09: off at the table
    bool rollForStart = false;                     ///< START-02: dice say who begins, not the first place

    friend bool operator==(const ScenarioOptions&, const ScenarioOptions&) = default;
};

/// ENT-08: the arrows of a team have one colour.
enum class PlayerColour : std::uint8_t
{
    Red,
    Blue,
    Green,
    Gold,
    Violet,
    White,
    Orange,
    Black
};

constexpr auto fileWords(PlayerColour)
{
    return std::to_array<EnumName<PlayerColour>>({{PlayerColour::Red, "red"},
                                                  {PlayerColour::Blue, "blue"},
                                                  {PlayerColour::Green, "green"},
                                                  {PlayerColour::Gold, "gold"},
                                                  {PlayerColour::Violet, "violet"},
                                                  {PlayerColour::White, "white"},
                                                  {PlayerColour::Orange, "orange"},
                                                  {PlayerColour::Black, "black"}});
}

/// A figure of a team and the level it starts at (0 for figures without levels). A mount and its rider are
/// one member (CAV-03): the level is then the rider's.
struct TeamMember
{
    ThingId id;
    ContentId figure;
    int level = 1;
    ContentId rider{};          ///< MOUNT-13: who rides, if the figure is a mount
    std::optional<int> value{}; ///< TITAN-13, MD-45: the point value that was chosen, where there are several
    ThingId chariot{};          ///< PSGR-03: the member of the team in which this one starts as a passenger

    friend bool operator==(const TeamMember&, const TeamMember&) = default;
};

/// A figure or chest kind and how many of it a player puts into a common pool.
struct PoolEntry
{
    ContentId kind;
    int count = 1;
    ContentId rider{};          ///< MOUNT-13: who rides each of them
    ContentId passenger{};      ///< PSGR-03: who starts in each of them
    std::optional<int> value{}; ///< TITAN-13, MD-45

    friend bool operator==(const PoolEntry&, const PoolEntry&) = default;
};

/// A player, in turn order; the first is the starting player.
struct Player
{
    ThingId id;
    std::string name;
    PlayerColour colour = PlayerColour::Red;
    std::vector<TeamMember> team;
    std::vector<PoolEntry> mageSpawn; ///< POOL-01: contributed to the Mage Spawn pool
    std::vector<PoolEntry> chests;    ///< CHEST-02, DG-19: contributed to the chest pool, Changelings too

    friend bool operator==(const Player&, const Player&) = default;
};

/// A grid of its own. MRK-23.
struct Level
{
    std::string name;

    friend bool operator==(const Level&, const Level&) = default;
};

/// LAY-01: the printed map that is used in place of tiles; its tiles are placed like any others.
struct MapReference
{
    ContentId map;
    TileSide side = TileSide::A;

    friend bool operator==(const MapReference&, const MapReference&) = default;
};

/// LAY-07 and MAP-21: the part a tile has in the layout.
enum class TileRole : std::uint8_t
{
    None,
    Central,
    Entrance
};

constexpr auto fileWords(TileRole)
{
    return std::to_array<EnumName<TileRole>>(
        {{TileRole::Central, "central"}, {TileRole::Entrance, "entrance"}});
}

// Placed things. `player` is who placed it, empty where that is not recorded (LAY-20).

struct PlacedTile
{
    ThingId id;
    ContentId tile;
    TileSide side = TileSide::A;
    Square position; ///< of its north-west square after rotation
    Rotation rotation = Rotation::None;
    TileRole role = TileRole::None;
    bool replacement = false; ///< LAY-14: drawn from the reserve for a tile that did not fit
    ThingId player;

    friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

/// DOOR-19: recorded on a tile and one of that tile's edges, at rotation 0, so that it turns with the tile.
struct PlacedDoor
{
    ThingId id;
    ContentId door;
    ThingId tile;
    LocalEdge edge;
    ThingId player;

    friend bool operator==(const PlacedDoor&, const PlacedDoor&) = default;
};

enum class MarkerFace : std::uint8_t
{
    Ordinary,
    Unique
};

constexpr auto fileWords(MarkerFace)
{
    return std::to_array<EnumName<MarkerFace>>(
        {{MarkerFace::Unique, "unique"}, {MarkerFace::Ordinary, "ordinary"}});
}

struct PlacedMarker
{
    ThingId id;
    ContentId marker;
    MarkerFace face = MarkerFace::Unique;
    Square square;
    ThingId partner; ///< MRK-23: the other staircase of a pair
    ThingId player;

    friend bool operator==(const PlacedMarker&, const PlacedMarker&) = default;
};

struct PlacedArtifact
{
    ThingId id;
    ContentId artifact;
    Square square;                      ///< its north-west square
    Rotation rotation = Rotation::None; ///< none or a quarter
    ThingId player;

    friend bool operator==(const PlacedArtifact&, const PlacedArtifact&) = default;
};

/// A chest, or a Changeling that looks like one (DG-20).
struct PlacedChest
{
    ThingId id;
    ContentId chest; ///< a kind of chest, or a Changeling figure
    Square square;
    Side facing = Side::South;
    std::optional<int> treasure; ///< position of the treasure dial, 0 to 5; CHEST-04: random if not set
    ThingId player;

    friend bool operator==(const PlacedChest&, const PlacedChest&) = default;
};

struct PlacedToken
{
    ThingId id;
    Colour colour = Colour::Yellow;
    std::optional<ContentId> table; ///< TOK-02: random if not set
    Square square;
    ThingId player;

    friend bool operator==(const PlacedToken&, const PlacedToken&) = default;
};

/// Whose a figure is that stands in the dungeon from the start.
enum class FigureSide : std::uint8_t
{
    MageSpawn,
    Team,
    Neutral ///< nobody's until a figure of a team comes onto its tile or next to it, then a Mage Spawn
};

constexpr auto fileWords(FigureSide)
{
    return std::to_array<EnumName<FigureSide>>({{FigureSide::MageSpawn, "mage-spawn"},
                                                {FigureSide::Team, "team"},
                                                {FigureSide::Neutral, "neutral"}});
}

/// A figure that stands in the dungeon from the start: the guardian of a hall, a dragon on its hoard.
struct PlacedFigure
{
    ThingId id;
    ContentId figure;
    int heroLevel = 0;          ///< of the figure or its rider; 0 for those without levels
    ContentId rider{};          ///< MOUNT-13
    ContentId passenger{};      ///< PSGR-03
    std::optional<int> value{}; ///< TITAN-13, MD-45
    Square square;              ///< BASE-02: its anchor
    Direction facing = Direction::North;
    ArcSide arcSide = ArcSide::None; ///< FARC-03
    FigureSide side = FigureSide::MageSpawn;
    ThingId player; ///< whose team, if it is of one

    friend bool operator==(const PlacedFigure&, const PlacedFigure&) = default;
};

/// ENT-01, ENT-03: an arrow at an opening to the outside. `player` is the team that uses it.
struct Arrow
{
    ThingId id;
    ThingId player;
    Edge edge;

    friend bool operator==(const Arrow&, const Arrow&) = default;
};

/// A remark of the author, pinned to a square.
struct Note
{
    ThingId id;
    Square square;
    std::string text;

    friend bool operator==(const Note&, const Note&) = default;
};

/// What a scenario says besides its players and what is placed.
struct ScenarioFacts
{
    std::string title;
    std::string author;
    std::string notes;
    GameKind game = GameKind::MageKnightDungeons;
    std::vector<PackReference> packs;
    ScenarioOptions options;
    std::optional<MapReference> map;
    std::vector<Level> levels;
    std::vector<Assertion> assertions; ///< about its games, checked by playing

    friend bool operator==(const ScenarioFacts&, const ScenarioFacts&) = default;
};

/// A whole scenario: a plain value. Lists of placed things are in the order of placement, which
/// LAY-02, LAY-10 and TOK-06 ask for.
struct Scenario : ScenarioFacts
{
    std::vector<Player> players;

    std::vector<PlacedTile> tiles;
    std::vector<PlacedDoor> doors;
    std::vector<PlacedMarker> markers;
    std::vector<PlacedArtifact> artifacts;
    std::vector<PlacedChest> chests;
    std::vector<PlacedToken> tokens;
    std::vector<PlacedFigure> figures;
    std::vector<Arrow> entrances;
    std::vector<Arrow> exits;
    std::vector<Note> pinnedNotes;

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

} // namespace delve::mageknight
