// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/line_of_fire.h"
#include "tests/support/mageknight/board_builder.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

std::vector<SquareIndex> squaresOn(const DrawnBoard& board, SquareIndex from, SquareIndex to)
{
    std::vector<SquareIndex> squares;
    traceLine(*board, from, to, {}, &squares);
    return squares;
}

bool isClear(const DrawnBoard& board, char from, char to, const LineQuery& query = {})
{
    const bool clear = traceLine(*board, board[from], board[to], query).isClear();
    if (hasLineOfFire(*board, board[from], board[to], query) != clear)
        qFatal("the quick answer differs");
    return clear;
}

LineBlocker blockerOf(const DrawnBoard& board, char from, char to, const LineQuery& query = {})
{
    return traceLine(*board, board[from], board[to], query).blocker;
}

const std::vector<std::string> field{"+-+-+-+-+-+", "|. . . . .|", "+ + + + + +", "|. . . . .|",
                                     "+ + + + + +", "|. . . . .|", "+ + + + + +", "|. . . . .|",
                                     "+ + + + + +", "|. . . . .|", "+-+-+-+-+-+"};

} // namespace

class TestLineOfFire : public QObject
{
    Q_OBJECT

private slots:
    void RANGE_07_oneStraightSegment()
    {
        const DrawnBoard board(field);
        const LineOfFire line = traceLine(*board, board.at(0, 0), board.at(4, 2), {});
        QCOMPARE(line.first, board.at(1, 0)); // must be in the front arc
        QCOMPARE(line.last, board.at(3, 2));  // decides on the rear bonus
        const LineOfFire steep = traceLine(*board, board.at(0, 0), board.at(1, 4), {});
        QVERIFY(steep.first != board.at(1, 0));
        QCOMPARE(steep.first, board.at(0, 1));
        // Neighbours: first and last are the two ends.
        const LineOfFire next = traceLine(*board, board.at(0, 0), board.at(1, 1), {});
        QCOMPARE(next.first, board.at(1, 1));
        QCOMPARE(next.last, board.at(0, 0));
    }

    void DIAL_10_theLineStartsAtTheCentreOfTheSquare()
    {
        const DrawnBoard board(field);
        // Drawn from centre to centre the line to (2, 1) crosses both squares between; from the near corner
        // of the shooter's square it would pass through (1, 1) only, from the far one through (1, 0) only.
        const auto there = squaresOn(board, board.at(0, 0), board.at(2, 1));
        QVERIFY(std::find(there.begin(), there.end(), board.at(1, 0)) != there.end());
        QVERIFY(std::find(there.begin(), there.end(), board.at(1, 1)) != there.end());
        // The centre is the same seen from either end, so the way back is the way there.
        auto back = squaresOn(board, board.at(2, 1), board.at(0, 0));
        std::reverse(back.begin(), back.end());
        QCOMPARE(back, there);
    }

    void RANGE_08_squaresOnTheLine()
    {
        const DrawnBoard board(field);
        QCOMPARE(squaresOn(board, board.at(0, 0), board.at(2, 1)),
                 (std::vector<SquareIndex>{board.at(0, 0), board.at(1, 0), board.at(1, 1), board.at(2, 1)}));
        // Touching a corner is not passing through.
        QCOMPARE(squaresOn(board, board.at(0, 0), board.at(2, 2)),
                 (std::vector<SquareIndex>{board.at(0, 0), board.at(1, 1), board.at(2, 2)}));
        QCOMPARE(squaresOn(board, board.at(3, 3), board.at(3, 3)),
                 (std::vector<SquareIndex>{board.at(3, 3)}));
    }

    void RANGE_09_blockedByFigures()
    {
        const DrawnBoard board({"+-+-+-+-+", "|a f . b|", "+-+-+-+-+"});
        BitSet figures(board->squareCount());
        figures.set(board['a']);
        figures.set(board['b']);
        const LineQuery query{.figures = figures.view()};
        QVERIFY(isClear(board, 'a', 'b', query)); // the two ends do not count
        figures.set(board['f']);
        const LineOfFire line = traceLine(*board, board['a'], board['b'], query);
        QCOMPARE(line.blocker, LineBlocker::Figure);
        QCOMPARE(line.stoppedAt, board['f']);
        QVERIFY(!isClear(board, 'a', 'b', query));
    }

    void RANGE_10_blockedByTerrain()
    {
        const DrawnBoard wall({"+-+-+-+", "|a .|b|", "+-+-+-+"});
        const LineOfFire line = traceLine(*wall, wall['a'], wall['b'], {});
        QCOMPARE(line.blocker, LineBlocker::Wall);
        QCOMPARE(line.stoppedAt, wall.at(1, 0));
        QCOMPARE(line.stoppedTowards, Direction::East);
        // Exactly through a corner: blocked if and only if both sides are obstructed.
        const DrawnBoard one({"+-+-+-+", "|a # .|", "+ + + +", "|. . .|", "+ + + +", "|. . b|", "+-+-+-+"});
        QVERIFY(isClear(one, 'a', 'b'));
        const DrawnBoard two({"+-+-+-+", "|a # .|", "+ + + +", "|# c .|", "+ + + +", "|. . b|", "+-+-+-+"});
        QCOMPARE(blockerOf(two, 'a', 'b'), LineBlocker::Corner);
        QVERIFY(!isClear(two, 'a', 'b'));
        QVERIFY(two.isStep('a', 'c')); // while the step is allowed by default
        // The end of a wall line touches the line in one point only.
        const DrawnBoard end({"+-+-+-+", "|a .|.|", "+ + + +", "|. . .|", "+ + + +", "|. . b|", "+-+-+-+"});
        QVERIFY(isClear(end, 'a', 'b'));
    }

