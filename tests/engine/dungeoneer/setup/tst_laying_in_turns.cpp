// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/dungeoneer/setup/laying_in_turns.h"
#include "engine/dungeoneer/setup/portals.h"
#include "engine/dungeoneer/setup/validate_setup.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace delve;
using namespace delve::dungeoneer;

namespace {

const Cards& shippedCards()
{
    static const Cards cards = *loadCards(DELVE_SOURCE_DIR "/resources/packs");
    return cards;
}

const CardSet& shippedSet(const char* id)
{
    return *shippedCards().set(id);
}

/// Nothing laid, with these sets and so many players.
Scenario emptyTable(std::initializer_list<const char*> sets, int players)
{
    Scenario scenario;
    scenario.options.mapInView = true;
    for (const char* id : sets) {
        const CardSet& set = shippedSet(id);
        scenario.packs.push_back({set.id, set.version, set.hash});
        scenario.maps.push_back(set.mapKind);
    }
    std::ranges::sort(scenario.maps);
    for (int player = 0; player < players; ++player) {
        Player made;
        made.id = ThingId("player" + std::to_string(player));
        scenario.players.push_back(made);
    }
    return scenario;
}

/// Everybody lays by chance until all is laid; `watch` sees each step.
template <typename Watch> Scenario laidOut(Scenario scenario, std::uint64_t seed, Watch&& watch)
{
    const MapDeck deck = deckOf(scenario, shippedCards());
    const auto deal = dealMapOf(scenario, shippedCards(), deck, seed);
    Random random(seed);
    ThingIds ids(scenario);
    for (;;) {
        const auto turn = turnAfter(scenario, deck, *deal);
        if (!turn || turn->table.isOver())
            return scenario;
        scenario = afterMove(scenario, shippedCards(), *turn, anyMove(*turn, seed), ids.draw(random));
        watch(scenario, *turn);
    }
}

} // namespace

