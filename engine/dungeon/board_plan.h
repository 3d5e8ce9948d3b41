#pragma once

#include "engine/content/content.h"
#include "engine/content/tile.h"
#include "engine/geometry/square.h"
#include "engine/scenario/scenario.h"

#include <cstdint>
#include <vector>

namespace delve {

class Board;

/// Numbers of tiles and doors: their places in the lists of the scenario.
using TileIndex = std::int32_t;
using DoorIndex = std::int32_t;

/// A level that a board can hold; files allow fewer.
inline constexpr int maxBoardLevels = 64;

/// What the side of a marker that lies up shows. MRK-04.
enum class MarkerLook : std::uint8_t
{
    Hindering,
    Water,
    Shadow,
    Vortex,
    Teleport,
    Staircase
};

/// All that a board is made of, resolved from scenario and content. Generators and games that try out
/// other arrangements (a tile turned by a vortex) change a plan and compile it again.
struct BoardPlan
{
    struct Tile
    {
        Square position;
        std::int32_t layout = -1; ///< in `layouts`; -1 where the content is missing
        TileKind kind = TileKind::Chamber;
        TileRole role = TileRole::None;
        std::int32_t player = -1; ///< who laid it, -1 where that is not recorded
    };

    struct Door
    {
        TileIndex tile = -1;
        LocalEdge edge; ///< as the tile lies on the table
    };

    struct Marker
    {
        Square square;
        MarkerLook look = MarkerLook::Hindering;
        std::int32_t partner = -1; ///< in `markers`
    };

    struct Artifact
    {
        Square square; ///< its north-west square
        Size size{1, 1};
        bool isPillar = false;
    };

    std::vector<FaceLayout> layouts; ///< as they lie on the table
    std::vector<Tile> tiles;
    std::vector<Door> doors;
    std::vector<Marker> markers;
    std::vector<Artifact> artifacts;
};

struct BoardOptions
{
    /// LAY-09: markers and artifacts count for nothing, except staircases that join levels.
    bool printedTerrainOnly = false;
    /// DRESS-04: as if no pillar stood anywhere.
    bool withoutPillars = false;
};

/// Looks up the content of everything placed. What is missing there gets no squares.
BoardPlan planBoard(const Scenario& scenario, const Content& content);

// One piece of such a plan. The content of the piece must be there.
BoardPlan::Door planDoor(const PlacedDoor& door, const Scenario& scenario, const Content& content);
MarkerLook lookOf(const PlacedMarker& marker, const Content& content);
BoardPlan::Artifact planArtifact(const PlacedArtifact& artifact, const Content& content);

Board compileBoard(const BoardPlan& plan, const BoardOptions& options = {});
Board compileBoard(const Scenario& scenario, const Content& content, const BoardOptions& options = {});

} // namespace delve