    void RANGE_11_blockedByClosedDoors()
    {
        const DrawnBoard board({"+-+-+-+", "|aD. b|", "+-+-+-+"});
        QVERIFY(!isClear(board, 'a', 'b', {.doors = DoorStates::allClosed()}));
        QCOMPARE(blockerOf(board, 'a', 'b', {.doors = DoorStates::allClosed()}), LineBlocker::Door);
        QVERIFY(isClear(board, 'a', 'b', {.doors = DoorStates::allOpen()}));
    }

    void RANGE_12_blockedByShadowBetween()
    {
        const DrawnBoard between({"+-+-+-+", "|a S b|", "+-+-+-+"});
        QCOMPARE(blockerOf(between, 'a', 'b'), LineBlocker::Shadow);
        QVERIFY(!isClear(between, 'a', 'b'));
        // A figure standing in shadow can shoot and be shot at.
        BoardBuilder builder({"+-+-+-+", "|a . b|", "+-+-+-+"});
        builder.marker({0, 0, 0}, MarkerLook::Shadow).marker({0, 2, 0}, MarkerLook::Shadow);
        QVERIFY(isClear(DrawnBoard(builder), 'a', 'b'));
    }

    void RANGE_13_notBlockedByObjects()
    {
        const DrawnBoard board({"+-+-+-+-+-+", "|a ~ xD. b|", "+-+-+-+-+-+"});
        BitSet objects(board->squareCount());
        objects.set(3);
        const LineQuery query{.doors = DoorStates::allOpen(), .objects = objects.view()};
        QVERIFY(isClear(board, 'a', 'b', query));
        QVERIFY(!isClear(board, 'a', 'b', {.doors = DoorStates::allClosed()}));
    }

    void RANGE_15_countingRange()
    {
        const DrawnBoard board(field);
        QCOMPARE(rangeBetween(*board, board.at(0, 0), board.at(3, 4)), 4);
        QCOMPARE((distance(Square{0, 0, 0}, Square{0, 3, 5})), 5); // range 4: out of range
        QCOMPARE(rangeBetween(*board, board.at(2, 2), board.at(2, 2)), 0);
    }

    void RANGE_17_cover()
    {
        const auto covered = [](const DrawnBoard& board, LineQuery query = {}) {
            return traceLine(*board, board['a'], board['b'], query).cover;
        };
        QVERIFY(covered(DrawnBoard({"+-+-+-+", "|a : b|", "+-+-+-+"})));
        QVERIFY(covered(DrawnBoard({"+-+-+-+", "|a 2 b|", "+-+-+-+"}))); // the printed number decides too
        QVERIFY(!covered(DrawnBoard({"+-+-+-+", "|a ~ b|", "+-+-+-+"})));
        QVERIFY(!covered(DrawnBoard({"+-+-+-+", "|a . b|", "+-+-+-+"})));
        // The target's square counts, the attacker's own does not.
        BoardBuilder builder({"+-+-+-+", "|a . b|", "+-+-+-+"});
        QVERIFY(!covered(DrawnBoard(BoardBuilder(builder).marker({0, 0, 0}, MarkerLook::Hindering))));
        QVERIFY(covered(DrawnBoard(BoardBuilder(builder).marker({0, 2, 0}, MarkerLook::Hindering))));
        // A chest or token on the way.
        const DrawnBoard board(builder);
        BitSet objects(board->squareCount());
        objects.set(1);
        QVERIFY(covered(board, {.objects = objects.view()}));
    }

    void RANGE_26_firingBetweenTiles()
    {
        const DrawnBoard open(
            BoardBuilder({"+-+-+", "|a . ", "+-+-+"}).add({"+-+-+", " . b|", "+-+-+"}, 2, 0));
        QVERIFY(isClear(open, 'a', 'b'));
        const DrawnBoard wall(
            BoardBuilder({"+-+-+", "|a . ", "+-+-+"}).add({"+-+-+", "|. b|", "+-+-+"}, 2, 0));
        QVERIFY(!isClear(wall, 'a', 'b'));
    }

    void lineToTheMiddleOfADoor()
    {
        const DrawnBoard board(
            {"+-+-+-+-+", "|. . .|.|", "+ + + + +", "|a . cDd|", "+ + + + +", "|. b .|.|", "+-+-+-+-+"});
        const BoardEdge door{board['c'], Side::East};
        std::vector<SquareIndex> squares;
        const LineOfFire straight = traceLineToEdge(*board, board['a'], door, {}, &squares);
        QVERIFY(straight.isClear());
        QCOMPARE(squares, (std::vector<SquareIndex>{board['a'], board.at(1, 1), board['c']}));
        QCOMPARE(straight.last, board['c']);
        // From (1,2) to the middle of that edge: 3 half squares east, 2 north; over (2,2) or (1,1)?
        traceLineToEdge(*board, board['b'], door, {}, &squares);
        QCOMPARE(squares, (std::vector<SquareIndex>{board['b'], board.at(2, 2), board['c']}));
        // The same door seen from its other square is the same point.
        QVERIFY(traceLineToEdge(*board, board['a'], {board['d'], Side::West}, {}).isClear());
        // From beside it.
        QCOMPARE(traceLineToEdge(*board, board['d'], door, {}).last, board['d']);
        // Breaks: a figure that stands before the door blocks.
        BitSet figures(board->squareCount());
        figures.set(board['c']);
        QCOMPARE(traceLineToEdge(*board, board['a'], door, {.figures = figures.view()}).blocker,
                 LineBlocker::Figure);
    }
};

DELVE_TEST(TestLineOfFire)
#include "tst_line_of_fire.moc"
