// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/mageknight/setup/generate/dungeon_measures.h"
#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "engine/mageknight/setup/generate/rotation_form.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

using Outcome = DungeonMaker::Outcome;

std::vector<Scenario> generate(const DungeonWishes& wishes, std::uint64_t seed, int count)
{
    std::vector<Scenario> scenarios;
    for (auto& proposal : generateDungeons(shippedContent(), wishes, seed, count, {}).proposals)
        scenarios.push_back(std::move(proposal.scenario));
    return scenarios;
}

template <typename Measure> double mean(const std::vector<Scenario>& scenarios, Measure measure)
{
    double sum = 0;
    for (const Scenario& scenario : scenarios)
        sum += measure(scenario);
    return sum / double(scenarios.size());
}

DungeonMeasures measured(const Scenario& scenario)
{
    return measureDungeon(scenario, shippedContent());
}

/// A layout turned a quarter and moved.
Scenario turnedByAQuarter(Scenario scenario)
{
    for (PlacedTile& tile : scenario.tiles) {
        const Size size = rotated(sizeOf(shippedContent().tile(tile.tile)->kind), tile.rotation);
        tile.position = {0, 7 - (tile.position.y + size.height - 1), tile.position.x - 11};
        tile.rotation = turned(tile.rotation, 1);
    }
    return scenario;
}

} // namespace

