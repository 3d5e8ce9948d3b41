// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/fixes_for.h"

#include "engine/mageknight/setup/fixes/edit_price.h"
#include "engine/mageknight/setup/fixes/fix_search.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_set>

namespace delve::mageknight {

namespace {

using Mend = void (*)(FixSearch&);

struct Mender
{
    Mend mend;
    Mend atLast = nullptr; ///< after all tiles were turned
};

/// How findings are mended, by rule.
const std::map<std::string_view, Mender>& menders()
{
    static const std::map<std::string_view, Mender> table{
        // Step 2
        {"MAP-07", {mendTile}},
        {"MAP-21", {mendEntranceRole}},
        {"MAP-25", {mendPrintedMap}},
        {"LAY-21", {mendTileStock}},
        {"LAY-07", {mendCentralChamber}},
        {"LAY-03", {mendTileNumber, exchangeTiles}},
        {"LAY-06", {mendTileNumber}},
        {"LAY-19", {mendTileNumber}},
        {"LAY-04", {mendTileKinds, exchangeTiles}},
        {"LAY-02", {mendTileOrder, exchangeTiles}},
        {"LAY-08", {mendTileOrder, exchangeTiles}},
        {"LAY-09", {mendTile}},
        {"LAY-10", {mendLastTile, exchangeTiles}},
        {"LAY-16", {mendLastTile, exchangeTiles}},
        {"LAY-11", {mendEntranceHallway, exchangeTiles}},
        {"LAY-12", {mendEntranceHallway, exchangeTiles}},
        {"LAY-13", {mendEntranceHallway, exchangeTiles}},
        // Step 3
        {"MRK-02", {mendSurplusPieces}},
        {"COMP-03", {mendPieceStock}},
        {"MRK-03", {mendPiece}},
        {"MAP-26", {mendPiece}},
        {"MRK-05", {mendPiece}},
        {"MRK-18", {mendPiece}},
        {"MRK-14", {mendTeleport}},
        {"MRK-23", {mendStaircases}},
        {"DOOR-02", {mendPiece}},
        {"DOOR-03", {mendPiece}},
        {"DOOR-04", {mendPiece}},
        {"DOOR-05", {mendPiece}},
        {"ART-01", {mendAgreedArtifacts}},
        {"ART-02", {mendAgreedArtifacts}},
        {"ART-03", {mendPiece}},
        {"ART-04", {mendPiece}},
        {"ART-06", {mendPiece}},
        {"ART-07", {mendPiece}},
        {"DRESS-01", {mendArtifactKind}},
        {"DRESS-02", {mendArtifactKind}},
        {"DRESS-03", {mendPiece}},
        {"DRESS-04", {mendPiece}},
        {"DRESS-10", {mendArtifactKind}},
        {"DRESS-11", {mendArtifactKind}},
        {"EXO-05", {mendArtifactKind}},
        // Step 4
        {"CHEST-11", {mendPiece}},
        {"DG-20", {mendChangeling}},
        {"CHEST-06", {mendPiece}},
        {"CHEST-05", {mendPiece}},
        {"CHEST-07", {mendSurplusPieces}},
        {"CHEST-08", {mendTreasure}},
        {"CHEST-03", {mendChestOrder}},
        {"CHEST-10", {mendPiece}},
        {"ART-20", {mendPiece}},
        // Step 5
        {"TOK-08", {mendPiece}},
        {"TOK-14", {mendPiece}},
        {"TOK-11", {mendPiece}},
        {"TOK-12", {mendPiece}},
        {"TOK-09", {mendPiece}},
        {"TOK-10", {mendPiece}},
        {"TOK-05", {mendSurplusPieces}},
        {"TOK-04", {mendTokenColours}},
        {"TOK-03", {mendTokenColours}},
        {"TOK-06", {mendFirstToken}},
        {"TOK-07", {mendTokenOrder}},
        {"MRK-21", {mendPiece}},
        // Step 7
        {"ENT-01", {mendPiece}},
        {"ENT-06", {mendPiece}},
        {"ENT-03", {mendPiece}},
        {"ENT-11", {mendPiece}},
        {"ENT-07", {mendPiece}},
        {"ENT-05", {mendPiece}},
        {"ENT-08", {mendArrowsOfTeams}},
        {"ENT-10", {mendArrowsOfTeams, exchangeTiles}},
        // Steps 1, 4 and 6
        {"TEAM-01", {mendTeam}},
        {"TEAM-03", {mendTeam}},
        {"TEAM-04", {mendTeam}},
        {"TEAM-05", {mendTeam}},
        {"TEAM-07", {mendTeam}},
        {"MKW-01", {mendTeam}},
        {"MKW-08", {mendTeam}},
        {"TEAM-06", {mendLoneWolf}},
        {"LONE-01", {mendLoneWolf}},
        {"LONE-02", {mendLoneWolf}},
        {"MKW-06", {mendTeam}},
        {"POOL-01", {mendSpawnPool}},
        {"MKW-07", {mendSpawnPool}},
        {"DG-19", {mendSpawnPool}},
        {"POOL-03", {mendSpawnPool}},
        {"POOL-04", {mendSpawnPool}},
        {"CHEST-02", {mendChestPool}},
        {"MOUNT-13", {mendRider}},
        {"CAV-01", {mendRider}},
        {"TITAN-13", {mendPointValue}},
        {"MD-45", {mendPointValue}},
        {"PSGR-01", {mendPassenger}},
        {"PSGR-02", {mendPassenger}},
        {"BASE-22", {mendAdvice}},
        {"INDIR-06", {mendAdvice}},
        {"BASE-17", {mendEntranceWidth}},
        {"BASE-04", {mendPiece}},
        {"BASE-05", {mendPiece}},
        {"BASE-06", {mendPiece}},
        {"BASE-08", {mendPiece}},
    };
    return table;
}

bool areAmong(const std::vector<ThingId>& some, const std::vector<ThingId>& all)
{
    constexpr std::size_t few = 16;
    if (some.size() <= few || all.size() <= few)
        return std::ranges::all_of(
            some, [&](const ThingId& id) { return std::ranges::find(all, id) != all.end(); });
    if (some == all) // a crowd is mostly the same crowd
        return true;
    const std::unordered_set<ThingId> known(all.begin(), all.end());
    return std::ranges::all_of(some, [&](const ThingId& id) { return known.contains(id); });
}

/// Numbers may have changed; words and pieces of content are what the finding is about.
std::vector<std::string> wordsOf(const Finding& finding)
{
    std::vector<std::string> words = finding.about.args;
    std::erase_if(words, [](const std::string& word) {
        return !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
    });
    return words;
}

} // namespace

int countOfAlike(const Finding& finding, const Findings& findings)
{
    const std::vector<std::string> words = wordsOf(finding);
    return int(std::ranges::count_if(findings, [&](const Finding& other) {
        return other.rule == finding.rule &&
               (areAmong(other.about.things, finding.about.things) ||
                areAmong(finding.about.things, other.about.things)) &&
               wordsOf(other) == words;
    }));
}

std::vector<Fix> fixesFor(const Scenario& scenario, const Content& content, const Finding& finding,
                          const Findings& all)
{
    FixEffort effort{effortOfOneFinding};
    return fixesFor(scenario, content, finding, all, effort);
}

std::vector<Fix> fixesFor(const Scenario& scenario, const Content& content, const Finding& finding,
                          const Findings& all, FixEffort& effort)
{
    EditTrial edits(scenario, content, all);
    return fixesFor(edits, finding, effort);
}

std::vector<Fix> fixesFor(EditTrial& edits, const Finding& finding, FixEffort& effort)
{
    if (effort.left <= 0) {
        effort.wasShort = true;
        return {};
    }
    const auto known = menders().find(finding.rule);
    if (known == menders().end())
        return {};
    const std::int64_t own = std::min(effort.left, effortOfOneFinding);
    FixSearch search(edits, finding, own);
    turnTilesNearby(search);
    known->second.mend(search);
    exchangePlaces(search);
    turnAnyTile(search);
    swapTilesConcerned(search);
    if (known->second.atLast)
        known->second.atLast(search);
    effort.left -= own - search.effortLeft();
    effort.wasShort |= search.isTired() || search.hasLeftOut();
    std::vector<Fix> fixes = search.take();
    for (Fix& fix : fixes)
        fix.price = priceOf(fix.edit, edits.content());
    std::ranges::stable_sort(
        fixes, {}, [](const Fix& fix) { return std::pair(!concessionsIn(fix.edit).isEmpty(), fix.price); });
    return fixes;
}

std::vector<Fix> fixesFor(const Scenario& scenario, const Content& content, const Finding& finding)
{
    return fixesFor(scenario, content, finding, validateSetup(scenario, content));
}

} // namespace delve::mageknight
