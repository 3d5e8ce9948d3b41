// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/map_in_view.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/test_registry.h"

#include <deque>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

/// A deck of an Entrance, Passages and Rooms, by number: ent 0, cross 1, vault 2, end 3.
struct TestDeck
{
    std::deque<MapCard> cards{card("Ent[O,O,O,O]"), copies(card("Cross[O,O,O,O]"), 6),
                              copies(room("Vault[O,O,O,O]"), 3), copies(card("End[W,W,O,W]"), 2)};
    MapDeck deck;

    TestDeck()
    {
        for (const MapCard& each : cards)
            deck.add(each);
    }
};

constexpr CardNumber ent = 0, cross = 1, vault = 2, dead = 3;

int countOf(const MapHands& hands)
{
    int count = 0;
    for (const auto& hand : hands)
        count += int(hand.size());
    return count;
}

} // namespace

class TestMapInView : public QObject
{
    Q_OBJECT

private slots:
    void DNR_OPT_03_allCardsAreDealtOneAtATime()
    {
        const TestDeck test;
        Random random(1);
        const std::array entrances{ent};
        const MapHands hands = dealMap(test.deck, entrances, 3, random);
        QCOMPARE(countOf(hands), 12);
        for (const auto& hand : hands)
            QCOMPARE(hand.size(), std::size_t(4));
        const MapHands uneven = dealMap(test.deck, {}, 3, random); // eleven cards: the last gets one less
        QCOMPARE(uneven[0].size(), std::size_t(4));
        QCOMPARE(uneven[2].size(), std::size_t(3));
    }

    void DNR_OPT_04_questPlacesGoToTheLeftOnce()
    {
        const MapHands hands{{cross, vault}, {vault, dead}, {ent}};
        // The first two want the Vault; the second does not pass on the one it receives.
        const MapHands after = passQuestPlaces(hands, {{vault}, {vault}, {}});
        QCOMPARE(after, (MapHands{{cross}, {dead, vault}, {ent, vault}}));
    }

    void DNR_OPT_05_whoHoldsTheEntranceBegins()
    {
        const TestDeck test;
        const MapInView laying(test.deck, {{cross}, {vault}, {cross, ent}}, ent, {});
        QCOMPARE(laying.initiative(), 2);
        QCOMPARE(laying.toMove(), 2);
        QCOMPARE(laying.moves(), (std::vector<MapMove>{{ent, {{0, 0}, false}}}));
    }

    void DNR_OPT_07_inTurnsUntilAllAreLaid()
    {
        const TestDeck test;
        MapInView laying(test.deck, {{ent, cross}, {cross}}, ent, {});
        laying.lay(laying.moves().front());
        QCOMPARE(laying.toMove(), 1); // laying the Entrance was the first placement
        QCOMPARE(laying.moves().size(), std::size_t(8));
        laying.lay({cross, {{0, -1}, false}});
        QVERIFY(!laying.isOver());
        laying.lay({cross, {{0, -2}, false}});
        QVERIFY(laying.isOver());
        QCOMPARE(laying.map(MapKind::Dungeon).size(), 3);
    }

    void DNR_OPT_08_whoHeldTheEntranceBeginsTheGame()
    {
        const TestDeck test;
        const auto firstPlayer = [&](MapHands hands) {
            MapInView laying(test.deck, std::move(hands), ent, {});
            while (!laying.isOver()) {
                if (const auto moves = laying.moves(); moves.empty())
                    laying.pass();
                else
                    laying.lay(moves.front());
            }
            return laying.initiative(); // however long the laying took
        };
        QCOMPARE(firstPlayer({{cross}, {ent}, {cross}}), 1);
        QCOMPARE(firstPlayer({{cross}, {cross, vault}, {ent}}), 2);
    }

    /// DNR-MAP-10 counts the cards that all players hold, not only the own.
    void DNR_OPT_07_cardsOfOthersCountAsRemaining()
    {
        TestDeck narrow;
        narrow.cards.front() = card("Ent[O,W,W,W]");
        MapDeck deck;
        for (const MapCard& each : narrow.cards)
            deck.add(each);
        MapInView laying(deck, {{ent}, {dead}, {cross}}, ent, {});
        laying.lay(laying.moves().front());
        QVERIFY(laying.moves().empty()); // the dead end would close the map while a Cross is left
        laying.pass();
        laying.lay(laying.moves().front());
        QCOMPARE(laying.toMove(), 0);
        laying.pass();
        QVERIFY(!laying.moves().empty()); // now there is room
    }

    void DNR_OPT_07_ifAllPassTheRestIsOut()
    {
        TestDeck narrow;
        narrow.cards.front() = card("Ent[W,W,W,W]");
        MapDeck deck;
        for (const MapCard& each : narrow.cards)
            deck.add(each);
        MapInView laying(deck, {{ent, cross}, {cross}}, ent, {});
        laying.lay(laying.moves().front());
        QVERIFY(laying.moves().empty());
        laying.pass();
        QVERIFY(!laying.isOver());
        laying.pass();
        QVERIFY(laying.isOver());
        QCOMPARE(laying.hand(0).size(), std::size_t(1));
    }

    void DNR_OPT_07_DNR_MAP_07_theExceptionIsForTheWholeHand()
    {
        const TestDeck test;
        MapInView laying(test.deck, {{ent}, {vault, cross}, {vault}}, ent, {});
        laying.lay(laying.moves().front());
        for (const MapMove& move : laying.moves())
            QCOMPARE(move.card, cross); // the Cross has a place, so that the Vault must wait
        laying.pass();
        QVERIFY(!laying.moves().empty()); // the third player holds nothing else
        QCOMPARE(laying.moves().front().card, vault);
    }

    void DNR_OPT_06_otherEntrancesAtTheFirstOpportunity()
    {
        TestDeck two;
        two.cards.push_back(wild(card("EntWild[O,O,O,O]")));
        two.cards.push_back(wild(card("Road[O,O,O,O]")));
        MapDeck deck;
        for (const MapCard& each : two.cards)
            deck.add(each);
        constexpr CardNumber entWild = 4, road = 5;
        MapInView laying(deck, {{ent, road}, {cross, entWild}}, ent, {});
        laying.lay(laying.moves().front());
        QCOMPARE(laying.moves(), (std::vector<MapMove>{{entWild, {{0, 0}, false}}})); // compulsory
        laying.lay(laying.moves().front());
        QCOMPARE(laying.moves().size(), std::size_t(8));
        QCOMPARE(laying.moves().front().card, road); // on its own map
    }
};

DELVE_TEST(TestMapInView)
#include "tst_map_in_view.moc"