/// Legal dungeons on demand.
class TestGenerate : public QObject
{
    Q_OBJECT

private slots:
    void everyDungeonIsLegalAndReady_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("total");
        QTest::addColumn<bool>("isMirrored");
        for (const int players : {2, 3, 4})
            for (const int total : {100, 150, 200, 300})
                for (const bool isMirrored : {false, true})
                    QTest::addRow("%d players, %d points%s", players, total, isMirrored ? ", mirrored" : "")
                        << players << total << isMirrored;
    }
    void everyDungeonIsLegalAndReady()
    {
        QFETCH(int, players);
        QFETCH(int, total);
        QFETCH(bool, isMirrored);
        DungeonWishes wishes;
        wishes.players = players;
        wishes.buildTotal = total;
        wishes.isMirrored = isMirrored;
        const auto scenarios = generate(wishes, 1, 3);
        QCOMPARE(scenarios.size(), std::size_t(3));
        for (const Scenario& scenario : scenarios) {
            QVERIFY(checkReferences(scenario, shippedContent()).empty());
            QCOMPARE(everything(scenario), QString());
            QCOMPARE(int(scenario.tiles.size()), players * (5 + (total - 100 + 49) / 50));
            QCOMPARE(int(scenario.chests.size()), 2 * players);
            QCOMPARE(int(scenario.tokens.size()), 3 * players);
            const auto read = parseScenario(writeScenario(scenario));
            QVERIFY(read.has_value());
            QCOMPARE(*read == scenario, true);
        }
    }

    void theSeedDecides()
    {
        const auto once = generateDungeons(shippedContent(), {}, 7, 3, {});
        const auto again = generateDungeons(shippedContent(), {}, 7, 3, {});
        QCOMPARE(once.proposals.size(), std::size_t(3));
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(once.proposals[i].scenario == again.proposals[i].scenario, true);
            const auto alone = generateDungeons(shippedContent(), {}, once.proposals[i].seed, 1, {});
            QCOMPARE(alone.proposals.front().scenario == once.proposals[i].scenario, true);
        }
    }

    void proposalsDifferMoreThanByRotation()
    {
        const auto scenarios = generate({}, 100, 30);
        std::set<std::string> forms;
        for (const Scenario& scenario : scenarios) {
            const std::string form = rotationForm(scenario, shippedContent());
            QCOMPARE(rotationForm(turnedByAQuarter(scenario), shippedContent()), form);
            forms.insert(form);
        }
        QCOMPARE(forms.size(), std::size_t(30));
        Scenario other = scenarios.front();
        other.tiles.back().side = other.tiles.back().side == TileSide::A ? TileSide::B : TileSide::A;
        QVERIFY(rotationForm(other, shippedContent()) != rotationForm(scenarios.front(), shippedContent()));
    }

    void noDungeonIsDull()
    {
        const auto scenarios = generate({}, 1, 60);
        QCOMPARE(scenarios.size(), std::size_t(60));
        std::set<ContentId> used;
        for (const Scenario& scenario : scenarios) {
            const DungeonMeasures measures = measured(scenario);
            QVERIFY(measures.layout.loops >= 1);
            QVERIFY(measures.layout.longestCorridor <= 5); // of 10 tiles
            QVERIFY(measures.layout.branches >= 1);
            QVERIFY(measures.layout.entranceDistance >= 3);
            QVERIFY(measures.chestSpread >= 2);
            QVERIFY(measures.tileKinds >= 8);
            QVERIFY(measures.nearestChest >= 6);
            for (const PlacedTile& tile : scenario.tiles)
                used.insert(tile.tile);
        }
        QCOMPARE(used.size(), starterPack().tiles.size());
    }

    void tilesAndHallwaysAreSpreadEvenly()
    {
        constexpr int count = 150;
        const auto scenarios = generate({}, 1, count);
        QCOMPARE(scenarios.size(), std::size_t(count));
        std::map<ContentId, int> used;
        std::map<int, int> hallways;
        for (const Scenario& scenario : scenarios) {
            for (const PlacedTile& tile : scenario.tiles)
                ++used[tile.tile];
            ++hallways[measured(scenario).hallways];
        }
        double entropy = 0;
        for (const auto& [tile, times] : used) {
            const double share = times / (10.0 * count);
            entropy -= share * std::log2(share);
        }
        QVERIFY2(entropy >= 0.95 * std::log2(30.0), std::to_string(entropy).c_str());
        // LAY-04: more than four there cannot be.
        QCOMPARE(hallways.size(), std::size_t(3));
        for (const int number : {2, 3, 4})
            QVERIFY2(hallways[number] >= count * 15 / 100, std::to_string(hallways[number]).c_str());
    }

    void chestsAndTokensAreVaried()
    {
        std::map<Side, int> facings;
        std::map<std::pair<Colour, bool>, int> tokens; // on a tile with a chest or elsewhere
        for (const Scenario& scenario : generate({}, 500, 60)) {
            const SetupView view(scenario, shippedContent());
            std::set<TileIndex> chestTiles;
            QCOMPARE(scenario.chests.size(), std::size_t(4)); // CHEST-07
            for (const PlacedChest& chest : scenario.chests) {
                ++facings[chest.facing];
                chestTiles.insert(*view.tileAt(chest.square));
            }
            for (const PlacedToken& token : scenario.tokens)
                ++tokens[{token.colour, chestTiles.contains(*view.tileAt(token.square))}];
        }
        for (const Side side : allSides)
            QVERIFY2(facings[side] >= 240 / 6, std::to_string(facings[side]).c_str());
        for (const Colour colour : {Colour::Blue, Colour::Yellow})
            for (const bool isGuard : {false, true})
                QVERIFY2(tokens[std::pair(colour, isGuard)] >= 360 / 12,
                         std::to_string(tokens[std::pair(colour, isGuard)]).c_str());
    }

    void MRK_02_everyPlayerPlacesTheirShare()
    {
        for (const int players : {2, 3}) {
            DungeonWishes wishes;
            wishes.players = players;
            for (const Scenario& scenario : generate(wishes, 1, 25)) {
                std::map<ThingId, int> placed;
                for (const PlacedDoor& door : scenario.doors)
                    QCOMPARE(++placed[door.player], 1);
                for (const PlacedMarker& marker : scenario.markers)
                    QCOMPARE(++placed[marker.player], 1);
            }
        }
    }

    void mirroredDungeonsAreFair()
    {
        DungeonWishes wishes;
        wishes.isMirrored = true;
        const auto scenarios = generate(wishes, 3, 12);
        for (const Scenario& scenario : scenarios) {
            // All tiles but the central one and one more have an opposite.
            std::set<std::tuple<std::string, int, int, int, int>> laid;
            for (const PlacedTile& tile : scenario.tiles)
                laid.emplace(tile.tile.text(), int(tile.side), tile.position.x, tile.position.y,
                             quartersOf(tile.rotation));
            int alone = 0;
            for (const PlacedTile& tile : scenario.tiles) {
                const Size size = rotated(sizeOf(shippedContent().tile(tile.tile)->kind), tile.rotation);
                const auto& [level, x, y] = tile.position;
                alone += !laid.contains({tile.tile.text(), int(tile.side), 5 - x - size.width,
                                         5 - y - size.height, quartersOf(turned(tile.rotation, 2))});
            }
            QVERIFY2(alone <= 2, std::to_string(alone).c_str());
            QCOMPARE(measured(scenario).tilesAlone, alone - 1); // the central chamber is not counted
        }
        const auto unfairness = [](const Scenario& scenario) { return measured(scenario).unfairness; };
        QVERIFY(mean(scenarios, unfairness) < mean(generate({}, 3, 12), unfairness));
    }

    void LAY_19_sixTilesCanBeWishedFor()
    {
        DungeonWishes wishes;
        wishes.tilesEach = 3;
        for (const Scenario& scenario : generate(wishes, 1, 6)) {
            QCOMPARE(scenario.tiles.size(), std::size_t(6));
            QCOMPARE(everything(scenario), QString());
        }
    }

    void LAY_23_anotherNumberOfTilesIsAFreeBuild()
    {
        DungeonWishes wishes;
        wishes.tilesEach = 7;
        for (const Scenario& scenario : generate(wishes, 1, 3)) {
            QCOMPARE(scenario.tiles.size(), std::size_t(14));
            QVERIFY(scenario.options.freeBuild);
            QCOMPARE(everything(scenario), QStringLiteral("LAY-03 warning, LAY-03 warning"));
        }
    }

    void LAY_21_onlyTilesOfTheCollectionAreLaid()
    {
        DungeonWishes wishes;
        for (const Tile& tile : starterPack().tiles)
            wishes.collection[tile.id] = tile.kind == TileKind::Hallway;
        const std::vector<std::string> chambers{"rotunda", "library", "forge", "shrine", "maze", "spiral"};
        for (const std::string& name : chambers)
            wishes.collection[ContentId("starter/" + name)] = 1;
        const auto scenarios = generate(wishes, 1, 4);
        QCOMPARE(scenarios.size(), std::size_t(4));
        for (const Scenario& scenario : scenarios) {
            std::map<ContentId, int> used;
            for (const PlacedTile& tile : scenario.tiles)
                QVERIFY(++used[tile.tile] <= wishes.collection[tile.tile]);
        }
    }

    void wishesBeyondTheRulesAreRefused()
    {
        QVERIFY(!faultOf({}));
        for (const auto& spoil :
             std::vector<void (*)(DungeonWishes&)>{[](DungeonWishes& wishes) { wishes.players = 1; },
                                                   [](DungeonWishes& wishes) { wishes.players = 9; },
                                                   [](DungeonWishes& wishes) { wishes.buildTotal = 20; },
                                                   [](DungeonWishes& wishes) { wishes.tilesEach = 2; },
                                                   [](DungeonWishes& wishes) { wishes.loops = -1; },
                                                   [](DungeonWishes& wishes) { wishes.chestDistance = 1; },
                                                   [](DungeonWishes& wishes) { wishes.chests = 5; },
                                                   [](DungeonWishes& wishes) { wishes.tokens = 7; },
                                                   [](DungeonWishes& wishes) { wishes.doors = 3; },
                                                   [](DungeonWishes& wishes) { wishes.artifacts = 11; }}) {
            DungeonWishes wishes;
            spoil(wishes);
            QVERIFY(faultOf(wishes).has_value());
        }
    }

    void theSearchEndsWhenToldTo()
    {
        std::stop_source source;
        SearchLimits limits;
        limits.stop = source.get_token();
        int calls = 0;
        limits.onProgress = [&](const SearchProgress& progress) {
            ++calls;
            if (progress.made >= 20)
                source.request_stop();
        };
        const auto stopped = generateDungeons(shippedContent(), {}, 1, 100'000, limits);
        QCOMPARE(stopped.outcome, Outcome::GaveUp);
        QVERIFY(calls > 0);
        QVERIFY(stopped.proposals.size() >= 20 && stopped.proposals.size() < 60);

        SearchLimits few;
        few.steps = 5;
        const auto tooFew = generateDungeons(shippedContent(), {}, 1, 1, few);
        QCOMPARE(tooFew.outcome, Outcome::GaveUp);
        QVERIFY(tooFew.proposals.empty());
        QVERIFY(tooFew.steps <= 5);
    }
};

DELVE_TEST(TestGenerate)
#include "tst_generate.moc"
