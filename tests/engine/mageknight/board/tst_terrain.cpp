// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/line_of_fire.h"
#include "engine/mageknight/board/movement.h"
#include "tests/support/mageknight/board_builder.h"
#include "tests/support/mageknight/path_regions.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestTerrain : public QObject
{
    Q_OBJECT

private slots:
    void TER_01_terrainIsShownOnTheSquare()
    {
        const DrawnBoard board({"+-+-+-+-+-+", "|. : ~ x #|", "+-+-+-+-+-+"});
        QCOMPARE(board->terrain(1), Terrain::Hindering);
        QVERIFY(board->terrain(0) == Terrain::Clear && board->terrain(1) != Terrain::Clear);
    }

    void TER_02_clearCostsOne()
    {
        const DrawnBoard board({"+-+-+", "|a .|", "+-+-+"});
        QVERIFY(contains(board->steps(board['a']), Direction::East));
        QCOMPARE(stepCost(*board, board['a'], Direction::East), 1);
        const DrawnBoard other({"+-+-+", "|a :|", "+-+-+"});
        QVERIFY(stepCost(*other, other['a'], Direction::East) != 1);
    }

    void TER_03_hinderingCostsTwo()
    {
        const DrawnBoard board({"+-+-+", "|a :|", "+-+-+"});
        QVERIFY(contains(board->steps(board['a']), Direction::East));
        QCOMPARE(stepCost(*board, board['a'], Direction::East), 2);
        QCOMPARE(stepCost(*board, 1, Direction::West), 1); // leaving it costs nothing more
    }

    void TER_04_waterCostsThree()
    {
        const DrawnBoard board({"+-+-+", "|a ~|", "+ + +", "|. ~|", "+-+-+"});
        QVERIFY(contains(board->steps(board['a']), Direction::East));
        QCOMPARE(stepCost(*board, board['a'], Direction::East), 3);
        QCOMPARE(stepCost(*board, board['a'], Direction::SouthEast), 4);
        QVERIFY(!board->has(1, SquareFlag::Cover)); // water is not hindering for ranged attacks
    }

    void TER_05_crevasseIsClosedButNoObstacle()
    {
        const DrawnBoard board({"+-+-+-+", "|a x b|", "+-+-+-+"});
        QVERIFY(!contains(board->steps(board['a']), Direction::East));
        QVERIFY(!board->isPlayable(1));
        QVERIFY(contains(stepsOf(*board, board['a'], Gait::Fly), Direction::East)); // a special ability
        QVERIFY(contains(board->adjacent(board['a']), Direction::East));
        QVERIFY(hasLineOfFire(*board, board['a'], board['b'], {}));
    }

    void TER_06_blockingIsClosedToEveryAbility()
    {
        const DrawnBoard board({"+-+-+-+-+", "|a #|b|.|", "+-+-+-+-+"});
        QVERIFY(!contains(stepsOf(*board, board['a'], Gait::Fly), Direction::East)); // a square
        QVERIFY(!contains(stepsOf(*board, board['b'], Gait::Fly), Direction::East)); // a wall
        const DrawnBoard open({"+-+-+", "|a x|", "+-+-+"});
        QVERIFY(contains(stepsOf(*open, open['a'], Gait::Fly), Direction::East));
    }

    void TER_07_blockingStopsLineOfFire()
    {
        const DrawnBoard square({"+-+-+-+", "|a # b|", "+-+-+-+"});
        QVERIFY(!hasLineOfFire(*square, square['a'], square['b'], {}));
        const DrawnBoard wall({"+-+-+-+", "|a|. b|", "+-+-+-+"});
        QVERIFY(!hasLineOfFire(*wall, wall['a'], wall['b'], {}));
        const DrawnBoard water({"+-+-+-+", "|a ~ b|", "+-+-+-+"});
        QVERIFY(hasLineOfFire(*water, water['a'], water['b'], {}));
    }

    void TER_08_printedNumberIsTheCost()
    {
        BoardBuilder builder({"+-+-+-+", "|a 4 ~|", "+-+-+-+"});
        builder.plan().layouts[0].setCost({2, 0}, 2); // water printed with a 2
        const DrawnBoard board(builder);
        QCOMPARE(stepCost(*board, board['a'], Direction::East), 4);
        QCOMPARE(stepCost(*board, 1, Direction::East), 2);
        QCOMPARE(board->terrain(2), Terrain::Water); // the terrain decides the other effects,
        QVERIFY(board->has(2, SquareFlag::Cover));   // except that a printed 2 gives cover (RANGE-17)
        QVERIFY(!board->has(1, SquareFlag::Cover));
    }

    void TER_09_tilesAndMapsUseTheSameTerms()
    {
        // One arrangement compiled as parts of a map or as tiles placed one by one: equal terrain.
        const std::vector<std::string> both{"+-+-+-+-+-+-+", "|. : ~ x # .|", "+-+-+-+-+-+-+"};
        const DrawnBoard map(both);
        const DrawnBoard tiles(
            BoardBuilder({"+-+-+-+", "|. : ~ ", "+-+-+-+"}).add({"+-+-+-+", " x #|.|", "+-+-+-+"}, 3, 0));
        for (int x = 0; x < 6; ++x) {
            QCOMPARE(map->terrain(map.at(x, 0)), tiles->terrain(tiles.at(x, 0)));
            QCOMPARE(map->cost(map.at(x, 0)), tiles->cost(tiles.at(x, 0)));
        }
        QVERIFY(map->terrain(map.at(0, 0)) != tiles->terrain(tiles.at(1, 0)));
    }

    void MRK_03_markerReplacesTerrain()
    {
        BoardBuilder builder({"+-+-+-+-+-+", "|. : ~ x #|", "+-+-+-+-+-+"});
        for (int x = 0; x < 5; ++x)
            builder.marker({0, x, 0}, x % 2 == 0 ? MarkerLook::Water : MarkerLook::Hindering);
        const Board board = builder.build();
        for (const int x : {0, 2})
            QCOMPARE(board.terrain(x), Terrain::Water);
        for (const int x : {1, 3}) // a covered crevasse becomes playable
            QCOMPARE(board.cost(x), 2);
        QCOMPARE(board.terrain(4), Terrain::Blocking); // never a blocking square
        QVERIFY(contains(board.steps(2), Direction::East));
        // It does not change edges, and it covers exactly one square.
        const Board walled = BoardBuilder({"+-+-+", "|S|S|", "+-+-+"}).build();
        QVERIFY(walled.isWall(0, Side::East));
        // Printed terrain only: markers count for nothing.
        QCOMPARE(builder.build({.printedTerrainOnly = true}).terrain(3), Terrain::Crevasse);
        // Of two markers on one square the first counts (MAP-26).
        builder.marker({0, 0, 0}, MarkerLook::Shadow);
        QVERIFY(!builder.build().has(0, SquareFlag::Shadow));
    }

    void MRK_06_shadowIsClearOtherwise()
    {
        BoardBuilder builder({"+-+-+-+", "|a ~ b|", "+-+-+-+"});
        const Board board = builder.marker({0, 1, 0}, MarkerLook::Shadow).build();
        QVERIFY(board.has(1, SquareFlag::Shadow));
        QCOMPARE(board.cost(1), 1);
        QVERIFY(!board.has(1, SquareFlag::Cover));
        QVERIFY(!board.has(0, SquareFlag::Shadow));
    }

    void MRK_07_teleportCostsOneWhateverItCovers()
    {
        BoardBuilder builder({"+-+-+", "|a ~|", "+ + +", "|b .|", "+-+-+"});
        const DrawnBoard water(builder);
        QCOMPARE(stepCost(*water, water['a'], Direction::East), 3);
        const DrawnBoard board(builder.marker({0, 1, 0}, MarkerLook::Teleport));
        QVERIFY(board->has(1, SquareFlag::Teleport));
        QCOMPARE(stepCost(*board, board['a'], Direction::East), 1);
        QCOMPARE(stepCost(*board, board['b'], Direction::NorthEast), 2); // diagonally as for any square
    }

    void MRK_15_vortexCostsOneWhateverItCovers()
    {
        BoardBuilder builder({"+-+-+", "|a :|", "+ + +", "|b .|", "+-+-+"});
        const DrawnBoard hindering(builder);
        QCOMPARE(stepCost(*hindering, hindering['a'], Direction::East), 2);
        const DrawnBoard board(builder.marker({0, 1, 0}, MarkerLook::Vortex));
        QVERIFY(board->has(1, SquareFlag::Vortex));
        QCOMPARE(stepCost(*board, board['a'], Direction::East), 1);
        QCOMPARE(stepCost(*board, board['b'], Direction::NorthEast), 2);
    }

    void MRK_20_staircaseCostsOneAndHasNoPartnerAlone()
    {
        const Board board = BoardBuilder({"+-+-+", "|. U|", "+-+-+"}).build();
        QVERIFY(board.has(1, SquareFlag::Staircase));
        QCOMPARE(board.cost(1), 1);
        QCOMPARE(board.staircasePartner(1), noSquare);
    }

    void MRK_23_staircasesJoinLevels()
    {
        BoardBuilder builder({"+-+-+", "|a U|", "+-+-+"});
        builder.add({"+-+-+", "|U b|", "+-+-+"}, 7, 7, 1).joinStairs({0, 1, 0}, {1, 7, 7});
        const DrawnBoard board(builder);
        const SquareIndex up = board.at(1, 0);
        const SquareIndex down = board.at(7, 7, 1);
        QCOMPARE(board->staircasePartner(up), down);
        QCOMPARE(board->staircasePartner(down), up);
        MoveField field;
        field.search(*board, board['a']);
        QCOMPARE(field.cost(board['b']), 3); // one step, one on the stairs, one more
        std::vector<SquareIndex> path;
        field.pathTo(board['b'], path);
        QCOMPARE(path, (std::vector<SquareIndex>{board['a'], up, down, board['b']}));
        const auto regions = pathRegions(*board);
        QCOMPARE(regions[std::size_t(board['a'])], regions[std::size_t(board['b'])]);
        // Partners are not adjacent in any other sense.
        QVERIFY(!hasLineOfFire(*board, up, down, {}));
        QCOMPARE(traceLine(*board, up, down, {}).blocker, LineBlocker::Level);

        // Breaks: on the same level, or where only one names the other, there is no step.
        BoardBuilder same({"+-+-+", "|U U|", "+-+-+"});
        QCOMPARE(same.joinStairs({0, 0, 0}, {0, 1, 0}).build().staircasePartner(0), noSquare);
        // A staircase that cannot lie where another marker is joins nothing (MAP-26).
        BoardBuilder twice = builder;
        twice.plan().markers.insert(twice.plan().markers.begin(), {{0, 1, 0}, MarkerLook::Staircase, -1});
        twice.plan().markers[1].partner = 2;
        twice.plan().markers[2].partner = 1;
        QCOMPARE(twice.build().staircasePartner(1), noSquare);
        builder.plan().markers[1].partner = -1;
        QCOMPARE(builder.build().staircasePartner(1), noSquare);
    }

    void MRK_23_pairsCountOnPrintedTerrain()
    {
        // LAY-09: staircases that join levels belong to the layout, even over a crevasse.
        BoardBuilder builder({"+-+-+-+", "|. x x|", "+-+-+-+"});
        builder.add({"+-+-+-+", "|x . .|", "+-+-+-+"}, 0, 0, 1);
        builder.marker({0, 1, 0}, MarkerLook::Staircase).marker({1, 0, 0}, MarkerLook::Staircase);
        builder.marker({0, 2, 0}, MarkerLook::Staircase);
        const Board alone = builder.build({.printedTerrainOnly = true});
        QVERIFY(!alone.isPlayable(1));
        builder.joinStairs({0, 1, 0}, {1, 0, 0});
        const Board paired = builder.build({.printedTerrainOnly = true});
        QVERIFY(paired.isPlayable(1) && paired.staircasePartner(1) == 3);
        QVERIFY(!paired.isPlayable(2)); // without a partner it is a marker like any other
    }

    void ART_08_artifactsAreHinderingTerrain()
    {
        BoardBuilder builder({"+-+-+-+", "|a ~ b|", "+ + + +", "|. . .|", "+-+-+-+"});
        const DrawnBoard board(builder.artifact({0, 1, 0}, {1, 1}, false));
        QCOMPARE(board->terrain(1), Terrain::Hindering);
        MoveField field;
        field.search(*board, board['a']);
        QCOMPARE(field.cost(1), 2);
        QCOMPARE(field.cost(board['b']), 3); // across and out again
        QCOMPARE(stepCost(*board, board.at(0, 1), Direction::NorthEast), 3);
        QVERIFY(board->has(1, SquareFlag::NoStop) && board->has(1, SquareFlag::Cover));
        QVERIFY(!board->has(2, SquareFlag::NoStop));
    }

    void ART_07_artifactReplacesTheFloor()
    {
        BoardBuilder builder({"+-+-+-+-+", "|~ . x #|", "+-+-+-+-+"});
        const Board table = builder.artifact({0, 0, 0}, {2, 1}, false).build(); // covers both its squares
        QVERIFY(table.has(0, SquareFlag::NoStop) && table.has(1, SquareFlag::NoStop));
        QCOMPARE(table.cost(0), 2);
        // ART-04: no bridge over a crevasse, nothing on blocking squares.
        const Board illegal = builder.artifact({0, 2, 0}, {2, 1}, false).build();
        QCOMPARE(illegal.terrain(2), Terrain::Crevasse);
        QCOMPARE(illegal.terrain(3), Terrain::Blocking);
    }

    void DRESS_09_furnitureIsHinderingTerrain()
    {
        // A table of two squares: 2 SP to cross, cover for whoever is behind it, and nobody stops on it.
        BoardBuilder builder({"+-+-+-+", "|a . b|", "+ + + +", "|. . .|", "+-+-+-+"});
        const DrawnBoard bare(builder);
        const DrawnBoard board(builder.artifact({0, 1, 0}, {1, 2}, false));
        for (const int y : {0, 1}) {
            const SquareIndex square = board.at(1, y);
            QCOMPARE(board->cost(square), 2);
            QVERIFY(board->has(square, SquareFlag::Cover) && board->has(square, SquareFlag::NoStop));
        }
        QVERIFY(hasLineOfFire(*board, board['a'], board['b'], {}));
        QVERIFY(traceLine(*board, board['a'], board['b'], {}).cover);
        QVERIFY(!traceLine(*bare, bare['a'], bare['b'], {}).cover);
        QVERIFY(
            !hasLineOfFire(BoardBuilder({"+-+-+-+", "|. P .|", "+-+-+-+"}).build(), 0, 2, {})); // no pillar
    }

    void DRESS_02_pillarsAreBlockingTerrain()
    {
        BoardBuilder builder({"+-+-+-+", "|a P b|", "+-+-+-+"});
        const DrawnBoard board(builder);
        QVERIFY(!contains(stepsOf(*board, board['a'], Gait::Fly), Direction::East));
        QVERIFY(!hasLineOfFire(*board, board['a'], board['b'], {}));
        // DRESS-04 compares with the board without pillars.
        const DrawnBoard without(builder, {.withoutPillars = true});
        QVERIFY(contains(without->steps(without['a']), Direction::East));
    }

    void DRESS_05_passingPillarsDiagonally()
    {
        const DrawnBoard two({"+-+-+-+", "|a P .|", "+ + + +", "|P b .|", "+ + + +", "|. . c|", "+-+-+-+"});
        QVERIFY(two.isStep('a', 'b'));
        QVERIFY(!hasLineOfFire(*two, two['a'], two['c'], {}));
        const DrawnBoard one({"+-+-+-+", "|a P .|", "+ + + +", "|. b .|", "+ + + +", "|. . c|", "+-+-+-+"});
        QVERIFY(one.isStep('a', 'b'));
        QVERIFY(hasLineOfFire(*one, one['a'], one['c'], {}));
    }

    void DOOR_06_closedDoorIsAnObstacle()
    {
        const DrawnBoard board({"+-+-+-+", "|aDb c|", "+-+-+-+"});
        const DoorStates closed = DoorStates::allClosed();
        QVERIFY(!board.isStep('a', 'b', closed));
        QVERIFY(!board.isAdjacent('a', 'b', closed));
        QVERIFY(!hasLineOfFire(*board, board['a'], board['c'], {.doors = closed}));
        QVERIFY(hasLineOfFire(*board, board['a'], board['c'], {.doors = DoorStates::allOpen()}));
        QCOMPARE(board->doorOn(board['a'], Side::East), 0);
        QCOMPARE(board->doorOn(board['b'], Side::West), 0);
        QCOMPARE(board->doorOn(board['b'], Side::East), -1);
        MoveField field;
        field.search(*board, board['a'], {.doors = closed});
        QVERIFY(!field.reaches(board['b']));
    }

    void DOOR_11_passingAnOpenDoor()
    {
        const DrawnBoard board({"+-+-+", "|aD.|", "+ +-+", "|. .|", "+-+-+"});
        QCOMPARE(stepCost(*board, board['a'], Direction::East), 1); // only the target square
        QVERIFY(board->isStep(board['a'], Direction::East, DoorStates::allOpen()));
        // The frame is joined to walls: no diagonal at the end points of the door, open or not.
        const DrawnBoard frame({"+-+-+", "|aD.|", "+ + +", "|.|b|", "+-+-+"});
        QVERIFY(!frame.isStep('a', 'b', DoorStates::allOpen()));
        QVERIFY(!frame.isAdjacent('a', 'b', DoorStates::allOpen()));
    }

    void DOOR_19_doorsAndATurningTile()
    {
        // A door on a border whose edge is no open crossing for the time being is a wall.
        const DrawnBoard dead(BoardBuilder({"+-+", "|aD", "+-+"}).add({"+-+", "|b|", "+-+"}, 1, 0));
        QVERIFY(!dead.isStep('a', 'b', DoorStates::allOpen()));
        QVERIFY(!dead->doors()[0].isPassage);
        const DrawnBoard pit(BoardBuilder({"+-+", "|aD", "+-+"}).add({"+-+", " x|", "+-+"}, 1, 0));
        QVERIFY(pit->isWall(pit['a'], Side::East));
        QVERIFY(!contains(pit->adjacent(pit['a']), Direction::East));
        // Where two doors lie on one edge both must be open.
        BoardBuilder builder = BoardBuilder({"+-+", "|aD", "+-+"}).add({"+-+", " b|", "+-+"}, 1, 0);
        const DrawnBoard two(builder.door(1, {{0, 0}, Side::West}));
        QCOMPARE(two->doorsOn(two['a'], Side::East), (std::vector<DoorIndex>{0, 1}));
        BitSet open(2);
        open.set(0);
        QVERIFY(!two.isStep('a', 'b', DoorStates::open(open.view())));
        open.set(1);
        QVERIFY(two.isStep('a', 'b', DoorStates::open(open.view())));
        QVERIFY(!two.isStep('b', 'a', DoorStates::allClosed()));
    }
};

DELVE_TEST(TestTerrain)
#include "tst_terrain.moc"
