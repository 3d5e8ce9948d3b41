// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/report.h"
#include "engine/mageknight/setup/setup_view.h"

namespace delve::mageknight {

// Checks of one thing are told its number in the list of its kind; the others look at the whole scenario.

// tiles.cpp: single tiles, and how many of them
void checkTileOverlap(const SetupView& view, std::size_t number, Report& report);
void checkTileStock(const LayoutRecord& record, Report& report);
void checkCentralChamber(const LayoutRecord& record, Report& report);
void checkTileCounts(const LayoutRecord& record, Report& report);
void checkTileOrder(const SetupView& view, Report& report);
void checkPrintedMap(const SetupView& view, Report& report);

// layout.cpp: paths through the dungeon
void checkPaths(const SetupView& view, std::size_t number, Report& report);
void checkCentralParts(const SetupView& view, Report& report);

// entrances.cpp: entrance hallways
void checkEntranceCount(const LayoutRecord& record, Report& report);
void checkEntranceHallways(const SetupView& view, Report& report);

// special_pieces.cpp: how many markers and doors
/// A marker or door that is counted, and who placed it; nobody where that is not recorded.
struct SpecialPiece
{
    ThingId id;
    ThingId player;
};
/// MRK-02, DOOR-05: markers and doors together. MRK-23: not staircases that join levels.
std::vector<SpecialPiece> countedSpecialPieces(const SetupView& view);
/// MRK-02: who places the next one: whoever has placed the fewest, from the starting player to the left.
/// Pieces without a record count for those whose turn it was. There must be players.
const Player& placerOfNextPiece(const std::vector<Player>& players, std::span<const SpecialPiece> placed);
void checkSpecialPieceCount(const SetupView& view, Report& report);
void checkPieceStock(const SetupView& view, Report& report);

// markers.cpp
void checkMarkerPlacement(const SetupView& view, std::size_t number, Report& report);
void checkTeleports(const SetupView& view, Report& report);
void checkStaircases(const SetupView& view, Report& report);
void checkOccupiedMarkers(const SetupView& view, std::size_t number, Report& report);

// doors.cpp
void checkDoorPlacement(const SetupView& view, std::size_t number, Report& report);

// artifacts.cpp
void checkAgreedArtifacts(const SetupView& view, Report& report);
void checkArtifactKinds(const SetupView& view, std::size_t number, Report& report);
void checkArtifactPlacement(const SetupView& view, std::size_t number, Report& report);
void checkArtifactFootprints(const SetupView& view, std::size_t number, Report& report);
void checkPillarPlacement(const SetupView& view, std::size_t number, Report& report);
void checkPillars(const SetupView& view, Report& report);
void checkArtifactTokens(const SetupView& view, Report& report);

// chests.cpp
inline constexpr int chestsOfEachPlayer = 2; ///< CHEST-07: at most
void checkChestCount(const SetupView& view, Report& report);
/// CHEST-07, CHEST-08: how many chests the players place in the end, and what limits it.
struct OwedChests
{
    std::size_t inPool = 0;
    std::size_t tiles = 0; ///< that may hold one; no more are looked for than the players may fill
    std::size_t owed = 0;
};
OwedChests owedChests(const SetupView& view);
void checkTreasure(const SetupView& view, Report& report);
void checkChestOrder(const SetupView& view, Report& report);
void checkChestPlacement(const SetupView& view, std::size_t number, Report& report);
void checkChestDistance(const SetupView& view, std::size_t number, Report& report);
void checkChestAccess(const SetupView& view, std::size_t number, Report& report);

// tokens.cpp
/// TOK-03, TOK-04: how many tokens of a colour each player puts into the pool. TOK-13: nothing where another
/// number was agreed, since the colours are free then, but for Tough ones.
std::optional<int> tokensOfEachPlayer(const ScenarioOptions& options, Colour colour);
void checkTokenCount(const SetupView& view, Report& report);
void checkTokenOrder(const SetupView& view, Report& report);
void checkTokenPlacement(const SetupView& view, std::size_t number, Report& report);
void checkTokenDistance(const SetupView& view, std::size_t number, Report& report);
void checkTokensPerTile(const SetupView& view, std::size_t number, Report& report);
/// TOK-06: some tile with a chest can take a token.
bool canTokenJoinAChest(const SetupView& view);
void checkFirstToken(const SetupView& view, Report& report);

// arrows.cpp
void checkEntranceArrows(const SetupView& view, Report& report);
void checkExitArrows(const SetupView& view, Report& report);
void checkExitPaths(const SetupView& view, Report& report);
void checkArrowsOfTeams(const SetupView& view, Report& report);

// teams.cpp
inline constexpr int leastPlayers = 2; ///< TEAM-05
/// One square, one dial and no mount: what the program chooses by itself.
bool isOrdinarySize(const Figure& figure);
/// MKW-06, BASE-01: without the switch a team has figures of one dial and dragons, never mounted ones.
bool mayJoinTeam(const ScenarioOptions& options, const Figure& figure);
/// MKW-06, MKW-07, BASE-01: without the switch the pool has any figures but mounted ones.
bool mayJoinPool(const ScenarioOptions& options, const Figure& figure);
void checkTeams(const SetupView& view, Report& report);
void checkLoneWolf(const SetupView& view, Report& report);

// large_figures.cpp: what figures of several squares or dials bring along
/// PSGR-02: boot, wave and wing figures of one dial on bases of one square.
bool mayBePassenger(const Figure& figure);
void checkLargeFigures(const SetupView& view, Report& report);
void checkLargeFigureAdvice(const SetupView& view, Report& report);
void checkEntranceWidths(const SetupView& view, Report& report);

// placed_figures.cpp: figures that stand in the dungeon from the start
void checkPlacedFigures(const SetupView& view, Report& report);
void checkWaysOfLargeFigures(const SetupView& view, Report& report);

// pools.cpp
/// The Mage Spawn that a player brings, as far as they count: how many, and what they are worth.
struct SpawnShare
{
    int count = 0;
    int points = 0;
};
SpawnShare spawnOf(const SetupView& view, const Player& player);
/// POOL-03, POOL-04: whether a player brings too few Mage Spawn, or too cheap ones.
bool isSpawnMissing(const SetupView& view, const Player& player);
/// CHEST-02: how many chests a player has still to put into the pool.
int missingChests(const Player& player);
void checkMageSpawnPool(const SetupView& view, Report& report);
void checkChestPool(const SetupView& view, Report& report);

} // namespace delve::mageknight
