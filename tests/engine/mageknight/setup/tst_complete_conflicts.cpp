// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "tests/engine/mageknight/setup/complete_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What cannot be finished, why, and with which change it can.
class TestCompleteConflicts : public QObject
{
    Q_OBJECT

private slots:
    void LAY_10_withoutHallwaysThereIsNoWay()
    {
        DungeonWishes wishes;
        wishes.collection = emptyCollection();
        for (const Tile& tile : starterPack().tiles)
            if (tile.kind == TileKind::Chamber)
                wishes.collection[tile.id] = 2;
        Scenario scenario;
        scenario.players = twoPlayers();
        const Completion completion = complete(scenario, shippedContent(), wishes);
        QCOMPARE(completion.outcome, Outcome::Impossible);
        QVERIFY(completion.conflict.things.empty());
        QCOMPARE(completion.conflict.rules, (std::vector<std::string>{"LAY-10", "LAY-21"}));
        // With more tiles than there are it works.
        QVERIFY(completion.conflict.repair.has_value());
        QCOMPARE(completion.conflict.repair->kind, Repair::Kind::IgnoreStock);
    }

    void LAY_21_aStockOfOneTileIsNotEnough()
    {
        DungeonWishes wishes;
        wishes.collection = emptyCollection();
        wishes.collection[ContentId("starter/rotunda")] = 1;
        const Completion completion = complete({}, shippedContent(), wishes);
        QCOMPARE(completion.outcome, Outcome::Impossible);
        QCOMPARE(completion.conflict.rules, (std::vector<std::string>{"LAY-03", "LAY-21"}));
    }

    void LAY_09_aWalledInCentreIsTheConflict()
    {
        DrawnDungeon dungeon;
        dungeon.tile(room("nesw"), 0, 0, TileRole::Central);
        dungeon.scenario.players = twoPlayers();
        dungeon.scenario.tiles[0].player = ThingId("p1");
        const Completion completion = complete(dungeon.scenario, dungeon.content());
        QCOMPARE(completion.outcome, Outcome::Impossible);
        QCOMPARE(completion.conflict.things, std::vector<ThingId>{ThingId("t0")});
        QCOMPARE(completion.conflict.rules, std::vector<std::string>{"LAY-09"});
        QCOMPARE(*completion.conflict.repair, (Repair{Repair::Kind::Remove, {ThingId("t0")}}));
    }

    void LAY_09_onlyTheTilesThatCloseTheDungeonAreNamed()
    {
        // The central chamber has one opening, in the north, and the hallway there ends in a wall.
        auto closed = room("nesw");
        closed.front()[5] = ' ';
        DrawnDungeon dungeon;
        dungeon.tile(closed, 0, 0, TileRole::Central);
        dungeon.tile(hallWith("new"), 1, -5);
        dungeon.scenario.players = twoPlayers();
        for (std::size_t i = 0; i < 2; ++i)
            dungeon.scenario.tiles[i].player = dungeon.scenario.players[i].id;
        const Completion completion = complete(dungeon.scenario, dungeon.content());
        QCOMPARE(completion.outcome, Outcome::Impossible);
        QCOMPARE(completion.conflict.things, (std::vector<ThingId>{ThingId("t0"), ThingId("t1")}));
        QCOMPARE(completion.conflict.rules, std::vector<std::string>{"LAY-09"});
        QCOMPARE(*completion.conflict.repair, (Repair{Repair::Kind::Remove, {ThingId("t1")}}));
    }

    void LAY_09_aNarrowWayOnIsFound()
    {
        // The only ways on are two openings in the far corners of the last room.
        auto closed = room("nesw");
        closed.front()[5] = ' ';
        auto passage = hallWith("ew");
        DrawnDungeon dungeon;
        dungeon.tile(closed, 0, 0, TileRole::Central);
        dungeon.tile(passage, 1, -5);
        dungeon.tile(room("new"), 0, -10);
        dungeon.scenario.players = twoPlayers();
        for (std::size_t i = 0; i < 3; ++i)
            dungeon.scenario.tiles[i].player = dungeon.scenario.players[i % 2].id;
        const Completion completion = complete(dungeon.scenario, dungeon.content());
        QCOMPARE(completion.outcome, Outcome::Made);
        QVERIFY(isKept(dungeon.scenario, completion.scenario));
        QCOMPARE(faults(completion.scenario, dungeon.content()), QString());
    }

    void errorsThatAreThereCannotBeMendedByAdding()
    {
        Scenario scenario = sample("standard");
        scenario.tiles.back().position = scenario.tiles.front().position;
        scenario.exits.clear();
        const Completion completion = complete(scenario);
        QCOMPARE(completion.outcome, Outcome::Impossible);
        QVERIFY(!completion.conflict.rules.empty() && !completion.conflict.things.empty());

        Scenario twoChests = sample("standard");
        twoChests.exits.clear();
        twoChests.chests[1].square = neighbour(twoChests.chests[0].square, Side::East);
        const Completion crowded = complete(twoChests);
        QCOMPARE(crowded.outcome, Outcome::Impossible);
        QVERIFY(crowded.conflict.repair.has_value());
        QCOMPARE(crowded.conflict.repair->kind, Repair::Kind::Remove);
        QCOMPARE(crowded.conflict.repair->things.size(), std::size_t(1));
    }

    void aLongProofEndsWhenToldTo()
    {
        // A hundred tiles all over the plane, of which there are three in the box: many conflicts.
        Scenario scattered = sample("standard");
        const PlacedTile any = scattered.tiles.front();
        Random random(1);
        for (int i = 0; i < 100; ++i) {
            PlacedTile& tile = scattered.tiles.emplace_back(any);
            tile.id = ThingId("q" + std::to_string(i));
            tile.position = {0, int(random.below(600)) - 300, int(random.below(600)) - 300};
        }
        int looks = 0, looksAfterwards = 0;
        std::stop_source source;
        SearchLimits limits;
        limits.stop = source.get_token();
        limits.onProgress = [&](const SearchProgress&) {
            looksAfterwards += source.stop_requested();
            if (++looks == 3)
                source.request_stop();
        };
        QCOMPARE(completeDungeon(scattered, shippedContent(), {}, 1, limits).outcome, Outcome::GaveUp);
        QVERIFY(looks >= 3);
        QVERIFY2(looksAfterwards < 12, qPrintable(QString::number(looksAfterwards)));
    }

    void theSearchEndsWhenToldTo()
    {
        std::stop_source source;
        source.request_stop();
        SearchLimits stopped;
        stopped.stop = source.get_token();
        QCOMPARE(completeDungeon({}, shippedContent(), {}, 1, stopped).outcome, Outcome::GaveUp);
        SearchLimits few;
        few.steps = 3;
        const Completion gaveUp = completeDungeon({}, shippedContent(), {}, 1, few);
        QCOMPARE(gaveUp.outcome, Outcome::GaveUp);
        QVERIFY(gaveUp.steps <= 3);
        int calls = 0;
        SearchLimits watched;
        watched.onProgress = [&](const SearchProgress&) { ++calls; };
        DungeonWishes large;
        large.players = 6;
        large.buildTotal = 300;
        QCOMPARE(completeDungeon({}, shippedContent(), large, 1, watched).outcome, Outcome::Made);
        QVERIFY(calls > 0);
    }
};

DELVE_TEST(TestCompleteConflicts)
#include "tst_complete_conflicts.moc"
