#include "engine/setup/placements/check_inputs.h"

#include "engine/setup/checks.h"

#include <algorithm>

namespace delve {

namespace {

using Run = void (*)(const SetupView&, Report&);

struct CheckInput
{
    Run run;
    std::vector<ThingKind> kinds; ///< besides tiles and players, which nearly every check looks at
};

const std::vector<CheckInput>& knownInputs()
{
    using enum ThingKind;
    static const std::vector<CheckInput> inputs{
        {checkTileOverlap, {}},
        {checkPrintedMap, {}},
        {checkTileStock, {}},
        {checkCentralChamber, {}},
        {checkTileCounts, {}},
        {checkTileOrder, {}},
        {checkPaths, {}},
        {checkEntranceCount, {}},
        {checkEntranceHallways, {}},
        {checkSpecialPieceCount, {Door, Marker}},
        {checkSpecialPieceStock, {Door, Marker}},
        {checkMarkerPlacement, {Marker}},
        {checkTeleports, {Marker}},
        {checkStaircases, {Marker}},
        {checkDoorPlacement, {Door}},
        {checkAgreedArtifacts, {Artifact}},
        {checkArtifactPlacement, {Artifact, Marker, Chest, Token}},
        {checkArtifactFootprints, {Artifact, Door}},
        {checkPillars, {Artifact, Door}},
        {checkArtifactKinds, {Artifact}},
        {checkArtifactTokens, {Artifact}},
        {checkChestPlacement, {Chest}},
        {checkChestDistance, {Chest}},
        {checkChestCount, {Chest}},
        {checkTreasure, {Chest, Artifact}},
        {checkChestOrder, {Chest}},
        {checkChestAccess, {Chest, Artifact}},
        {checkTokenPlacement, {Token, Chest}},
        {checkTokenDistance, {Token}},
        {checkTokensPerTile, {Token, Chest}},
        {checkTokenCount, {Token}},
        {checkFirstToken, {Token, Chest, Artifact}},
        {checkTokenOrder, {Token}},
        {checkOccupiedMarkers, {Marker, Chest, Token}},
        {checkEntranceArrows, {Entrance}},
        {checkExitArrows, {Exit, Marker, Chest, Token}},
        {checkExitPaths, {Entrance, Exit}},
        {checkArrowsOfTeams, {Entrance, Exit}},
        {checkTeams, {}},
        {checkLoneWolf, {}},
        {checkMageSpawnPool, {}},
        {checkChestPool, {Chest}},
    };
    return inputs;
}

std::vector<const SetupCheck*> checksThat(ThingKind kind, bool look)
{
    std::vector<const SetupCheck*> checks;
    for (const SetupCheck& check : setupChecks())
        if (looksAt(check, kind) == look)
            checks.push_back(&check);
    return checks;
}

} // namespace

bool looksAt(const SetupCheck& check, ThingKind kind)
{
    if (kind == ThingKind::Tile || kind == ThingKind::Player)
        return true;
    const auto known = std::ranges::find(knownInputs(), check.run, &CheckInput::run);
    return known == knownInputs().end() || std::ranges::find(known->kinds, kind) != known->kinds.end();
}

bool areAllChecksKnown()
{
    return std::ranges::all_of(setupChecks(), [](const SetupCheck& check) {
        return std::ranges::find(knownInputs(), check.run, &CheckInput::run) != knownInputs().end();
    });
}

std::vector<const SetupCheck*> checksLookingAt(ThingKind kind)
{
    return checksThat(kind, true);
}

std::vector<const SetupCheck*> checksNotLookingAt(ThingKind kind)
{
    return checksThat(kind, false);
}

} // namespace delve
