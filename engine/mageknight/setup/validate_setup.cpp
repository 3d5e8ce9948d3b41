// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/validate_setup.h"

#include "engine/mageknight/setup/rules/checks.h"
#include "engine/mageknight/setup/session/validation_session.h"

#include <map>

namespace delve::mageknight {

namespace {

constexpr Kinds players = kindsOf(ThingKind::Player);
constexpr Kinds tiles = kindsOf(ThingKind::Tile);
constexpr Kinds doors = kindsOf(ThingKind::Door);
constexpr Kinds markers = kindsOf(ThingKind::Marker);
constexpr Kinds artifacts = kindsOf(ThingKind::Artifact);
constexpr Kinds chests = kindsOf(ThingKind::Chest);
constexpr Kinds tokens = kindsOf(ThingKind::Token);
constexpr Kinds figures = kindsOf(ThingKind::Figure);
constexpr Kinds entrances = kindsOf(ThingKind::Entrance);
constexpr Kinds exits = kindsOf(ThingKind::Exit);
constexpr bool isAdvice = true;

/// A check that asks for less than a view knows.
template <auto check> void ofRecord(const SetupView& view, Report& report)
{
    check(view, report);
}

} // namespace

std::span<const SetupCheck> setupChecks()
{
    static const std::vector<SetupCheck> checks{
        // Step 2: the dungeon
        {{"MAP-07"}, Scope::Neighbourhood, EachCheck{ThingKind::Tile, checkTileOverlap}, tiles},
        // MAP-21 is listed with the entrances.
        {{"MAP-25"}, Scope::Graph, checkPrintedMap, tiles},
        {{"LAY-21"}, Scope::Count, ofRecord<checkTileStock>, tiles},
        {{"LAY-07"}, Scope::Count, ofRecord<checkCentralChamber>, tiles},
        {{"LAY-03", "LAY-06", "LAY-19", "LAY-04"}, Scope::Count, ofRecord<checkTileCounts>, tiles | players},
        {{"LAY-02", "LAY-08"}, Scope::Count, checkTileOrder, tiles | players, isAdvice},
        {{"LAY-09"}, Scope::Graph, EachCheck{ThingKind::Tile, checkPaths}, tiles | boards},
        // LAY-09 again, about the central chamber.
        {{}, Scope::Graph, checkCentralParts, tiles | boards, isAdvice},
        {{"MAP-21", "LAY-10", "LAY-16"}, Scope::Player, ofRecord<checkEntranceCount>, boards},
        {{"LAY-11", "LAY-12", "LAY-13"}, Scope::Graph, checkEntranceHallways, boards},
        // Step 3: special terrain and doors
        {{"MRK-02"}, Scope::Player, checkSpecialPieceCount, doors | markers | players},
        {{"COMP-03"}, Scope::Count, checkPieceStock, doors | markers | artifacts | chests, isAdvice},
        {{"MRK-03", "MAP-26", "MRK-05", "MRK-18"},
         Scope::Neighbourhood,
         EachCheck{ThingKind::Marker, checkMarkerPlacement},
         markers | boards},
        {{"MRK-14"}, Scope::Player, checkTeleports, markers, isAdvice},
        {{"MRK-23"}, Scope::Player, checkStaircases, markers},
        {{"DOOR-02", "DOOR-05", "DOOR-03", "DOOR-04"},
         Scope::Neighbourhood,
         EachCheck{ThingKind::Door, checkDoorPlacement},
         doors | boards},
        {{"ART-02", "ART-01"}, Scope::Count, checkAgreedArtifacts, artifacts | players},
        {{"ART-03", "ART-04", "ART-07"},
         Scope::Neighbourhood,
         EachCheck{ThingKind::Artifact, checkArtifactPlacement},
         artifacts | markers | chests | tokens | boards},
        {{"ART-06"},
         Scope::Piece,
         EachCheck{ThingKind::Artifact, checkArtifactFootprints},
         artifacts | doors | boards},
        {{"DRESS-03"},
         Scope::Neighbourhood,
         EachCheck{ThingKind::Artifact, checkPillarPlacement},
         artifacts | doors | boards},
        {{"DRESS-04"}, Scope::Graph, checkPillars, boards},
        {{"DRESS-11", "DRESS-10", "DRESS-02", "DRESS-01"},
         Scope::Piece,
         EachCheck{ThingKind::Artifact, checkArtifactKinds},
         artifacts},
        {{"EXO-05"}, Scope::Count, checkArtifactTokens, artifacts, isAdvice},
        // Step 4: chests. MAP-26 is listed with the markers.
        {{"CHEST-11", "DG-20", "CHEST-06"},
         Scope::Neighbourhood,
         EachCheck{ThingKind::Chest, checkChestPlacement},
         chests | boards},
        {{"CHEST-05"}, Scope::Graph, EachCheck{ThingKind::Chest, checkChestDistance}, chests | boards},
        {{"CHEST-07"}, Scope::Count, checkChestCount, chests | players},
        {{"CHEST-08"}, Scope::Graph, checkTreasure, players | chests | artifacts | boards, isAdvice},
        {{"CHEST-03"}, Scope::Count, checkChestOrder, chests | players, isAdvice},
        {{"CHEST-10", "ART-20"},
         Scope::Graph,
         EachCheck{ThingKind::Chest, checkChestAccess, true},
         chests | artifacts | boards},
        // Step 5: wandering tokens
        {{"TOK-08", "TOK-14"},
         Scope::Piece,
         EachCheck{ThingKind::Token, checkTokenPlacement},
         tokens | chests | boards},
        {{"TOK-11", "TOK-12"},
         Scope::Graph,
         EachCheck{ThingKind::Token, checkTokenDistance},
         tokens | boards},
        {{"TOK-09", "TOK-10"},
         Scope::Neighbourhood,
         EachCheck{ThingKind::Tile, checkTokensPerTile},
         tokens | chests | boards},
        {{"TOK-05", "TOK-04", "TOK-03"}, Scope::Count, checkTokenCount, tokens | players},
        {{"TOK-06"}, Scope::Graph, checkFirstToken, tokens | chests | artifacts | boards},
        {{"TOK-07"}, Scope::Player, checkTokenOrder, tokens | players, isAdvice},
        {{"MRK-21"},
         Scope::Piece,
         EachCheck{ThingKind::Marker, checkOccupiedMarkers},
         markers | chests | tokens,
         isAdvice},
        // Step 7: entrances and exits. MRK-18 is listed with the markers.
        {{"ENT-01", "ENT-06"}, Scope::Graph, checkEntranceArrows, entrances | boards},
        {{"ENT-03", "ENT-11"}, Scope::Graph, checkExitArrows, exits | markers | chests | tokens | boards},
        {{"ENT-07"}, Scope::Graph, checkExitPaths, entrances | exits | boards},
        {{"ENT-08", "ENT-05", "ENT-10"},
         Scope::Player,
         checkArrowsOfTeams,
         players | tiles | entrances | exits},
        // Steps 1, 4 and 6: teams and pools
        {{"TEAM-05", "TEAM-01", "TEAM-03", "TEAM-04", "TEAM-07", "MKW-01", "MKW-06", "MKW-08"},
         Scope::Player,
         checkTeams,
         players | figures},
        {{"TEAM-06", "LONE-01", "LONE-02"}, Scope::Player, checkLoneWolf, players},
        {{"POOL-01", "MKW-07", "DG-19", "POOL-03", "POOL-04"}, Scope::Player, checkMageSpawnPool, players},
        {{"MOUNT-13", "CAV-01", "TITAN-13", "MD-45", "PSGR-01", "PSGR-02"},
         Scope::Player,
         checkLargeFigures,
         players | figures},
        {{"BASE-22", "INDIR-06"}, Scope::Player, checkLargeFigureAdvice, players | figures, isAdvice},
        {{"BASE-17"}, Scope::Graph, checkEntranceWidths, players | entrances | exits | boards},
        {{"BASE-04", "BASE-05", "BASE-06"},
         Scope::Graph,
         checkPlacedFigures,
         figures | players | doors | chests | tokens | artifacts | boards},
        {{"BASE-08"},
         Scope::Graph,
         checkWaysOfLargeFigures,
         players | entrances | figures | boards,
         isAdvice},
        {{"CHEST-02"}, Scope::Count, checkChestPool, players | chests, isAdvice},
    };
    return checks;
}

void SetupCheck::runAll(const SetupView& view, Report& report) const
{
    if (const WholeCheck* whole = std::get_if<WholeCheck>(&run)) {
        (*whole)(view, report);
        return;
    }
    const EachCheck& each = std::get<EachCheck>(run);
    const std::size_t count =
        visitList(view.scenario, each.kind, [](const auto& list) { return list.size(); });
    for (std::size_t number = 0; number < count; ++number)
        each.run(view, number, report);
}

std::size_t rankOf(std::string_view rule)
{
    static const auto ranks = [] {
        std::map<std::string_view, std::size_t> listed;
        for (const SetupCheck& check : setupChecks())
            for (const std::string_view known : check.rules)
                listed.emplace(known, listed.size());
        return listed;
    }();
    const auto found = ranks.find(rule);
    return found == ranks.end() ? ranks.size() : found->second;
}

Findings validateSetup(const Scenario& scenario, const Content& content)
{
    return ValidationSession(scenario, content).findings();
}

} // namespace delve::mageknight
