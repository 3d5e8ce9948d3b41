// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/complete_dungeon.h"
#include "engine/mageknight/setup/generate/dungeon_measures.h"
#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

using Outcome = DungeonMaker::Outcome;

/// Dungeons for a wish, all that are asked for.
std::vector<Scenario> granted(const DungeonWishes& wishes, std::uint64_t seed, int count)
{
    std::vector<Scenario> scenarios;
    for (auto& proposal : generateDungeons(shippedContent(), wishes, seed, count, {}).proposals)
        scenarios.push_back(std::move(proposal.scenario));
    if (int(scenarios.size()) != count)
        qWarning("%d of %d dungeons", int(scenarios.size()), count);
    return scenarios;
}

DungeonMeasures measured(const Scenario& scenario)
{
    return measureDungeon(scenario, shippedContent());
}

/// Squares of a terrain in a hundred, as printed; and what an even draw from the pack has.
double shareOf(const Scenario& scenario, Terrain terrain)
{
    int squares = 0, all = 0;
    for (const PlacedTile& tile : scenario.tiles) {
        const FaceLayout& layout = shippedContent().tile(tile.tile)->face(tile.side).layout;
        for (int y = 0; y < layout.size().height; ++y)
            for (int x = 0; x < layout.size().width; ++x, ++all)
                squares += layout.terrain({x, y}) == terrain;
    }
    return 100.0 * squares / all;
}

double evenShareOf(Terrain terrain)
{
    Scenario all;
    for (const Tile& tile : starterPack().tiles)
        for (const TileSide side : {TileSide::A, TileSide::B}) {
            PlacedTile& laid = all.tiles.emplace_back();
            laid.tile = tile.id;
            laid.side = side;
        }
    return shareOf(all, terrain);
}

/// A dungeon of which the first tiles lie, and nothing on them.
Scenario begunDungeon(std::size_t tiles)
{
    Scenario begun = granted({}, 3, 1).front();
    begun.tiles.resize(std::min(tiles, begun.tiles.size()));
    begun.doors.clear();
    begun.markers.clear();
    begun.chests.clear();
    begun.tokens.clear();
    begun.entrances.clear();
    begun.exits.clear();
    return begun;
}

Completion completed(const Scenario& begun, const DungeonWishes& wishes)
{
    return completeDungeon(begun, shippedContent(), wishes, 1, {});
}

} // namespace

/// Wishes hold in every dungeon that is made, or are refused with the nearest that can be had.
class TestWishes : public QObject
{
    Q_OBJECT

private slots:
    void shapeHolds()
    {
        DungeonWishes compact, sprawling;
        compact.shape = DungeonShape::Compact;
        sprawling.shape = DungeonShape::Sprawling;
        const auto dense = granted(compact, 1, 12), loose = granted(sprawling, 1, 12);
        QCOMPARE(dense.size() + loose.size(), std::size_t(24));
        for (const Scenario& scenario : dense)
            QVERIFY(measured(scenario).layout.fill >= compactFill);
        for (const Scenario& scenario : loose)
            QVERIFY(measured(scenario).layout.fill <= sprawlingFill);
    }

    void aPartOfASquareInAHundredIsTooMuch()
    {
        // The tiles covered 220 of 540 squares, which is more than 40 in a hundred.
        DungeonWishes wishes;
        wishes.shape = DungeonShape::Sprawling;
        wishes.loops = 2;
        wishes.chestDistance = 4;
        const auto scenarios = granted(wishes, 22, 1);
        QCOMPARE(scenarios.size(), std::size_t(1));
        int covered = 0;
        for (const PlacedTile& tile : scenarios.front().tiles) {
            const Size size = sizeOf(shippedContent().tile(tile.tile)->kind);
            covered += size.width * size.height;
        }
        const LayoutMeasures layout = measured(scenarios.front()).layout;
        QVERIFY(100 * covered <= sprawlingFill * layout.width * layout.height);
    }

