// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/movement.h"
#include "tests/support/mageknight/board_builder.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

int costOf(const DrawnBoard& board, const std::vector<Direction>& way, char from)
{
    int cost = 0;
    SquareIndex square = board[from];
    for (const Direction direction : way) {
        if (!board->isStep(square, direction, DoorStates::allOpen()))
            return -1;
        cost += stepCost(*board, square, direction);
        square = board->neighbour(square, direction);
    }
    return cost;
}

} // namespace

class TestMovement : public QObject
{
    Q_OBJECT

private slots:
    void MOV_01_oneStepCostsOne()
    {
        const DrawnBoard board({"+-+-+-+", "|a . .|", "+-+-+-+"});
        MoveField field;
        field.search(*board, board['a'], {.speed = 1});
        QCOMPARE(field.cost(1), 1);
        QVERIFY(!field.reaches(2)); // breaks: two squares for one point
        field.search(*board, board['a'], {.speed = 2});
        QCOMPARE(field.cost(2), 2);
    }

    void MOV_02_theSquareEnteredCounts()
    {
        const DrawnBoard board({"+-+-+-+-+", "|a : ~ .|", "+-+-+-+-+"});
        MoveField field;
        field.search(*board, board['a']);
        QCOMPARE(field.cost(1), 2);
        QCOMPARE(field.cost(2), 5);
        QCOMPARE(field.cost(3), 6); // not the one left
        field.search(*board, board['a'], {.speed = 4});
        QVERIFY(!field.reaches(2));
    }

    void MOV_03_diagonalSurcharge()
    {
        const DrawnBoard board({"+-+-+-+", "|. : ~|", "+ + + +", "|. a .|", "+-+-+-+"});
        QCOMPARE(stepCost(*board, board['a'], Direction::NorthWest), 2);
        QCOMPARE(stepCost(*board, board['a'], Direction::NorthEast), 4);
        QCOMPARE(stepCost(*board, board.at(2, 1), Direction::NorthWest), 3);
        QCOMPARE(stepCost(*board, board['a'], Direction::North), 2); // straight: no surcharge
    }

    void MOV_04_betweenWallsThatAreNotLinked()
    {
        MoveField field;
        const DrawnBoard open({"+-+-+", "|a #|", "+ + +", "|# b|", "+-+-+"});
        field.search(*open, open['a']);
        QCOMPARE(field.cost(open['b']), 2);
        const DrawnBoard linked({"+-+-+", "|a #|", "+ * +", "|# b|", "+-+-+"});
        field.search(*linked, linked['a']);
        QVERIFY(!field.reaches(linked['b']));
    }

    void MOV_05_squaresMarkedX()
    {
        const DrawnBoard board({"+-+-+-+", "|a x b|", "+-+-+-+"});
        MoveField field;
        field.search(*board, board['a']);
        QVERIFY(!field.reaches(1) && !field.reaches(board['b']));
        field.search(*board, board['a'], {.gait = Gait::Fly});
        QCOMPARE(field.cost(1), 1);
        QCOMPARE(field.cost(board['b']), 2);
    }

    void MOV_06_noAbilityCrossesBlockingTerrain()
    {
        const DrawnBoard board({"+-+-+-+-+", "|a #|b x|", "+-+-+-+-+"});
        MoveField field;
        for (const Gait gait : {Gait::Walk, Gait::Swim, Gait::Fly, Gait::CountSteps}) {
            field.search(*board, board['a'], {.gait = gait});
            QCOMPARE(field.squares().size(), std::size_t(1));
        }
        field.search(*board, board['b'], {.gait = Gait::Fly});
        QCOMPARE(field.squares().size(), std::size_t(2));
    }

    void MOV_07_enteringCostsTheEntranceSquare()
    {
        const DrawnBoard board({"+ + +", "|a : ", "+-+-+"});
        QVERIFY(board->isExteriorOpening(board['a'], Side::North));
        QCOMPARE(entryCost(*board, board['a']), 1);
        QCOMPARE(entryCost(*board, 1), 2); // the number it shows
    }

    void MOV_08_leavingGoesOverAnExteriorOpening()
    {
        const DrawnBoard board({"+ +-+", "|a .|", "+-+-+"});
        QVERIFY(board->isExteriorOpening(board['a'], Side::North));
        QVERIFY(!board->isExteriorOpening(board['a'], Side::East));
        QVERIFY(!board->isExteriorOpening(1, Side::North)); // breaks: a wall
        // It is not a step of the board: to all others the opening is closed.
        QVERIFY(!contains(board->steps(board['a']), Direction::North));
    }

    void DOOR_07_openingADoorCanBeAPartOfTheStep()
    {
        const DrawnBoard board({"+-+-+-+", "|a bDc|", "+-+-+-+"});
        MoveField field;
        field.search(*board, board['a'], {.doors = DoorStates::allClosed()});
        QVERIFY(!field.reaches(board['c']));
        const MoveQuery opening{.doors = DoorStates::allClosed(), .opening = doorOpeningCost};
        field.search(*board, board['a'], opening);
        QCOMPARE(field.cost(board['c']), 1 + 2 + 1);
        std::vector<SquareIndex> path;
        field.pathTo(board['c'], path);
        QCOMPARE(path, (std::vector{board['a'], board['b'], board['c']}));
    }

