// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/board.h"
#include "tests/support/mageknight/board_builder.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

const std::vector<std::string> openChamber{"+ + + + + +", " . . . . . ", "+ + + + + +", " . . . . . ",
                                           "+ + + + + +", " . . . . . ", "+ + + + + +", " . . . . . ",
                                           "+ + + + + +", " . . . . . ", "+ + + + + +"};

const std::vector<std::string> openHallway{"+-+ +-+", "|. . .|", "+ + + +", "|. . .|", "+ + + +", "|. . .|",
                                           "+ + + +", "|. . .|", "+ + + +", "|. . .|", "+-+ +-+"};

} // namespace

class TestBoard : public QObject
{
    Q_OBJECT

private slots:
    void MAP_01_everySquareBelongsToExactlyOneTile()
    {
        const Board board = BoardBuilder(openChamber).add(openHallway, 1, 5).build();
        QCOMPARE(board.tiles().size(), std::size_t(2));
        QCOMPARE(board.squareCount(), 25 + 15);
        for (SquareIndex square = 0; square < board.squareCount(); ++square) {
            QCOMPARE(board.squareAt(board.squareOf(square)), square);
            QCOMPARE(board.tileOf(square), square < 25 ? 0 : 1);
        }
        // Breaks: no tile there, so no square either.
        QCOMPARE(board.squareAt({0, 0, 5}), noSquare);
        QCOMPARE(board.squareAt({1, 0, 0}), noSquare);
    }

    void MAP_02_hallwayHasFifteenSquares()
    {
        const Board board = BoardBuilder(openHallway).build();
        QCOMPARE(board.tile(0).size, sizeOf(TileKind::Hallway));
        QCOMPARE(board.tile(0).squareCount(), 15);
        QCOMPARE(board.squareAt({0, 3, 0}), noSquare); // breaks: a fourth column
    }

    void MAP_03_chamberHasTwentyFiveSquares()
    {
        const Board board = BoardBuilder(openChamber).build();
        QCOMPARE(board.tile(0).size, sizeOf(TileKind::Chamber));
        QCOMPARE(board.tile(0).squareCount(), 25);
        QCOMPARE(board.squareAt({0, 5, 0}), noSquare); // breaks: a sixth column
    }

    void MAP_04_theFaceThatLiesUpGivesTheSquares()
    {
        // Two faces of one tile: what counts is the data of the face, never a mirror image of the other.
        std::vector<std::string> front = openChamber;
        std::vector<std::string> back = openChamber;
        front[1] = " ~ . . . . ";
        back[1] = " . x . . . ";
        const Board frontUp = BoardBuilder(front).build();
        const Board backUp = BoardBuilder(back).build();
        QCOMPARE(frontUp.terrain(0), Terrain::Water);
        QCOMPARE(backUp.terrain(0), Terrain::Clear);
        QCOMPARE(backUp.terrain(1), Terrain::Crevasse);
        QVERIFY(frontUp.terrain(4) != Terrain::Water); // breaks: mirrored
    }

    void MAP_05_turnedHallwayCoversFiveByThree()
    {
        std::vector<std::string> rows = openHallway;
        rows[1] = "|~ . .|"; // its north-west square
        const Board board = BoardBuilder().addTurned(rows, Rotation::Quarter, 10, 20).build();
        for (int y = 20; y < 23; ++y)
            for (int x = 10; x < 15; ++x)
                QVERIFY((board.squareAt({0, x, y}) != noSquare));
        QCOMPARE(board.squareAt({0, 10, 23}), noSquare); // breaks: not three wide and five high
        // Clockwise: what was in the north-west is in the north-east; the open ends look east and west.
        QCOMPARE(board.terrain(board.squareAt({0, 14, 20})), Terrain::Water);
        QVERIFY(board.isExteriorOpening(board.squareAt({0, 14, 21}), Side::East));
        QVERIFY(!board.isExteriorOpening(board.squareAt({0, 12, 20}), Side::North));
    }

    void MAP_06_tilesShiftByWholeSquares()
    {
        // A hallway end meets three squares of a chamber, or overlaps the side only in part.
        for (const int shift : {-2, -1, 0, 1, 2, 3, 4}) {
            const Board board = BoardBuilder(openChamber).add(openHallway, shift, 5).build();
            const SquareIndex mouth = board.squareAt({0, shift + 1, 5}); // its one open edge
            const bool meets = shift + 1 >= 0 && shift + 1 < 5;
            QCOMPARE(contains(board.steps(mouth), Direction::North), meets);
        }
    }