    void theNearestThatIsToldIsTheNearestThatCanBeHad()
    {
        DungeonWishes wishes;
        wishes.isMirrored = true;
        wishes.chestDistance = 3;
        QCOMPARE(granted(wishes, 5, 1).size(), std::size_t(1)); // so many can be had
        wishes.chestDistance = 4;
        const auto refused = generateDungeons(shippedContent(), wishes, 5, 1, {});
        QVERIFY(refused.proposals.empty());
        QCOMPARE(refused.missed, (std::vector<MissedWish>{{Wish::ChestDistance, 4, 3}}));
    }

    void loopsHold()
    {
        for (const int loops : {0, 1, 2, 3, 4, 5}) {
            DungeonWishes wishes;
            wishes.loops = loops;
            const auto scenarios = granted(wishes, 5, 8);
            QCOMPARE(scenarios.size(), std::size_t(8));
            for (const Scenario& scenario : scenarios)
                QCOMPARE(measured(scenario).layout.loops, loops);
        }
    }

    void chestDistanceHolds()
    {
        for (const int distance : {3, 4, 5}) {
            DungeonWishes wishes;
            wishes.chestDistance = distance;
            const auto scenarios = granted(wishes, 1, 8);
            QCOMPARE(scenarios.size(), std::size_t(8));
            for (const Scenario& scenario : scenarios) {
                QCOMPARE(everything(scenario), QString());
                QCOMPARE(scenario.chests.size(), std::size_t(4));
                const SetupView view(scenario, shippedContent());
                for (const PlacedChest& chest : scenario.chests)
                    QVERIFY(view.distance(*view.tileAt(chest.square)) >= distance);
            }
        }
    }

    void terrainHolds()
    {
        DungeonWishes wishes;
        for (const auto& [flavour, terrain] : {std::pair(TerrainFlavour::Rough, Terrain::Hindering),
                                               std::pair(TerrainFlavour::Water, Terrain::Water),
                                               std::pair(TerrainFlavour::Chasms, Terrain::Crevasse),
                                               std::pair(TerrainFlavour::Walls, Terrain::Blocking)}) {
            wishes.flavour = flavour;
            const auto scenarios = granted(wishes, 1, 8);
            QCOMPARE(scenarios.size(), std::size_t(8));
            for (const Scenario& scenario : scenarios)
                QVERIFY(shareOf(scenario, terrain) >= 2 * evenShareOf(terrain));
        }
        wishes.flavour = TerrainFlavour::Open;
        const auto open = granted(wishes, 1, 8);
        QCOMPARE(open.size(), std::size_t(8));
        for (const Scenario& scenario : open)
            QVERIFY(100 - shareOf(scenario, Terrain::Clear) <= (100 - evenShareOf(Terrain::Clear)) / 2);
    }

    void numbersOfPiecesHold()
    {
        DungeonWishes wishes;
        wishes.players = 3;
        wishes.doors = 2;
        wishes.markers = 1;
        wishes.artifacts = 2;
        wishes.chests = 4;
        wishes.tokens = 5;
        wishes.toughTokens = true;
        wishes.chestDistance = 3;
        const auto scenarios = granted(wishes, 11, 8);
        QCOMPARE(scenarios.size(), std::size_t(8));
        for (const Scenario& scenario : scenarios) {
            QCOMPARE(scenario.doors.size(), std::size_t(2));
            QCOMPARE(scenario.markers.size(), std::size_t(1));
            QCOMPARE(scenario.artifacts.size(), std::size_t(2));
            QCOMPARE(scenario.chests.size(), std::size_t(4));
            QCOMPARE(scenario.tokens.size(), std::size_t(5));
            QVERIFY(std::ranges::find(scenario.tokens, Colour::Red, &PlacedToken::colour) !=
                    scenario.tokens.end());
            QVERIFY(measured(scenario).chestDistance >= 3);
        }
    }

    void tooMuchIsRefusedWithTheNearest()
    {
        DungeonWishes wishes;
        wishes.loops = 12;
        const auto refused = generateDungeons(shippedContent(), wishes, 1, 1, {});
        QVERIFY(refused.proposals.empty());
        QCOMPARE(refused.outcome, Outcome::GaveUp);
        QCOMPARE(refused.missed.size(), std::size_t(1));
        QCOMPARE(refused.missed.front().wish, Wish::Loops);
        QCOMPARE(refused.missed.front().wanted, 12);
        wishes.loops = refused.missed.front().had;
        const auto nearest = granted(wishes, 1, 1);
        QCOMPARE(nearest.size(), std::size_t(1)); // the nearest can be had
        QCOMPARE(measured(nearest.front()).layout.loops, *wishes.loops);
    }

