// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/measure.h"
#include "tests/support/mageknight/board_builder.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Two tiles: a room with a hindering square, and behind a door a second one.
const std::vector<std::string> rooms{
    "+-+-+-+-+-+-+-+-+-+-+", "|a . : b .|. . . . .|", "+ + + + + + + + + + +", "|. . . . .D. . c . .|",
    "+ + + + + + + + + + +", "|. . . . .|. . . . .|", "+ + + + + + + + + + +", "|. . . . .|. . . . .|",
    "+ + + + + + + + + + +", "|. . . . .|. . . . .|", "+-+-+-+-+-+-+-+-+-+-+"};

Measure measured(const DrawnBoard& board, SquareIndex from, SquareIndex to, BitSet objects)
{
    const TileGraph graph(*board);
    return Measuring(*board, graph, from, std::move(objects)).to(to);
}

Measure measured(const DrawnBoard& board, char from, char to)
{
    return measured(board, board[from], board[to], BitSet(board->squareCount()));
}

} // namespace

/// What lies between two squares. The parts have tests of their own; this is about their being put together.
class TestMeasure : public QObject
{
    Q_OBJECT

private slots:
    void measuresAWayAndItsCost()
    {
        const DrawnBoard board(rooms);
        const Measure measure = measured(board, 'a', 'b');
        QCOMPARE(measure.steps, 3);
        QCOMPARE(measure.speedPoints, 4); // over the hindering square, or around it in diagonals
        QCOMPARE(measure.range, 3);
        QCOMPARE(measure.tiles, 0);
        QCOMPARE(measure.way.front(), (Square{0, 0, 0}));
        QCOMPARE(measure.way.back(), (Square{0, 3, 0}));
    }

    void walksThroughDoorsButDoesNotSeeThroughThem()
    {
        const DrawnBoard board(rooms);
        const Measure measure = measured(board, board.at(0, 1), board['c'], BitSet(board->squareCount()));
        QCOMPARE(measure.steps, 7);
        QCOMPARE(measure.tiles, 1);
        QCOMPARE(measure.line.blocker, LineBlocker::Door);
        QCOMPARE(measure.lineSquares.back(), (Square{0, 4, 1}));
        QCOMPARE(measured(board, 'b', 'c').line.blocker, LineBlocker::Wall);
    }

    void coverComesFromTerrainAndFromObjects()
    {
        const DrawnBoard board(rooms);
        QVERIFY(measured(board, 'a', 'b').line.cover);
        BitSet objects(board->squareCount());
        const auto low = [&] { return measured(board, board.at(0, 3), board.at(4, 3), objects); };
        QVERIFY(low().line.isClear());
        QVERIFY(!low().line.cover);
        objects.set(board.at(2, 3));
        QVERIFY(low().line.cover);
    }

    void noWayAndNoLineBetweenLevels()
    {
        BoardBuilder builder(rooms);
        builder.add({"+-+", "|d|", "+-+"}, 0, 0, 1);
        const DrawnBoard board(builder);
        const Measure measure = measured(board, 'a', 'd');
        QCOMPARE(measure.steps, std::nullopt);
        QCOMPARE(measure.speedPoints, std::nullopt);
        QCOMPARE(measure.range, std::nullopt);
        QCOMPARE(measure.tiles, std::nullopt);
        QVERIFY(measure.way.empty());
        QCOMPARE(measure.line.blocker, LineBlocker::Level);
    }
};

DELVE_TEST(TestMeasure)
#include "tst_measure.moc"
