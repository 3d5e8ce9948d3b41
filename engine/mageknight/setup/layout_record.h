// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/followed_plan.h"

#include <optional>
#include <span>
#include <vector>

namespace delve::mageknight {

/// What is known about a layout without looking at where its tiles lie: who laid which of them, how many
/// each player lays, which parts they have. Scenario and content must outlive it, and every reference of the
/// scenario must lead somewhere (checkReferences).
class LayoutRecord
{
protected:
    FollowedPlan m_plan; // first, since others are made of it

public:
    LayoutRecord(const Scenario& scenario, const Content& content);
    LayoutRecord(const LayoutRecord&) = delete;
    LayoutRecord& operator=(const LayoutRecord&) = delete;

    const Scenario& scenario;
    const Content& content;
    const BoardPlan& plan;

    bool isMap() const { return scenario.map.has_value(); } ///< LAY-01
    bool isRecorded = false;                                ///< LAY-20: the player of every tile is named
    bool isSixTiles = false;                                ///< LAY-19
    int tilesEach = 0;                                      ///< LAY-03, LAY-06, LAY-19
    bool areAllTilesLaid = false;
    /// No more tiles will come: all are laid, or none are left (LAY-15).
    bool isFinished() const { return areAllTilesLaid || scenario.options.tilesRanOut; }

    /// LAY-19: six tiles of two players are a whole dungeon, but may as well be the beginning of a larger
    /// one.
    bool mayGrow() const { return isSixTiles && scenario.tiles.size() == 6 && !scenario.options.tilesRanOut; }

    int playerCount() const { return int(scenario.players.size()); }
    /// The tiles that a player laid, in order. Only with a record of placement.
    std::span<const TileIndex> tilesOf(std::size_t player) const { return m_tilesOf[player]; }
    /// LAY-10: the last tile of a player who has laid all of them.
    std::optional<TileIndex> lastTileOf(std::size_t player) const;

    std::optional<TileIndex> central; ///< LAY-07: the first tile that is flagged so
    /// MAP-21: possible entrances, in order. Where they are found by their place, a view finds them.
    std::vector<TileIndex> entrances;
    /// MAP-21: neither a record nor a flag nor a map names the entrances.
    bool areEntrancesFound = false;

    /// Not only because it is the last of six tiles (LAY-19).
    bool isCertainEntrance(TileIndex tile) const
    {
        return !(mayGrow() && isRecorded) || scenario.tiles[std::size_t(tile)].role == TileRole::Entrance;
    }

    TileKind kindOf(TileIndex tile) const { return plan.tiles[std::size_t(tile)].kind; }
    const ThingId& tileId(TileIndex tile) const { return scenario.tiles[std::size_t(tile)].id; }
    std::vector<ThingId> tileIds(std::span<const TileIndex> tiles) const;

protected:
    /// Follows the scenario and the plan.
    void findRecord();

private:
    void findNumbers();
    void findNamedEntrances();

    std::vector<std::vector<TileIndex>> m_tilesOf;
};

/// LAY-03, LAY-06: five tiles, and one more for every further 50 points, rounded up.
constexpr int tilesOfEachPlayer(int buildTotal)
{
    return 5 + (buildTotal <= 100 ? 0 : (buildTotal - 100 + 49) / 50);
}

} // namespace delve::mageknight
