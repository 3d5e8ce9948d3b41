// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/board/path_zones.h"
#include "engine/mageknight/setup/layout_record.h"
#include "engine/mageknight/setup/piece_map.h"

#include <optional>
#include <span>
#include <vector>

namespace delve::mageknight {

/// A board with its graph of tiles and its zones.
struct BoardView
{
    explicit BoardView(Board compiled) : board(std::move(compiled)), graph(board), zones(board) {}

    Board board;
    TileGraph graph;
    PathZones zones;

    ZoneMap map() const { return {board, graph, zones}; }
    bool reaches(const ZoneFlood& flood, SquareIndex square) const { return flood.reaches(zones, square); }

    /// MAP-09: a playable square lies there.
    bool isPlayable(Square square) const
    {
        const SquareIndex index = board.squareAt(square);
        return index != noSquare && board.isPlayable(index);
    }
    /// MAP-14
    bool isExteriorOpening(Edge edge) const
    {
        const SquareIndex index = board.squareAt(edge.square);
        return index != noSquare && board.isExteriorOpening(index, edge.side);
    }
    /// The squares of a tile that belong to it. MAP-07: not those that an earlier tile covers.
    std::vector<SquareIndex> squaresOf(TileIndex tile) const;
    /// The playable squares of a tile.
    std::vector<SquareIndex> playableSquaresOf(TileIndex tile) const;
    /// MAP-14: squares of a tile with an opening to the outside, each once.
    std::vector<SquareIndex> openingSquaresOf(TileIndex tile) const;
};

/// What leads where, found by floods over the whole dungeon.
struct PathFacts
{
    ZoneFlood printedHome, markedHome;  ///< LAY-09: what has a path to the central chamber
    std::vector<bool> hadPathWhenLaid;  ///< LAY-09, by tile; true where no record tells
    std::vector<SquareIndex> starts;    ///< CHEST-10: where paths to the chests begin, in order
    ZoneFlood markedReach, fullReach{}; ///< CHEST-10: what paths from there reach
};

/// What has to be judged again after an edit.
struct Touched
{
    bool isEverything = false;
    bool arePathsChanged = false; ///< somewhere in the dungeon
    ByKind<bool> isEdited{};      ///< something of this kind is new, gone or changed
    ByKind<Renumbering> numbers;  ///< of all things
    /// Things that are new or changed, or about which something near or far has changed that a check of one
    /// thing asks for; in order.
    ByKind<ThingNumbers> things;
    int squaresCompiled = 0;
};

/// What one more tile would make of the entrances, as far as the tiles that lie are concerned.
struct SupposedEntrances
{
    std::vector<TileIndex> entrances; ///< MAP-21, but for the new tile
    std::vector<TileIndex> beside;    ///< the tiles adjacent to the new one where it is an entrance, too
    std::vector<Edge> closed;         ///< MAP-14: openings of these entrances that it closes

    friend auto operator<=>(const SupposedEntrances&, const SupposedEntrances&) = default;
};

/// What the checks share. It follows the edits of its scenario, so that little has to be found anew.
class SetupView : public LayoutRecord
{
public:
    SetupView(const Scenario& scenario, const Content& content);

    /// Follows an edit that has just been applied to the scenario.
    Touched follow(const Edit& edit);
    /// Follows a piece that lies elsewhere in the scenario now, but leaves the boards and what follows from
    /// them as they are: to try out many places where it does not matter to them.
    void followPieceAlone(ThingKind kind, std::size_t number);

    /// Looks at the scenario as if a new tile had made other entrances, without having the tile: starting
    /// tiles, distances up to 1, and where the paths to the chests begin. Nothing else changes.
    void suppose(const SupposedEntrances& entrances);
    /// Ends that.
    void supposeNothing();

    /// LAY-09: the tiles as printed, with nothing on them but staircases that join levels.
    BoardView printed;
    /// Step 3: with markers and doors, which are judged on it. Artifacts come after them (ART-02).
    BoardView marked;
    /// Steps 4 to 7: with the pillars too.
    const BoardView& full() const { return m_full ? *m_full : marked; }
    bool hasPillars() const { return m_full.has_value(); }
    /// How many squares all its boards have.
    int compiledSquares() const;

    bool isLoneWolf = false; ///< TEAM-06, LONE-01

    /// MAP-22: a starting hallway or a chamber connected to it.
    bool isStartingTile(TileIndex tile) const { return m_isStartingTile[std::size_t(tile)]; }
    bool isOnStartingTile(Square square) const;
    /// MAP-19: tile distance from the nearest entrance tile.
    int distance(TileIndex tile) const { return m_distances[std::size_t(tile)]; }
    /// CHEST-05, TOK-12: two or more tiles from every entrance tile.
    bool isFarFromEntrances(TileIndex tile) const { return distance(tile) >= 2; }

    PieceMap pieces;
    PathFacts paths;
    /// CHEST-10 on the full board.
    const ZoneFlood& fullReach() const { return m_full ? paths.fullReach : paths.markedReach; }

    std::optional<TileIndex> tileAt(Square square) const;
    /// The things of a kind that lie on the squares of a tile, in order.
    ThingNumbers thingsOn(TileIndex tile, ThingKind kind) const;
    /// The first of them, however many there are.
    std::optional<std::uint32_t> firstOn(TileIndex tile, ThingKind kind) const;

    // Pieces, by their numbers in the scenario
    MarkerLook lookOf(std::size_t marker) const { return plan.markers[marker].look; }
    /// MRK-23: one of a pair of staircases that joins two levels.
    bool joinsLevels(std::size_t marker) const;
    /// ART-06: the squares of an artifact, row by row.
    std::vector<Square> squaresOfArtifact(std::size_t artifact) const
    {
        return plan.squaresOfArtifact(artifact);
    }
    /// The edge on which a door stands, as the tile lies on the table. DOOR-19.
    Edge edgeOf(std::size_t door) const { return plan.edgeOf(DoorIndex(door)); }
    /// Of the doors on an edge, seen from either side, the one that was placed first.
    std::optional<std::size_t> firstDoorOn(Edge edge) const;

private:
    class Update;

    void findAll();
    bool looksLikeEntrance(TileIndex tile) const;
    void findEntrances();
    void findStartingTiles();
    void findPathsHome();
    void findReach(std::span<const Edge> closed);
    bool arePillarsPlanned() const;
    std::vector<Outside> findOutside() const;

    std::optional<BoardView> m_full;
    std::vector<Outside> m_outside; ///< by level
    std::vector<bool> m_looksLikeEntrance;
    std::vector<bool> m_isStartingTile;
    std::vector<int> m_distances;
};

/// LAY-20: whether every thing names the player who placed it.
template <typename Thing> bool arePlayersNamed(const std::vector<Thing>& things)
{
    for (const Thing& thing : things)
        if (thing.player.empty())
            return false;
    return !things.empty();
}

template <typename Thing> std::vector<ThingId> idsOf(const std::vector<Thing>& things)
{
    std::vector<ThingId> ids;
    ids.reserve(things.size());
    for (const Thing& thing : things)
        ids.push_back(thing.id);
    return ids;
}

} // namespace delve::mageknight
