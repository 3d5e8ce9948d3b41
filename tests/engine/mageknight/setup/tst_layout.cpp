// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Paths through the dungeon.
class TestLayout : public QObject
{
    Q_OBJECT

private slots:
    void LAY_09_everyTileHasAPathToTheCentralChamber()
    {
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0, TileRole::Central).tile(hallWith(), 5, 0).tile(room(), 8, 0);
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("holds"));
        DrawnDungeon walled;
        walled.tile(room(), 0, 0, TileRole::Central).tile(hallWith("e"), 5, 0).tile(room(), 8, 0);
        QCOMPARE(walled.verdict("LAY-09"), QStringLiteral("error")); // the wall stops the last tile only
        dungeon.scenario.tiles[2].position.y = 5;                    // it touches the hallway in a corner
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("error"));
    }

    void LAY_09_unreachableSquaresAreAWarning()
    {
        auto rows = room();
        rows[4] = "+-+-+-+-+-+"; // two rows of the tile are cut off from the rest
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0, TileRole::Central).tile(rows, 0, 5);
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("warning"));
        const Findings findings = dungeon.findings();
        const auto found = std::ranges::find(findings, "LAY-09", &Finding::rule);
        QCOMPARE(found->about.squares.size(), std::size_t(15));
    }

    void LAY_09_nobodyWalksBetweenThePartsOfTheCentralChamber()
    {
        auto parted = room();
        for (const std::size_t row : {1u, 3u, 5u, 7u, 9u})
            parted[row][6] = '|'; // three columns and two
        DrawnDungeon dungeon;
        dungeon.tile(parted, 0, 0, TileRole::Central).tile(room(), 5, 0);
        const Findings findings = dungeon.findings();
        const auto found = std::ranges::find(findings, "LAY-09", &Finding::rule);
        QVERIFY(found != findings.end());
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("warning"));
        QCOMPARE(QString::fromStdString(found->about.variant), QStringLiteral("parted"));
        QCOMPARE(found->about.things, std::vector{ThingId("t0")});
        QCOMPARE(found->about.squares.size(), std::size_t(10)); // the smaller part
        QCOMPARE(found->about.squares.front(), (Square{0, 3, 0}));
        dungeon.tile(room(), 0, 5); // a way around
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("holds"));
    }

    void LAY_09_everyPlacementHadAPath()
    {
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0, TileRole::Central).tile(room(), 5, 0).tile(room(), 10, 0);
        dungeon.scenario.players.resize(1);
        dungeon.scenario.players[0].id = ThingId("p1");
        for (PlacedTile& tile : dungeon.scenario.tiles)
            tile.player = ThingId("p1");
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("holds"));
        std::swap(dungeon.scenario.tiles[1], dungeon.scenario.tiles[2]); // the far one first
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("error"));
        dungeon.scenario.tiles[0].player = {}; // LAY-20: without a record only the result counts
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("holds"));
    }

    void LAY_09_markersDoNotBridgeACrevasse()
    {
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0, TileRole::Central)
            .tile({"+-+ +-+", "|# x #|", "+ + + +", "|. . .|", "+ + + +", "|. . .|", "+ + + +", "|. . .|",
                   "+ + + +", "|. . .|", "+-+-+-+"},
                  1, 5);
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("error"));
        PlacedMarker marker;
        marker.id = ThingId("m0");
        marker.marker = ContentId("starter/shadow-marker");
        marker.square = {0, 2, 5};
        dungeon.scenario.markers.push_back(marker);
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("error")); // on the printed terrain
    }

    void LAY_17_deadEndsAreLegal()
    {
        // Entryways that end at a wall of the neighbour or open to nothing, on every side.
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0, TileRole::Central).tile(room("w"), 5, 1).tile(room(), 5, 6);
        dungeon.tile(room(), 0, 5);
        QCOMPARE(dungeon.everything(), QStringLiteral("TEAM-05 todo"));
        // Breaks: a dead end that is the only way to a tile.
        dungeon.scenario.tiles.resize(2);
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("error"));
    }

    void START_01_everyStepIsJudgedByTheStepsBefore()
    {
        // A hallway behind a crevasse: Step 3, the marker, comes too late for Step 2, the path …
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0, TileRole::Central)
            .tile({"+-+ +-+", "|# x #|", "+ + + +", "|. . .|", "+ + + +", "|. . .|", "+ + + +", "|. . .|",
                   "+ + + +", "|. . .|", "+-+-+-+"},
                  1, 5);
        PlacedMarker marker;
        marker.id = ThingId("m0");
        marker.marker = ContentId("starter/shadow-marker");
        marker.square = {0, 2, 5};
        PlacedChest chest;
        chest.id = ThingId("c0");
        chest.chest = ContentId("starter/pilgrims-trunk");
        chest.square = marker.square;
        chest.facing = Side::North;
        dungeon.scenario.chests = {chest};
        QCOMPARE(dungeon.verdict("CHEST-11"), QStringLiteral("error"));
        dungeon.scenario.markers = {marker};
        QCOMPARE(dungeon.verdict("LAY-09"), QStringLiteral("error"));
        // … but not for Step 4, a chest on the square it covers.
        QCOMPARE(dungeon.verdict("CHEST-11"), QStringLiteral("holds"));
        QCOMPARE(dungeon.verdict("CHEST-10"), QStringLiteral("holds"));
    }

    void MRK_23_staircasesJoinLevelsForLAY_09()
    {
        QCOMPARE(verdict(sample("two-levels"), "LAY-09"), QStringLiteral("holds"));
        Scenario scenario = sample("two-levels");
        scenario.markers.clear();
        QCOMPARE(verdict(scenario, "LAY-09").count(QStringLiteral("error")), 5); // the tiles of level 2
    }
};

DELVE_TEST(TestLayout)
#include "tst_layout.moc"
