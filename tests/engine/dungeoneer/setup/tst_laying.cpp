// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_map.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

using Placements = std::vector<Placement>;

constexpr std::uint8_t north = 1, east = 2, south = 4, west = 8;
constexpr bool upsideDown = true;

/// Whether it is refused with this very fault, which names this very rule.
bool isRefused(const PlacementVerdict& verdict, PlacementFault fault, std::string_view rule)
{
    return verdict.fault == fault && ruleOf(verdict.fault) == rule;
}

} // namespace

class TestLaying : public QObject
{
    Q_OBJECT

private slots:
    void DNR_SETUP_15_theEntranceComesFirstInTheCentre()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), card("Hall[O,W,O,W]")});
        QVERIFY(drawn.check("ent", 0, 0).isLegal());
        QVERIFY(isRefused(drawn.check("ent", 1, 0), PlacementFault::NoEntrance, "DNR-SETUP-15"));
        QVERIFY(isRefused(drawn.check("ent", 0, 0, upsideDown), PlacementFault::NoEntrance, "DNR-SETUP-15"));
        QVERIFY(isRefused(drawn.check("hall", 0, 0), PlacementFault::NoEntrance, "DNR-SETUP-15"));
        QCOMPARE(drawn.placements("ent"), (Placements{{{0, 0}, false}}));
        QVERIFY(drawn.placements("hall").empty());
    }

    void DNR_SETUP_15_aMapHasOneEntrance()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), card("EntB[O,O,O,O]")});
        drawn.lay("ent", 0, 0);
        QVERIFY(isRefused(drawn.check("ent-b", 0, 1), PlacementFault::SecondEntrance, "DNR-SETUP-15"));
        QVERIFY(drawn.placements("ent-b").empty());
    }

    /// Hall[O,W,O,W] may lie north or south of the Entrance, never east or west.
    void DNR_SETUP_16_aStraightPassageLiesNorthOrSouth()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,W,O,W]"), 4)});
        drawn.lay("ent", 0, 0);
        QVERIFY(drawn.check("hall", 0, -1).isLegal());
        QVERIFY(drawn.check("hall", 0, 1, upsideDown).isLegal());
        QVERIFY(isRefused(drawn.check("hall", 1, 0), PlacementFault::WalledOff, "DNR-MAP-09"));
        QVERIFY(isRefused(drawn.check("hall", -1, 0, upsideDown), PlacementFault::WalledOff, "DNR-MAP-09"));
    }

    void DNR_MAP_03_DNR_BUILD_04_eachKindOnItsOwnMap()
    {
        const std::vector<MapCard> cards{card("Ent[O,O,O,O]"), wild(card("EntWild[O,O,O,O]")),
                                         card("Hall[O,O,O,O]"), wild(card("Road[O,O,O,O]"))};
        DrawnMap under(cards);
        under.lay("ent", 0, 0);
        QVERIFY(under.check("hall", 0, 1).isLegal());
        QVERIFY(isRefused(under.check("road", 0, 1), PlacementFault::OtherKind, "DNR-MAP-03"));
        QVERIFY(under.placements("road").empty());
        DrawnMap above(cards, MapKind::Wilderness);
        above.lay("ent-wild", 0, 0);
        QVERIFY(above.check("road", 0, 1).isLegal());
        QVERIFY(isRefused(above.check("hall", 0, 1), PlacementFault::OtherKind, "DNR-MAP-03"));
    }

    /// A card that fits only upside down.
    void DNR_MAP_05_upsideDownIsAllowed()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("End[O,W,W,W]"), 2), card("Hall[O,O,O,O]")});
        drawn.lay("ent", 0, 0).lay("hall", 1, 0);
        QVERIFY(isRefused(drawn.check("end", 0, -1), PlacementFault::WalledOff, "DNR-MAP-09"));
        QVERIFY(drawn.check("end", 0, -1, upsideDown).isLegal());
    }

    /// A cell beside no card, and one that meets a card in a corner only.
    void DNR_MAP_06_edgesAreFlush()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), card("Hall[O,O,O,O]")});
        drawn.lay("ent", 0, 0);
        QVERIFY(drawn.check("hall", 1, 0).isLegal());
        QVERIFY(isRefused(drawn.check("hall", 1, 1), PlacementFault::BesideNothing, "DNR-MAP-08"));
        QVERIFY(isRefused(drawn.check("hall", 2, 0), PlacementFault::BesideNothing, "DNR-MAP-08"));
    }

    /// A map may grow to the end of the table and no further: its file could not be read again.
    void nothingLiesBeyondTheTable()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,O,O,O]"), 3)});
        drawn.lay("ent", mostCellsAway, 0); // a draft
        QVERIFY(drawn.check("hall", mostCellsAway - 1, 0).isLegal());
        QVERIFY(!drawn.check("hall", mostCellsAway + 1, 0).isLegal());
        for (const Placement& place : drawn.placements("hall"))
            QVERIFY(isOnTable(place.cell));
    }

    void DNR_MAP_07_aRoomStaysAwayFromTheEntranceWhereItCan()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), card("Hall[O,W,O,W]"), room("Vault[O,O,O,O]")});
        drawn.lay("ent", 0, 0).lay("hall", 0, -1);
        const PlacementVerdict verdict = drawn.check("vault", -1, 0);
        QVERIFY(isRefused(verdict, PlacementFault::BesideEntrance, "DNR-MAP-07"));
        QCOMPARE(verdict.sides, east);
        QCOMPARE(verdict.other, (Cell{0, -2})); // where it may lie
        QVERIFY(drawn.check("vault", 0, -2).isLegal());
        QCOMPARE(drawn.placements("vault"), (Placements{{{0, -2}, false}, {{0, -2}, true}}));
    }

    void DNR_MAP_07_aRoomWithoutAlternativeMayLieThere()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), card("End[W,W,O,W]"), room("Vault[O,O,O,O]")});
        drawn.lay("ent", 0, 0).lay("end", 0, -1);
        QVERIFY(drawn.check("vault", -1, 0).isLegal());
        QCOMPARE(drawn.placements("vault").size(), std::size_t(6)); // three sides, two turns
        // Map in View: another card of the hand has a place, so the Room waits.
        const Laying laying = drawn.laying();
        std::vector<Placement> found;
        laying.legalPlacements(drawn.number("vault"), found, EntranceException::Refused);
        QVERIFY(found.empty());
        QVERIFY(isRefused(laying.check(drawn.number("vault"), {{-1, 0}, false}, EntranceException::Refused),
                          PlacementFault::BesideEntrance, "DNR-MAP-07"));
    }

    /// Beside the Entrance counts with a Wall between as well: the glossary's notion of adjacency.
    void DNR_MAP_07_aWallTowardsTheEntranceChangesNothing()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), card("HallN[O,O,O,O]"), card("HallW[O,O,O,O]"),
                        room("Vault[O,O,O,W]"), room("Den[O,O,W,O]")});
        drawn.lay("ent", 0, 0).lay("hall-n", 0, -1);
        drawn.lay("den", 1, -1);
        // East of the Entrance, joined to Den in the north only.
        const PlacementVerdict verdict = drawn.check("vault", 1, 0);
        QVERIFY(!verdict.isLegal());
        QCOMPARE(verdict.fault, PlacementFault::WalledOff); // Den has a Wall to the south
        QVERIFY(isRefused(drawn.check("vault", -1, 0), PlacementFault::BesideEntrance, "DNR-MAP-07"));
    }

    void DNR_MAP_08_aConnectionLeadsBackToTheEntrance()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,O,O,O]"), 3)});
        drawn.lay("ent", 0, 0).lay("hall", 5, 5); // a draft with an area of its own
        QVERIFY(drawn.check("hall", 0, 1).isLegal());
        // It would share an open edge with a card, but that has no way to the Entrance.
        QVERIFY(isRefused(drawn.check("hall", 5, 6), PlacementFault::WalledOff, "DNR-MAP-09"));
        QVERIFY(isRefused(drawn.check("hall", 9, 9), PlacementFault::BesideNothing, "DNR-MAP-08"));
    }

    void DNR_MAP_08_lockedAndTrappedDoorsConnect()
    {
        DrawnMap drawn({card("Ent[L6,O,T5,O]"), card("Hall[T4,W,L9,W]"), card("Gate[L7,W,L7,W]")});
        drawn.lay("ent", 0, 0);
        QVERIFY(drawn.check("hall", 0, -1).isLegal());
        QVERIFY(drawn.check("gate", 0, 1).isLegal());
        QVERIFY(!drawn.check("gate", 1, 0).isLegal());
    }

    void DNR_MAP_09_noStrandedCards()
    {
        DrawnMap drawn({card("Ent[O,W,O,O]"), card("Hall[O,O,O,O]"), card("Shut[W,O,W,O]")});
        drawn.lay("ent", 0, 0);
        const PlacementVerdict verdict = drawn.check("hall", 1, 0);
        QVERIFY(isRefused(verdict, PlacementFault::WalledOff, "DNR-MAP-09"));
        QCOMPARE(verdict.sides, west);
        QCOMPARE(verdict.edgesAt({1, 0}), (std::vector<CellEdge>{{{1, 0}, Side::West}}));
        QVERIFY(drawn.check("hall", -1, 0).isLegal());
    }

    /// With the switch no empty cell may come to lie between four cards; by default it may.
    void DNR_MAP_09_enclosedHolesBySwitch()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,O,O,O]"), 9)});
        drawn.lay("ent", 0, 0).lay("hall", 1, 0).lay("hall", 2, 0).lay("hall", 0, 1).lay("hall", 0, 2);
        drawn.lay("hall", 1, 2); // the cell (1, 1) lacks only its east
        drawn.lay("hall", 3, 0);
        QVERIFY(drawn.check("hall", 2, 1).isLegal());
        drawn.rules.enclosedHoles = EnclosedHoles::Error;
        const PlacementVerdict verdict = drawn.check("hall", 2, 1);
        QVERIFY(isRefused(verdict, PlacementFault::EnclosesHole, "DNR-MAP-09"));
        QCOMPARE(verdict.other, (Cell{1, 1}));
        QCOMPARE(verdict.sides, west);
        QVERIFY(drawn.check("hall", 1, 1).isLegal()); // filling it is better
        for (const Placement& placement : drawn.placements("hall"))
            QVERIFY(placement.cell != (Cell{2, 1}));
    }

    /// The only free door faces (2,0). Crypt[W,W,W,O] there is illegal while cards remain, and legal as the
    /// last.
    void DNR_MAP_10_theClosingCard()
    {
        const std::vector<MapCard> cards{card("Ent[W,O,W,W]"), card("Hall[W,O,W,O]"), room("Crypt[W,W,W,O]"),
                                         card("Other[O,O,O,O]")};
        DrawnMap drawn(cards);
        drawn.lay("ent", 0, 0).lay("hall", 1, 0);
        QVERIFY(isRefused(drawn.check("crypt", 2, 0), PlacementFault::ClosesMap, "DNR-MAP-10"));
        QCOMPARE(drawn.check("crypt", 2, 0).sides, west);
        QVERIFY(drawn.check("other", 2, 0).isLegal());
        QVERIFY(drawn.placements("crypt").empty());

        DrawnMap last({cards[0], cards[1], cards[2]});
        last.lay("ent", 0, 0).lay("hall", 1, 0);
        QVERIFY(last.check("crypt", 2, 0).isLegal());
        last.rules.lastCardMayClose = false;
        QVERIFY(isRefused(last.check("crypt", 2, 0), PlacementFault::ClosesMap, "DNR-MAP-10"));
    }

    void DNR_MAP_10_lastMeansLastOfThatKind()
    {
        DrawnMap drawn({card("Ent[W,O,W,W]"), room("Crypt[W,W,W,O]"), wild(card("Road[O,O,O,O]"))});
        drawn.lay("ent", 0, 0);
        // A Road is left, but it is no card for this map. Nothing else fits, so beside the Entrance it is.
        QVERIFY(drawn.check("crypt", 1, 0).isLegal());
    }

    void DNR_MAP_11_theListIsWhatTheCheckAllows()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,W,O,W]"), 3),
                        copies(card("Bend[O,O,W,W]"), 3), copies(room("Vault[W,O,W,L6]"), 3)});
        drawn.lay("ent", 0, 0).lay("hall", 0, -1).lay("bend", 0, 1, upsideDown).lay("bend", 1, 0, upsideDown);
        drawn.lay("vault", 0, -2, upsideDown);
        const Laying laying = drawn.laying();
        for (const char* name : {"hall", "bend", "vault"}) {
            Placements allowed;
            for (int row = -6; row <= 6; ++row)
                for (int column = -6; column <= 6; ++column)
                    for (const bool isTurned : {false, true})
                        if (laying.check(drawn.number(name), {{column, row}, isTurned}).isLegal())
                            allowed.push_back({{column, row}, isTurned});
            QCOMPARE(drawn.placements(name), allowed);
            QCOMPARE(laying.hasLegalPlacement(drawn.number(name)), !allowed.empty());
        }
    }

    void DNR_MAP_13_oneCardPerCellAndOnePlacePerCard()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,O,O,O]"), 2)});
        drawn.lay("ent", 0, 0).lay("hall", 0, 1);
        QVERIFY(isRefused(drawn.check("hall", 0, 1), PlacementFault::Occupied, "DNR-MAP-13"));
        QVERIFY(drawn.check("hall", 0, -1).isLegal());
        drawn.lay("hall", 0, -1);
        QVERIFY(isRefused(drawn.check("hall", 1, 0), PlacementFault::NoCopyLeft, "DNR-MAP-13"));
    }

    /// Layout example A: Open on both sides, crossed freely both ways.
    void DNR_MAP_14_layoutExampleA()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), card("Hall[O,O,O,O]")});
        drawn.lay("ent", 0, 0);
        QVERIFY(drawn.check("hall", 0, -1).isLegal());
        QCOMPARE(
            crossingOf(drawn.card("ent").door(Side::North).kind, drawn.card("hall").door(Side::South).kind),
            Crossing::Free);
        QCOMPARE(
            crossingOf(drawn.card("hall").door(Side::South).kind, drawn.card("ent").door(Side::North).kind),
            Crossing::Free);
    }

    /// Layout example B: the way out of the Room is Locked, the way in is Open, and that is legal.
    void DNR_MAP_15_DNR_MAP_19_layoutExampleB()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), card("Hall[O,O,O,O]"), room("Vault[W,O,W,L6]")});
        drawn.lay("ent", 0, 0).lay("hall", 0, -1);
        QVERIFY(drawn.check("vault", 1, -1).isLegal());
        const DoorKind out = drawn.card("vault").door(Side::West).kind;
        const DoorKind in = drawn.card("hall").door(Side::East).kind;
        QCOMPARE(crossingOf(in, out), Crossing::Free);
        QCOMPARE(crossingOf(out, in), Crossing::RollLocked);
        // Unlike doors may meet, but a Wall among them is no way: upsideDown, the Vault shows its L6 to the
        // east.
        QVERIFY(drawn.check("vault", 1, -1, upsideDown).isLegal());
        QVERIFY(isRefused(drawn.check("vault", 0, -2), PlacementFault::WalledOff, "DNR-MAP-09"));
    }

    /// Layout example C: Walls on every shared edge; upside down the same card joins the map.
    void DNR_MAP_16_layoutExampleC()
    {
        DrawnMap drawn(
            {card("Ent[O,O,O,O]"), card("HallN[O,W,O,O]"), card("HallE[O,O,O,O]"), card("Cell[O,O,W,O]")});
        drawn.lay("ent", 0, 0).lay("hall-n", 0, -1).lay("hall-e", 1, 0);
        const PlacementVerdict verdict = drawn.check("cell", 1, -1);
        QVERIFY(isRefused(verdict, PlacementFault::WalledOff, "DNR-MAP-09"));
        QCOMPARE(verdict.sides, std::uint8_t(south | west));
        QVERIFY(drawn.check("cell", 1, -1, upsideDown).isLegal());
    }

    /// With the switch only the door being left is blocked: a way in and a way out, perhaps over different
    /// edges.
    void DNR_DOOR_11_wallBlocksBySwitch()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), card("HallN[O,W,O,O]"), card("HallE[O,O,O,O]"),
                        card("Cell[O,O,W,O]"), card("Shut[W,W,W,W]")});
        drawn.lay("ent", 0, 0).lay("hall-n", 0, -1).lay("hall-e", 1, 0);
        QVERIFY(!drawn.check("cell", 1, -1).isLegal());
        drawn.rules.wallBlocks = WallBlocks::DoorLeft;
        QVERIFY(drawn.check("cell", 1, -1).isLegal());  // in from HallE, out to HallN
        QVERIFY(!drawn.check("shut", 1, -1).isLegal()); // in, but never out again
    }
};

DELVE_TEST(TestLaying)
#include "tst_laying.moc"
