// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/board.h"
#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/board/tile_graph.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/path_regions.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/mageknight/small_pack.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <filesystem>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A pack with a chamber, a hallway, a door, markers and artifacts, all sides of the tiles open.
Content smallContent()
{
    std::vector<std::string> marked = openChamber();
    marked[1][1] = '~'; // its north-west square
    const Result<Pack> tiles = smallPack("\"tiles\": [" + tileText("room", "chamber", marked) + "," +
                                         tileText("hall", "hallway", openHallway()) + "]");
    Pack pack = tiles.value();
    pack.doors = {{ContentId("p/gate"), {}, DoorMaterial::Wood, 9}};
    pack.markers = {{ContentId("p/stairs"), {}, OrdinarySide::Water, UniqueSide::Staircase, 9},
                    {ContentId("p/murk"), {}, OrdinarySide::Hindering, UniqueSide::Shadow, 9}};
    ArtifactKind table;
    table.id = ContentId("p/table");
    table.artifactClass = ArtifactClass::Table;
    table.footprint = {2, 1};
    ArtifactKind pillar;
    pillar.id = ContentId("p/pillar");
    pillar.artifactClass = ArtifactClass::AncientPillar;
    pack.artifacts = {table, pillar};
    return Content::combine({pack}).value();
}

PlacedTile place(const char* id, const ContentId& tile, Square position, Rotation rotation = Rotation::None)
{
    PlacedTile placed;
    placed.id = ThingId(id);
    placed.tile = tile;
    placed.position = position;
    placed.rotation = rotation;
    return placed;
}

/// The id of the tile whose own name this is, whatever the pack is called.
ContentId tileNamed(const Content& content, const std::string& name)
{
    for (const Tile& tile : content.packs().front().tiles)
        if (tile.id.text().ends_with("/" + name))
            return tile.id;
    return {};
}

} // namespace

class TestBoardPlan : public QObject
{
    Q_OBJECT

private slots:
    void tilesAndDoorsTurnTogether()
    {
        const Content content = smallContent();
        Scenario scenario;
        scenario.tiles = {place("a", tileNamed(content, "room"), {0, 0, 0}, Rotation::Quarter),
                          place("b", tileNamed(content, "hall"), {0, 5, 1}, Rotation::Quarter)};
        PlacedDoor door;
        door.id = ThingId("d");
        door.door = ContentId("p/gate");
        door.tile = ThingId("a");
        door.edge = {{1, 0}, Side::North}; // recorded at rotation 0
        scenario.doors = {door};
        const Board board = compileBoard(scenario, content);
        QCOMPARE(board.squareCount(), 40);
        QCOMPARE(board.tile(1).size, (Size{5, 3}));
        QCOMPARE(board.terrain(board.squareAt({0, 4, 0})), Terrain::Water); // turned to the north-east
        // DOOR-19: (1, 0) north becomes (4, 1) east, which is the crossing to the hallway.
        QCOMPARE(board.doors()[0],
                 (BoardDoor{board.squareAt({0, 4, 1}), Side::East, board.squareAt({0, 5, 1}), true}));
    }

