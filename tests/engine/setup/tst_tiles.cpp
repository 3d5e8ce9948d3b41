#include "tests/support/packs.h"
#include "tests/support/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::test;

/// Single tiles and how many of them.
class TestTiles : public QObject
{
    Q_OBJECT

private:
    /// Tiles of two players in turn, with these kinds, far apart: only counts are looked at.
    static DrawnDungeon counted(const std::string& kinds, bool recorded)
    {
        DrawnDungeon dungeon;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            dungeon.tile(kinds[i] == 'C' ? room() : hall(), int(i) * 20, 0,
                         i == 0 ? TileRole::Central : TileRole::None);
            if (recorded)
                dungeon.scenario.tiles.back().player = ThingId(i % 2 == 0 ? "p1" : "p2");
        }
        for (const char* id : {"p1", "p2"}) {
            Player player;
            player.id = ThingId(id);
            dungeon.scenario.players.push_back(player);
        }
        return dungeon;
    }

private slots:
    void MAP_07_tilesDoNotOverlap()
    {
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0).tile(room(), 5, 0).tile(room(), 0, 0, TileRole::None, 1);
        QCOMPARE(dungeon.verdict("MAP-07"), QStringLiteral("holds")); // side by side, and on another level
        dungeon.scenario.tiles[1].position.x = 4;
        QCOMPARE(dungeon.verdict("MAP-07"), QStringLiteral("error")); // one for the two, whatever they share
        const Findings findings = validateSetup(dungeon.scenario, dungeon.content());
        QCOMPARE(findings.front().about.things, (std::vector{ThingId("t0"), ThingId("t1")}));
        QCOMPARE(findings.front().about.squares, (std::vector{Square{0, 4, 0}}));
    }

    void LAY_21_noTileMoreOftenThanItsStock()
    {
        Scenario scenario = sample("standard");
        const int stock = shippedContent().tile(scenario.tiles[0].tile)->stock;
        for (int i = 1; i < stock; ++i)
            scenario.tiles[std::size_t(i)].tile = scenario.tiles[0].tile;
        QCOMPARE(verdict(scenario, "LAY-21"), QStringLiteral("holds"));
        scenario.tiles[std::size_t(stock)].tile = scenario.tiles[0].tile;
        scenario.tiles[std::size_t(stock)].side = TileSide::B; // MAP-04: either face
        QCOMPARE(verdict(scenario, "LAY-21"), QStringLiteral("error"));
        scenario.options.respectStock = false;
        QCOMPARE(verdict(scenario, "LAY-21"), QStringLiteral("holds"));
    }

    void LAY_07_oneCentralChamber()
    {
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0, TileRole::Central).tile(hall(), 5, 0).tile(room(), 8, 0);
        QCOMPARE(dungeon.verdict("LAY-07"), QStringLiteral("holds"));
        dungeon.scenario.tiles[2].role = TileRole::Central;
        QCOMPARE(dungeon.verdict("LAY-07"), QStringLiteral("error"));
        dungeon.scenario.tiles[0].role = dungeon.scenario.tiles[2].role = TileRole::None;
        QCOMPARE(dungeon.verdict("LAY-07"), QStringLiteral("todo"));
        dungeon.scenario.tiles[1].role = TileRole::Central; // a hallway
        QCOMPARE(dungeon.verdict("LAY-07"), QStringLiteral("error"));
    }

    void LAY_03_fiveTilesForEachPlayer()
    {
        QCOMPARE(counted("CCCCCCCHHH", true).verdict("LAY-03"), QStringLiteral("holds"));
        QCOMPARE(counted("CCCCCCCHHHH", true).verdict("LAY-03"), QStringLiteral("error"));
        QCOMPARE(counted("CCCCCCCHH", true).verdict("LAY-03"), QStringLiteral("todo"));
        // LAY-20: as a total where nobody is named.
        QCOMPARE(counted("CCCCCCCHHH", false).verdict("LAY-03"), QStringLiteral("holds"));
        QCOMPARE(counted("CCCCCCCHHHH", false).verdict("LAY-03"), QStringLiteral("error"));
    }

    void LAY_04_threeChambersAndAHallwayForEachPlayer()
    {
        // p1 has the even tiles, p2 the odd ones: 3 + 2 and 4 + 1 are legal, 2 + 3 and 5 + 0 are not.
        QCOMPARE(counted("CCCCCCHCHH", true).verdict("LAY-04"), QStringLiteral("holds"));
        QCOMPARE(counted("CCCCHCHCHH", true).verdict("LAY-04"), QStringLiteral("error"));
        QCOMPARE(counted("CCCCCCCCCH", true).verdict("LAY-04"), QStringLiteral("error"));
        // LAY-20: 6 chambers and 2 hallways as totals.
        QCOMPARE(counted("CCCCHCHCHC", false).verdict("LAY-04"), QStringLiteral("holds"));
        QCOMPARE(counted("CCCCHCHCHH", false).verdict("LAY-04"), QStringLiteral("holds"));
        QCOMPARE(counted("CCCCHCHHHH", false).verdict("LAY-04"), QStringLiteral("error"));
    }

    void LAY_04_tilesToComeMayFillTheMinimum()
    {
        QCOMPARE(counted("CCHHHHH", true).verdict("LAY-04"),
                 QStringLiteral("error")); // p2 can still lay two chambers
        QCOMPARE(counted("CCHHHCC", true).verdict("LAY-04"), QStringLiteral("holds"));
    }

    void LAY_14_aReplacementMayBreakTheMinimumOfChambers()
    {
        DrawnDungeon dungeon = counted("CCCCHCHCHH", true);
        QCOMPARE(dungeon.verdict("LAY-04"), QStringLiteral("error"));
        dungeon.scenario.tiles[4].replacement = true;
        QCOMPARE(dungeon.verdict("LAY-04"), QStringLiteral("warning"));
    }

    void LAY_15_missingTilesAreAWarningWhenTilesRanOut()
    {
        DrawnDungeon dungeon = counted("CCCCHCHCH", true);
        QCOMPARE(dungeon.verdict("LAY-03"), QStringLiteral("todo"));
        dungeon.scenario.options.tilesRanOut = true;
        QCOMPARE(dungeon.verdict("LAY-03"), QStringLiteral("warning"));
        QCOMPARE(dungeon.verdict("LAY-04"), QStringLiteral("warning error")); // p2 has no hallway
    }

    void LAY_06_moreTilesForLargerGames()
    {
        for (const auto& [total, tiles] :
             {std::pair{100, 5}, {101, 6}, {120, 6}, {150, 6}, {151, 7}, {200, 7}, {250, 8}, {300, 9}}) {
            DrawnDungeon dungeon = counted(std::string(std::size_t(2 * tiles), 'C'), true);
            dungeon.scenario.options.buildTotal = total;
            QCOMPARE(dungeon.verdict("LAY-06"), QStringLiteral("holds"));
            QCOMPARE(dungeon.verdict("LAY-03"), QStringLiteral("holds"));
            dungeon.scenario.tiles.pop_back();
            QCOMPARE(dungeon.verdict(total > 100 ? "LAY-06" : "LAY-03"), QStringLiteral("todo"));
        }
    }

    void LAY_19_sixTileDungeons()
    {
        QCOMPARE(sample("six-tiles").tiles.size(), std::size_t(6));
        QCOMPARE(verdict(sample("six-tiles"), "LAY-19"), QStringLiteral("holds"));
        QCOMPARE(counted("CCHHHH", true).verdict("LAY-19"), QStringLiteral("holds"));
        QCOMPARE(counted("CCHHHH", true).verdict("LAY-04"), QStringLiteral("holds")); // does not apply
        QCOMPARE(counted("CCHHH", true).verdict("LAY-19"), QStringLiteral("todo"));
        DrawnDungeon uneven = counted("CCHHHH", true);
        uneven.scenario.tiles[5].player = ThingId("p1");
        QCOMPARE(uneven.verdict("LAY-19"), QStringLiteral("error todo"));
    }

    void LAY_02_tilesAreLaidInTurn()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "LAY-02"), QStringLiteral("holds"));
        std::swap(scenario.tiles[3], scenario.tiles[4]);
        QCOMPARE(verdict(scenario, "LAY-02"), QStringLiteral("warning"));
        scenario = sample("standard");
        std::swap(scenario.tiles[0], scenario.tiles[2]); // the central chamber is not the first
        QCOMPARE(verdict(scenario, "LAY-02"), QStringLiteral("warning"));
    }

    void MAP_25_aPrintedMapIsAFixedArrangement()
    {
        const PrintedMap& map = starterPack().maps.front();
        Scenario scenario;
        scenario.levels = {{"Dungeon"}};
        scenario.map = MapReference{map.id, TileSide::B};
        for (const PrintedMap::PlacedTile& tile : map.side(TileSide::B).tiles) {
            PlacedTile placed;
            placed.id = ThingId("t" + std::to_string(scenario.tiles.size()));
            placed.tile = tile.tile;
            placed.side = tile.side;
            placed.position = {0, tile.x + 30, tile.y - 7}; // wherever it lies
            placed.rotation = tile.rotation;
            scenario.tiles.push_back(placed);
        }
        QCOMPARE(verdict(scenario, "MAP-25"), QStringLiteral("holds"));
        // LAY-01: a map skips the rules about building.
        QCOMPARE(verdict(scenario, "LAY-07"), QStringLiteral("holds"));
        scenario.tiles[2].position.x += 1;
        QCOMPARE(verdict(scenario, "MAP-25"), QStringLiteral("error"));
    }
};

DELVE_TEST(TestTiles)
#include "tst_tiles.moc"
