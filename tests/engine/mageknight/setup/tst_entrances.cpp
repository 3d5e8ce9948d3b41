// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Entrance hallways.
class TestEntrances : public QObject
{
    Q_OBJECT

private:
    /// A central chamber with an entrance hallway north of it, whose opening is on its north side.
    static DrawnDungeon withEntrance(const std::vector<std::string>& hallway)
    {
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0, TileRole::Central).tile(hallway, 1, -5, TileRole::Entrance);
        return dungeon;
    }

private slots:
    void MAP_21_aFlaggedEntranceIsAHallway()
    {
        DrawnDungeon dungeon = withEntrance(hallWith("ew"));
        QCOMPARE(dungeon.verdict("MAP-21"), QStringLiteral("holds"));
        dungeon.tile(room(), 5, 0, TileRole::Entrance);
        QCOMPARE(dungeon.verdict("MAP-21"), QStringLiteral("error"));
    }

    void MAP_21_withoutFlagsEveryHallwayThatCouldBeOne()
    {
        DrawnDungeon dungeon = withEntrance(hallWith("ew"));
        dungeon.scenario.tiles[1].role = TileRole::None;
        const SetupView view(dungeon.scenario, dungeon.content());
        QCOMPARE(view.entrances, std::vector<TileIndex>{1});
        // Breaks: adjacent to a second tile, it could not be one.
        dungeon.tile(room(), 0, -10);
        QVERIFY(SetupView(dungeon.scenario, dungeon.content()).entrances.empty());
    }

    void MAP_22_startingHallwayAndConnectedChambers()
    {
        DrawnDungeon dungeon = withEntrance(hallWith("ew"));
        dungeon.tile(room(), 5, 0); // beyond the connected chamber
        const SetupView view(dungeon.scenario, dungeon.content());
        QVERIFY(view.isStartingTile(0) && view.isStartingTile(1));
        QVERIFY(!view.isStartingTile(2));
        dungeon.tile(room(), 0, -10); // a second chamber connected to the hallway: every one counts
        QVERIFY(SetupView(dungeon.scenario, dungeon.content()).isStartingTile(3));
    }

    void LAY_10_theLastTileOfAPlayerIsAHallway()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "LAY-10"), QStringLiteral("holds"));
        scenario.tiles[8].tile = ContentId("starter/forge"); // a chamber
        scenario.tiles[8].role = TileRole::None;
        QCOMPARE(verdict(scenario, "LAY-10"), QStringLiteral("error"));
        scenario = sample("standard");
        scenario.tiles[2].role = TileRole::Entrance; // an entrance that is not the last tile
        QCOMPARE(verdict(scenario, "LAY-10"), QStringLiteral("error"));
    }

    void LAY_16_everyPlayerHasAnEntranceHallway()
    {
        Scenario scenario = sample("standard");
        for (PlacedTile& tile : scenario.tiles)
            tile.player = {};
        QCOMPARE(verdict(scenario, "LAY-16"), QStringLiteral("holds"));
        scenario.tiles[8].role = TileRole::None; // one flagged entrance for two players
        QCOMPARE(verdict(scenario, "LAY-16"), QStringLiteral("error"));
        scenario = sample("standard"); // also a player who finished early lays a hallway at the end
        scenario.options.tilesRanOut = true;
        QCOMPARE(verdict(scenario, "LAY-16"), QStringLiteral("holds"));
        scenario.tiles.erase(scenario.tiles.begin() + 8);
        QCOMPARE(verdict(scenario, "LAY-16"), QStringLiteral("error"));
        for (PlacedTile& tile : scenario.tiles) // and one who laid nothing
            tile.player = scenario.players[0].id;
        QCOMPARE(verdict(scenario, "LAY-16"), QStringLiteral("error"));
    }

    void LAY_11_theEntranceHasAnOpeningWithAPath()
    {
        QCOMPARE(withEntrance(hallWith("ew")).verdict("LAY-11"), QStringLiteral("holds"));
        QCOMPARE(withEntrance(hallWith("ewn")).verdict("LAY-11"), QStringLiteral("error"));
        auto parted = hallWith("ew");
        parted[4] = "+-+-+-+"; // an opening that leads nowhere
        QCOMPARE(withEntrance(parted).verdict("LAY-11"), QStringLiteral("error"));
        QCOMPARE(withEntrance(parted).verdict("LAY-09"), QStringLiteral("warning"));
    }

    void LAY_11_aHoleInTheDungeonIsNotOutside()
    {
        DrawnDungeon dungeon = withEntrance(hallWith("ew"));
        // A ring of tiles round the end of the hallway: its opening leads into a hole. MAP-14.
        dungeon.tile(room("s"), 0, -11).tile(hallWith(), -2, -6).tile(hallWith(), 4, -6);
        QCOMPARE(dungeon.verdict("LAY-11"), QStringLiteral("error"));
    }

    void LAY_12_theEntranceIsConnectedToOneChamberOnly()
    {
        // One end on a chamber, the other to void: legal. The other end on a hallway: illegal.
        QCOMPARE(withEntrance(hallWith("w")).verdict("LAY-12"), QStringLiteral("holds"));
        QCOMPARE(withEntrance(hallWith("w")).tile(hallWith(), 4, -10).verdict("LAY-12"),
                 QStringLiteral("holds"));
        QCOMPARE(withEntrance(hallWith("w")).tile(hallWith(), 4, -9).verdict("LAY-12"),
                 QStringLiteral("error"));
        // Contact through walls is allowed, a second chamber is not.
        QCOMPARE(withEntrance(hallWith("ew")).tile(hallWith(), 4, -9).verdict("LAY-12"),
                 QStringLiteral("holds"));
        QCOMPARE(withEntrance(hallWith("ew")).tile(room(), 0, -10).verdict("LAY-12"),
                 QStringLiteral("error"));
        // Connected to nothing; with a central chamber that is LAY-09.
        DrawnDungeon lonely = withEntrance(hallWith("ew"));
        lonely.scenario.tiles[1].position.y -= 1;
        QCOMPARE(lonely.verdict("LAY-12"), QStringLiteral("holds"));
        lonely.scenario.tiles[0].role = TileRole::None;
        QCOMPARE(lonely.verdict("LAY-12"), QStringLiteral("error"));
        // Adjacent to a hallway only.
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0, TileRole::Central).tile(hallWith(), 1, -5);
        dungeon.tile(hallWith("ew"), 1, -10, TileRole::Entrance);
        QCOMPARE(dungeon.verdict("LAY-12"), QStringLiteral("error"));
    }

    void LAY_13_entrancesStayValid()
    {
        DrawnDungeon dungeon = withEntrance(hallWith("ew"));
        dungeon.tile(room(), 0, -10);
        dungeon.scenario.players.resize(1);
        dungeon.scenario.players[0].id = ThingId("p1");
        for (PlacedTile& tile : dungeon.scenario.tiles)
            tile.player = ThingId("p1");
        QCOMPARE(dungeon.verdict("LAY-12"), QStringLiteral("holds"));
        // A tile laid later closes the only opening and connects the entrance to a second tile.
        QCOMPARE(dungeon.verdict("LAY-13"), QStringLiteral("error error"));
        dungeon.scenario.tiles[2].position.y = -11;
        QCOMPARE(dungeon.verdict("LAY-13"), QStringLiteral("holds"));
    }

    void LAY_13_aMarkerMayNotConnectAnEntrance()
    {
        auto rows = hallWith("ew");
        rows[0] = "+-+ + +";
        rows[1] = "|# x .|";
        DrawnDungeon dungeon = withEntrance(rows);
        dungeon.tile(room("s"), 0, -10);
        dungeon.scenario.tiles[2].position.x = -2; // over the first two squares of the hallway
        PlacedMarker marker;
        marker.id = ThingId("m0");
        marker.marker = ContentId("starter/shadow-marker");
        marker.square = {0, 2, -5};
        dungeon.scenario.markers.push_back(marker);
        QCOMPARE(dungeon.verdict("LAY-13"), QStringLiteral("holds")); // a wall above
        DrawnDungeon open = withEntrance(rows);
        open.tile(room(), -2, -10);
        QCOMPARE(open.verdict("LAY-13"), QStringLiteral("holds"));
        open.scenario.markers = dungeon.scenario.markers;
        QCOMPARE(open.verdict("LAY-13"), QStringLiteral("error"));
    }
};

DELVE_TEST(TestEntrances)
#include "tst_entrances.moc"
