// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/parse_tile.h"
#include "engine/mageknight/setup/rules/check_pack.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/small_pack.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestTiles : public QObject
{
    Q_OBJECT

private:
    static FaceLayout layoutOf(const std::string& kind, const std::vector<std::string>& rows,
                               const std::string& more = {})
    {
        const auto pack = smallPack("\"tiles\": [" + tileText("t", kind, rows, more) + "]");
        if (!pack)
            qFatal("%s", inEnglish(pack.error()).c_str());
        return pack->tiles.front().faces[0].layout;
    }

    static std::string errorOf(const std::string& kind, const std::vector<std::string>& rows,
                               const std::string& more = {})
    {
        return packError("\"tiles\": [" + tileText("t", kind, rows, more) + "]");
    }

private slots:
    void MAP_02_aHallwayIsThreeByFive()
    {
        QCOMPARE(layoutOf("hallway", openHallway()).size(), (Size{3, 5}));
        QVERIFY(errorOf("hallway", openChamber()).find("expected 7 characters in every row") !=
                std::string::npos);
    }

    void MAP_03_aChamberIsFiveByFive()
    {
        QCOMPARE(layoutOf("chamber", openChamber()).size(), (Size{5, 5}));
        QVERIFY(errorOf("chamber", openHallway()).find("expected 11 characters in every row") !=
                std::string::npos);
    }

    void MAP_04_aTileHasTwoSidesOfOneKind()
    {
        for (const Tile& tile : starterPack().tiles)
            for (const TileFace& face : tile.faces)
                QCOMPARE(face.layout.size(), sizeOf(tile.kind));
        // Turning a tile over gives the other face's own data, never a mirror image of the first.
        for (const Tile& tile : starterPack().tiles)
            QVERIFY(tile.face(TileSide::B).layout != mirrored(tile.face(TileSide::A).layout));
        // Breaks: a tile with one face.
        std::string one = tileText("t", "chamber", openChamber());
        one.replace(one.rfind(", {\"name\""), one.size(), "]}");
        QCOMPARE(packError("\"tiles\": [" + one + "]"),
                 std::string("pack.json: /tiles/0/faces: expected a list of 2 entries, found 1"));
    }

    void MAP_08_aSquareCarriesTerrainAndCost()
    {
        std::vector<std::string> rows = openChamber();
        rows[1] = " . : ~ x . ";
        const FaceLayout layout = layoutOf("chamber", rows, R"("costs": [{"x": 4, "y": 0, "cost": 4}])");
        QCOMPARE(layout.terrain({1, 0}), Terrain::Hindering);
        QCOMPARE(layout.terrain({3, 0}), Terrain::Crevasse);
        QCOMPARE(layout.cost({0, 0}), 1);
        QCOMPARE(layout.cost({1, 0}), 2); // follows from the terrain …
        QCOMPARE(layout.cost({4, 0}), 4); // … unless a number is printed
        rows[1] = " . ? ~ x . ";
        QCOMPARE(
            errorOf("chamber", rows),
            std::string("pack.json: /tiles/0/faces/0/map/1: expected . : ~ x # at this place of the drawing, "
                        "found '?'"));
    }

    void MAP_10_edgesAreOpenOrWalls()
    {
        std::vector<std::string> rows = openChamber();
        rows[1] = " .|. . . . ";
        rows[2] = "+-+ + + + +";
        const FaceLayout layout = layoutOf("chamber", rows);
        QVERIFY(layout.hasWall({{0, 0}, Side::East}));
        QVERIFY(layout.hasWall({{1, 0}, Side::West})); // the same line from the other square
        QVERIFY(layout.hasWall({{0, 1}, Side::North}));
        QVERIFY(!layout.hasWall({{1, 0}, Side::East}));
        rows[1] = " .-. . . . ";
        QVERIFY(errorOf("chamber", rows)
                    .ends_with("expected | or a space at this place of the drawing, found '-'"));
    }

    void MAP_11_entrywaysAreRunsOfOpenBorderEdges()
    {
        const std::vector<std::string> rows{
            "+-+ + +-+-+", //
            "|. . . . .|", //
            "+ + + + + +", //
            " . . . . .|", //
            "+ + + + + +", //
            "|. . . . .|", //
            "+ + + + + +", //
            " . . . . x ", //
            "+ + + + + +", //
            "|. . . . #|", //
            "+-+-+-+-+-+",
        };
        QCOMPARE(layoutOf("chamber", rows).entryways(),
                 (std::vector<Entryway>{{Side::North, 1, 2}, {Side::West, 1, 1}, {Side::West, 3, 1}}));
        // Breaks: the open edge of a crevasse in the east is no entryway, and a blocking square may have
        // none.
        std::vector<std::string> open = rows;
        open[9] = "|. . . . # ";
        QCOMPARE(errorOf("chamber", open),
                 std::string(
                     "pack.json: /tiles/0/faces/0/map: expected a wall on the border of the blocking square "
                     "in column 5, row 5"));
        std::vector<std::string> closed = rows;
        closed[0] = "+-+-+-+-+-+";
        closed[3] = closed[7] = "|. . . . .|";
        const auto pack = smallPack("\"tiles\": [" + tileText("t", "chamber", closed) + "]");
        QCOMPARE(checkPack(*pack).front().rule, std::string("MAP-11"));
    }

    void TER_01_terrainIsShownOnTheSquare()
    {
        std::vector<std::string> rows = openChamber();
        rows[3] = " . : ~ x . ";
        const FaceLayout layout = layoutOf("chamber", rows);
        const std::vector<Terrain> row{Terrain::Clear, Terrain::Hindering, Terrain::Water, Terrain::Crevasse,
                                       Terrain::Clear};
        for (int x = 0; x < 5; ++x)
            QCOMPARE(layout.terrain({x, 1}), row[std::size_t(x)]);
        QCOMPARE(layout.terrain({1, 0}), Terrain::Clear); // its neighbour shows nothing special
    }

    void TER_02_clearCostsOne()
    {
        QCOMPARE(usualCost(Terrain::Clear), 1);
        QVERIFY(isPlayable(Terrain::Clear));
    }

    void TER_03_hinderingCostsTwo()
    {
        QCOMPARE(usualCost(Terrain::Hindering), 2);
        QVERIFY(isPlayable(Terrain::Hindering));
    }

    void TER_04_waterCostsThree()
    {
        QCOMPARE(usualCost(Terrain::Water), 3);
        QVERIFY(isPlayable(Terrain::Water));
    }

    void TER_05_crevassesAreNotPlayable() { QVERIFY(!isPlayable(Terrain::Crevasse)); }
    void TER_06_blockingIsNotPlayable() { QVERIFY(!isPlayable(Terrain::Blocking)); }

    void TER_08_anUnusualNumberIsAWarning()
    {
        std::vector<std::string> rows = openChamber();
        rows[1] = " . . ~ . . ";
        const auto ford =
            smallPack("\"tiles\": [" +
                      tileText("t", "chamber", rows, R"("costs": [{"x": 2, "y": 0, "cost": 2}])") + "]");
        QCOMPARE(ford->tiles[0].faces[0].layout.cost({2, 0}), 2); // the number is the cost
        QCOMPARE(ford->tiles[0].faces[0].layout.terrain({2, 0}), Terrain::Water);
        const auto warned = [](const Pack& pack) {
            return std::ranges::count(checkPack(pack), "TER-08", &PackFinding::rule);
        };
        QCOMPARE(warned(*ford), 2); // once for each face
        const auto plain = smallPack("\"tiles\": [" + tileText("t", "chamber", rows) + "]");
        QCOMPARE(warned(*plain), 0);
    }

    void TER_09_mapsUseTheTermsOfTiles()
    {
        // A printed map has no terrain of its own: all it names is tiles.
        for (const PrintedMap& map : starterPack().maps)
            for (const auto& side : map.sides)
                for (const auto& placed : side.tiles)
                    QVERIFY(shippedContent().tile(placed.tile));
        const std::string side =
            R"({"name": {"en": "s"}, "tiles": [{"tile": "nowhere", "side": "a", "x": 0, "y": 0}]})";
        QCOMPARE(packError(R"("maps": [{"id": "m", "name": {"en": "m"}, "stock": 1, "sides": [)" + side +
                           "," + side + "]}]"),
                 std::string("small/m: expected a piece of the packs, found small/nowhere"));
    }

    void MAP_25_printedMapsAreArrangementsOfTiles()
    {
        QVERIFY(!starterPack().maps.empty());
        for (const auto& side : starterPack().maps.front().sides) {
            std::set<std::pair<int, int>> covered;
            for (const auto& placed : side.tiles) {
                const Size size = rotated(sizeOf(shippedContent().tile(placed.tile)->kind), placed.rotation);
                for (int y = 0; y < size.height; ++y)
                    for (int x = 0; x < size.width; ++x)
                        QVERIFY(covered.emplace(placed.x + x, placed.y + y).second);
            }
        }
    }

    void drawingALayoutAndReadingItGivesTheSame()
    {
        for (const Tile& tile : starterPack().tiles)
            for (const TileFace& face : tile.faces)
                for (const Rotation rotation : {Rotation::None, Rotation::Half}) {
                    FaceLayout layout = rotated(face.layout, rotation);
                    FaceLayout again = layoutOf(std::string(nameOf(tile.kind)), drawFaceMap(layout));
                    // Printed numbers are no part of the drawing.
                    for (int y = 0; y < layout.size().height; ++y)
                        for (int x = 0; x < layout.size().width; ++x)
                            again.setCost({x, y}, layout.cost({x, y}));
                    QCOMPARE(again, layout);
                }
    }

    void fourQuarterTurnsAndTwoMirrorsChangeNothing()
    {
        for (const Tile& tile : starterPack().tiles)
            for (const TileFace& face : tile.faces) {
                FaceLayout layout = face.layout;
                for (int i = 0; i < 4; ++i)
                    layout = rotated(layout, Rotation::Quarter);
                QCOMPARE(layout, face.layout);
                QCOMPARE(mirrored(mirrored(layout)), layout);
            }
    }
};

DELVE_TEST(TestTiles)
#include "tst_tiles.moc"
