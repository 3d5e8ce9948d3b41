// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Where doors stand.
class TestDoors : public QObject
{
    Q_OBJECT

private:
    static PlacedDoor door(const std::string& id, const std::string& tile, int x, int y, Side side)
    {
        PlacedDoor placed;
        placed.id = ThingId(id);
        placed.door = ContentId("starter/wooden-door");
        placed.tile = ThingId(tile);
        placed.edge = {{x, y}, side};
        return placed;
    }

    static QString verdictOf(DrawnDungeon dungeon, const std::string& rule,
                             const std::vector<PlacedDoor>& doors)
    {
        dungeon.scenario.doors = doors;
        return dungeon.verdict(rule);
    }

    /// A chamber with a corridor one square wide, a wall with a gap, a blocking square and a crevasse.
    static DrawnDungeon chamber()
    {
        DrawnDungeon dungeon;
        dungeon.tile({"+-+-+-+-+-+", "|. . . . .|", "+-+-+-+-+ +", "|. .|. . .|", "+-+-+-+ + +",
                      "|. . . . .|", "+ + + + + +", "|# . # . .|", "+-+ +-+ + +", "|# x . . .|",
                      "+-+ +-+ + +"},
                     0, 0, TileRole::Central);
        return dungeon;
    }

private slots:
    void DOOR_02_anOpenEdgeBetweenPlayableSquares()
    {
        const auto at = [](int x, int y, Side side) {
            return verdictOf(chamber(), "DOOR-02", {door("d", "t0", x, y, side)});
        };
        QCOMPARE(at(1, 0, Side::East), QStringLiteral("holds"));
        QCOMPARE(at(1, 1, Side::East), QStringLiteral("error"));  // a wall
        QCOMPARE(at(0, 2, Side::South), QStringLiteral("error")); // a blocking square behind it
        QCOMPARE(at(1, 3, Side::South), QStringLiteral("error")); // a crevasse behind it
        QCOMPARE(at(1, 4, Side::South), QStringLiteral("error")); // void
    }

    void DOOR_03_wallsOnBothSides()
    {
        const auto at = [](int x, int y, Side side) {
            return verdictOf(chamber(), "DOOR-03", {door("d", "t0", x, y, side)});
        };
        QCOMPARE(at(1, 0, Side::East), QStringLiteral("holds"));  // a corridor one square wide
        QCOMPARE(at(4, 0, Side::South), QStringLiteral("holds")); // a gap in a wall
        QCOMPARE(at(1, 2, Side::South), QStringLiteral("holds")); // between two blocking squares
        QCOMPARE(at(3, 2, Side::East), QStringLiteral("error"));  // stands free
        QCOMPARE(at(3, 3, Side::South), QStringLiteral("error")); // a wall at one end only
    }

    void DOOR_03_theEntrywayOfTheExample()
    {
        // Two chambers side by side, joined by an entryway three edges wide.
        const std::vector<std::string> west{"+-+-+-+-+-+", "|. . . . .|", "+ + + + + +", "|. . . . . ",
                                            "+ + + + + +", "|. . . . . ", "+ + + + + +", "|. . . . . ",
                                            "+ + + + + +", "|. . . . .|", "+-+-+-+-+-+"};
        DrawnDungeon dungeon;
        dungeon.tile(west, 0, 0, TileRole::Central).tile(room(), 5, 0);
        const auto at = [&](int y) {
            return verdictOf(dungeon, "DOOR-03", {door("d", "t0", 4, y, Side::East)});
        };
        QCOMPARE(at(1), QStringLiteral("error")); // outer edges: one end touches
        QCOMPARE(at(2), QStringLiteral("error")); // middle edge: neither end touches
        QCOMPARE(at(3), QStringLiteral("error"));
        QCOMPARE(verdictOf(dungeon, "DOOR-02", {door("d", "t0", 4, 2, Side::East)}), QStringLiteral("holds"));
    }

    void DOOR_03_anotherDoorIsNoWall()
    {
        // Two gaps side by side in a wall: a door in each has a wall at one end only.
        auto rows = room("nesw");
        rows[4] = "+-+ + +-+-+";
        DrawnDungeon dungeon;
        dungeon.tile(rows, 0, 0, TileRole::Central);
        QCOMPARE(verdictOf(dungeon, "DOOR-03",
                           {door("d", "t0", 1, 1, Side::South), door("e", "t0", 2, 1, Side::South)}),
                 QStringLiteral("error error"));
    }

    void DOOR_05_oneDoorOnAnEdge()
    {
        QCOMPARE(verdictOf(chamber(), "DOOR-05",
                           {door("d", "t0", 1, 0, Side::East), door("e", "t0", 0, 0, Side::East)}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictOf(chamber(), "DOOR-05",
                           {door("d", "t0", 1, 0, Side::East), door("e", "t0", 2, 0, Side::West)}),
                 QStringLiteral("error"));
    }

    void DOOR_04_notInAStartingHallwayOrItsChamber()
    {
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0, TileRole::Central).tile(hallWith("ew"), 1, -5, TileRole::Entrance);
        dungeon.tile(hallWith(), 5, 0).tile(room(), 8, 0);
        const auto at = [&](const std::string& tile, int x, Side side) {
            return verdictOf(dungeon, "DOOR-04", {door("d", tile, x, 2, side)});
        };
        QCOMPARE(at("t2", 2, Side::East), QStringLiteral("holds"));
        QCOMPARE(at("t2", 0, Side::West), QStringLiteral("error")); // on the border of the chamber
        QCOMPARE(at("t0", 2, Side::East), QStringLiteral("error"));
        QCOMPARE(at("t1", 1, Side::East), QStringLiteral("error"));
    }

    void DOOR_19_aDoorTurnsWithItsTile()
    {
        DrawnDungeon dungeon = chamber();
        dungeon.scenario.doors = {door("d", "t0", 1, 0, Side::East)};
        for (const Rotation rotation : allRotations) {
            dungeon.scenario.tiles[0].rotation = rotation;
            QCOMPARE(dungeon.verdict("DOOR-02"), QStringLiteral("holds"));
            QCOMPARE(dungeon.verdict("DOOR-03"), QStringLiteral("holds"));
        }
    }
};

DELVE_TEST(TestDoors)
#include "tst_doors.moc"
