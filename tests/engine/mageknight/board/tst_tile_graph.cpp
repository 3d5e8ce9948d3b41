// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/tile_graph.h"
#include "tests/support/mageknight/board_builder.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

using Rows = std::vector<std::string>;

/// A chamber, open in the middle of the sides named in `open` (n, e, s, w).
Rows chamber(const std::string& open)
{
    const auto is = [&](char side) { return open.find(side) != std::string::npos; };
    return {is('n') ? "+-+-+ +-+-+" : "+-+-+-+-+-+",
            "|. . . . .|",
            "+ + + + + +",
            "|. . . . .|",
            "+ + + + + +",
            std::string(is('w') ? " " : "|") + ". . . . ." + (is('e') ? " " : "|"),
            "+ + + + + +",
            "|. . . . .|",
            "+ + + + + +",
            "|. . . . .|",
            is('s') ? "+-+-+ +-+-+" : "+-+-+-+-+-+"};
}

/// A hallway that lies east and west, 5 x 3, open in the middle of these ends.
Rows hallway(const std::string& open)
{
    const auto is = [&](char side) { return open.find(side) != std::string::npos; };
    return {"+-+-+-+-+-+", "|. . . . .|",
            "+ + + + + +", std::string(is('w') ? " " : "|") + ". . . . ." + (is('e') ? " " : "|"),
            "+ + + + + +", "|. . . . .|",
            "+-+-+-+-+-+"};
}

using Tiles = std::vector<TileIndex>;

} // namespace

class TestTileGraph : public QObject
{
    Q_OBJECT

private slots:
    void MAP_18_abuttingAndAdjacentTiles()
    {
        BoardBuilder builder;
        builder.add(chamber("e")).add(chamber("w"), 5, 0); // an open crossing
        builder.add(chamber(""), 0, 5);                    // through walls only
        builder.add(chamber("n"), 10, 5);                  // touches tile 1 at a corner only
        const Board board = builder.build();
        const TileGraph graph(board);
        const auto areAbutting = [&](TileIndex a, TileIndex b) {
            return std::ranges::find(graph.links(a), b, &TileLink::tile) != graph.links(a).end();
        };
        QVERIFY(areAbutting(0, 1) && graph.areAdjacent(0, 1) && graph.areAdjacent(1, 0));
        QVERIFY(areAbutting(0, 2) && !graph.areAdjacent(0, 2));
        QVERIFY(!areAbutting(1, 3) && !graph.areAdjacent(1, 3));
        QCOMPARE(graph.adjacentTiles(0), Tiles{1});
        QCOMPARE(graph.crossings(board).size(), std::size_t(1));
        QCOMPARE(graph.crossings(board)[0],
                 (Crossing{{board.squareAt({0, 4, 2}), Side::East}, board.squareAt({0, 5, 2})}));
        // A door on the crossing does not break the connection (DOOR-06).
        builder.door(0, {{4, 2}, Side::East});
        QVERIFY(TileGraph(builder.build()).areAdjacent(0, 1));
        // A crevasse there does (MAP-12).
        Rows pit = chamber("w");
        pit[5][1] = 'x';
        QVERIFY(!TileGraph(BoardBuilder(chamber("e")).add(pit, 5, 0).build()).areAdjacent(0, 1));
    }

    void MAP_19_tileDistance()
    {
        // The chain E - C1 - C2 - C3, and a tile without a route.
        BoardBuilder builder(hallway("we"));
        builder.add(chamber("we"), 5, -1).add(chamber("we"), 10, -1).add(chamber("w"), 15, -1);
        builder.add(chamber(""), 20, -1);
        const TileGraph graph(builder.build());
        const Tiles entrance{0};
        QCOMPARE(graph.distancesFrom(entrance), (std::vector<int>{0, 1, 2, 3, TileGraph::farAway}));
        const Tiles both{0, 3};
        QCOMPARE(graph.distancesFrom(both), (std::vector<int>{0, 1, 1, 0, TileGraph::farAway}));
        QCOMPARE(graph.distancesFrom({}), std::vector<int>(5, TileGraph::farAway));
        // Tile distance never goes from level to level.
        BoardBuilder levels({"+-+", "|U|", "+-+"});
        levels.add({"+-+", "|U|", "+-+"}, 0, 0, 1).joinStairs({0, 0, 0}, {1, 0, 0});
        QCOMPARE(TileGraph(levels.build()).distancesFrom(entrance)[1], TileGraph::farAway);
    }

    void MAP_20_innerWallsDoNotDivideATile()
    {
        const DrawnBoard board({"+-+-+-+", "|a|. b ", "+-+-+-+"});
        QCOMPARE(board->tileOf(board['a']), board->tileOf(board['b'])); // one room
        const DrawnBoard two(BoardBuilder({"+-+", "|a ", "+-+"}).add({"+-+", " b|", "+-+"}, 1, 0));
        QVERIFY(two->tileOf(two['a']) != two->tileOf(two['b'])); // two rooms, though nothing is between
    }
};

DELVE_TEST(TestTileGraph)
#include "tst_tile_graph.moc"
