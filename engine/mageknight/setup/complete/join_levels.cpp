// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/join_levels.h"

#include "engine/mageknight/scenario/offered_packs.h"
#include "engine/mageknight/scenario/thing_ids.h"
#include "engine/mageknight/setup/generate/choice.h"
#include "engine/mageknight/setup/generate/ground.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace delve::mageknight {

namespace {

std::set<int> levelsWithTiles(const Scenario& scenario)
{
    std::set<int> levels;
    for (const PlacedTile& tile : scenario.tiles)
        levels.insert(tile.position.level);
    return levels;
}

/// The levels that staircases join to that of the central chamber, or of the first tile. The tile under a
/// staircase may be missing yet.
std::set<int> joinedLevels(const SetupView& view, bool needsTiles)
{
    const Scenario& scenario = view.scenario;
    const auto partnerOf = [&](std::size_t marker) -> const PlacedMarker& {
        return scenario.markers[std::size_t(view.plan.markers[marker].partner)];
    };
    const auto lies = [&](const PlacedMarker& marker) { return view.tileAt(marker.square).has_value(); };
    std::set<int> joined{scenario.tiles[std::size_t(view.central.value_or(0))].position.level};
    for (std::size_t before = 0; before != joined.size();) {
        before = joined.size();
        for (std::size_t i = 0; i < scenario.markers.size(); ++i)
            if (view.joinsLevels(i) && joined.contains(scenario.markers[i].square.level) &&
                (!needsTiles || (lies(scenario.markers[i]) && lies(partnerOf(i)))))
                joined.insert(partnerOf(i).square.level);
    }
    return joined;
}

/// A staircase on this level that leads nowhere yet.
PlacedMarker* loneStaircase(Scenario& scenario, const SetupView& view, int level)
{
    for (std::size_t i = 0; i < scenario.markers.size(); ++i)
        if (PlacedMarker& marker = scenario.markers[i];
            marker.square.level == level && view.lookOf(i) == MarkerLook::Staircase &&
            marker.partner.empty() && !view.isOnStartingTile(marker.square))
            return &marker;
    return nullptr;
}

/// Free squares for a staircase, those in chambers if there are any, and all on one tile if wished. MRK-03,
/// MRK-05.
std::vector<Square> freeSquares(const SetupView& view, int level, bool isFirstTileEnough)
{
    const Ground ground(view);
    std::vector<Square> inChambers, inHallways;
    std::vector<TileIndex> tiles;
    if (view.central) // LAY-07: it is the first
        tiles.push_back(*view.central);
    for (TileIndex tile = 0; tile < TileIndex(view.scenario.tiles.size()); ++tile)
        if (tile != view.central)
            tiles.push_back(tile);
    for (const TileIndex tile : tiles) {
        if (view.scenario.tiles[std::size_t(tile)].position.level != level || view.isStartingTile(tile))
            continue;
        if (isFirstTileEnough && !inChambers.empty())
            break;
        for (const SquareIndex square : view.full().playableSquaresOf(tile)) {
            const Square at = view.full().board.squareOf(square);
            if (!ground.isOccupied(at) && view.printed.isPlayable(at) && !ground.isInTheWay(square))
                (view.kindOf(tile) == TileKind::Chamber ? inChambers : inHallways).push_back(at);
        }
    }
    return inChambers.empty() ? inHallways : inChambers;
}

const MarkerKind* staircaseKind(const Scenario& scenario, const Content& content)
{
    for (const Pack& pack : offeredPacks(content, scenario.packs))
        for (const MarkerKind& marker : pack.markers)
            if (marker.uniqueSide == UniqueSide::Staircase)
                return &marker;
    return nullptr;
}

/// The id of a staircase on this level, laid if there is none without a partner; empty if it has no room.
ThingId staircaseOn(Scenario& scenario, const SetupView& view, int level, Random& random)
{
    if (const PlacedMarker* lone = loneStaircase(scenario, view, level))
        return lone->id;
    const MarkerKind* kind = staircaseKind(scenario, view.content);
    const auto squares = freeSquares(view, level, isLucky(50, random));
    if (!kind || squares.empty())
        return {};
    const bool isRecorded = scenario.markers.empty() || arePlayersNamed(scenario.markers);
    PlacedMarker added;
    added.id = drawThingId(random, scenario);
    added.marker = kind->id;
    added.face = MarkerFace::Unique;
    added.square = pickOne(squares, random);
    if (isRecorded && !scenario.players.empty())
        added.player = scenario.players[scenario.markers.size() % scenario.players.size()].id;
    scenario.markers.push_back(added);
    return added.id;
}

/// One more level joined; false if there is none, or no room for staircases.
bool joinOne(Scenario& scenario, const Content& content, Random& random)
{
    const Scenario before = scenario;
    const SetupView view(before, content);
    const auto joined = joinedLevels(view, false);
    for (const int level : levelsWithTiles(before)) {
        if (joined.contains(level))
            continue;
        // From a level with a staircase that leads nowhere, otherwise from the nearest.
        const int from = *std::ranges::min_element(joined, {}, [&](int other) {
            return std::abs(level - other) - 100 * (loneStaircase(scenario, view, other) != nullptr);
        });
        const ThingId here = staircaseOn(scenario, view, from, random);
        const ThingId there = staircaseOn(scenario, view, level, random);
        if (here.empty() || there.empty()) {
            scenario = before;
            continue;
        }
        std::ranges::find(scenario.markers, here, &PlacedMarker::id)->partner = there;
        std::ranges::find(scenario.markers, there, &PlacedMarker::id)->partner = here;
        return true;
    }
    return false;
}

} // namespace

int levelsApart(const SetupView& view)
{
    return view.scenario.tiles.empty()
               ? 0
               : int(levelsWithTiles(view.scenario).size()) - int(joinedLevels(view, true).size());
}

void joinLevels(Scenario& scenario, const Content& content, Random& random)
{
    if (scenario.levels.size() < 2 || scenario.tiles.empty())
        return;
    while (joinOne(scenario, content, random)) {
    }
}

} // namespace delve::mageknight
