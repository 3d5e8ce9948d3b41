// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/place_distances.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

class TestPlaceDistances : public QObject
{
    Q_OBJECT

private:
    static PlaceDistances distancesOf(const CardSet& set, int maps)
    {
        return placeDistances(set, reportOn(set).places, maps);
    }

private slots:
    /// One Room and dead ends around the Entrance but one: the Room lies two steps away, always.
    void aPlaceThatCanLieInOneDistanceOnly()
    {
        const DrawnScenario drawn({card("Ent[O,O,O,O]"), copies(card("End[W,W,O,W]"), 1),
                                   card("EastEnd[W,W,W,O]"), card("WestEnd[W,O,W,W]"), card("Hall[O,W,O,W]"),
                                   room("Vault[O,W,O,W]")},
                                  {questAt("loot", "vault")});
        const PlaceDistances found = distancesOf(drawn.cards().sets().front(), 20);
        QCOMPARE(found.maps, 20);
        QCOMPARE(found.places[0].maps, 20);
        QCOMPARE(found.places[0].nearest, 2);
        QCOMPARE(found.places[0].farthest, 2);
        QCOMPARE(found.places[0].sum, 40);
        QCOMPARE(found.places[1].nearest, 0); // "anywhere" is the Entrance itself
    }

    void theSameSetGivesTheSame()
    {
        const DrawnScenario drawn(plainCards(), {questAt("loot", "vault"), questAt("lost", "nowhere")});
        const CardSet& set = drawn.cards().sets().front();
        const PlaceDistances found = distancesOf(set, 30);
        QCOMPARE(distancesOf(set, 30), found);
        QVERIFY(found.places[0].nearest >= 2 && found.places[0].farthest > found.places[0].nearest);
        QCOMPARE(found.places[1].maps, 0); // a card that is in no set
    }

    void aSetThatCannotBeLaidIsNotMeasured()
    {
        const DrawnScenario drawn({copies(card("Cross[O,O,O,O]"), 9)}, {questAt("loot", "cross")});
        const PlaceDistances found = distancesOf(drawn.cards().sets().front(), 10);
        QCOMPARE(found.maps, 0);
        QCOMPARE(found.places.size(), std::size_t(2));
    }
};

DELVE_TEST(TestPlaceDistances)
#include "tst_place_distances.moc"
