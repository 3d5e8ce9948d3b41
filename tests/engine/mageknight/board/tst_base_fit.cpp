// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/base_fit.h"
#include "tests/support/mageknight/board_builder.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

const std::vector<std::string> chamber{"+-+-+-+-+-+", //
                                       "|. . . . .|", //
                                       "+ + + + + +", //
                                       "|. . . . .|", //
                                       "+ + + + + +", //
                                       "|. . . . .|", //
                                       "+ + + + + +", //
                                       "|. . . . .|", //
                                       "+ + + + + +", //
                                       "|. . . . .|", //
                                       "+-+-+-+-+-+"};

std::vector<std::string> with(std::size_t row, const std::string& text)
{
    std::vector<std::string> rows = chamber;
    rows[row] = text;
    return rows;
}

BaseFault atRest(const Board& board, BaseShape base, int x, int y, Direction facing = Direction::North,
                 DoorStates doors = DoorStates::allClosed(), BitView taken = {})
{
    return fitAtRest(board, {.base = base, .doors = doors, .taken = taken}, {0, x, y}, facing).fault;
}

BaseFit shift(const Board& board, BaseShape base, int x, int y, Side towards,
              Direction facing = Direction::North, DoorStates doors = DoorStates::allClosed())
{
    return fitOfShift(board, {.base = base, .doors = doors}, {0, x, y}, facing, towards);
}

} // namespace

class TestBaseFit : public QObject
{
    Q_OBJECT

private slots:
    void BASE_05_everySquareIsFloor()
    {
        const Board board = BoardBuilder(with(3, "|. . # . .|")).build();
        QCOMPARE(atRest(board, BaseShape::Titan2x2, 4, 4), BaseFault::None);
        QCOMPARE(atRest(board, BaseShape::Titan2x2, 3, 2), BaseFault::Blocked);
        QCOMPARE(atRest(board, BaseShape::Titan2x2, 0, 3), BaseFault::Void);
        QCOMPARE(atRest(board, BaseShape::Titan2x2, 4, 4, Direction::NorthEast), BaseFault::Facing);
        const Board pillar = BoardBuilder(chamber).artifact({0, 2, 2}, {1, 1}, true).build();
        QCOMPARE(atRest(pillar, BaseShape::LargeMulti3x5, 2, 2), BaseFault::Blocked);
        const Board altar = BoardBuilder(chamber).artifact({0, 2, 2}, {1, 1}, false).build();
        QCOMPARE(atRest(altar, BaseShape::LargeMulti3x5, 2, 2), BaseFault::Occupied);
    }

    void BASE_05_noSquareIsTaken()
    {
        const Board board = BoardBuilder(chamber).build();
        BitSet taken(board.squareCount());
        taken.set(board.squareAt({0, 1, 4}));
        const auto mountAt = [&](int x) {
            return atRest(board, BaseShape::Mount1x3, x, 2, Direction::North, DoorStates::allClosed(),
                          taken.view());
        };
        QCOMPARE(mountAt(2), BaseFault::None);
        QCOMPARE(mountAt(1), BaseFault::Occupied);
    }

    void BASE_05_noWallInside()
    {
        const Board board = BoardBuilder(with(4, "+ + +-+ + +")).build();
        QCOMPARE(atRest(board, BaseShape::Peanut1x2, 1, 1), BaseFault::None);
        QCOMPARE(atRest(board, BaseShape::Peanut1x2, 2, 1), BaseFault::Wall);
        const BaseFit fit = fitAtRest(board, {.base = BaseShape::Titan2x2}, {0, 3, 2}, Direction::North);
        QCOMPARE(fit, (BaseFit{BaseFault::Wall, {{0, 2, 1}, Side::South}}));
        // A door counts like a wall while it is closed.
        const Board door = BoardBuilder(with(4, "+-+-+D+-+-+")).build();
        QCOMPARE(atRest(door, BaseShape::Mount1x3, 2, 1), BaseFault::Wall);
        QCOMPARE(atRest(door, BaseShape::Mount1x3, 2, 1, Direction::North, DoorStates::allOpen()),
                 BaseFault::None);
    }