    void MAP_07_theFirstTileKeepsAnOverlappedSquare()
    {
        const Board apart = BoardBuilder(openChamber).add(openChamber, 5, 0).build();
        QVERIFY(apart.overlaps().empty());

        std::vector<std::string> watery = openChamber;
        watery[1] = " ~ . . . . ";
        const Board board = BoardBuilder(openChamber).add(watery, 4, 0).build();
        QCOMPARE(board.overlaps().size(), std::size_t(5));
        QCOMPARE(board.overlaps()[0], (TileOverlap{{0, 4, 0}, 0, 1}));
        const SquareIndex contested = board.squareAt({0, 4, 0});
        QCOMPARE(board.tileOf(contested), 0);
        QCOMPARE(board.terrain(contested), Terrain::Clear);
        const SquareIndex lost = board.tile(1).first;
        QVERIFY(board.has(lost, SquareFlag::Overlapped));
        QCOMPARE(board.adjacent(lost), DirectionMask(0));
        // On another level the same place is free.
        QVERIFY(BoardBuilder(openChamber).add(openChamber, 0, 0, 1).build().overlaps().empty());
    }

    void MAP_08_aSquareCarriesTerrainAndCost()
    {
        const DrawnBoard board({"+-+-+-+-+-+", "|. : ~ x 4|", "+-+-+-+-+-+"});
        const std::array terrains{Terrain::Clear, Terrain::Hindering, Terrain::Water, Terrain::Crevasse,
                                  Terrain::Clear};
        for (int x = 0; x < 5; ++x)
            QCOMPARE(board->terrain(x), terrains[std::size_t(x)]);
        QCOMPARE(board->cost(0), 1);
        QCOMPARE(board->cost(1), 2);
        QCOMPARE(board->cost(2), 3);
        QCOMPARE(board->cost(4), 4); // the printed number, not the usual 1
        QVERIFY(board->cost(4) != usualCost(board->terrain(4)));
    }

    void MAP_09_playableSquares()
    {
        BoardBuilder builder({"+-+-+-+-+-+", "|. : ~ x #|", "+-+-+-+-+-+"});
        const Board board = builder.build();
        for (const int x : {0, 1, 2})
            QVERIFY(board.isPlayable(x));
        QVERIFY(!board.isPlayable(3));
        QVERIFY(!board.isPlayable(4));
        // A crevasse covered by a marker is playable; a blocking square never is.
        const Board covered =
            builder.marker({0, 3, 0}, MarkerLook::Shadow).marker({0, 4, 0}, MarkerLook::Shadow).build();
        QVERIFY(covered.isPlayable(3));
        QVERIFY(!covered.isPlayable(4));
    }

    void MAP_11_entryways()
    {
        const Board board = BoardBuilder({"+-+-+ + +-+", "|. . . . .|", "+ + + + + +", " . . . . # ",
                                          "+ + + + + +", "|. . . . .|", "+ + + + + +", " x . . . .|",
                                          "+ + + + + +", "|. . . . .|", "+-+-+-+-+-+"})
                                .build();
        // Not among them: the edge of the blocking square, and that of the crevasse.
        QCOMPARE(board.layout(0).entryways(),
                 (std::vector<Entryway>{{Side::North, 2, 2}, {Side::West, 1, 1}}));
        const SquareIndex blocking = board.squareAt({0, 4, 1});
        QVERIFY(board.isWall(blocking, Side::East)); // border edges of blocking squares are always walls
        QVERIFY(!board.isExteriorOpening(blocking, Side::East));
        QVERIFY(board.isExteriorOpening(board.squareAt({0, 2, 0}), Side::North));
        QVERIFY(!board.isExteriorOpening(board.squareAt({0, 0, 3}), Side::West)); // a crevasse
    }

    void MAP_13_voidActsAsAWall()
    {
        const Board board = BoardBuilder(openChamber).build();
        const SquareIndex corner = board.squareAt({0, 0, 0});
        QCOMPARE(board.neighbour(corner, Direction::North), noSquare);
        QVERIFY(board.isWall(corner, Side::North));
        QVERIFY(!board.isWall(corner, Side::East));
        QVERIFY(!contains(board.steps(corner), Direction::North));
        QVERIFY(contains(board.steps(corner), Direction::East));
    }

