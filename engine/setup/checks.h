#pragma once

#include "engine/setup/report.h"
#include "engine/setup/setup_view.h"

namespace delve {

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

// entrances.cpp: entrance hallways
void checkEntranceCount(const LayoutRecord& record, Report& report);
void checkEntranceHallways(const SetupView& view, Report& report);

// special_pieces.cpp: how many markers and doors
void checkSpecialPieceCount(const SetupView& view, Report& report);
void checkSpecialPieceStock(const SetupView& view, Report& report);

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
void checkChestCount(const SetupView& view, Report& report);
void checkTreasure(const SetupView& view, Report& report);
void checkChestOrder(const SetupView& view, Report& report);
void checkChestPlacement(const SetupView& view, std::size_t number, Report& report);
void checkChestDistance(const SetupView& view, std::size_t number, Report& report);
void checkChestAccess(const SetupView& view, std::size_t number, Report& report);

// tokens.cpp
void checkTokenCount(const SetupView& view, Report& report);
void checkTokenOrder(const SetupView& view, Report& report);
void checkTokenPlacement(const SetupView& view, std::size_t number, Report& report);
void checkTokenDistance(const SetupView& view, std::size_t number, Report& report);
void checkTokensPerTile(const SetupView& view, std::size_t number, Report& report);
void checkFirstToken(const SetupView& view, Report& report);

// arrows.cpp
void checkEntranceArrows(const SetupView& view, Report& report);
void checkExitArrows(const SetupView& view, Report& report);
void checkExitPaths(const SetupView& view, Report& report);
void checkArrowsOfTeams(const SetupView& view, Report& report);

// teams.cpp
/// MKW-06: one square and one dial.
bool isOrdinarySize(const Figure& figure);
/// MKW-06, BASE-01: one square and one dial, unless all figures are allowed.
bool isAllowedSize(const SetupView& view, const Figure& figure);
void checkTeams(const SetupView& view, Report& report);
void checkLoneWolf(const SetupView& view, Report& report);

// pools.cpp
void checkMageSpawnPool(const SetupView& view, Report& report);
void checkChestPool(const SetupView& view, Report& report);

} // namespace delve
