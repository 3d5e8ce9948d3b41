// SPDX-License-Identifier: GPL-3.0-or-later
// What live legality costs: the setup rules over the samples and over a large dungeon. There is no peer to
// compare with; the goals are 1 ms for a dungeon of 20 tiles and 2 ms for all spots of one more tile on it.

#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "engine/mageknight/setup/placements/place_thing.h"
#include "engine/mageknight/setup/placements/placement_field.h"
#include "engine/mageknight/setup/tile_spots.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "tests/bench/ratios.h"
#include "tests/support/mageknight/carried_piece.h"
#include "tests/support/mageknight/packs.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

void validate(benchmark::State& state, const Scenario& scenario)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(validateSetup(scenario, shippedContent()));
}

/// All legal spots, sides and rotations of a chamber.
void findTileSpots(benchmark::State& state, const Scenario& scenario)
{
    PlacedTile tile;
    tile.id = ThingId("new");
    tile.tile = starterPack().tiles.front().id;
    std::size_t spots = 0;
    for (auto _ : state)
        spots = TileSpots(scenario, shippedContent(), tile).legalSpots().size();
    state.counters["spots"] = double(spots);
}

/// A new piece of each kind, as the canvas carries it.
CarriedPiece pieceOf(ThingKind kind, const Scenario& scenario)
{
    const Pack& pack = starterPack();
    switch (kind) {
    case ThingKind::Door: return carriedPiece(kind, pack.doors.front().id);
    case ThingKind::Marker: return carriedPiece(kind, pack.markers.front().id);
    case ThingKind::Artifact:
        return carriedPiece(kind, std::ranges::find_if(pack.artifacts, [](const ArtifactKind& artifact) {
                                      return isPillar(artifact.artifactClass);
                                  })->id);
    case ThingKind::Chest: return carriedPiece(kind, pack.chests.front().id);
    case ThingKind::Tile: return carriedPiece(kind, pack.tiles.front().id);
    default: return carriedPiece(kind, {}, scenario.players.front().id);
    }
}

/// From picking the piece up to all its legal spots.
void findPlacements(benchmark::State& state, const Scenario& scenario, ThingKind kind)
{
    std::size_t spots = 0;
    for (auto _ : state)
        spots = legalPlacements(scenario, shippedContent(), pieceOf(kind, scenario)).size();
    state.counters["spots"] = double(spots);
}

/// The reason for one spot, with the piece in the hand.
void findReason(benchmark::State& state, const Scenario& scenario, ThingKind kind)
{
    const auto field = placementField(scenario, shippedContent(), pieceOf(kind, scenario));
    const Spot spot{.square = scenario.tiles[2].position};
    for (auto _ : state)
        benchmark::DoNotOptimize(field->whyNot(spot));
}

/// A scenario with so many tiles, those that it lacks laid where they may lie.
Scenario enlarged(Scenario scenario, std::size_t tiles)
{
    for (std::size_t i = 0; scenario.tiles.size() < tiles && i < 1000; ++i) {
        CarriedPiece piece =
            carriedPiece(ThingKind::Tile, starterPack().tiles[i % starterPack().tiles.size()].id);
        std::get<PlacedTile>(piece.thing).id = ThingId("more" + std::to_string(i));
        const auto spots = legalPlacements(scenario, shippedContent(), piece);
        if (!spots.empty())
            apply(scenario, placeThing(scenario, shippedContent(), piece, spots[spots.size() / 2]));
    }
    return scenario;
}

/// Only the tiles of a scenario.
Scenario tilesOf(Scenario scenario)
{
    for (const ThingKind kind : {ThingKind::Door, ThingKind::Marker, ThingKind::Artifact, ThingKind::Chest,
                                 ThingKind::Token, ThingKind::Entrance, ThingKind::Exit})
        visitList(scenario, kind, [](auto& list) { list.clear(); });
    return scenario;
}

constexpr std::pair<ThingKind, const char*> carried[]{
    {ThingKind::Tile, "tile"},       {ThingKind::Door, "door"},   {ThingKind::Marker, "marker"},
    {ThingKind::Artifact, "pillar"}, {ThingKind::Chest, "chest"}, {ThingKind::Token, "token"},
    {ThingKind::Exit, "exit"}};

/// The scenario as it may be while tiles are being laid, so that one more is welcome.
Scenario underConstruction(Scenario scenario)
{
    scenario.options.freeBuild = true;
    for (PlacedTile& tile : scenario.tiles)
        tile.player = {};
    return scenario;
}

} // namespace

int main(int argc, char** argv)
{
    std::vector<std::pair<std::string, Scenario>> cases;
    for (const char* name : {"standard", "two-hundred", "three-players"}) {
        const auto scenario =
            loadScenario(sourceFolder() / "resources/scenarios" / (std::string(name) + ".scenario.json"));
        if (!scenario)
            return 1;
        cases.emplace_back(name, *scenario);
    }
    DungeonWishes wishes;
    wishes.players = 4; // five tiles each
    const auto made = generateDungeons(shippedContent(), wishes, 1, 1, {});
    cases.emplace_back("20 tiles", made.proposals.front().scenario);
    for (const auto& [name, scenario] : cases) {
        benchmark::RegisterBenchmark(("setup rules, " + name).c_str(), validate, scenario)
            ->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark(("tile spots, " + name).c_str(), findTileSpots,
                                     underConstruction(scenario))
            ->Unit(benchmark::kMicrosecond);
    }
    const auto largest = loadScenario(sourceFolder() / "resources/scenarios/three-players.scenario.json");
    const Scenario dungeon = enlarged(underConstruction(*largest), 20);
    const auto add = [](const std::string& name, auto run, auto... what) {
        benchmark::RegisterBenchmark((name + ", 20 tiles").c_str(), run, what...)
            ->Unit(benchmark::kMicrosecond);
    };
    add("setup rules", validate, dungeon);
    add("placements of a tile, no pieces", findPlacements, tilesOf(dungeon), ThingKind::Tile);
    for (const auto& [kind, name] : carried) {
        add(std::string("placements of a ") + name, findPlacements, dungeon, kind);
        add(std::string("reason for a ") + name, findReason, dungeon, kind);
    }
    return bench::runAndCompare(argc, argv, {});
}
