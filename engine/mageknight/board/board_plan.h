// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/square.h"
#include "engine/mageknight/board/outside.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/content/tile.h"
#include "engine/mageknight/scenario/scenario.h"

#include <cstdint>
#include <vector>

namespace delve::mageknight {

class Board;
class LayoutPool;

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

    /// What a tile covers: nothing where its content is missing or its place is not on the grid.
    TileArea areaOf(TileIndex tile) const;
    /// The edge on which a door stands. DOOR-19.
    Edge edgeOf(DoorIndex door) const;
    /// ART-06: the squares of an artifact, row by row.
    std::vector<Square> squaresOfArtifact(std::size_t artifact) const;
};

struct BoardOptions
{
    /// LAY-09: markers and artifacts count for nothing, except staircases that join levels.
    bool printedTerrainOnly = false;
    /// DRESS-04: as if no pillar stood anywhere.
    bool withoutPillars = false;
    /// Step 2: as if no door stood anywhere; the board then has none.
    bool withoutDoors = false;
    /// MAP-14: exterior openings are left out, for a part of a dungeon.
    bool withoutOpenings = false;
};

/// Looks up the content of everything placed. What is missing there gets no squares.
BoardPlan planBoard(const Scenario& scenario, const Content& content);
/// Plans with the caller's pool of faces (plan_pieces.h), which is kept to change the plan later.
BoardPlan planBoard(const Scenario& scenario, const Content& content, LayoutPool& pool);

Board compileBoard(const BoardPlan& plan, const BoardOptions& options = {});
Board compileBoard(const Scenario& scenario, const Content& content, const BoardOptions& options = {});

} // namespace delve::mageknight
