// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/reach.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_map.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

class TestReach : public QObject
{
    Q_OBJECT

private slots:
    void stepsCountTheCardsEntered()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,W,O,W]"), 3), room("Crypt[W,W,O,W]")});
        drawn.lay("ent", 0, 0).lay("hall", 0, -1).lay("hall", 0, -2).lay("crypt", 0, -3).lay("hall", 0, 1);
        QCOMPARE(stepsFrom(drawn.map, 0, WallBlocks::BothSides), (std::vector<int>{0, 1, 2, 3, 1}));
    }

    void DNR_GLOSS_02_cornersAreNotAdjacent()
    {
        QVERIFY(isAdjacent({0, 0}, {1, 0}));
        QVERIFY(isAdjacent({0, 0}, {0, -1}));
        QVERIFY(!isAdjacent({0, 0}, {1, 1}));
        QVERIFY(!isAdjacent({0, 0}, {2, 0}));
        QVERIFY(!isAdjacent({0, 0}, {0, 0}));
    }

    /// What lies between cards is nothing to stand on: nobody steps over a gap, however open the doors.
    void DNR_GLOSS_20_aSpaceIsOneCard()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("Cross[O,O,O,O]"), 2)});
        drawn.lay("ent", 0, 0).lay("cross", 2, 0);
        QVERIFY(drawn.map.isFree({1, 0}));
        QCOMPARE(stepsFrom(drawn.map, 0, WallBlocks::BothSides), (std::vector<int>{0, unreached}));
        drawn.lay("cross", 1, 0);
        QCOMPARE(drawn.map.at({1, 0}), 2);
        QCOMPARE(stepsFrom(drawn.map, 0, WallBlocks::BothSides), (std::vector<int>{0, 2, 1}));
    }

    /// Bridge card taken from a row of three: the far card is an area of its own.
    void DNR_MAP_12_withoutItsBridgeACardIsStranded()
    {
        const std::vector<MapCard> cards{card("Ent[O,O,O,O]"), card("Bridge[W,O,W,O]"), card("Far[W,O,W,O]")};
        DrawnMap whole(cards);
        whole.lay("ent", 0, 0).lay("bridge", 1, 0).lay("far", 2, 0);
        QVERIFY(strandedAreas(whole.map, WallBlocks::BothSides).empty());
        DrawnMap parted(cards);
        parted.lay("ent", 0, 0).lay("far", 2, 0);
        QCOMPARE(strandedAreas(parted.map, WallBlocks::BothSides), (std::vector<std::vector<int>>{{1}}));
    }

    void DNR_MAP_09_areasAreListedWithTheirCards()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,W,O,W]"), 6)});
        drawn.lay("ent", 0, 0).lay("hall", 1, 0).lay("hall", 1, 1).lay("hall", 5, 5).lay("hall", 0, 1);
        // Hall has Walls to the east and west: (1,0) and (1,1) hang together but on nothing else.
        QCOMPARE(strandedAreas(drawn.map, WallBlocks::BothSides),
                 (std::vector<std::vector<int>>{{1, 2}, {3}}));
    }

    /// With the switch a Hero gets into the card but not back: that is no connection.
    void DNR_MAP_08_aWayInIsNotAWayBack()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), card("Trap[W,W,W,W]"), card("Hall[O,O,O,O]")});
        drawn.lay("ent", 0, 0).lay("hall", 0, 1).lay("trap", 1, 0);
        QCOMPARE(strandedAreas(drawn.map, WallBlocks::DoorLeft), (std::vector<std::vector<int>>{{2}}));
        QCOMPARE(strandedAreas(drawn.map, WallBlocks::BothSides), (std::vector<std::vector<int>>{{2}}));
    }
};

DELVE_TEST(TestReach)
#include "tst_reach.moc"
