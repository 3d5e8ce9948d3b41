// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/movement.h"
#include "tests/support/mageknight/board_builder.h"
#include "tests/support/mageknight/path_regions.h"
#include "tests/support/test_registry.h"

#include <bit>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestSteps : public QObject
{
    Q_OBJECT

private slots:
    void MAP_10_wallsDoorsAndBlockingSquares()
    {
        const DrawnBoard board({"+-+-+-+-+-+", "|a b|cDd #|", "+-+-+-+-+-+"});
        QVERIFY(board.isStep('a', 'b'));  // open
        QVERIFY(!board.isStep('b', 'c')); // wall
        QVERIFY(board.isStep('c', 'd', DoorStates::allOpen()));
        QVERIFY(!board.isStep('c', 'd', DoorStates::allClosed()));
        // A blocking square makes all four of its edges act as walls.
        for (const Side side : allSides)
            QVERIFY(board->isWall(board.at(4, 0), side));
        QVERIFY(board->isWall(board['d'], Side::East));
        QVERIFY(!board->isWall(board['c'], Side::East)); // a door is no wall
    }

    void MAP_12_openCrossingNeedsBothFaces()
    {
        // A chamber border open at offsets 1, 2, 3 against a hallway border open only at offset 2.
        const DrawnBoard board(BoardBuilder({"+ + + + + +", " . . . . . ", "+-+ + + +-+"})
                                   .add({"+-+ +-+", "|. . .|", "+ + + +"}, 1, 1));
        QList<int> open;
        for (int x = 0; x < 5; ++x)
            if (contains(board->steps(board.at(x, 0)), Direction::South))
                open << x;
        QCOMPARE(open, QList<int>{2});
        // Whatever the face says, a wall on the other tile is a wall for everything.
        QVERIFY(board->isWall(board.at(1, 0), Side::South));
        QVERIFY(!contains(board->sight(board.at(1, 0)), Direction::South));
        QVERIFY(!contains(board->adjacent(board.at(1, 0)), Direction::South));
    }

    void MAP_12_crevasseAtTheBorderIsNoWall()
    {
        const DrawnBoard board(BoardBuilder({"+-+", "|a ", "+-+"}).add({"+-+", " x|", "+-+"}, 1, 0));
        QVERIFY(!contains(board->steps(board['a']), Direction::East));
        QVERIFY(!contains(board->paths(board['a']), Direction::East));
        QVERIFY(contains(board->adjacent(board['a']), Direction::East));
        QVERIFY(contains(board->sight(board['a']), Direction::East));
        QVERIFY(contains(stepsOf(*board, board['a'], Gait::Fly), Direction::East));
        QVERIFY(!board->isWall(board['a'], Side::East));
    }

    void MAP_15_orthogonalStep()
    {
        const DrawnBoard board({"+-+-+-+-+-+", "|a : c|d x|", "+-+-+-+-+-+"});
        QVERIFY(contains(board->steps(board['a']), Direction::East));
        QVERIFY(!board.isStep('c', 'd'));
        QVERIFY(!contains(board->steps(board['d']), Direction::East)); // a crevasse
        QVERIFY(contains(stepsOf(*board, board['d'], Gait::Fly), Direction::East));
        // No ability crosses walls, blocking squares or void.
        QVERIFY(!contains(stepsOf(*board, board['c'], Gait::Fly), Direction::East));
        QVERIFY(!contains(stepsOf(*board, board['a'], Gait::Fly), Direction::North));
    }

    void MAP_16_diagonalStepAndLinkedWalls_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<bool>("step");
        QTest::addColumn<bool>("sight");
        const auto row = [](const char* name, QStringList rows, bool step, bool sight) {
            QTest::newRow(name) << rows << step << sight;
        };
        row("nothing there", {"+-+-+", "|a .|", "+ + +", "|. b|", "+-+-+"}, true, true);
        row("C blocking, D clear", {"+-+-+", "|a #|", "+ + +", "|. b|", "+-+-+"}, true, true);
        row("C clear, D blocking", {"+-+-+", "|a .|", "+ + +", "|# b|", "+-+-+"}, true, true);
        row("walls A|C and A|D", {"+-+-+", "|a|.|", "+-+ +", "|. b|", "+-+-+"}, false, false);
        row("walls C|B and D|B", {"+-+-+", "|a .|", "+ +-+", "|.|b|", "+-+-+"}, false, false);
        row("straight wall A|C, D|B", {"+-+-+", "|a|.|", "+ + +", "|.|b|", "+-+-+"}, false, false);
        row("straight wall A|D, C|B", {"+-+-+", "|a .|", "+-+-+", "|. b|", "+-+-+"}, false, false);
        row("one wall A|C only", {"+-+-+", "|a|.|", "+ + +", "|. b|", "+-+-+"}, true, true);
        row("one wall D|B only", {"+-+-+", "|a .|", "+ + +", "|.|b|", "+-+-+"}, true, true);
        row("walls A|C and C|B, one side", {"+-+-+", "|a|.|", "+ +-+", "|. b|", "+-+-+"}, true, true);
        row("C and D blocking", {"+-+-+", "|a #|", "+ + +", "|# b|", "+-+-+"}, true, false);
        row("C and D blocking, linked", {"+-+-+", "|a #|", "+ * +", "|# b|", "+-+-+"}, false, false);
        row("linked without blocking squares", {"+-+-+", "|a .|", "+ * +", "|. b|", "+-+-+"}, true, true);
        row("C blocking, wall A|D", {"+-+-+", "|a #|", "+-+ +", "|. b|", "+-+-+"}, false, false);
        row("C blocking, wall D|B", {"+-+-+", "|a #|", "+ + +", "|.|b|", "+-+-+"}, false, false);
        row("C and D blocking, wall A|C", {"+-+-+", "|a|#|", "+ + +", "|# b|", "+-+-+"}, false, false);
        row("door A|C, wall D|B", {"+-+-+", "|aD.|", "+ + +", "|.|b|", "+-+-+"}, false, false);
        row("door A|C only", {"+-+-+", "|aD.|", "+ + +", "|. b|", "+-+-+"}, true, true);
        row("C crevasse, D wall", {"+-+-+", "|a x|", "+-+ +", "|. b|", "+-+-+"}, true, true);
        row("C and D crevasses", {"+-+-+", "|a x|", "+ + +", "|x b|", "+-+-+"}, true, true);
        row("pillars, DRESS-05", {"+-+-+", "|a P|", "+ + +", "|P b|", "+-+-+"}, true, false);
        row("pillars, never linked", {"+-+-+", "|a P|", "+ * +", "|# b|", "+-+-+"}, true, false);
        row("one pillar", {"+-+-+", "|a P|", "+ + +", "|. b|", "+-+-+"}, true, true);
        row("pillar and wall line", {"+-+-+", "|a P|", "+-+ +", "|. b|", "+-+-+"}, false, false);
    }

    void MAP_16_diagonalStepAndLinkedWalls()
    {
        QFETCH(QStringList, rows);
        QFETCH(bool, step);
        QFETCH(bool, sight);
        std::vector<std::string> drawing;
        for (const QString& line : rows)
            drawing.push_back(line.toStdString());
        const DrawnBoard board(drawing);
        // Doors in any state obstruct diagonals, so opening them changes nothing.
        for (const DoorStates doors : {DoorStates::allOpen(), DoorStates::allClosed()}) {
            QCOMPARE(board.isStep('a', 'b', doors), step);
            QCOMPARE(board.isStep('b', 'a', doors), step);
        }
        QCOMPARE(contains(board->sight(board['a']), Direction::SouthEast), sight);
        QCOMPARE(contains(board->sight(board['b']), Direction::NorthWest), sight);
    }

    void MAP_16_acrossTheBorderOfTwoTiles()
    {
        // Blocking squares that touch in a corner on the border: their border edges are walls, so barred.
        const DrawnBoard barred(
            BoardBuilder({"+-+", "|a ", "+ +", "|#|", "+-+"}).add({"+-+", "|#|", "+ +", " b|", "+-+"}, 1, 0));
        QVERIFY(!barred.isStep('a', 'b'));
        // Void on both sides of the corner.
        const DrawnBoard corner(BoardBuilder({"+ +", " a ", "+ +"}).add({"+ +", " b ", "+ +"}, 1, 1));
        QVERIFY(!corner.isStep('a', 'b'));
        QVERIFY(!corner.isAdjacent('a', 'b'));
        // With nothing in the way one may step diagonally from tile to tile.
        const DrawnBoard open(
            BoardBuilder({"+-+", "|a ", "+ +", "|. ", "+-+"}).add({"+-+", " .|", "+ +", " b|", "+-+"}, 1, 0));
        QVERIFY(open.isStep('a', 'b'));
    }

    void MAP_17_pathsCrossTilesOnlyStraight()
    {
        const DrawnBoard board(
            BoardBuilder({"+-+", "|a ", "+ +", "|. ", "+-+"}).add({"+-+", " .|", "+ +", " b|", "+-+"}, 1, 0));
        QVERIFY(contains(board->steps(board['a']), Direction::SouthEast));
        QVERIFY(
            !contains(board->paths(board['a']), Direction::SouthEast)); // breaks: diagonally over a border
        QVERIFY(contains(board->paths(board['a']), Direction::East));
        // Inside a tile a diagonal step is part of a path; doors count as open, crevasses break it.
        const DrawnBoard tile({"+-+-+-+-+", "|a # . .|", "+ + + + +", "|# bDc x|", "+-+-+-+-+"});
        QVERIFY(contains(tile->paths(tile['a']), Direction::SouthEast));
        QVERIFY(contains(tile->paths(tile['b']), Direction::East));
        QVERIFY(!contains(tile->paths(tile['c']), Direction::East));
        QCOMPARE(tile->paths(tile.at(3, 1)), DirectionMask(0)); // no path starts on a crevasse
        const auto regions = pathRegions(*tile);
        QCOMPARE(regions[std::size_t(tile['a'])], regions[std::size_t(tile['c'])]);
        QCOMPARE(regions[std::size_t(tile.at(3, 1))], -1);
    }

    void LAY_18_deadEndsBlock()
    {
        const DrawnBoard board(BoardBuilder({"+-+", "|a ", "+-+"}).add({"+-+", "|b|", "+-+"}, 1, 0));
        QVERIFY(board->isWall(board['a'], Side::East)); // against a wall
        QVERIFY(!board.isStep('a', 'b'));
        QVERIFY(!contains(board->sight(board['a']), Direction::East));
        const DrawnBoard open(BoardBuilder({"+-+", "|a ", "+-+"}).add({"+-+", " b|", "+-+"}, 1, 0));
        QVERIFY(open.isStep('a', 'b'));
    }

    void CON_04_eightAdjacentSquares()
    {
        const DrawnBoard board({"+-+-+-+", "|. . .|", "+ + + +", "|. a .|", "+ + + +", "|. . b|", "+-+-+-+"});
        QCOMPARE(board->adjacent(board['a']), DirectionMask(0xff));
        QCOMPARE(std::popcount(board->adjacent(board['b'])), 3); // the corner of the board
    }

    void CON_05_blockingTerrainBreaksAdjacency()
    {
        const DrawnBoard board({"+-+-+-+-+", "|a|b xDc|", "+-+-+-+-+"});
        QVERIFY(!board.isAdjacent('a', 'b'));
        QVERIFY(contains(board->adjacent(board['b']), Direction::East)); // crevasse plays no part
        QVERIFY(board->isAdjacent(board['c'], Direction::West, DoorStates::allOpen()));
        QVERIFY(!board->isAdjacent(board['c'], Direction::West, DoorStates::allClosed()));
    }

    void CON_07_adjacencyCrossesTileBorders()
    {
        const DrawnBoard board(
            BoardBuilder({"+-+", "|a ", "+ +", "|. ", "+-+"}).add({"+-+", " c|", "+ +", " b|", "+-+"}, 1, 0));
        QVERIFY(board->tileOf(board['a']) != board->tileOf(board['b']));
        QVERIFY(board.isAdjacent('a', 'b')); // diagonally, too
        QVERIFY(board.isAdjacent('a', 'c'));
        const DrawnBoard walled(BoardBuilder({"+-+", "|a|", "+-+"}).add({"+-+", " c|", "+-+"}, 1, 0));
        QVERIFY(!walled.isAdjacent('a', 'c'));
    }
};

DELVE_TEST(TestSteps)
#include "tst_steps.moc"
