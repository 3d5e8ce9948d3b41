// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/rules/checks.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Treasure chests.
class TestChests : public QObject
{
    Q_OBJECT

private:
    static PlacedChest chest(const std::string& id, Square square, Side facing = Side::South)
    {
        PlacedChest placed;
        placed.id = ThingId(id);
        placed.chest = ContentId("starter/pilgrims-trunk");
        placed.square = square;
        placed.facing = facing;
        return placed;
    }

    /// The chain E - C1 - C2 - C3 of MAP-19: an entrance hallway and three chambers, from west to east.
    static DrawnDungeon chain(const std::vector<std::string>& last = room())
    {
        DrawnDungeon dungeon;
        dungeon.tile(hallWith("ns"), -3, 0, TileRole::Entrance).tile(room(), 0, 0);
        dungeon.tile(room(), 5, 0, TileRole::Central).tile(last, 10, 0);
        return dungeon;
    }

    static QString verdictOf(DrawnDungeon dungeon, const std::string& rule,
                             const std::vector<PlacedChest>& chests)
    {
        dungeon.scenario.chests = chests;
        return dungeon.verdict(rule);
    }

private slots:
    void CHEST_05_twoTilesFromEveryEntrance()
    {
        for (const auto& [x, expected] : {std::pair{-2, "error"}, {2, "error"}, {7, "holds"}, {12, "holds"}})
            QCOMPARE(verdictOf(chain(), "CHEST-05", {chest("c", {0, x, 2})}), QLatin1String(expected));
        // An entrance that no team uses counts as well.
        DrawnDungeon dungeon = chain();
        dungeon.tile(hallWith("ns"), 15, 0, TileRole::Entrance);
        QCOMPARE(verdictOf(dungeon, "CHEST-05", {chest("c", {0, 12, 2})}), QStringLiteral("error"));
    }

