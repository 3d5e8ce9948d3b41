#include "engine/setup/validate_setup.h"

#include "engine/setup/checks.h"
#include "engine/setup/session/validation_session.h"

#include <map>

namespace delve {

namespace {

constexpr Kinds players = kindsOf(ThingKind::Player);
constexpr Kinds tiles = kindsOf(ThingKind::Tile);
constexpr Kinds doors = kindsOf(ThingKind::Door);
constexpr Kinds markers = kindsOf(ThingKind::Marker);
constexpr Kinds artifacts = kindsOf(ThingKind::Artifact);
constexpr Kinds chests = kindsOf(ThingKind::Chest);
constexpr Kinds tokens = kindsOf(ThingKind::Token);
constexpr Kinds entrances = kindsOf(ThingKind::Entrance);
constexpr Kinds exits = kindsOf(ThingKind::Exit);
/// All that decides which tiles are entrances, what is connected and what can be stood on.
constexpr Kinds layout = players | tiles | doors | markers | artifacts;

} // namespace

std::span<const SetupCheck> setupChecks()
{
    static const std::vector<SetupCheck> checks{
        // Step 2: the dungeon
        {{"MAP-07"}, Scope::Neighbourhood, EachCheck{ThingKind::Tile, checkTileOverlap}},
        // MAP-21 is listed with the entrances.
        {{"MAP-25"}, Scope::Graph, checkPrintedMap, tiles},
        {{"LAY-21"}, Scope::Player, checkTileStock, tiles},
        {{"LAY-07"}, Scope::Player, checkCentralChamber, tiles},
        {{"LAY-03", "LAY-06", "LAY-19", "LAY-04"}, Scope::Player, checkTileCounts, tiles | players},
        {{"LAY-02", "LAY-08"}, Scope::Player, checkTileOrder, tiles | players},
        {{"LAY-09"}, Scope::Graph, EachCheck{ThingKind::Tile, checkPaths}},
        {{"MAP-21", "LAY-10", "LAY-16"}, Scope::Player, checkEntranceCount, layout},
        {{"LAY-11", "LAY-12", "LAY-13"}, Scope::Graph, checkEntranceHallways, layout},
        // Step 3: special terrain and doors
        {{"MRK-02"}, Scope::Player, checkSpecialPieceCount, doors | markers | players},
        {{"COMP-03"}, Scope::Player, checkSpecialPieceStock, doors | markers},
        {{"MRK-03", "MAP-26", "MRK-05", "MRK-18"},
         Scope::Neighbourhood,
         EachCheck{ThingKind::Marker, checkMarkerPlacement}},
        {{"MRK-14"}, Scope::Player, checkTeleports, markers},
        {{"MRK-23"}, Scope::Player, checkStaircases, markers},
        {{"DOOR-02", "DOOR-05", "DOOR-03", "DOOR-04"},
         Scope::Neighbourhood,
         EachCheck{ThingKind::Door, checkDoorPlacement}},
        {{"ART-02", "ART-01"}, Scope::Player, checkAgreedArtifacts, artifacts | players},
        {{"ART-03", "ART-04", "ART-07"},
         Scope::Neighbourhood,
         EachCheck{ThingKind::Artifact, checkArtifactPlacement}},
        {{"ART-06"}, Scope::Piece, EachCheck{ThingKind::Artifact, checkArtifactFootprints}},
        {{"DRESS-03"}, Scope::Neighbourhood, EachCheck{ThingKind::Artifact, checkPillarPlacement}},
        {{"DRESS-04"}, Scope::Graph, checkPillars, layout},
        {{"DRESS-11", "DRESS-10", "DRESS-02", "DRESS-01"},
         Scope::Piece,
         EachCheck{ThingKind::Artifact, checkArtifactKinds}},
        {{"EXO-05"}, Scope::Player, checkArtifactTokens, artifacts},
        // Step 4: chests. MAP-26 is listed with the markers.
        {{"CHEST-11", "DG-20", "CHEST-06"},
         Scope::Neighbourhood,
         EachCheck{ThingKind::Chest, checkChestPlacement}},
        {{"CHEST-05"}, Scope::Graph, EachCheck{ThingKind::Chest, checkChestDistance}},
        {{"CHEST-07"}, Scope::Player, checkChestCount, chests | players},
        {{"CHEST-08"}, Scope::Graph, checkTreasure, layout | chests},
        {{"CHEST-03"}, Scope::Player, checkChestOrder, chests | players},
        {{"CHEST-10", "ART-20"}, Scope::Graph, EachCheck{ThingKind::Chest, checkChestAccess, true}},
        // Step 5: wandering tokens
        {{"TOK-08", "TOK-14"}, Scope::Piece, EachCheck{ThingKind::Token, checkTokenPlacement}},
        {{"TOK-11", "TOK-12"}, Scope::Graph, EachCheck{ThingKind::Token, checkTokenDistance}},
        {{"TOK-09", "TOK-10"}, Scope::Neighbourhood, EachCheck{ThingKind::Tile, checkTokensPerTile}},
        {{"TOK-05", "TOK-04", "TOK-03"}, Scope::Player, checkTokenCount, tokens | players},
        {{"TOK-06"}, Scope::Graph, checkFirstToken, layout | chests | tokens},
        {{"TOK-07"}, Scope::Player, checkTokenOrder, tokens | players},
        {{"MRK-21"}, Scope::Piece, EachCheck{ThingKind::Marker, checkOccupiedMarkers}},
        // Step 7: entrances and exits. MRK-18 is listed with the markers.
        {{"ENT-01", "ENT-06"}, Scope::Graph, checkEntranceArrows, layout | entrances},
        {{"ENT-03", "ENT-11"}, Scope::Graph, checkExitArrows, layout | chests | tokens | exits},
        {{"ENT-07"}, Scope::Graph, checkExitPaths, layout | entrances | exits},
        {{"ENT-08", "ENT-05", "ENT-10"},
         Scope::Player,
         checkArrowsOfTeams,
         players | tiles | entrances | exits},
        // Steps 1, 4 and 6: teams and pools
        {{"TEAM-05", "TEAM-01", "TEAM-03", "TEAM-04", "TEAM-07", "MKW-01", "MKW-06", "MKW-08"},
         Scope::Player,
         checkTeams,
         players},
        {{"TEAM-06", "LONE-01", "LONE-02"}, Scope::Player, checkLoneWolf, players},
        {{"POOL-01", "MKW-07", "DG-19", "POOL-03", "POOL-04"}, Scope::Player, checkMageSpawnPool, players},
        {{"CHEST-02"}, Scope::Player, checkChestPool, players | chests},
    };
    return checks;
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

} // namespace delve
