// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/crossing.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

constexpr std::array allDoors{DoorKind::Open, DoorKind::Locked, DoorKind::Trapped, DoorKind::Wall};

} // namespace

class TestCrossing : public QObject
{
    Q_OBJECT

private slots:
    /// The whole table: each pair of doors has its own result, and the sixteen add up as the rule says.
    void DNR_DOOR_19_allSixteenPairsOfDoors_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("entered");
        QTest::addColumn<int>("expected");
        for (const DoorKind left : allDoors)
            for (const DoorKind entered : allDoors) {
                const bool isWalled = left == DoorKind::Wall || entered == DoorKind::Wall;
                const Crossing expected = isWalled                    ? Crossing::Impossible
                                          : left == DoorKind::Open    ? Crossing::Free
                                          : left == DoorKind::Trapped ? Crossing::RollTrapped
                                                                      : Crossing::RollLocked;
                QTest::addRow("%s to %s", nameOf(left).data(), nameOf(entered).data())
                    << int(left) << int(entered) << int(expected);
            }
    }
    void DNR_DOOR_19_allSixteenPairsOfDoors()
    {
        QFETCH(int, left);
        QFETCH(int, entered);
        QTEST(int(crossingOf(DoorKind(left), DoorKind(entered))), "expected");
    }

    void DNR_DOOR_19_theTableAddsUp()
    {
        std::array<int, 4> counts{};
        for (const DoorKind left : allDoors)
            for (const DoorKind entered : allDoors)
                ++counts[std::size_t(crossingOf(left, entered))];
        QCOMPARE(counts[std::size_t(Crossing::Impossible)], 7);
        QCOMPARE(counts[std::size_t(Crossing::Free)], 3);
        QCOMPARE(counts[std::size_t(Crossing::RollTrapped)], 3);
        QCOMPARE(counts[std::size_t(Crossing::RollLocked)], 3);
    }

    void DNR_DOOR_01_aDoorOnEverySide()
    {
        const MapCard bend = card("Bend[O,L6,T5,W]");
        QCOMPARE(bend.door(Side::North).kind, DoorKind::Open);
        QCOMPARE(bend.door(Side::East), (Door{DoorKind::Locked, Stat::Speed, 6}));
        QCOMPARE(bend.door(Side::South), (Door{DoorKind::Trapped, Stat::Speed, 5}));
        QVERIFY(bend.door(Side::West).isWall());
        QVERIFY(!bend.door(Side::North).isWall());
    }

    void DNR_DOOR_02_fourKindsWithOneNameEach()
    {
        QCOMPARE(enumNames<DoorKind>.size(), std::size_t(4));
        for (const DoorKind kind : allDoors)
            QVERIFY(fromName<DoorKind>(nameOf(kind)) == kind);
        QVERIFY(!fromName<DoorKind>("lost")); // the name of the Wilderness is flavour
    }

    void DNR_DOOR_04_lockedOneWayOpenTheOther()
    {
        QCOMPARE(crossingOf(DoorKind::Open, DoorKind::Locked), Crossing::Free);
        QCOMPARE(crossingOf(DoorKind::Locked, DoorKind::Open), Crossing::RollLocked);
    }

    void DNR_DOOR_06_DNR_GLOSS_12_passableMeansNoWallOnEitherSide()
    {
        for (const DoorKind here : allDoors)
            for (const DoorKind there : allDoors) {
                const bool isWalled = here == DoorKind::Wall || there == DoorKind::Wall;
                QCOMPARE(crossingOf(here, there) != Crossing::Impossible, !isWalled);
                // In both directions or in none.
                QCOMPARE(crossingOf(here, there) == Crossing::Impossible,
                         crossingOf(there, here) == Crossing::Impossible);
            }
    }

    /// HallN[O,W,O,O] west of Den[O,O,O,O]: nobody passes, either way; with the switch only the door left
    /// counts.
    void DNR_DOOR_11_aWallBlocksBothWays()
    {
        const LaidCard hall = laidCard(0, faceOf(card("HallN[O,W,O,O]")), {0, 0}, false);
        const LaidCard den = laidCard(1, faceOf(card("Den[O,O,O,O]")), {1, 0}, false);
        QVERIFY(!isPassable(hall, Side::East, den, WallBlocks::BothSides));
        QVERIFY(!isPassable(den, Side::West, hall, WallBlocks::BothSides));
        QVERIFY(!isPassable(hall, Side::East, den, WallBlocks::DoorLeft));
        QVERIFY(isPassable(den, Side::West, hall, WallBlocks::DoorLeft));
    }

    /// Bend[O,L6,W,W] upside down presents N=W, E=W, S=O, W=L6.
    void DNR_MAP_05_upsideDownSwapsTheSides()
    {
        const MapCard bend = card("Bend[O,L6,W,W]");
        QVERIFY(doorShown(bend, Side::North, true).isWall());
        QVERIFY(doorShown(bend, Side::East, true).isWall());
        QCOMPARE(doorShown(bend, Side::South, true).kind, DoorKind::Open);
        QCOMPARE(doorShown(bend, Side::West, true), (Door{DoorKind::Locked, Stat::Speed, 6}));
        QCOMPARE(doorShown(bend, Side::North, false).kind, DoorKind::Open);
        const LaidCard turned = laidCard(0, faceOf(bend), {0, 0}, true);
        for (const Side side : allSides)
            QCOMPARE(turned.hasWall(side), doorShown(bend, side, true).isWall());
    }

    void chanceToPassInSixths()
    {
        QCOMPARE(sixthsToPass(6, 3), 4); // the example of the rules: Speed 3 against 6+
        QCOMPARE(sixthsToPass(2, 6), 6);
        QCOMPARE(sixthsToPass(9, 1), 0);
        QCOMPARE(sixthsToPass(7, 1), 1);
    }
};

DELVE_TEST(TestCrossing)
#include "tst_crossing.moc"
