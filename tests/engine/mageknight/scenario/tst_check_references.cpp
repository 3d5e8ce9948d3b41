// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/engine/mageknight/scenario/complete_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/property.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestCheckReferences : public QObject
{
    Q_OBJECT

private:
    static QStringList inEnglishLines(const std::vector<Error>& errors)
    {
        QStringList lines;
        for (const Error& error : errors)
            lines << QString::fromStdString(inEnglish(error));
        return lines;
    }

    static Scenario withStarterPack()
    {
        Scenario scenario = leastScenario();
        scenario.packs = {{"starter", starterPack().version, starterPack().hash}};
        return scenario;
    }

private slots:
    void scenariosOfExistingPiecesHaveNoErrors()
    {
        const ScenarioPieces pieces = piecesOf(shippedContent());
        QVERIFY(holds("no errors", 100, [&] {
            Random random(*rc::gen::arbitrary<std::uint64_t>().as("seed"));
            const Scenario scenario = randomScenario(random, *rc::gen::inRange(0, 10).as("size"), pieces);
            const auto errors = checkReferences(scenario, shippedContent());
            if (!errors.empty())
                RC_FAIL(inEnglish(errors.front()));
            RC_ASSERT(packWarnings(scenario, shippedContent()).empty());
        }));
    }

    void errorsComeInTheOrderOfTheFile()
    {
        Scenario scenario = withStarterPack();
        scenario.packs.push_back({"lost-pack", "1.0.0", ""});
        scenario.map = MapReference{ContentId("starter/nowhere"), TileSide::A};
        scenario.tiles = {{ThingId("t1"),
                           ContentId("lost-pack/hall"),
                           TileSide::A,
                           {},
                           Rotation::None,
                           TileRole::None,
                           false,
                           {}},
                          {ThingId("t2"),
                           ContentId("starter/nope"),
                           TileSide::A,
                           {},
                           Rotation::None,
                           TileRole::None,
                           false,
                           {}},
                          {ThingId("t3"),
                           ContentId("other/hall"),
                           TileSide::A,
                           {},
                           Rotation::None,
                           TileRole::None,
                           false,
                           {}},
                          {ThingId("t4"),
                           ContentId("other/room"),
                           TileSide::A,
                           {},
                           Rotation::None,
                           TileRole::None,
                           false,
                           {}}};
        scenario.markers = {{ThingId("m"), ContentId("starter/chair"), MarkerFace::Unique, {}, {}, {}}};
        QCOMPARE(inEnglishLines(checkReferences(scenario, shippedContent())),
                 (QStringList{
                     "/packs/1/id: expected a pack that is installed, found \"lost-pack\"",
                     "/map/map: expected a printed map of the packs named, found \"starter/nowhere\"",
                     "/tiles/1/tile: expected a tile of the packs named, found \"starter/nope\"",
                     "/tiles/2/tile: expected a piece of a pack that \"packs\" names, found \"other/hall\"",
                     "/markers/0/marker: expected a marker of the packs named, found \"starter/chair\""}));
    }

    void changelingsMayLieAmongTheChests()
    {
        Scenario scenario = withStarterPack();
        const ContentId changeling("starter/hungry-coffer");
        scenario.chests = {{ThingId("c"), changeling, {}, Side::South, {}, {}}};
        scenario.players = {{ThingId("p"), "", PlayerColour::Red, {}, {}, {{changeling, 1}}}};
        QCOMPARE(inEnglishLines(checkReferences(scenario, shippedContent())), QStringList());
    }

    void doorsOfAMissingTileAreNotReportedAgain()
    {
        Scenario scenario = withStarterPack();
        scenario.tiles = {{ThingId("t"),
                           ContentId("starter/nope"),
                           TileSide::A,
                           {},
                           Rotation::None,
                           TileRole::None,
                           false,
                           {}}};
        scenario.doors = {
            {ThingId("d"), ContentId("starter/iron-door"), ThingId("t"), {{4, 4}, Side::East}, {}}};
        QCOMPARE(checkReferences(scenario, shippedContent()).size(), std::size_t(1));
    }

    void doorsLieOnTheirTile()
    {
        Scenario scenario = withStarterPack();
        scenario.tiles = {{ThingId("hall"),
                           ContentId("starter/canal"),
                           TileSide::A,
                           {},
                           Rotation::Quarter,
                           TileRole::None,
                           false,
                           {}},
                          {ThingId("room"),
                           ContentId("starter/maze"),
                           TileSide::A,
                           {},
                           Rotation::None,
                           TileRole::None,
                           false,
                           {}}};
        const auto door = [](const char* id, const char* tile, int x, int y) -> PlacedDoor {
            return {ThingId(id), ContentId("starter/iron-door"), ThingId(tile), {{x, y}, Side::East}, {}};
        };
        // Squares are those of the tile at rotation 0, three across and five down, however it lies.
        scenario.doors = {door("d1", "hall", 2, 4), door("d2", "room", 4, 4), door("d3", "hall", 3, 0)};
        QCOMPARE(inEnglishLines(checkReferences(scenario, shippedContent())),
                 (QStringList{"/doors/2/x: expected a square of the tile, 0 to 2, found 3"}));
    }

    void otherVersionsOfAPackAreWarnings()
    {
        Scenario scenario = withStarterPack();
        QCOMPARE(inEnglishLines(packWarnings(scenario, shippedContent())), QStringList());
        scenario.packs[0].hash = std::string(32, '0');
        QCOMPARE(inEnglishLines(packWarnings(scenario, shippedContent())),
                 (QStringList{"/packs/0/hash: expected pack \"starter\" as it was, found other content in "
                              "the same version"}));
        scenario.packs[0].version = "0.9.0";
        QCOMPARE(inEnglishLines(packWarnings(scenario, shippedContent())),
                 (QStringList{
                     "/packs/0/version: expected version 0.9.0 of pack \"starter\", found 1.0.0 installed"}));
        scenario.packs[0] = {"starter", "1.0.0", ""}; // no hash, nothing to compare
        QCOMPARE(inEnglishLines(packWarnings(scenario, shippedContent())), QStringList());
        QCOMPARE(inEnglishLines(checkReferences(scenario, shippedContent())), QStringList());
    }
};

DELVE_TEST(TestCheckReferences)
#include "tst_check_references.moc"
