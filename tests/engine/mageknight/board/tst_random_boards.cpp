// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/line_of_fire.h"
#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/board/path_zones.h"
#include "engine/mageknight/board/tile_graph.h"
#include "tests/engine/mageknight/board/naive_board.h"
#include "tests/support/mageknight/path_regions.h"
#include "tests/support/mageknight/random_board.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// How many boards a test tries; DELVE_BOARDS asks for more.
int boardCount(int usual)
{
    const int wanted = qEnvironmentVariableIntValue("DELVE_BOARDS");
    return wanted > 0 ? wanted : usual;
}

struct Situation
{
    BoardPlan plan;
    Board board;
    BitSet openDoors;
    BitSet someSquares;
    std::set<Square> someCoordinates; ///< the same squares

    explicit Situation(Random& random)
        : plan(randomPlan(random)), board(compileBoard(plan)), openDoors(64), someSquares(board.squareCount())
    {
        for (int door = 0; door < 64; ++door)
            openDoors.set(door, random.below(2) == 0);
        const std::uint32_t chances = 3 + random.below(12);
        for (SquareIndex square = 0; square < board.squareCount(); ++square) {
            if (random.below(chances) != 0 || board.has(square, SquareFlag::Overlapped))
                continue;
            someSquares.set(square);
            someCoordinates.insert(board.squareOf(square));
        }
    }

    DoorStates doors() const { return DoorStates::open(openDoors.view()); }
};

} // namespace

class TestRandomBoards : public QObject
{
    Q_OBJECT

private slots:
    void masksAgreeWithTheRuleText()
    {
        Random random(1);
        for (int i = 0; i < boardCount(250); ++i) {
            const Situation it(random);
            const NaiveBoard naive(it.plan);
            const std::array outside{naive.outside(0), naive.outside(1)};
            for (const auto& [square, cell] : naive.cells()) {
                const SquareIndex index = it.board.squareAt(square);
                QVERIFY(index != noSquare);
                QCOMPARE(it.board.tileOf(index), cell.tile);
                QCOMPARE(it.board.terrain(index), cell.terrain);
                QCOMPARE(it.board.cost(index), cell.cost);
                QCOMPARE(it.board.staircasePartner(index),
                         cell.stairs ? it.board.squareAt(*cell.stairs) : noSquare);
                for (const Direction direction : allDirections) {
                    const bool adjacent = naive.isAdjacent(square, direction);
                    const Square there = neighbour(square, direction);
                    QCOMPARE(contains(it.board.adjacent(index), direction), adjacent);
                    const bool step = adjacent && naive.isPlayable(there);
                    QCOMPARE(contains(it.board.steps(index), direction), step);
                    const bool border = step && naive.cell(there)->tile != cell.tile;
                    const bool path = step && naive.isPlayable(square) && !(border && isDiagonal(direction));
                    QCOMPARE(contains(it.board.paths(index), direction), path);
                    QCOMPARE(it.board.isAdjacent(index, direction, it.doors()),
                             adjacent && naive.isPassable(square, direction, it.doors()));
                }
                for (const Side side : allSides) {
                    const Square there = neighbour(square, side);
                    const bool wall = naive.hasWallLine(square, side) || naive.isBlocking(square) ||
                                      naive.isBlocking(there);
                    QCOMPARE(it.board.isWall(index, side), wall);
                    QCOMPARE(it.board.isExteriorOpening(index, side),
                             naive.isExteriorOpening(square, side, outside[std::size_t(square.level)]));
                    if (naive.cell(there) != nullptr)
                        QCOMPARE(it.board.doorsOn(index, side), naive.doorsOn(square, side));
                }
            }
        }
    }

    void adjacencyAndSightAreSymmetric()
    {
        Random random(2);
        for (int i = 0; i < boardCount(250); ++i) {
            const Situation it(random);
            for (SquareIndex square = 0; square < it.board.squareCount(); ++square)
                for (const Direction direction : allDirections) {
                    const SquareIndex there = it.board.neighbour(square, direction);
                    if (there == noSquare) {
                        QVERIFY(!contains(it.board.adjacent(square), direction));
                        continue;
                    }
                    const Direction back = opposite(direction);
                    QCOMPARE(it.board.neighbour(there, back), square);
                    QCOMPARE(contains(it.board.adjacent(there), back),
                             contains(it.board.adjacent(square), direction));
                    QCOMPARE(contains(it.board.sight(there), back),
                             contains(it.board.sight(square), direction));
                    QCOMPARE(contains(it.board.paths(there), back),
                             contains(it.board.paths(square), direction));
                    QCOMPARE(contains(it.board.doorSides(there), back),
                             contains(it.board.doorSides(square), direction));
                }
        }
    }