    void CHEST_06_oneChestOnATile()
    {
        QCOMPARE(verdictOf(chain(), "CHEST-06", {chest("c", {0, 7, 2}), chest("d", {0, 12, 2})}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictOf(chain(), "CHEST-06", {chest("c", {0, 7, 2}), chest("d", {0, 9, 4})}),
                 QStringLiteral("error"));
    }

    void DG_20_aChangelingIsPlacedLikeAChest()
    {
        PlacedChest changeling = chest("d", {0, 9, 3});
        changeling.chest = ContentId("starter/hungry-coffer");
        QCOMPARE(verdictOf(chain(), "CHEST-06", {changeling}), QStringLiteral("holds"));
        QCOMPARE(verdictOf(chain(), "CHEST-06", {chest("c", {0, 7, 2}), changeling}),
                 QStringLiteral("error"));
        changeling.square.x = 2;
        QCOMPARE(verdictOf(chain(), "CHEST-05", {changeling}), QStringLiteral("error"));
        changeling.square = {0, 60, 0};
        QCOMPARE(verdictOf(chain(), "CHEST-11", {changeling}), QStringLiteral("error"));
    }

    void DG_20_aChangelingHasNoTreasureDial()
    {
        PlacedChest placed = chest("c", {0, 7, 2});
        placed.treasure = 5; // CHEST-04: a scenario may fix the treasure of a chest
        QCOMPARE(verdictOf(chain(), "DG-20", {placed}), QStringLiteral("holds"));
        placed.chest = ContentId("starter/hungry-coffer");
        QCOMPARE(verdictOf(chain(), "DG-20", {placed}), QStringLiteral("error"));
        placed.treasure = {};
        QCOMPARE(verdictOf(chain(), "DG-20", {placed}), QStringLiteral("holds"));
    }

    void CHEST_07_twoChestsForEachPlayer()
    {
        Scenario scenario = sample("standard"); // four chests of two players
        QCOMPARE(verdict(scenario, "CHEST-07"), QStringLiteral("holds"));
        scenario.chests.push_back(chest("c", {0, 7, -1}));
        QCOMPARE(verdict(scenario, "CHEST-07"), QStringLiteral("error")); // a total, as one is not named
        scenario.chests.back().player = ThingId("p1");
        QCOMPARE(verdict(scenario, "CHEST-07"), QStringLiteral("error"));
        scenario.chests.erase(scenario.chests.begin() + 1); // two and two again, but not by player
        scenario.chests.push_back(chest("d", {0, 7, -1}));
        scenario.chests.back().player = ThingId("p1");
        scenario.chests.erase(scenario.chests.begin() + 2);
        QCOMPARE(scenario.chests.size(), std::size_t(4));
        QCOMPARE(verdict(scenario, "CHEST-07"), QStringLiteral("error"));
    }

    void CHEST_08_aDungeonWithoutTreasure()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "CHEST-08"), QStringLiteral("holds"));
        scenario.chests.pop_back(); // one of four is still owed
        QCOMPARE(verdict(scenario, "CHEST-08"), QStringLiteral("todo"));
        scenario.chests.clear();
        QCOMPARE(verdict(scenario, "CHEST-08"), QStringLiteral("todo"));
        scenario.tiles.pop_back(); // while tiles are being laid nobody asks for chests
        QCOMPARE(verdict(scenario, "CHEST-08"), QStringLiteral("holds"));
    }

    void CHEST_07_CHEST_08_asManyAreOwedAsPoolPlayersAndTilesHave()
    {
        Scenario scenario = sample("standard");
        const auto owed = [&] { return int(owedChests(SetupView(scenario, shippedContent())).owed); };
        QCOMPARE(owed(), 4); // two players
        scenario.chests.pop_back();
        for (Player& player : scenario.players)
            player.chests.clear();
        scenario.players[0].chests = {{scenario.chests[0].chest, 3}}; // as many as are placed
        QCOMPARE(owed(), 3);
        QCOMPARE(verdict(scenario, "CHEST-08"), QStringLiteral("holds"));
        scenario.players[1].chests = {{scenario.chests[0].chest, 1}};
        QCOMPARE(owed(), 4);
        QCOMPARE(verdict(scenario, "CHEST-08"), QStringLiteral("todo"));
        // One tile is far enough from the entrance.
        DrawnDungeon dungeon = chain();
        dungeon.scenario.tiles.resize(3);
        dungeon.scenario.options.tilesRanOut = true;
        dungeon.scenario.players.resize(2);
        dungeon.scenario.players[0].id = ThingId("p1");
        dungeon.scenario.players[1].id = ThingId("p2");
        dungeon.scenario.players[0].chests = {{ContentId("starter/pilgrims-trunk"), 4}};
        QCOMPARE(int(owedChests(SetupView(dungeon.scenario, dungeon.content())).owed), 1);
        QCOMPARE(dungeon.verdict("CHEST-08"), QStringLiteral("todo"));
        dungeon.scenario.chests = {chest("c", {0, 7, 2})};
        QCOMPARE(dungeon.verdict("CHEST-08"), QStringLiteral("holds"));
    }

    void CHEST_08_aDungeonWithoutATileForTreasure()
    {
        const auto variant = [](const DrawnDungeon& dungeon) {
            for (const Finding& finding : dungeon.findings())
                if (finding.rule == "CHEST-08")
                    return finding.severity == Severity::Warning ? "warning " + finding.about.variant : "?";
            return std::string("holds");
        };
        DrawnDungeon dungeon = chain();
        dungeon.scenario.options.tilesRanOut = true;
        dungeon.scenario.chests = {chest("c", {0, 7, 2})};
        QCOMPARE(variant(dungeon), std::string("holds"));
        dungeon.scenario.tiles.resize(2); // CHEST-05: an entrance hallway and the tile next to it
        QCOMPARE(variant(dungeon), std::string("warning no-tile"));
        dungeon.scenario.chests = {chest("c", {0, 2, 2})}; // a chest that may not stand there is no treasure
        QCOMPARE(variant(dungeon), std::string("warning no-tile"));
        // CHEST-10: nobody gets into the only tiles that are far enough.
        DrawnDungeon walled;
        walled.tile(hallWith("ns"), -3, 0, TileRole::Entrance).tile(room("e"), 0, 0, TileRole::Central);
        walled.tile(room(), 5, 0);
        walled.scenario.options.tilesRanOut = true;
        QCOMPARE(variant(walled), std::string("warning no-tile"));
        // ART-07: artifacts leave no square.
        DrawnDungeon furnished = chain();
        furnished.scenario.tiles.pop_back();
        furnished.scenario.options.tilesRanOut = true;
        for (int i = 0; i < 25; ++i) {
            PlacedArtifact chair;
            chair.id = ThingId("a" + std::to_string(i));
            chair.artifact = ContentId("starter/chair");
            chair.square = {0, 5 + i % 5, i / 5};
            furnished.scenario.artifacts.push_back(chair);
        }
        QCOMPARE(variant(furnished), std::string("warning no-tile"));
        furnished.scenario.artifacts.resize(23); // a square for the chest and one in front of it
        QCOMPARE(variant(furnished), std::string("holds"));
    }

    void CHEST_03_playersPlaceInTurn()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "CHEST-03"), QStringLiteral("holds"));
        std::swap(scenario.chests[0].player, scenario.chests[1].player);
        QCOMPARE(verdict(scenario, "CHEST-03"), QStringLiteral("warning"));
    }

    void CHEST_11_onAPlayableSquare()
    {
        auto rows = room();
        rows[5] = " . # x : ~ ";
        for (const auto& [x, expected] : {std::pair{10, "holds"},
                                          {11, "error"},
                                          {12, "error"},
                                          {13, "holds"},
                                          {14, "holds"},
                                          {50, "error"}})
            QCOMPARE(verdictOf(chain(rows), "CHEST-11", {chest("c", {0, x, 2})}), QLatin1String(expected));
    }

    void MAP_26_twoChestsNeverShareASquare()
    {
        QCOMPARE(verdictOf(chain(), "MAP-26", {chest("c", {0, 7, 2}), chest("d", {0, 12, 2})}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictOf(chain(), "MAP-26", {chest("c", {0, 7, 2}), chest("d", {0, 7, 2})}),
                 QStringLiteral("error"));
    }

    void CHEST_09_theFrontArcIsARowOfThree()
    {
        // A chest facing north: of the three squares in front of it only one is left open at a time.
        for (int open = -1; open <= 3; ++open) {
            auto rows = room();
            rows[3] = " # # # # # ";
            rows[3].front() = rows[3].back() = '|';
            if (open >= 0)
                rows[3][std::size_t(2 * open + 1)] = '.';
            const bool inArc = open >= 1 && open <= 3; // squares (1,1), (2,1) and (3,1)
            QCOMPARE(verdictOf(chain(rows), "CHEST-10", {chest("c", {0, 12, 2}, Side::North)}),
                     inArc ? QStringLiteral("holds") : QStringLiteral("error"));
        }
    }

    void CHEST_10_aFigureCanEnterTheFrontArc()
    {
        auto rows = room();
        rows[4] = "+ +-+-+-+ +"; // a wall in front of (1..3, 2)
        QCOMPARE(verdictOf(chain(rows), "CHEST-10", {chest("c", {0, 12, 2}, Side::South)}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictOf(chain(rows), "CHEST-10", {chest("c", {0, 12, 2}, Side::North)}),
                 QStringLiteral("error"));
        // In a corner, facing along the wall with an open square ahead.
        QCOMPARE(verdictOf(chain(room("nesw")), "CHEST-10", {chest("c", {0, 14, 0}, Side::West)}),
                 QStringLiteral("error")); // nobody gets into that chamber
        QCOMPARE(verdictOf(chain(room("nes")), "CHEST-10", {chest("c", {0, 14, 0}, Side::West)}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictOf(chain(room("nes")), "CHEST-10", {chest("c", {0, 14, 0}, Side::East)}),
                 QStringLiteral("error"));
        // (d): the only way to the front arc leads through the chest itself.
        auto passage = room("nes");
        passage[4] = "+-+-+-+-+-+";
        passage[6] = "+-+-+-+-+-+";
        QCOMPARE(verdictOf(chain(passage), "CHEST-10", {chest("c", {0, 12, 2}, Side::East)}),
                 QStringLiteral("error"));
        QCOMPARE(verdictOf(chain(passage), "CHEST-10", {chest("c", {0, 12, 2}, Side::West)}),
                 QStringLiteral("holds"));
        // (c): not onto another chest.
        QCOMPARE(verdictOf(chain(passage), "CHEST-10",
                           {chest("c", {0, 12, 2}, Side::West), chest("d", {0, 11, 2}, Side::West)}),
                 QStringLiteral("error"));
    }
};

DELVE_TEST(TestChests)
#include "tst_chests.moc"