    void MOV_09_clearPathCostsFive()
    {
        const DrawnBoard board({"+-+-+-+-+-+", "|a . . . .|", "+ + + + + +", "|. . . . .|", "+-+-+-+-+-+"});
        using enum Direction;
        QCOMPARE(costOf(board, {East, East, SouthEast, East}, 'a'), 1 + 1 + 2 + 1);
        QVERIFY(costOf(board, {East, East, East, East}, 'a') != 5);
    }

    void MOV_10_waterPathCostsSeven()
    {
        const DrawnBoard board(
            {"+-+-+-+-+", "|. . . .|", "+ + + + +", "|a . . .|", "+ + + + +", "|. . ~ .|", "+-+-+-+-+"});
        using enum Direction;
        QCOMPARE(costOf(board, {East, SouthEast, NorthEast}, 'a'), 1 + 4 + 2);
        QCOMPARE(costOf(board, {East, East, East}, 'a'), 3); // breaks: around the water
    }

    void SPD_07_waterIsClearForSwimmers()
    {
        const DrawnBoard board({"+-+-+-+", "|a ~ :|", "+ + + +", "|~ . .|", "+-+-+-+"});
        MoveField field;
        field.search(*board, board['a'], {.gait = Gait::Swim});
        QCOMPARE(field.cost(1), 1);
        QCOMPARE(field.cost(2), 3); // hindering terrain still costs 2
        QCOMPARE(stepCost(*board, board.at(1, 1), Direction::NorthWest, Gait::Swim), 2);
        field.search(*board, board['a']);
        QCOMPARE(field.cost(1), 3);
    }

    void closedSquaresAreGoneAround()
    {
        // Straight on is closed; the diagonal past it, otherwise needless, is now the way.
        const DrawnBoard board({"+-+-+-+", "|a b .|", "+ + + +", "|. . c|", "+-+-+-+"});
        BitSet closed(board->squareCount());
        closed.set(board['b']);
        closed.set(board.at(0, 1));
        MoveField field;
        field.search(*board, board['a'], {.closed = closed.view()});
        QVERIFY(!field.reaches(board['b']));
        QCOMPARE(field.cost(board.at(1, 1)), 2);
        QCOMPARE(field.cost(board['c']), 3);
        std::vector<SquareIndex> path;
        field.pathTo(board['c'], path);
        QCOMPARE(path, (std::vector<SquareIndex>{board['a'], board.at(1, 1), board['c']}));
    }

    void stepsAreCountedWithDiagonals()
    {
        const DrawnBoard board({"+-+-+-+", "|a ~ .|", "+ + + +", "|: ~ .|", "+ + + +", "|. . c|", "+-+-+-+"});
        MoveField field;
        field.search(*board, board['a'], {.gait = Gait::CountSteps});
        QCOMPARE(field.cost(board['c']), 2);
        QCOMPARE(field.cost(board.at(2, 0)), 2);
    }

    void severalStartsAndManySearches()
    {
        const DrawnBoard board({"+-+-+-+-+-+", "|a . . . b|", "+-+-+-+-+-+"});
        MoveField field;
        const std::array both{board['a'], board['b']};
        field.search(*board, both);
        QCOMPARE(field.cost(2), 2);
        QCOMPARE(field.cost(3), 1);
        QCOMPARE(field.squares().front(), board['a']);
        for (int i = 0; i < 1000; ++i) { // nothing is left over from earlier searches
            field.search(*board, SquareIndex(i % 5), {.speed = i % 3});
            for (SquareIndex square = 0; square < 5; ++square) {
                const int away = std::abs(square - i % 5);
                QCOMPARE(field.cost(square), away <= i % 3 ? away : unlimitedSpeed);
            }
        }
    }

    void MAP_23_nearestSquare()
    {
        const DrawnBoard board(
            {"+-+-+-+-+", "|. . . .|", "+ + +-+ +", "|. a|b .|", "+ + + + +", "|. ~ . .|", "+-+-+-+-+"});
        MoveField scratch;
        std::vector<SquareIndex> squares;
        for (SquareIndex square = 0; square < board->squareCount(); ++square)
            squares.push_back(square);
        sortByNearness(*board, board['a'], squares, scratch);
        QCOMPARE(squares.front(), board['a']);
        // Squares away come first: b is next to a, though walking there is far.
        const auto place = [&](SquareIndex square) {
            return std::ranges::find(squares, square) - squares.begin();
        };
        QVERIFY(place(board['b']) < place(board.at(3, 0)));
        // Among equals the cheaper walk, then the smaller y, then the smaller x.
        QVERIFY(place(board.at(1, 0)) < place(board.at(0, 1))); // 1 each: smaller y
        QVERIFY(place(board.at(0, 1)) < place(board.at(1, 2))); // 1 against 3
        QVERIFY(place(board.at(0, 0)) < place(board.at(2, 0))); // smaller x
        QVERIFY(place(board.at(2, 0)) < place(board['b']));
        // Squares of another level never count; squares without a path come last among equals.
        const DrawnBoard levels(
            BoardBuilder({"+-+-+-+", "|b|a .|", "+-+-+-+"}).add({"+-+", "|.|", "+-+"}, 0, 0, 1));
        std::vector<SquareIndex> both{levels['b'], levels.at(2, 0), levels.at(0, 0, 1)};
        sortByNearness(*levels, levels['a'], both, scratch);
        QCOMPARE(both, (std::vector<SquareIndex>{levels.at(2, 0), levels['b']}));
    }
};

DELVE_TEST(TestMovement)
#include "tst_movement.moc"