    void reachAgreesWithTextbookDijkstra()
    {
        Random random(3);
        MoveField field;
        std::vector<SquareIndex> path;
        for (int i = 0; i < boardCount(200); ++i) {
            const Situation it(random);
            const NaiveBoard naive(it.plan);
            for (int k = 0; k < 8; ++k) {
                const auto from = SquareIndex(random.below(std::uint32_t(it.board.squareCount())));
                if (it.board.terrain(from) == Terrain::Blocking)
                    continue;
                MoveQuery query;
                query.gait = Gait(random.below(4));
                query.speed = random.below(3) == 0 ? unlimitedSpeed : int(random.below(14));
                query.doors = it.doors();
                query.stairs = random.below(4) != 0;
                const bool closed = random.below(2) == 0;
                if (closed)
                    query.closed = it.someSquares.view();
                const auto expected = naive.reach(it.board.squareOf(from), query,
                                                  closed ? it.someCoordinates : std::set<Square>());
                field.search(it.board, from, query);
                QCOMPARE(field.squares().size(), expected.size());
                int last = 0;
                for (const SquareIndex square : field.squares()) {
                    const int cost = field.cost(square);
                    QCOMPARE(cost, expected.at(it.board.squareOf(square)));
                    QVERIFY(cost >= last); // cheapest first
                    last = cost;
                    field.pathTo(square, path);
                    QCOMPARE(path.front(), from);
                    QCOMPARE(path.back(), square);
                }
                for (SquareIndex square = 0; square < it.board.squareCount(); ++square)
                    if (!it.board.has(square, SquareFlag::Overlapped))
                        QCOMPARE(field.reaches(square), expected.contains(it.board.squareOf(square)));
            }
        }
    }

    void linesAgreeWithSegmentGeometry()
    {
        Random random(4);
        std::vector<SquareIndex> squares;
        for (int i = 0; i < boardCount(200); ++i) {
            const Situation it(random);
            const NaiveBoard naive(it.plan);
            const LineQuery query{it.doors(), it.someSquares.view(), {}};
            for (int k = 0; k < 60; ++k) {
                const auto from = SquareIndex(random.below(std::uint32_t(it.board.squareCount())));
                const auto to = SquareIndex(random.below(std::uint32_t(it.board.squareCount())));
                if (it.board.terrain(from) == Terrain::Blocking || it.board.terrain(to) == Terrain::Blocking)
                    continue;
                const Square a = it.board.squareOf(from);
                const Square b = it.board.squareOf(to);
                const bool clear = naive.isLineClear(a, b, it.doors(), it.someCoordinates);
                const LineOfFire line = traceLine(it.board, from, to, query, &squares);
                QCOMPARE(line.isClear(), clear);
                QCOMPARE(hasLineOfFire(it.board, from, to, query), clear);
                QCOMPARE(hasLineOfFire(it.board, to, from, query), clear);
                LineQuery lit = query;
                lit.throughShadow = true;
                QCOMPARE(hasLineOfFire(it.board, from, to, lit),
                         traceLine(it.board, from, to, lit).isClear());
                if (a.level == b.level) {
                    const std::set<Square> passed = naive.squaresOnLine(a, b);
                    for (const SquareIndex square : squares)
                        QVERIFY(passed.contains(it.board.squareOf(square)));
                    if (clear)
                        QCOMPARE(squares.size(), passed.size());
                }
            }
        }
    }

    void pathsAgreeWithTheGraphOfTiles()
    {
        // MAP-17: paths and the graph of adjacent tiles always agree.
        Random random(5);
        ZoneFlood flood;
        for (int i = 0; i < boardCount(200); ++i) {
            const Situation it(random);
            const TileGraph graph(it.board);
            const auto regions = pathRegions(it.board);
            for (const Crossing& crossing : graph.crossings(it.board)) {
                QCOMPARE(regions[std::size_t(crossing.edge.square)], regions[std::size_t(crossing.beyond)]);
                QVERIFY(graph.areAdjacent(it.board.tileOf(crossing.edge.square),
                                          it.board.tileOf(crossing.beyond)));
            }
            for (SquareIndex square = 0; square < it.board.squareCount(); ++square)
                for (const Direction direction : allDirections) {
                    const SquareIndex there = it.board.neighbour(square, direction);
                    if (contains(it.board.paths(square), direction) &&
                        it.board.tileOf(square) != it.board.tileOf(there))
                        QVERIFY(graph.areAdjacent(it.board.tileOf(square), it.board.tileOf(there)));
                }
            const auto from = SquareIndex(random.below(std::uint32_t(it.board.squareCount())));
            const PathZones zones(it.board);
            flood.search({it.board, graph, zones}, std::span(&from, 1));
            for (SquareIndex square = 0; square < it.board.squareCount(); ++square)
                QCOMPARE(flood.reaches(zones, square),
                         it.board.isPlayable(from) && it.board.isPlayable(square) &&
                             regions[std::size_t(square)] == regions[std::size_t(from)]);
        }
    }
};

DELVE_TEST(TestRandomBoards)
#include "tst_random_boards.moc"