    void BASE_06_oneRowOverACrevasse()
    {
        const Board board = BoardBuilder(with(3, "|x x x x x|")).build();
        QCOMPARE(atRest(board, BaseShape::Titan2x2, 2, 1), BaseFault::None);
        QCOMPARE(atRest(board, BaseShape::LargeMulti3x5, 2, 2), BaseFault::None);
        QCOMPARE(atRest(board, BaseShape::LargeMulti3x5, 2, 2, Direction::East), BaseFault::Crevasse);
        QCOMPARE(atRest(board, BaseShape::Mount1x3, 2, 1), BaseFault::Crevasse);
        // Its way across: front row over it, then rear row over it.
        QVERIFY(shift(board, BaseShape::Titan2x2, 2, 3, Side::North).isFine());
        QVERIFY(shift(board, BaseShape::Titan2x2, 2, 2, Side::North).isFine());
        std::vector<std::string> deep = with(3, "|x x x x x|");
        deep[5] = "|x x x x x|";
        const BaseFit fit = shift(BoardBuilder(deep).build(), BaseShape::Titan2x2, 2, 3, Side::North);
        QCOMPARE(fit.fault, BaseFault::Crevasse);
    }

    void BASE_07_everyEdgeOfTheLeadingSideIsOpen()
    {
        // Two squares wide: a titan passes, a large multi-dial does not.
        const Board board = BoardBuilder(with(4, "+-+ + +-+-+")).build();
        QVERIFY(shift(board, BaseShape::Titan2x2, 2, 3, Side::North).isFine());
        QCOMPARE(shift(board, BaseShape::Titan2x2, 3, 3, Side::North),
                 (BaseFit{BaseFault::Wall, {{0, 3, 2}, Side::North}}));
        QCOMPARE(shift(board, BaseShape::Titan2x2, 2, 1, Side::North).fault, BaseFault::Wall); // the rim
        // No base walks astride a wall, not even sideways.
        const Board split = BoardBuilder(with(4, "+ + + +-+-+")).build();
        QVERIFY(shift(split, BaseShape::Titan2x2, 1, 2, Side::East).isFine());
        QCOMPARE(shift(split, BaseShape::Titan2x2, 2, 2, Side::East).fault, BaseFault::Wall);
    }

    void TITAN_12_noDoorLetsItThrough()
    {
        const Board door = BoardBuilder(with(4, "+-+-+D+-+-+")).build();
        QCOMPARE(shift(door, BaseShape::Titan2x2, 3, 3, Side::North, Direction::North, DoorStates::allOpen())
                     .fault,
                 BaseFault::Wall);
        const Board wide = BoardBuilder(with(4, "+-+-+ + +-+")).build();
        QVERIFY(shift(wide, BaseShape::Titan2x2, 3, 3, Side::North).isFine());
    }

    void BASE_08_turnsInAChamber()
    {
        const Board board = BoardBuilder(chamber).build();
        std::vector<Square> turns;
        for (int y = 0; y <= 5; ++y)
            for (int x = 0; x <= 5; ++x)
                if (atRest(board, BaseShape::SmallMulti2x4, x, y, Direction::North) == BaseFault::None &&
                    atRest(board, BaseShape::SmallMulti2x4, x, y, Direction::East) == BaseFault::None)
                    turns.push_back({0, x, y});
        QCOMPARE(turns, (std::vector<Square>{{0, 2, 2}, {0, 3, 2}, {0, 2, 3}, {0, 3, 3}}));
        for (int x = 0; x < 5; ++x) // large: only on the central square
            QCOMPARE(atRest(board, BaseShape::LargeMulti3x5, x, 2, Direction::East) == BaseFault::None,
                     x == 2);
    }
};

DELVE_TEST(TestBaseFit)
#include "tst_base_fit.moc"
