// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
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
            dungeon.tile(kinds[i] == 'C' ? room() : hallWith(), int(i) * 20, 0,
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

    /// A printed map of the starter pack as its data say, for two players, somewhere on the grid.
    static Scenario onAMap()
    {
        const PrintedMap& map = starterPack().maps.front();
        Scenario scenario = sample("standard");
        scenario.map = MapReference{map.id, TileSide::B};
        scenario.tiles.clear();
        scenario.doors.clear();
        scenario.chests.clear();
        scenario.tokens.clear();
        scenario.entrances.clear();
        scenario.exits.clear();
        for (const PrintedMap::PlacedTile& tile : map.side(TileSide::B).tiles) {
            PlacedTile placed;
            placed.id = ThingId("t" + std::to_string(scenario.tiles.size()));
            placed.tile = tile.tile;
            placed.side = tile.side;
            placed.position = {0, tile.x + 30, tile.y - 7};
            placed.rotation = tile.rotation;
            placed.role = tile.role == PrintedMap::Role::Central    ? TileRole::Central
                          : tile.role == PrintedMap::Role::Entrance ? TileRole::Entrance
                                                                    : TileRole::None;
            scenario.tiles.push_back(placed);
        }
        return scenario;
    }

    /// LAY-20: nobody is named any more as the one who placed something.
    static void forgetPlayers(Scenario& scenario)
    {
        for (PlacedTile& tile : scenario.tiles)
            tile.player = {};
        for (PlacedDoor& door : scenario.doors)
            door.player = {};
        for (PlacedMarker& marker : scenario.markers)
            marker.player = {};
        for (PlacedChest& chest : scenario.chests)
            chest.player = {};
        for (PlacedToken& token : scenario.tokens)
            token.player = {};
    }

private slots:
    void MAP_07_tilesDoNotOverlap()
    {
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0).tile(room(), 5, 0).tile(room(), 0, 0, TileRole::None, 1);
        QCOMPARE(dungeon.verdict("MAP-07"), QStringLiteral("holds")); // side by side, and on another level
        dungeon.scenario.tiles[1].position.x = 4;
        QCOMPARE(dungeon.verdict("MAP-07"), QStringLiteral("error")); // one for the two, whatever they share
        const Findings findings = dungeon.findings();
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
        dungeon.tile(room(), 0, 0, TileRole::Central).tile(hallWith(), 5, 0).tile(room(), 8, 0);
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
        QCOMPARE(counted("CCCCCCCHH", false).verdict("LAY-03"), QStringLiteral("todo"));
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
            const std::string rule = total > 100 ? "LAY-06" : "LAY-03";
            for (const bool recorded : {true, false}) {
                DrawnDungeon larger = counted(std::string(std::size_t(2 * tiles + 1), 'C'), recorded);
                larger.scenario.options.buildTotal = total;
                QCOMPARE(larger.verdict(rule), QStringLiteral("error"));
                larger.scenario.tiles.resize(std::size_t(2 * tiles - 1));
                QCOMPARE(larger.verdict(rule), QStringLiteral("todo"));
            }
        }
    }

    void LAY_19_sixTileDungeons()
    {
        QCOMPARE(sample("six-tiles").tiles.size(), std::size_t(6));
        QCOMPARE(verdict(sample("six-tiles"), "LAY-19"), QStringLiteral("holds"));
        QCOMPARE(counted("CCHHHH", true).verdict("LAY-19"), QStringLiteral("holds"));
        QCOMPARE(counted("CCHHHH", true).verdict("LAY-04"), QStringLiteral("holds")); // does not apply
        for (const bool recorded : {true, false})
            QCOMPARE(counted("CCHHH", recorded).verdict("LAY-19"), QStringLiteral("todo"));
        DrawnDungeon uneven = counted("CCHHHH", true);
        uneven.scenario.tiles[5].player = ThingId("p1");
        QCOMPARE(uneven.verdict("LAY-19"), QStringLiteral("error todo"));
        // Before the sixth tile it may still become a larger dungeon: nobody has laid the last tile.
        QCOMPARE(counted("CCCCC", true).verdict("LAY-10"), QStringLiteral("holds"));
        // With six it is one, or not finished yet.
        QCOMPARE(counted("CCCCCC", true).verdict("LAY-10"), QStringLiteral("todo todo"));
        QCOMPARE(counted("CCCCCC", false).verdict("LAY-16"), QStringLiteral("todo"));
        DrawnDungeon whole = counted("CCCCCC", true);
        whole.scenario.options.tilesRanOut = true;
        QCOMPARE(whole.verdict("LAY-10"), QStringLiteral("error error"));
        DrawnDungeon small = counted("CCCCC", true);
        small.scenario.options.tilesRanOut = true;
        QCOMPARE(small.verdict("LAY-10"), QStringLiteral("error"));
    }

    void LAY_20_byPlayerWithARecordAndAsTotalsWithout()
    {
        // 2 + 3 and 4 + 1 chambers and hallways: 6 and 4 together.
        DrawnDungeon dungeon = counted("CCCCHCHCHH", true);
        QCOMPARE(dungeon.verdict("LAY-04"), QStringLiteral("error"));
        dungeon.scenario.tiles[3].player = {}; // one tile without a name: the layout has no record
        QCOMPARE(dungeon.verdict("LAY-04"), QStringLiteral("holds"));
        DrawnDungeon uneven = counted("CCCCCCCHHH", true);
        uneven.scenario.tiles[9].player = ThingId("p1");
        QCOMPARE(uneven.verdict("LAY-03"), QStringLiteral("error todo"));
        forgetPlayers(uneven.scenario);
        QCOMPARE(uneven.verdict("LAY-03"), QStringLiteral("holds"));
        // Chests and tokens likewise: one player has placed all.
        Scenario scenario = sample("standard");
        for (PlacedChest& chest : scenario.chests)
            chest.player = ThingId("p1");
        for (PlacedToken& token : scenario.tokens)
            token.player = ThingId("p1");
        QCOMPARE(verdict(scenario, "CHEST-07"), QStringLiteral("error"));
        QCOMPARE(verdict(scenario, "TOK-05"), QStringLiteral("error"));
        forgetPlayers(scenario);
        QCOMPARE(everything(scenario), QString());
        // LAY-16: at least as many entrance hallways as players.
        thing(scenario.tiles, scenario.tiles[8].id.text()).role = TileRole::None;
        QCOMPARE(verdict(scenario, "LAY-16"), QStringLiteral("error"));
    }

    void MULTI_01_everyNumberIsForEachPlayer()
    {
        Scenario scenario = sample("three-players");
        forgetPlayers(scenario);
        QCOMPARE(everything(scenario), QString());
        const ThingId third = scenario.players.back().id;
        scenario.players.pop_back();
        std::erase_if(scenario.entrances, [&](const Arrow& arrow) { return arrow.player == third; });
        std::erase_if(scenario.exits, [&](const Arrow& arrow) { return arrow.player == third; });
        // What three players place is too much for two.
        for (const char* rule : {"LAY-03", "MRK-02", "CHEST-07", "TOK-05"})
            QCOMPARE(verdict(scenario, rule), QStringLiteral("error"));
        // Lone Wolf is for any number, too.
        Scenario wolves = sample("three-players");
        for (Player& player : wolves.players)
            player.team.resize(1);
        QCOMPARE(SetupView(wolves, shippedContent()).isLoneWolf, true);
        wolves.players[2].team.push_back(sample("three-players").players[2].team[1]);
        QCOMPARE(SetupView(wolves, shippedContent()).isLoneWolf, false);
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

    void LAY_08_theLeftNeighbourLaysTheSecondTile()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "LAY-08"), QStringLiteral("holds"));
        std::swap(scenario.tiles[1].player, scenario.tiles[2].player);
        QCOMPARE(verdict(scenario, "LAY-08"), QStringLiteral("warning"));
        QCOMPARE(verdict(scenario, "LAY-02"), QStringLiteral("holds")); // said once
    }

    /// START-02: what was placed in turn began with the starting player, who is the first of the scenario.
    void START_02_theFirstPlayerIsTheStartingPlayer()
    {
        const Scenario scenario = sample("standard");
        const std::vector<const char*> inTurn{"LAY-02", "CHEST-03", "TOK-07"};
        for (const char* rule : inTurn)
            QCOMPARE(verdict(scenario, rule), QStringLiteral("holds"));
        Scenario other = scenario;
        std::swap(other.players[0], other.players[1]); // the other one is said to have won the roll
        for (const char* rule : inTurn)
            QCOMPARE(verdict(other, rule), QStringLiteral("warning"));
        // Had that player placed first, it would be right.
        const auto swapPlacers = [&](auto& things) {
            for (auto& thing : things)
                if (!thing.player.empty())
                    thing.player = thing.player == scenario.players[0].id ? scenario.players[1].id
                                                                          : scenario.players[0].id;
        };
        swapPlacers(other.tiles);
        swapPlacers(other.chests);
        swapPlacers(other.tokens);
        for (const char* rule : inTurn)
            QCOMPARE(verdict(other, rule), QStringLiteral("holds"));
        // Whether dice say who begins the play is no question of the setup.
        other = scenario;
        other.options.rollForStart = true;
        QCOMPARE(everything(other), everything(scenario));
    }

    void MULTI_02_placingGoesToTheLeft()
    {
        Scenario scenario = sample("three-players");
        for (const char* rule : {"LAY-02", "LAY-08", "CHEST-03", "TOK-07"})
            QCOMPARE(verdict(scenario, rule), QStringLiteral("holds"));
        std::swap(scenario.players[1], scenario.players[2]); // now the same order goes to the right
        for (const char* rule : {"LAY-08", "CHEST-03", "TOK-07"})
            QCOMPARE(verdict(scenario, rule), QStringLiteral("warning"));
    }

    void MAP_25_aPrintedMapIsAFixedArrangement()
    {
        Scenario scenario = onAMap();
        QCOMPARE(verdict(scenario, "MAP-25"), QStringLiteral("holds")); // wherever it lies
        std::swap(scenario.tiles[0], scenario.tiles[3]);                // in whatever order
        QCOMPARE(verdict(scenario, "MAP-25"), QStringLiteral("holds"));
        scenario.tiles[2].position.x += 1;
        QCOMPARE(verdict(scenario, "MAP-25"), QStringLiteral("error"));
        scenario = onAMap();
        thing(scenario.tiles, "t0").role = TileRole::None; // the map says which chamber is central
        thing(scenario.tiles, "t1").role = TileRole::Central;
        QCOMPARE(verdict(scenario, "MAP-25"), QStringLiteral("error error"));
    }

    void MAP_21_theMapNamesItsEntrances()
    {
        Scenario scenario = onAMap();
        QCOMPARE(verdict(scenario, "MAP-21"), QStringLiteral("holds"));
        const auto entrance = std::ranges::find(scenario.tiles, TileRole::Entrance, &PlacedTile::role);
        entrance->role = TileRole::None;
        QCOMPARE(verdict(scenario, "MAP-21"), QStringLiteral("error"));
        thing(scenario.tiles, "t1").role = TileRole::Entrance;
        QCOMPARE(verdict(scenario, "MAP-21"), QStringLiteral("error error"));
    }

    void LAY_01_aMapSkipsTheRulesOfBuilding()
    {
        Scenario scenario = onAMap();
        QVERIFY2(!everything(scenario).contains(QStringLiteral("LAY-")), qPrintable(everything(scenario)));
        // All later steps apply, with the entrances that the map names.
        const auto entrance = std::ranges::find(scenario.tiles, TileRole::Entrance, &PlacedTile::role);
        scenario.chests.resize(1);
        scenario.chests[0].chest = ContentId("starter/pilgrims-trunk");
        scenario.chests[0].square = entrance->position + Offset{1, 1};
        QCOMPARE(verdict(scenario, "CHEST-05"), QStringLiteral("error"));
        // The same tiles without the map are a dungeon that was built.
        scenario.map = {};
        QCOMPARE(verdict(scenario, "LAY-03"), QStringLiteral("todo"));
    }
};

DELVE_TEST(TestTiles)
#include "tst_tiles.moc"
