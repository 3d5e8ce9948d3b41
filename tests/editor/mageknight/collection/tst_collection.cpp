// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/collection/ownable_pieces.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

const ContentId cistern("starter/cistern");

} // namespace

class TestCollection : public QObject
{
    Q_OBJECT

private slots:
    void everybodyOwnsOneOfEachShippedSet()
    {
        const Collection collection;
        QCOMPARE(collection.setsOf("starter"), 1);
        QCOMPARE(collection.setsOf("made-at-home"), 0);
        const OwnedPieces owned = ownedPieces(collection, shippedContent());
        for (const Tile& tile : starterPack().tiles)
            QCOMPARE(owned.at(tile.id), tile.stock);
        for (const Chest& chest : starterPack().chests)
            QCOMPARE(owned.at(chest.id), chest.stock);
        for (const Figure& figure : starterPack().figures)
            QCOMPARE(owned.at(figure.id), 1);
    }

    void setsCountWhatThePackSays()
    {
        Collection collection;
        collection.setSets("starter", 3);
        QCOMPARE(collection.owned(cistern, 2), 6);
        collection.setSets("starter", 0);
        QCOMPARE(collection.owned(cistern, 2), 0);
    }

    void packsThatAreOnTheScreenOnlyAreAtHandThere()
    {
        Collection collection;
        const ContentId made("made-at-home/shrine");
        QCOMPARE(collection.owned(made, 2), 0);
        QCOMPARE(collection.atHand(made, 2), 2);
        QCOMPARE(collection.atHand(cistern, 2), 2);
        collection.setSets("made-at-home", 3);
        QCOMPARE(collection.atHand(made, 2), 6);
        collection.setSets("starter", 0);
        QCOMPARE(collection.atHand(cistern, 2), 0);
        collection.setSets("made-at-home", 0);
        collection.setOwned(made, 2, 1);
        QCOMPARE(collection.atHand(made, 2), 1);
    }

    void aSinglePieceIsAnException()
    {
        Collection collection;
        collection.setOwned(cistern, 2, 5);
        QCOMPARE(collection.owned(cistern, 2), 5);
        collection.setSets("starter", 2);
        QCOMPARE(collection.owned(cistern, 2), 5);
        QCOMPARE(collection.owned(ContentId("starter/rotunda"), 2), 4);
    }

    void whatIsAsUsualIsNotKept()
    {
        Collection collection;
        collection.setSets("starter", 2);
        collection.setOwned(cistern, 1, 7);
        collection.setOwned(cistern, 1, 2); // two sets have two
        collection.setSets("starter", 1);
        QCOMPARE(collection, Collection());
    }

    void numbersStayInTheirBounds()
    {
        Collection collection;
        collection.setSets("starter", -4);
        QCOMPARE(collection.setsOf("starter"), 0);
        collection.setSets("starter", 100'000);
        QCOMPARE(collection.setsOf("starter"), Collection::mostSets);
        collection.setOwned(cistern, 1, 100'000);
        QCOMPARE(collection.owned(cistern, 1), Collection::mostPieces);
    }
};

DELVE_TEST(TestCollection)
#include "tst_collection.moc"