class TestLayingInTurns : public QObject
{
    Q_OBJECT

private slots:
    void DNR_OPT_02_theWholeMapIsLaidBeforePlay()
    {
        for (int players = 2; players <= 4; ++players)
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                const Scenario map =
                    laidOut(emptyTable({"overdraft"}, players), seed, [](const auto&, const auto&) {});
                QCOMPARE(map.stage, Stage::Finished);
                QVERIFY(map.dungeon.size() >= 20);
                const Findings findings = validateSetup(map, shippedCards());
                QCOMPARE(countOf(findings, Severity::Error), 0);
                QCOMPARE(parseScenario(writeScenario(map)).value(), map);
            }
    }

    /// What lies on the table tells whose turn it is, with two maps too.
    void DNR_OPT_07_turnsFollowFromTheTable()
    {
        int cards = 0;
        int expected = -1;
        const Scenario map =
            laidOut(emptyTable({"overdraft", "bad-road"}, 3), 5, [&](const Scenario&, const TurnOfMap& turn) {
                ++cards;
                if (expected >= 0 && turn.passed.empty())
                    QCOMPARE(turn.table.toMove(), expected);
                expected = (turn.table.toMove() + 1) % 3;
            });
        QCOMPARE(int(map.dungeon.size() + map.wilderness.size()), cards);
        QCOMPARE(map.stage, Stage::Finished);
        QVERIFY(!map.wilderness.empty());
        QCOMPARE(countOf(validateSetup(map, shippedCards()), Severity::Error), 0);
        // Portals were linked as soon as both ends lay there.
        for (const ThingId& portal : portalsOf(map, shippedCards()))
            QVERIFY(linkOf(map, portal));
    }

    /// Two Entrances of Dungeons: the players choose, and the other one is put away.
    void DNR_OPT_09_thePlayersChooseTheEntrance()
    {
        const Scenario start = emptyTable({"overdraft", "night-shift"}, 3);
        const MapDeck deck = deckOf(start, shippedCards());
        QCOMPARE(entrancesOf(deck, MapKind::Dungeon).size(), std::size_t(2));
        for (const char* name : {"overdraft/front-office", "night-shift/staff-entrance"}) {
            EntranceChoice choice;
            choice.used[0] = ContentId(name);
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const auto deal = dealMapOf(start, shippedCards(), deck, seed, choice);
                QCOMPARE(deck[deal->deciding].card->id, ContentId(name));
                int entrances = 0;
                for (const auto& hand : deal->dealt)
                    entrances += int(std::ranges::count_if(hand, [&](CardNumber card) {
                        return deck[card].face.type == MapCardType::Entrance;
                    }));
                QCOMPARE(entrances, 1);
                // Once it is laid, it needs not be said again.
                const auto turn = turnOf(start, shippedCards(), deck, seed, choice);
                const Scenario begun =
                    afterMove(start, shippedCards(), *turn, anyMove(*turn, seed), ThingId("c1"));
                QCOMPARE(begun.dungeon.front().card, ContentId(name));
                QVERIFY(turnOf(begun, shippedCards(), deck, seed));
            }
        }
    }

    /// The Entrance that the players name decides who begins, and is laid first.
    void DNR_OPT_06_thePlayersStateWhichEntranceDecides()
    {
        const Scenario start = emptyTable({"overdraft", "bad-road"}, 4);
        const MapDeck deck = deckOf(start, shippedCards());
        for (std::uint64_t seed = 1; seed <= 5; ++seed)
            for (const MapKind kind : allMapKinds) {
                EntranceChoice choice;
                choice.deciding = kind;
                const auto deal = dealMapOf(start, shippedCards(), deck, seed, choice);
                QCOMPARE(deck[deal->deciding].face.kind, kind);
                const auto turn = turnOf(start, shippedCards(), deck, seed, choice);
                const auto& hand = turn->table.hand(turn->table.toMove());
                QVERIFY(std::ranges::find(hand, deal->deciding) != hand.end());
                const Scenario begun =
                    afterMove(start, shippedCards(), *turn, anyMove(*turn, seed), ThingId("c1"));
                QCOMPARE(begun.cards(kind).size(), std::size_t(1));
                // What lies there says which one it was, unless somebody says otherwise.
                QVERIFY(turnOf(begun, shippedCards(), deck, seed));
                choice.deciding = kind == MapKind::Dungeon ? MapKind::Wilderness : MapKind::Dungeon;
                const auto other = dealMapOf(start, shippedCards(), deck, seed, choice);
                QVERIFY(other->deciding != deal->deciding);
            }
    }

    void theSameSeedGivesTheSameDeal()
    {
        const Scenario start = emptyTable({"overdraft"}, 3);
        const MapDeck deck = deckOf(start, shippedCards());
        const auto one = dealMapOf(start, shippedCards(), deck, 7);
        QCOMPARE(one, dealMapOf(start, shippedCards(), deck, 7));
        QVERIFY(one != dealMapOf(start, shippedCards(), deck, 8));
        const auto nothing = [](const auto&, const auto&) {};
        QCOMPARE(laidOut(start, 7, nothing), laidOut(start, 7, nothing));
    }

    /// The Personal Quests that are chosen count; the Global Quest does not.
    void DNR_OPT_04_placesOfOwnQuestsGoToTheLeft()
    {
        Scenario start = emptyTable({"overdraft"}, 2);
        const auto& quests = shippedSet("overdraft").quests;
        const auto named = std::ranges::find_if(
            quests, [](const QuestCard& quest) { return quest.place.by == PlaceKind::Card; });
        QVERIFY(named != quests.end());
        const MapDeck deck = deckOf(start, shippedCards());
        const auto place = CardNumber(deck.numberOf(named->place.card));
        start.globalQuest = named->id;
        auto deal = dealMapOf(start, shippedCards(), deck, 3);
        QCOMPARE(deal->dealt, deal->held);
        start.globalQuest.reset();
        const auto holds = [&](const MapHands& hands, int player) {
            return std::ranges::find(hands[std::size_t(player)], place) != hands[std::size_t(player)].end();
        };
        const int holder = holds(deal->dealt, 0) ? 0 : 1;
        start.players[std::size_t(holder)].quests = {named->id};
        deal = dealMapOf(start, shippedCards(), deck, 3);
        QVERIFY(holds(deal->held, 1 - holder));
    }

    void whatWasNotLaidInTurnsIsSeen()
    {
        const Scenario start = emptyTable({"overdraft"}, 2);
        const MapDeck deck = deckOf(start, shippedCards());
        const auto deal = dealMapOf(start, shippedCards(), deck, 1);
        Scenario after = start;
        for (int i = 0; i < 6; ++i) {
            const auto turn = turnAfter(after, deck, *deal);
            after = afterMove(after, shippedCards(), *turn, anyMove(*turn, 1),
                              ThingId("card" + std::to_string(i)));
        }
        QVERIFY(turnAfter(after, deck, *deal));
        Scenario moved = after;
        moved.dungeon.back().cell = {9, 9};
        QVERIFY(!turnAfter(moved, deck, *deal));
        Scenario shuffled = after;
        std::swap(shuffled.dungeon[0], shuffled.dungeon[1]);
        QVERIFY(!turnAfter(shuffled, deck, *deal));
    }

    void DNR_SETUP_01_nobodyDealsToOneOrFive()
    {
        for (const int players : {0, 1, 5}) {
            const Scenario start = emptyTable({"overdraft"}, players);
            QVERIFY(!dealMapOf(start, shippedCards(), deckOf(start, shippedCards()), 1));
        }
    }
};

DELVE_TEST(TestLayingInTurns)
#include "tst_laying_in_turns.moc"
