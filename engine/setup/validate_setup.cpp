#include "engine/setup/validate_setup.h"

#include "engine/setup/checks.h"

#include <algorithm>

namespace delve {

std::span<const SetupCheck> setupChecks()
{
    static const std::vector<SetupCheck> checks{
        // Step 2: the dungeon
        {{"MAP-07"}, Scope::Neighbourhood, checkTileOverlap},
        // MAP-21 is listed with the entrances.
        {{"MAP-25"}, Scope::Graph, checkPrintedMap},
        {{"LAY-21"}, Scope::Player, checkTileStock},
        {{"LAY-07"}, Scope::Player, checkCentralChamber},
        {{"LAY-03", "LAY-06", "LAY-19", "LAY-04"}, Scope::Player, checkTileCounts},
        {{"LAY-02", "LAY-08"}, Scope::Player, checkTileOrder},
        {{"LAY-09"}, Scope::Graph, checkPaths},
        {{"MAP-21", "LAY-10", "LAY-16"}, Scope::Player, checkEntranceCount},
        {{"LAY-11", "LAY-12", "LAY-13"}, Scope::Graph, checkEntranceHallways},
        // Step 3: special terrain and doors
        {{"MRK-02"}, Scope::Player, checkSpecialPieceCount},
        {{"COMP-03"}, Scope::Player, checkSpecialPieceStock},
        {{"MRK-03", "MAP-26", "MRK-05", "MRK-18"}, Scope::Neighbourhood, checkMarkerPlacement},
        {{"MRK-14"}, Scope::Player, checkTeleports},
        {{"MRK-23"}, Scope::Player, checkStaircases},
        {{"DOOR-02", "DOOR-05", "DOOR-03", "DOOR-04"}, Scope::Neighbourhood, checkDoorPlacement},
        {{"ART-02", "ART-01"}, Scope::Player, checkAgreedArtifacts},
        {{"ART-03", "ART-04", "ART-07"}, Scope::Neighbourhood, checkArtifactPlacement},
        {{"ART-06"}, Scope::Piece, checkArtifactFootprints},
        {{"DRESS-03", "DRESS-04"}, Scope::Graph, checkPillars},
        {{"DRESS-11", "DRESS-10", "DRESS-02", "DRESS-01"}, Scope::Piece, checkArtifactKinds},
        {{"EXO-05"}, Scope::Player, checkArtifactTokens},
        // Step 4: chests. MAP-26 is listed with the markers.
        {{"CHEST-11", "DG-20", "CHEST-06"}, Scope::Neighbourhood, checkChestPlacement},
        {{"CHEST-05"}, Scope::Graph, checkChestDistance},
        {{"CHEST-07"}, Scope::Player, checkChestCount},
        {{"CHEST-08"}, Scope::Graph, checkTreasure},
        {{"CHEST-03"}, Scope::Player, checkChestOrder},
        {{"CHEST-10", "ART-20"}, Scope::Graph, checkChestAccess},
        // Step 5: wandering tokens
        {{"TOK-08", "TOK-14"}, Scope::Piece, checkTokenPlacement},
        {{"TOK-11", "TOK-12"}, Scope::Graph, checkTokenDistance},
        {{"TOK-09", "TOK-10"}, Scope::Neighbourhood, checkTokensPerTile},
        {{"TOK-05", "TOK-04", "TOK-03"}, Scope::Player, checkTokenCount},
        {{"TOK-06"}, Scope::Graph, checkFirstToken},
        {{"TOK-07"}, Scope::Player, checkTokenOrder},
        {{"MRK-21"}, Scope::Piece, checkOccupiedMarkers},
        // Step 7: entrances and exits. MRK-18 is listed with the markers.
        {{"ENT-01", "ENT-06"}, Scope::Graph, checkEntranceArrows},
        {{"ENT-03", "ENT-11"}, Scope::Graph, checkExitArrows},
        {{"ENT-07"}, Scope::Graph, checkExitPaths},
        {{"ENT-08", "ENT-05", "ENT-10"}, Scope::Player, checkArrowsOfTeams},
        // Steps 1, 4 and 6: teams and pools
        {{"TEAM-05", "TEAM-01", "TEAM-03", "TEAM-04", "TEAM-07", "MKW-01", "MKW-06", "MKW-08"},
         Scope::Player,
         checkTeams},
        {{"TEAM-06", "LONE-01", "LONE-02"}, Scope::Player, checkLoneWolf},
        {{"POOL-01", "MKW-07", "DG-19", "POOL-03", "POOL-04"}, Scope::Player, checkMageSpawnPool},
        {{"CHEST-02"}, Scope::Player, checkChestPool},
    };
    return checks;
}

namespace {

/// The place of a rule in the order of findings.
std::size_t rankOf(std::string_view rule)
{
    std::size_t rank = 0;
    for (const SetupCheck& check : setupChecks())
        for (const std::string_view known : check.rules) {
            if (known == rule)
                return rank;
            ++rank;
        }
    return rank;
}

} // namespace

Findings validateSetup(const Scenario& scenario, const Content& content)
{
    const SetupView view(scenario, content);
    Report report(scenario.options.freeBuild);
    for (const SetupCheck& check : setupChecks())
        check.run(view, report);
    Findings findings = report.take();
    std::ranges::stable_sort(findings, {}, [](const Finding& finding) { return rankOf(finding.rule); });
    return findings;
}

} // namespace delve
