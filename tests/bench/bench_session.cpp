// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit costs while it is judged: on a dungeon of 10,000 tiles with pieces, the goal is 16 ms. And
// what it costs to find the ways to mend one finding there.

#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/fixes/fixes_for.h"
#include "engine/mageknight/setup/session/validation_session.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "tests/bench/ratios.h"
#include "tests/support/mageknight/crowded_scenario.h"
#include "tests/support/mageknight/packs.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

constexpr int tiles = 10'000;

/// Does an edit and takes it back, again and again; the time is that of one of the two.
void editAndUndo(benchmark::State& state, const std::function<Edit(const Scenario&)>& makeEdit)
{
    ValidationSession session(crowdedScenario(tiles, piecesOf(shippedContent())), shippedContent());
    const Edit there = makeEdit(session.scenario());
    const Edit back = inverted(there);
    bool isBack = true;
    for (auto _ : state) {
        session.apply(isBack ? there : back);
        isBack = !isBack;
        benchmark::DoNotOptimize(session.findings().size());
    }
    state.counters["things"] = session.work().thingsChecked;
    state.counters["squares"] = session.work().squaresCompiled;
    state.counters["findings"] = double(session.findings().size());
}

std::function<Edit(const Scenario&)> moving(const char* id, Offset by)
{
    return [=](const Scenario& scenario) {
        return moveThings(scenario, shippedContent(), std::array{ThingId(id)}, by);
    };
}

/// From a finding to its fixes, what the rules say about the scenario being known.
void findFixes(benchmark::State& state, int count, const char* rule,
               const std::function<void(Scenario&)>& damage)
{
    Scenario scenario = crowdedScenario(count, piecesOf(shippedContent()));
    damage(scenario);
    const Findings findings = validateSetup(scenario, shippedContent());
    const auto finding = std::ranges::find(findings, rule, &Finding::rule);
    if (finding == findings.end()) {
        state.SkipWithError("nothing to mend");
        return;
    }
    std::size_t fixes = 0;
    for (auto _ : state)
        fixes = fixesFor(scenario, shippedContent(), *finding, findings).size();
    state.counters["fixes"] = double(fixes);
    state.counters["findings"] = double(findings.size());
}

void putTokenOnChest(Scenario& scenario)
{
    scenario.tokens[scenario.tokens.size() / 2].square = scenario.chests[scenario.chests.size() / 2].square;
}

void moveTileOntoAnother(Scenario& scenario)
{
    scenario.tiles.back().position = scenario.tiles[scenario.tiles.size() - 2].position;
}

} // namespace

int main(int argc, char** argv)
{
    const auto add = [](const char* name, const std::function<Edit(const Scenario&)>& makeEdit) {
        benchmark::RegisterBenchmark(name, editAndUndo, makeEdit)->Unit(benchmark::kMillisecond);
    };
    add("move a chest, 10,000 tiles", moving("c5", {1, 0}));
    add("move a token, 10,000 tiles", moving("k6", {1, 0}));
    add("move a marker, 10,000 tiles", moving("m5", {1, 0}));
    add("move a tile at the rim, 10,000 tiles", moving("t15", {-2, 0}));
    add("remove a tile in the middle, 10,000 tiles", [](const Scenario& scenario) {
        return removeThings(scenario, shippedContent(), std::array{ThingId("t2550")});
    });
    add("move a door, 10,000 tiles", [](const Scenario& scenario) {
        const auto door = findThing(scenario, ThingId("d12"))->index;
        const Edge edge = *edgeOnTable(scenario, shippedContent(), scenario.doors[door]);
        return moveDoor(scenario, shippedContent(), door, {edge.square + Offset{0, 1}, edge.side});
    });
    for (const auto& [count, name] : {std::pair(1'000, "1,000 tiles"), {10'000, "10,000 tiles"}}) {
        benchmark::RegisterBenchmark(("fixes of a token on a chest, " + std::string(name)).c_str(), findFixes,
                                     count, "TOK-08", putTokenOnChest)
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("fixes of a tile on another, " + std::string(name)).c_str(), findFixes,
                                     count, "MAP-07", moveTileOntoAnother)
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::RegisterBenchmark("validate from nothing, 10,000 tiles", [](benchmark::State& state) {
        const Scenario scenario = crowdedScenario(tiles, piecesOf(shippedContent()));
        for (auto _ : state)
            benchmark::DoNotOptimize(ValidationSession(scenario, shippedContent()).findings().size());
    })->Unit(benchmark::kMillisecond);
    return bench::runAndCompare(argc, argv, {});
}
