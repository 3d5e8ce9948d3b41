// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

using Lines = std::vector<std::string>;

} // namespace

/// What is found about whole maps.
class TestMapFindings : public QObject
{
    Q_OBJECT

private slots:
    void aLegalMapHasNoErrors()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        for (const Stage stage : {Stage::Starting, Stage::Growing, Stage::Finished}) {
            drawn.scenario.stage = stage;
            QCOMPARE(drawn.errors(), Lines{});
        }
    }

    void DNR_SETUP_15_oneEntranceUprightInTheCentre()
    {
        DrawnScenario empty(plainCards());
        QCOMPARE(empty.told("DNR-SETUP-15"), (Lines{"todo missing: (0,0)"}));
        empty.lay("cross", 0, 0);
        QCOMPARE(empty.told("DNR-SETUP-15"), (Lines{"error missing: (0,0)"}));

        DrawnScenario off(plainCards());
        off.lay("ent", 2, 0, true);
        QCOMPARE(off.told("DNR-SETUP-15"), (Lines{"error off-centre: ent-1 (0,0)", "error turned: ent-1"}));

        DrawnScenario twice(plainCards());
        twice.layStart().lay("ent", 0, 2);
        QCOMPARE(twice.told("DNR-SETUP-15"), (Lines{"error: ent-1 ent-2"}));
        DrawnScenario none({});
        none.scenario.maps.clear();
        QCOMPARE(none.told("DNR-SETUP-15"), (Lines{"todo no-map:"}));
    }

    void DNR_OBST_10_theEntranceIsWhereHeroesBegin()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        drawn.scenario.players[0].start = MapKind::Dungeon;
        QCOMPARE(drawn.errors(), Lines{});
        // There is no Entrance on the surface.
        drawn.scenario.players[1].start = MapKind::Wilderness;
        QCOMPARE(drawn.errors(), (Lines{"DNR-OPT-11 error: p2"}));
    }

    void DNR_SETUP_17_DNR_OPT_11_heroesBeginOnAnEntranceInUse()
    {
        std::vector<MapCard> cards = plainCards();
        cards.push_back(wild(card("EntWild[O,O,O,O]")));
        cards.push_back(copies(wild(card("Road[O,O,O,O]")), 6));
        DrawnScenario both(cards);
        both.layStart().lay("ent-wild", 0, 0);
        both.scenario.players[0].start = MapKind::Wilderness;
        both.scenario.players[1].start = MapKind::Dungeon;
        QCOMPARE(both.told("DNR-OPT-11"), Lines{});
        both.scenario.maps = {MapKind::Dungeon};
        QCOMPARE(both.told("DNR-OPT-11"), (Lines{"error: p1"}));
    }

    void DNR_SETUP_16_aPassageOnEachSide()
    {
        DrawnScenario drawn(plainCards());
        drawn.lay("ent", 0, 0).lay("cross", 0, -1).lay("cross", 1, 0);
        drawn.scenario.stage = Stage::Starting;
        QCOMPARE(drawn.told("DNR-SETUP-16"), (Lines{"todo missing: (0,1) (-1,0)"}));
        drawn.scenario.stage = Stage::Finished;
        QCOMPARE(drawn.told("DNR-SETUP-16"), (Lines{"hint missing: (0,1) (-1,0)"}));
        drawn.scenario.stage = Stage::Growing;
        QCOMPARE(drawn.told("DNR-SETUP-16"), (Lines{"todo missing: (0,1) (-1,0)"}));
        drawn.lay("cross", 0, 1).lay("cross", -1, 0).lay("cross", 0, -2);
        QCOMPARE(drawn.told("DNR-SETUP-16"), Lines{});
        drawn.scenario.stage = Stage::Starting;
        QCOMPARE(drawn.told("DNR-SETUP-16"), (Lines{"error surplus: cross-5"}));
    }

    void DNR_OPT_02_mapInViewNeedsNoFourPassages()
    {
        DrawnScenario drawn(plainCards());
        drawn.lay("ent", 0, 0).lay("cross", 0, -1);
        QCOMPARE(drawn.told("DNR-SETUP-16"), (Lines{"todo missing: (1,0) (0,1) (-1,0)"}));
        drawn.scenario.options.mapInView = true;
        QCOMPARE(drawn.told("DNR-SETUP-16"), Lines{});
    }

    void DNR_MAP_13_oneCardPerCellAndNoMoreThanThereAre()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart().lay("hall", 0, -2).lay("hall", 0, -2);
        QCOMPARE(drawn.told("DNR-MAP-13"), (Lines{"error: hall-1 hall-2 (0,-2)"}));
        DrawnScenario many({card("Ent[O,O,O,O]"), card("Cross[O,O,O,O]")});
        many.lay("ent", 0, 0).lay("cross", 0, 1).lay("cross", 0, 2);
        QCOMPARE(many.told("DNR-MAP-13"), (Lines{"error copies: cross-1 cross-2"}));
    }

    void DNR_MAP_03_DNR_BUILD_04_onlyCardsOfOneKind()
    {
        std::vector<MapCard> cards = plainCards();
        cards.push_back(wild(card("Road[O,O,O,O]")));
        DrawnScenario drawn(cards);
        drawn.layStart().layOn(MapKind::Dungeon, "road", 0, -2);
        QCOMPARE(drawn.told("DNR-MAP-03"), (Lines{"error: road-1"}));
    }

    void DNR_MAP_08_DNR_MAP_09_everyCardHasAWayToTheEntrance()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        QCOMPARE(drawn.told("DNR-MAP-08"), Lines{});
        drawn.lay("vault", 9, 9).lay("vault", 9, 10); // an area apart
        drawn.lay("hall", 1, -1);   // between Crosses, but with Walls to the west, open to the south
        drawn.lay("crypt", -1, -1); // open to the south: joined
        QCOMPARE(drawn.told("DNR-MAP-08"), (Lines{"error area: vault-1 vault-2"}));
        QCOMPARE(drawn.told("DNR-MAP-09"), Lines{});
        drawn.lay("crypt", 1, 1, false); // its door leads south, where nothing is
        QCOMPARE(drawn.told("DNR-MAP-09"), (Lines{"error: crypt-2"}));
    }

    void DNR_MAP_12_takingABridgeAwayStrandsTheRest()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart().lay("hall", 0, -2).lay("crypt", 0, -3);
        QCOMPARE(drawn.errors(), Lines{});
        std::erase_if(drawn.scenario.dungeon,
                      [](const PlacedCard& card) { return card.id.text() == "hall-1"; });
        QCOMPARE(drawn.errors(), (Lines{"DNR-MAP-08 error: crypt-1"}));
        // So does turning it: a Crypt with its door away from the map.
        drawn.lay("hall", 0, -2);
        drawn.scenario.dungeon[5].isTurned = true;
        QCOMPARE(drawn.errors(), (Lines{"DNR-MAP-09 error: crypt-1"}));
    }

    void DNR_MAP_07_aRoomBesideTheEntrance()
    {
        DrawnScenario drawn(plainCards());
        drawn.lay("ent", 0, 0).lay("cross", 0, -1).lay("cross", 1, 0).lay("cross", 0, 1).lay("vault", -1, 0);
        QCOMPARE(drawn.told("DNR-MAP-07"), (Lines{"error: vault-1 (0,-2)"}));
        drawn.scenario.dungeon[4].isExempt = true;
        QCOMPARE(drawn.told("DNR-MAP-07"), (Lines{"hint exempt: vault-1"}));
        drawn.scenario.stage = Stage::Starting;
        QCOMPARE(drawn.told("DNR-MAP-07"), (Lines{"error starting: vault-1"}));
    }

    /// The Room could not have been laid anywhere else: nothing to say, also without the flag.
    void DNR_MAP_07_withoutAlternativeItIsAccepted()
    {
        DrawnScenario drawn(
            {card("Ent[O,O,O,O]"), copies(card("End[W,W,O,W]"), 4), copies(room("Vault[O,O,O,O]"), 2)});
        drawn.lay("ent", 0, 0).lay("end", 0, -1).lay("vault", -1, 0);
        QCOMPARE(drawn.told("DNR-MAP-07"), Lines{});
        // What hangs on it alone does not count as an alternative.
        drawn.lay("vault", -2, 0);
        QCOMPARE(drawn.told("DNR-MAP-07"), Lines{});
    }

    void DNR_MAP_10_aMapMustNotBeClosed()
    {
        const std::vector<MapCard> cards{card("Ent[W,O,W,W]"), card("Shut[W,W,W,O]"), card("Cross[O,O,O,O]")};
        DrawnScenario drawn(cards);
        drawn.lay("ent", 0, 0).lay("shut", 1, 0);
        QCOMPARE(drawn.told("DNR-MAP-10"), (Lines{"error:"}));
        drawn.scenario.stage = Stage::Finished;
        QCOMPARE(drawn.told("DNR-MAP-10"), (Lines{"hint:"}));
        drawn.scenario.options.lastCardMayClose = false;
        QCOMPARE(drawn.told("DNR-MAP-10"), (Lines{"error:"}));

        DrawnScenario last({cards[0], cards[1]}); // no card is left: the last one may close it
        last.lay("ent", 0, 0).lay("shut", 1, 0);
        QCOMPARE(last.told("DNR-MAP-10"), (Lines{"hint:"}));
    }

    void DNR_BUILD_02_noCardThatIsLeftFits()
    {
        DrawnScenario drawn({card("Ent[O,W,W,W]"), copies(card("Walk[W,O,W,O]"), 2)});
        drawn.lay("ent", 0, 0);
        QCOMPARE(drawn.told("DNR-BUILD-02"), (Lines{"warning:"}));
        drawn.scenario.stage = Stage::Finished;
        QCOMPARE(drawn.told("DNR-BUILD-02"), Lines{});
        DrawnScenario fine(plainCards());
        fine.layStart();
        QCOMPARE(fine.told("DNR-BUILD-02"), Lines{});
    }

    void DNR_MAP_18_holesThatNothingCanFill()
    {
        const auto around = [](std::vector<MapCard> cards) {
            DrawnScenario drawn(std::move(cards));
            drawn.layStart().lay("cross", 1, -1).lay("cross", 2, -1).lay("cross", 2, 0).lay("cross", 2, 1);
            drawn.lay("cross", 1, 2).lay("cross", 0, 2).lay("cross", 2, 2);
            return drawn; // the cell (1, 1) is enclosed
        };
        DrawnScenario fillable = around(plainCards());
        QCOMPARE(fillable.told("DNR-MAP-18"), Lines{}); // Rooms and Halls are left
        fillable.scenario.stage = Stage::Finished;
        QCOMPARE(fillable.told("DNR-MAP-18"), (Lines{"hint: (1,1)"}));

        DrawnScenario dead = around({card("Ent[O,O,O,O]"), copies(card("Cross[O,O,O,O]"), 11)});
        QCOMPARE(dead.told("DNR-MAP-18"), (Lines{"warning: (1,1)"}));
        dead.scenario.options.enclosedHoles = EnclosedHoles::Error;
        QCOMPARE(dead.told("DNR-MAP-18"), Lines{});
        QCOMPARE(dead.told("DNR-MAP-09"), (Lines{"error hole: (1,1)"}));
    }

    void DNR_MAP_14_DNR_MAP_15_DNR_MAP_19_unlikeDoorsAreLegal()
    {
        DrawnScenario drawn(
            {card("Ent[O,O,O,O]"), copies(card("Cross[O,O,O,O]"), 5), room("Vault[W,O,W,L6]")});
        drawn.layStart().lay("vault", 1, -1);
        QCOMPARE(drawn.errors(), Lines{});
        drawn.scenario.dungeon.back().cell = {0, -2}; // its Walls meet the Cross in the south
        QCOMPARE(drawn.errors(), (Lines{"DNR-MAP-09 error: vault-1"}));
    }

    /// HallN[O,W,O,O] at (0,-1), HallE at (1,0): Cell[O,O,W,O] at (1,-1) is cut off, upside down it is not.
    void DNR_MAP_16_layoutExampleC()
    {
        DrawnScenario drawn({card("Ent[O,O,O,O]"), card("HallN[O,W,O,O]"), card("HallE[O,O,O,O]"),
                             card("Cell[O,O,W,O]"), copies(card("Cross[O,O,O,O]"), 3)});
        drawn.lay("ent", 0, 0).lay("hall-n", 0, -1).lay("hall-e", 1, 0).lay("cell", 1, -1);
        QCOMPARE(drawn.errors(), (Lines{"DNR-MAP-09 error: cell-1"}));
        drawn.scenario.dungeon.back().isTurned = true;
        QCOMPARE(drawn.errors(), Lines{});
    }
};

DELVE_TEST(TestMapFindings)
#include "tst_map_findings.moc"