    void MAP_14_exteriorOpenings()
    {
        // Eight chambers around a hole of 5 x 5, all edges open.
        BoardBuilder ring;
        for (int y = 0; y < 3; ++y)
            for (int x = 0; x < 3; ++x)
                if (x != 1 || y != 1)
                    ring.add(openChamber, 5 * x, 5 * y);
        const Board closed = ring.build();
        QVERIFY(closed.isExteriorOpening(closed.squareAt({0, 7, 0}), Side::North));
        QVERIFY(!closed.isExteriorOpening(closed.squareAt({0, 7, 4}), Side::South)); // towards the hole
        QCOMPARE(closed.exteriorOpenings().size(), std::size_t(4 * 15));

        // With one chamber missing the hole is part of the outside.
        BoardBuilder horseshoe = ring;
        horseshoe.plan().tiles[1].layout = -1;
        const Board open = horseshoe.build();
        QVERIFY(open.isExteriorOpening(open.squareAt({0, 4, 7}), Side::East));
        // Diagonally touching void squares are not connected.
        horseshoe.plan().tiles[1].layout = 1;
        horseshoe.plan().tiles[0].layout = -1; // the corner north-west of the hole
        const Board corner = horseshoe.build();
        QVERIFY(!corner.isExteriorOpening(corner.squareAt({0, 7, 4}), Side::South));
        // Walls are no openings, and neither are edges of crevasses.
        const Board walled = BoardBuilder({"+-+ +", "|. x ", "+-+-+"}).build();
        QVERIFY(walled.exteriorOpenings().empty());
    }

    void MAP_25_aPrintedMapIsAnArrangementOfTiles()
    {
        // The same tiles in the same places give the same board, map or not.
        PrintedMap::MapSide side;
        side.tiles = {
            {ContentId("t/chamber"), TileSide::A, 0, 0, Rotation::None, PrintedMap::Role::Central},
            {ContentId("t/hallway"), TileSide::A, 1, 5, Rotation::None, PrintedMap::Role::Entrance}};
        BoardPlan map;
        map.layouts = {drawFace(openChamber), drawFace(openHallway)};
        for (const PrintedMap::PlacedTile& placed : side.tiles) {
            const bool isHallway = placed.tile == ContentId("t/hallway");
            map.tiles.push_back({{0, placed.x, placed.y},
                                 isHallway ? 1 : 0,
                                 isHallway ? TileKind::Hallway : TileKind::Chamber,
                                 TileRole(placed.role)});
        }
        const Board fromMap = compileBoard(map);
        const Board fromTiles = BoardBuilder(openChamber).add(openHallway, 1, 5).build();
        QCOMPARE(fromMap.squareCount(), fromTiles.squareCount());
        for (SquareIndex square = 0; square < fromMap.squareCount(); ++square) {
            QCOMPARE(fromMap.tileOf(square), fromTiles.tileOf(square));
            QCOMPARE(fromMap.steps(square), fromTiles.steps(square));
        }
        QCOMPARE(fromMap.tile(1).role, TileRole::Entrance);
        QCOMPARE(fromTiles.tile(1).role, TileRole::None); // breaks: only the map names its entrances
    }

    void farApartTilesTakeLittleMemory()
    {
        BoardBuilder builder;
        builder.add(openChamber, minCoordinate, minCoordinate).add(openChamber, maxCoordinate, maxCoordinate);
        builder.add(openChamber, maxCoordinate, minCoordinate, 15);
        const Board board = builder.build();
        QCOMPARE(board.squareCount(), 75);
        QVERIFY((board.squareAt({0, maxCoordinate + 4, maxCoordinate + 4}) != noSquare));
        QVERIFY((board.squareAt({15, maxCoordinate, minCoordinate}) != noSquare));
        QVERIFY2(board.bytes() < 150'000, qPrintable(QString::number(board.bytes())));
        QCOMPARE(board.exteriorOpenings().size(), std::size_t(60));
        // Coordinates that no file holds are void, and tiles there have no squares.
        QCOMPARE(board.squareAt({0, 1'000'000, -1'000'000}), noSquare);
        QCOMPARE(board.squareAt({-1, 0, 0}), noSquare);
        QCOMPARE(BoardBuilder().add(openChamber, 5000, 0).build().squareCount(), 0);
    }

    void manyTilesStayFarBelowTheLimit()
    {
        BoardPlan plan;
        plan.layouts.push_back(drawFace(openChamber));
        for (int i = 0; i < 20'000; ++i) {
            const int onLevel = i / 16;
            plan.tiles.push_back({{i % 16, -1000 + onLevel % 40 * 50, -1000 + onLevel / 40 * 60}, 0});
        }
        const Board scattered = compileBoard(plan);
        QCOMPARE(scattered.squareCount(), 500'000);
        QVERIFY(scattered.bytes() < std::size_t(96) << 20);
        for (BoardPlan::Tile& tile : plan.tiles) // all on one spot
            tile.position = {3, 0, 0};
        const Board heap = compileBoard(plan);
        QCOMPARE(heap.overlaps().size(), std::size_t(499'975));
        QVERIFY(heap.bytes() < std::size_t(96) << 20);
    }
};

DELVE_TEST(TestBoard)
#include "tst_board.moc"