    void whatCannotBeIsRefusedWithoutASearch()
    {
        DungeonWishes wishes;
        wishes.chests = 4;
        wishes.chestDistance = 5; // 2 entrances, 4 tiles in a row, 4 tiles with chests
        QVERIFY(!impossibilityOf(wishes));
        wishes.chestDistance = 6;
        QVERIFY(impossibilityOf(wishes).has_value());
        const auto refused = generateDungeons(shippedContent(), wishes, 1, 1, {});
        QCOMPARE(refused.outcome, Outcome::Impossible);
        QCOMPARE(refused.missed, (std::vector<MissedWish>{{Wish::ChestDistance, 6, 5}}));
        QCOMPARE(refused.steps, std::int64_t(0));
        for (const std::optional<int> fewer : {std::optional(3), std::optional<int>()}) {
            wishes.chests = fewer;
            QVERIFY(!impossibilityOf(wishes));
            QCOMPARE(granted(wishes, 1, 1).size(), std::size_t(1));
        }
    }

    void withoutRoomForThePiecesTheNearestIsTold()
    {
        // CHEST-05: of six tiles two are entrances, and at least one lies beside them.
        DungeonWishes wishes;
        wishes.tilesEach = 3;
        wishes.chests = 4;
        const auto refused = generateDungeons(shippedContent(), wishes, 1, 1, {});
        QVERIFY(refused.proposals.empty());
        QCOMPARE(refused.missed, (std::vector<MissedWish>{{Wish::Chests, 4, 3}}));
        wishes.chests = 3;
        QCOMPARE(granted(wishes, 1, 1).size(), std::size_t(1));
    }

    void aBegunDungeonIsFinishedAsWished()
    {
        DungeonWishes wishes;
        wishes.loops = 3;
        wishes.shape = DungeonShape::Compact;
        wishes.chests = 3;
        wishes.doors = 1;
        wishes.tokens = 4;
        wishes.toughTokens = true;
        const Completion completion = completed(begunDungeon(3), wishes);
        QCOMPARE(completion.outcome, Outcome::Made);
        QCOMPARE(completion.missed, std::vector<MissedWish>());
        const DungeonMeasures measures = measured(completion.scenario);
        QCOMPARE(measures.layout.loops, 3);
        QVERIFY(measures.layout.fill >= compactFill);
        QCOMPARE(completion.scenario.chests.size(), std::size_t(3));
        QCOMPARE(completion.scenario.doors.size(), std::size_t(1));
        QCOMPARE(completion.scenario.tokens.size(), std::size_t(4));
        QVERIFY(completion.scenario.options.toughTokens);
    }

    void whatLiesMayStandAgainstAWish()
    {
        const Scenario laid = begunDungeon(10);
        DungeonWishes wishes;
        QCOMPARE(completed(laid, wishes).missed, std::vector<MissedWish>());
        const DungeonMeasures measures = measured(laid);
        wishes.loops = measures.layout.loops + 1;
        wishes.isMirrored = true;
        const Completion completion = completed(laid, wishes);
        QCOMPARE(completion.outcome, Outcome::Made);
        QVERIFY(measures.tilesAlone > 1);
        QCOMPARE(completion.missed,
                 (std::vector<MissedWish>{{Wish::Loops, *wishes.loops, measures.layout.loops},
                                          {Wish::Mirrored, 1, measures.tilesAlone}}));
    }

    void moreThanIsWishedForStays()
    {
        Scenario begun = granted({}, 3, 1).front();
        begun.exits.clear();
        DungeonWishes wishes;
        wishes.chests = int(begun.chests.size()) - 1;
        QCOMPARE(completed(begun, wishes).missed,
                 (std::vector<MissedWish>{{Wish::Chests, *wishes.chests, *wishes.chests + 1, true}}));
    }
};

DELVE_TEST(TestWishes)
#include "tst_wishes.moc"
