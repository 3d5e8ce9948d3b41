// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/base_reach.h"
#include "tests/support/mageknight/board_builder.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

/// Two chambers one above the other; `between` is the row of edges that parts them.
Board twoChambers(const std::string& between, const std::string& middleRow = "|. . . . .|")
{
    std::vector<std::string> rows{"+-+-+-+-+-+"};
    for (int y = 0; y < 10; ++y) {
        if (y > 0)
            rows.push_back(y == 5 ? between : "+ + + + + +");
        rows.push_back(y == 7 ? middleRow : "|. . . . .|");
    }
    rows.push_back("+-+-+-+-+-+");
    return BoardBuilder(rows).build();
}

bool gets(const Board& board, BaseReach::Mover mover, BaseStand from, int x, int y)
{
    const BaseReach reach(board, mover, std::span(&from, 1));
    return reach.covers(board.squareAt({0, x, y}));
}

constexpr BaseReach::Mover titan{BaseShape::Titan2x2, false, false};
constexpr BaseReach::Mover large{BaseShape::LargeMulti3x5, false, false};
constexpr BaseReach::Mover chariot{BaseShape::SmallMulti2x4, false, true};
constexpr BaseReach::Mover mount{BaseShape::Mount1x3, false, false};

} // namespace

class TestBaseReach : public QObject
{
    Q_OBJECT

private slots:
    void BASE_08_whoPassesWhichOpening()
    {
        const Board one = twoChambers("+-+-+ +-+-+");
        const Board two = twoChambers("+-+ + +-+-+");
        const Board three = twoChambers("+-+ + + +-+");
        const BaseStand below{{0, 2, 7}, Direction::North};
        QVERIFY(gets(one, mount, below, 2, 0));
        QVERIFY(!gets(one, titan, below, 2, 1));
        QVERIFY(gets(two, titan, below, 2, 1));
        QVERIFY(gets(two, chariot, {{0, 2, 7}, Direction::North}, 1, 1));
        QVERIFY(!gets(two, large, below, 2, 1));
        QVERIFY(gets(three, large, below, 2, 1));
    }

    void BASE_07_theStopSaysHowWideTheWayIs()
    {
        const Board one = twoChambers("+-+-+ +-+-+");
        const BaseStand below{{0, 2, 7}, Direction::North};
        const auto stops = BaseReach(one, titan, std::span(&below, 1)).stops();
        QCOMPARE(stops.size(), std::size_t(1));
        QCOMPARE(stops.front(), (BaseStop{{{0, 2, 5}, Side::North}, BaseFault::Wall, 1}));
        const Board three = twoChambers("+-+ + + +-+");
        QVERIFY(BaseReach(three, titan, std::span(&below, 1)).stops().empty()); // holds: it goes on
    }

    void BASE_06_theStopNamesTheCrevasse()
    {
        std::vector<std::string> rows{"+-+-+-+-+-+"};
        for (int y = 0; y < 15; ++y) {
            if (y > 0)
                rows.push_back("+ + + + + +");
            rows.push_back(y == 6 || y == 7 ? "|x x x . .|" : "|. . . . .|");
        }
        rows.push_back("+-+-+-+-+-+");
        const Board board = BoardBuilder(rows).build();
        const BaseStand south{{0, 2, 12}, Direction::North};
        QVERIFY(!gets(board, large, south, 2, 0));
        const auto stops = BaseReach(board, large, std::span(&south, 1)).stops();
        QVERIFY(!stops.empty());
        QCOMPARE(stops.front().fault, BaseFault::Crevasse);
        // A titan goes past it with its left side over the edge; MD-13: one with wings crosses it.
        QVERIFY(gets(board, titan, {{0, 3, 10}, Direction::North}, 3, 0));
        QVERIFY(gets(board, {BaseShape::LargeMulti3x5, true, false}, south, 2, 0));
    }

    void CHAR_03_aChariotTurnsInsteadOfBackingOut()
    {
        // A hallway three wide: no quarter turn, but a half turn on the dot.
        std::vector<std::string> rows{"+-+-+-+"};
        for (int y = 0; y < 10; ++y) {
            if (y > 0)
                rows.push_back("+ + + +");
            rows.push_back("|. . .|");
        }
        rows.push_back("+-+-+-+");
        const Board board = BoardBuilder(rows).build();
        const BaseStand up{{0, 1, 2}, Direction::North};
        QVERIFY(gets(board, chariot, up, 0, 9));
        QVERIFY(gets(board, {BaseShape::SmallMulti2x4, false, false}, up, 0, 9));
        // It drifts sideways only while it drives.
        QVERIFY(gets(board, chariot, up, 2, 9));
    }

    void MOUNT_12_restsOnlyWhereItHasRoom()
    {
        // A niche one square deep: the front square could enter, the body has no straight place.
        const Board board = BoardBuilder({"+-+-+-+", //
                                          "|. # .|", //
                                          "+ +-+ +", //
                                          "|. . .|", //
                                          "+ + + +", //
                                          "|. . .|", //
                                          "+ + + +", //
                                          "|. . .|", //
                                          "+ + + +", //
                                          "|. . .|", //
                                          "+-+-+-+"})
                                .build();
        QVERIFY(gets(board, mount, {{0, 1, 2}, Direction::North}, 0, 0)); // lengthwise
        QVERIFY(!gets(board, titan, {{0, 1, 3}, Direction::North}, 0, 0));
    }

    void BASE_17_widthOfTheEntrance()
    {
        const Board board = BoardBuilder({"+-+ + +-+-+", //
                                          "|. . . . .|", //
                                          "+ + + + + +", //
                                          "|. . . . .|", //
                                          "+ + + + + +", //
                                          "|. . . . .|", //
                                          "+ + + + + +", //
                                          "|. . . . .|", //
                                          "+ + + + + +", //
                                          "|. . . . .|", //
                                          "+-+-+-+-+-+"})
                                .build();
        const Edge arrow{{0, 1, 0}, Side::North};
        QCOMPARE(openingWidth(board, arrow), 2);
        QCOMPARE(standsInside(board, BaseShape::Mount1x3, arrow),
                 (std::vector<BaseStand>{{{0, 1, 2}, Direction::South}}));
        QCOMPARE(standsInside(board, BaseShape::Titan2x2, arrow),
                 (std::vector<BaseStand>{{{0, 2, 1}, Direction::South}}));
        QVERIFY(standsInside(board, BaseShape::LargeMulti3x5, arrow).empty()); // breaks: three wide
    }
};

DELVE_TEST(TestBaseReach)
#include "tst_base_reach.moc"