    void piecesAreLookedUp()
    {
        const Content content = smallContent();
        Scenario scenario;
        scenario.players.resize(2);
        scenario.players[0].id = ThingId("p0");
        scenario.players[1].id = ThingId("p1");
        scenario.tiles = {place("a", tileNamed(content, "room"), {0, 0, 0}),
                          place("b", ContentId("gone/tile"), {0, 5, 0}),
                          place("c", tileNamed(content, "room"), {1, 0, 0})};
        scenario.tiles[2].player = ThingId("p1");
        PlacedMarker up;
        up.id = ThingId("up");
        up.marker = ContentId("p/stairs");
        up.square = {0, 3, 3};
        up.partner = ThingId("down");
        PlacedMarker unknown = up;
        unknown.id = ThingId("unknown");
        unknown.marker = ContentId("gone/marker");
        PlacedMarker down = up;
        down.id = ThingId("down");
        down.square = {1, 2, 2};
        down.partner = ThingId("up");
        PlacedMarker murk = up;
        murk.id = ThingId("murk");
        murk.marker = ContentId("p/murk");
        murk.face = MarkerFace::Ordinary;
        murk.square = {0, 1, 1};
        scenario.markers = {unknown, up, down, murk};
        PlacedArtifact table;
        table.id = ThingId("table");
        table.artifact = ContentId("p/table");
        table.square = {0, 2, 0};
        table.rotation = Rotation::Quarter;
        PlacedArtifact pillar = table;
        pillar.id = ThingId("pillar");
        pillar.artifact = ContentId("p/pillar");
        pillar.square = {0, 4, 4};
        scenario.artifacts = {table, pillar};

        const Board board = compileBoard(scenario, content);
        QCOMPARE(board.tiles().size(), std::size_t(3)); // numbers are those of the scenario
        QCOMPARE(board.tile(1).squareCount(), 0);       // a missing tile has no squares
        QCOMPARE(board.tile(2).player, 1);
        QCOMPARE(board.tile(0).player, -1);
        QCOMPARE(board.staircasePartner(board.squareAt(up.square)), board.squareAt(down.square));
        QCOMPARE(board.terrain(board.squareAt(murk.square)), Terrain::Hindering);
        QVERIFY(board.has(board.squareAt({0, 2, 1}), SquareFlag::NoStop)); // a quarter turned: 1 x 2
        QVERIFY(!board.has(board.squareAt({0, 3, 0}), SquareFlag::NoStop));
        QCOMPARE(board.terrain(board.squareAt({0, 4, 4})), Terrain::Blocking);
    }

    void samplesAreWholeDungeons()
    {
        const Content& content = shippedContent();
        int samples = 0;
        for (const auto& file : std::filesystem::directory_iterator(sourceFolder() / "resources/scenarios")) {
            if (file.path().extension() != ".json")
                continue;
            ++samples;
            const Result<Scenario> scenario = loadScenario(file.path());
            QVERIFY2(scenario.has_value(), file.path().c_str());
            const Board board = compileBoard(scenario.value(), content, {.printedTerrainOnly = true});
            QVERIFY(board.overlaps().empty());
            // LAY-09: every tile has a path to the first one.
            const auto regions = pathRegions(board);
            const std::int32_t first = *std::ranges::find_if(regions, [](std::int32_t r) { return r >= 0; });
            for (const BoardTile& tile : board.tiles()) {
                const auto begin = regions.begin() + tile.first;
                QVERIFY2(std::find(begin, begin + tile.squareCount(), first) != begin + tile.squareCount(),
                         file.path().c_str());
            }
            for (const Arrow& arrow : scenario.value().entrances)
                QVERIFY(board.isExteriorOpening(board.squareAt(arrow.edge.square), arrow.edge.side));
            for (const BoardDoor& door : board.doors())
                QVERIFY(door.isPassage);
        }
        QVERIFY(samples >= 6);
    }

    void anyScenarioCompiles()
    {
        const Content& content = shippedContent();
        Random random(7);
        for (int i = 0; i < 200; ++i) {
            const Scenario scenario = randomScenario(random, 30, piecesOf(content));
            const Board board = compileBoard(scenario, content);
            QCOMPARE(board.tiles().size(), scenario.tiles.size());
            QCOMPARE(board.doors().size(), scenario.doors.size());
            const TileGraph graph(board);
            for (const Crossing& crossing : graph.crossings(board))
                QVERIFY(board.isPlayable(crossing.edge.square) && board.isPlayable(crossing.beyond));
        }
        const Scenario large = largeScenario(10'000, piecesOf(content));
        const Board board = compileBoard(large, content);
        QVERIFY(board.squareCount() >= 150'000);
        QVERIFY2(board.bytes() < std::size_t(64) << 20, qPrintable(QString::number(board.bytes())));
    }
};

DELVE_TEST(TestBoardPlan)
#include "tst_board_plan.moc"
