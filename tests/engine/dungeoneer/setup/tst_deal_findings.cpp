// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/new_set.h"
#include "engine/dungeoneer/setup/generate/generate_map.h"
#include "engine/dungeoneer/setup/validate_setup.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

using Lines = std::vector<std::string>;

MapCard withObstacle(MapCard card, Obstacle obstacle)
{
    card.obstacles.push_back(obstacle);
    return card;
}

MapCard sewer(MapCard card, char letter)
{
    return withObstacle(std::move(card), {ObstacleKind::Sewer, Stat::Speed, 0, letter});
}

MapCard portal(MapCard card)
{
    return withObstacle(std::move(card), {ObstacleKind::Portal, Stat::Speed, 0, 0});
}

std::vector<MapCard> twoWorlds()
{
    std::vector<MapCard> cards = plainCards();
    cards.push_back(wild(card("EntWild[O,O,O,O]")));
    cards.push_back(copies(wild(card("Road[O,O,O,O]")), 8));
    cards.push_back(wild(sewer(room("Grate[O,O,O,O]"), 'A')));
    cards.push_back(wild(sewer(room("Drain[O,O,O,O]"), 'A')));
    cards.push_back(wild(sewer(sewer(room("Crossing[O,O,O,O]"), 'A'), 'C')));
    cards.push_back(sewer(room("Cistern[O,O,O,O]"), 'B'));
    cards.push_back(sewer(room("Well[O,O,O,O]"), 'B'));
    cards.push_back(copies(portal(wild(room("Gate[O,O,O,O]"))), 2));
    return cards;
}

} // namespace

/// What is found about features, players and the cards they are dealt.
class TestDealFindings : public QObject
{
    Q_OBJECT

private slots:
    void DNR_OBST_07_aSewerNeedsAPartner()
    {
        DrawnScenario drawn(twoWorlds());
        drawn.lay("ent-wild", 0, 0).lay("grate", 0, -2);
        QCOMPARE(drawn.told("DNR-OBST-07"), (Lines{"hint: grate-1"}));
        drawn.scenario.stage = Stage::Finished;
        QCOMPARE(drawn.told("DNR-OBST-07"), (Lines{"warning: grate-1"}));
        drawn.lay("drain", 0, 2);
        QCOMPARE(drawn.told("DNR-OBST-07"), Lines{});
        // A card may have several Sewers, and is no partner of its own.
        drawn.lay("crossing", 5, 5);
        QCOMPARE(drawn.told("DNR-OBST-07"), (Lines{"warning: crossing-1"}));
        std::erase_if(drawn.scenario.wilderness,
                      [](const PlacedCard& placed) { return placed.id.text() == "crossing-1"; });
        // Nobody climbs into a Sewer under the ground: two of them are no pair.
        drawn.lay("cistern", 3, 3).lay("well", 4, 4);
        QCOMPARE(drawn.told("DNR-OBST-07"), (Lines{"warning: cistern-1", "warning: well-1"}));
    }

    void DNR_OBST_09_aPortalIsLinkedToAnEntrance()
    {
        DrawnScenario drawn(twoWorlds());
        drawn.layStart().lay("ent-wild", 0, 0).lay("gate", 0, -2).lay("road", 0, -1);
        QCOMPARE(drawn.told("DNR-OBST-09"), (Lines{"hint: gate-1"}));
        drawn.scenario.stage = Stage::Finished;
        QCOMPARE(drawn.told("DNR-OBST-09"), (Lines{"warning: gate-1"}));
        drawn.scenario.portals = {{ThingId("l1"), ThingId("gate-1"), ThingId("ent-1"), 'A'}};
        QCOMPARE(drawn.told("DNR-OBST-09"), Lines{});
        drawn.scenario.portals[0].entrance = ThingId("cross-1");
        QCOMPARE(drawn.told("DNR-OBST-09"), (Lines{"error no-entrance: cross-1"}));
        drawn.scenario.portals[0] = {ThingId("l1"), ThingId("road-1"), ThingId("ent-1"), 'A'};
        QCOMPARE(drawn.told("DNR-OBST-09"), (Lines{"error no-portal: road-1", "warning: gate-1"}));
        drawn.scenario.portals = {{ThingId("l1"), ThingId("gate-1"), ThingId("ent-1"), 'A'},
                                  {ThingId("l2"), ThingId("gate-1"), ThingId("ent-1"), 'B'}};
        QCOMPARE(drawn.told("DNR-OBST-09"), (Lines{"error twice: gate-1"}));
    }

    void DNR_OBST_09_withoutADungeonAPortalDoesNothing()
    {
        DrawnScenario drawn(twoWorlds());
        drawn.scenario.maps = {MapKind::Wilderness};
        drawn.lay("ent-wild", 0, 0).lay("gate", 0, -2);
        QCOMPARE(drawn.told("DNR-OBST-09"), Lines{});
    }

    void DNR_SETUP_07_aLetterMarksOnePlace()
    {
        DrawnScenario drawn(twoWorlds());
        drawn.layStart().lay("ent-wild", 0, 0).lay("gate", 0, -2).lay("gate", 0, 2);
        drawn.scenario.portals = {{ThingId("l1"), ThingId("gate-1"), ThingId("ent-1"), 'A'},
                                  {ThingId("l2"), ThingId("gate-2"), ThingId("ent-1"), 'A'}};
        QCOMPARE(drawn.told("DNR-SETUP-07"), (Lines{"error: gate-2"}));
        drawn.scenario.portals[1].marker = 'B'; // an Entrance may be the end of several Portals
        QCOMPARE(drawn.told("DNR-SETUP-07"), Lines{});
        QCOMPARE(drawn.told("DNR-OBST-09"), Lines{});
    }

    void DNR_GLOSS_18_markersComeFromCutOutCards()
    {
        DrawnScenario drawn(twoWorlds());
        drawn.layStart().lay("ent-wild", 0, 0).lay("gate", 0, -2);
        drawn.scenario.portals = {{ThingId("l1"), ThingId("gate-1"), ThingId("ent-1"), 'B'}};
        QCOMPARE(drawn.told("DNR-GLOSS-18"), Lines{});
        drawn.scenario.portals[0].marker = 'Q';
        QCOMPARE(drawn.told("DNR-GLOSS-18"), (Lines{"warning: gate-1"}));
    }

    /// The same cards as a second set: with a symbol of its own they can be sorted again, without one not.
    void DNR_OPT_10_setsAreToldApartByTheirSymbols()
    {
        const DrawnScenario drawn(plainCards());
        CardSet other = renamedSet(drawn.cards().sets().front(), "other");
        const auto findings = [&] {
            Scenario scenario = drawn.scenario;
            scenario.packs.push_back({"other", other.version, ""});
            const Cards cards = *Cards::combine({drawn.cards().sets().front(), other});
            Findings found = validateSetup(scenario, cards);
            std::erase_if(found, [](const Finding& each) { return each.rule != "DNR-OPT-10"; });
            return found;
        };
        const std::string symbol = other.symbol;
        QCOMPARE(findings(),
                 (Findings{{"DNR-OPT-10", Severity::Warning, {.args = {"test", "other", symbol}}}}));
        other.symbol = symbol + "2";
        QCOMPARE(findings(), Findings{});
    }

    void DNR_SETUP_01_twoToFourPlayers()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        QCOMPARE(drawn.told("DNR-SETUP-01"), Lines{});
        drawn.scenario.players.pop_back();
        QCOMPARE(drawn.told("DNR-SETUP-01"), (Lines{"todo few:"}));
        for (int more = 0; more < 4; ++more) {
            drawn.scenario.players.push_back({});
            drawn.scenario.players.back().id = ThingId("m" + std::to_string(more));
        }
        QCOMPARE(drawn.told("DNR-SETUP-01"), (Lines{"error many:"}));
    }

    /// The set of the test has four Heroes, four Trackers, 20 Adventure cards and 9 Quests: enough for four.
    void DNR_SETUP_05_enoughCardsForThePlayers()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        for (int more = 3; more <= 4; ++more) {
            drawn.scenario.players.push_back({});
            drawn.scenario.players.back().id = ThingId("p" + std::to_string(more));
        }
        QCOMPARE(drawn.told("DNR-SETUP-05"), Lines{});
        drawn.scenario.players.push_back({});
        drawn.scenario.players.back().id = ThingId("p5");
        QCOMPARE(drawn.told("DNR-SETUP-05"),
                 (Lines{"error heroes:", "error trackers:", "error adventures:", "error quests:"}));
        drawn.scenario.packs.clear();
        drawn.scenario.dungeon.clear();
        QCOMPARE(drawn.told("DNR-SETUP-05"), (Lines{"todo no-sets:"}));
    }

    void DNR_SETUP_05_anEntranceAndFourPassagesForEachKind()
    {
        DrawnScenario drawn({card("Ent[O,O,O,O]"), copies(card("Cross[O,O,O,O]"), 3)});
        QCOMPARE(drawn.told("DNR-SETUP-05"), (Lines{"error passages:"}));
        drawn.scenario.options.mapInView = true; // DNR-OPT-02
        QCOMPARE(drawn.told("DNR-SETUP-05"), Lines{});
        drawn.scenario.maps = {MapKind::Dungeon, MapKind::Wilderness};
        QVERIFY(!drawn.told("DNR-SETUP-05").empty());
        QCOMPARE(drawn.told("DNR-SETUP-05").back(), std::string("error entrances:"));
    }

    void DNR_SETUP_08_noCardTwice()
    {
        DrawnScenario drawn(plainCards());
        drawn.scenario.players[0].hero = ContentId("test/ada");
        drawn.scenario.players[1].hero = ContentId("test/bo");
        QCOMPARE(drawn.told("DNR-SETUP-08"), Lines{});
        drawn.scenario.players[1].hero = ContentId("test/ada");
        QCOMPARE(drawn.told("DNR-SETUP-08"), (Lines{"error: test/ada"}));
    }

    void DNR_SETUP_12_DNR_SETUP_20_noMoreThanIsDealt()
    {
        DrawnScenario drawn(plainCards());
        Player& player = drawn.scenario.players[0];
        player.quests.assign(2, ContentId("test/anywhere"));
        player.hand.assign(5, ContentId("test/trick"));
        QCOMPARE(drawn.told("DNR-SETUP-12"), Lines{});
        QCOMPARE(drawn.told("DNR-SETUP-20"), Lines{});
        player.quests.push_back(ContentId("test/anywhere"));
        player.hand.push_back(ContentId("test/trick"));
        QCOMPARE(drawn.told("DNR-SETUP-12"), (Lines{"error: p1"}));
        QCOMPARE(drawn.told("DNR-SETUP-20"), (Lines{"error: p1"}));
    }

    /// The set of the test is one of a Dungeon; a copy of it is made one of the Wilderness.
    void DNR_OPT_12_oneQuestOfEachMap()
    {
        const DrawnScenario drawn(twoWorlds(), {questAt("walk", MapCardType::Passage)});
        CardSet above = renamedSet(drawn.cards().sets().front(), "above");
        above.mapKind = MapKind::Wilderness;
        const Cards cards = *Cards::combine({drawn.cards().sets().front(), above});
        Scenario scenario = drawn.scenario;
        scenario.packs.push_back({"above", above.version, ""});
        const auto found = [&](std::vector<ContentId> quests) {
            scenario.players[0].quests = std::move(quests);
            Findings findings = validateSetup(scenario, cards);
            std::erase_if(findings, [](const Finding& each) { return each.rule != "DNR-OPT-12"; });
            return findings.size();
        };
        const ContentId below("test/anywhere"), other("above/anywhere");
        QCOMPARE(found({below, other}), std::size_t(0));
        QCOMPARE(found({below}), std::size_t(0));
        QCOMPARE(found({below, below}), std::size_t(1));
        QCOMPARE(found({other, other}), std::size_t(1));
        scenario.maps = {MapKind::Dungeon};
        QCOMPARE(found({below, below}), std::size_t(0));
        // Whoever deals keeps to it.
        scenario.maps = {MapKind::Dungeon, MapKind::Wilderness};
        MapWishes wishes;
        wishes.isFair = true;
        scenario.players[0].quests.clear();
        scenario.stage = Stage::Growing;
        const GeneratedMap made = completeMap(scenario, cards, wishes, 1);
        for (const Player& player : made.scenario.players) {
            QCOMPARE(player.quests.size(), std::size_t(2));
            QVERIFY(cards.setOf(player.quests[0])->mapKind != cards.setOf(player.quests[1])->mapKind);
        }
    }

    void DNR_QUEST_28_placesOfQuestsCanBeFound()
    {
        DrawnScenario drawn(plainCards(), {questAt("loot", "vault"), questAt("lost", "nowhere")});
        drawn.layStart();
        drawn.scenario.globalQuest = ContentId("test/loot");
        QCOMPARE(drawn.told("DNR-QUEST-28"), Lines{}); // a Vault may still be drawn
        drawn.scenario.stage = Stage::Finished;
        QCOMPARE(drawn.told("DNR-QUEST-28"), (Lines{"error: test/loot test/vault"}));
        drawn.lay("vault", 0, -2);
        QCOMPARE(drawn.told("DNR-QUEST-28"), Lines{});
        drawn.scenario.players[0].quests = {ContentId("test/lost")};
        QCOMPARE(drawn.told("DNR-QUEST-28"), (Lines{"error: test/lost test/nowhere"}));
    }

    /// A card of the Wilderness does not come to a game that has no map of it.
    void DNR_QUEST_28_placesOfMapsThatAreNotInUse()
    {
        DrawnScenario drawn(twoWorlds(), {questAt("gates", "gate")});
        drawn.layStart();
        drawn.scenario.globalQuest = ContentId("test/gates");
        QCOMPARE(drawn.told("DNR-QUEST-28"), Lines{});
        drawn.scenario.maps = {MapKind::Dungeon};
        QCOMPARE(drawn.told("DNR-QUEST-28"), (Lines{"error: test/gates test/gate"}));
    }

    /// Of two Entrances one is used; a Quest that leads to the other waits for ever.
    void DNR_QUEST_28_anEntranceThatIsPutAway()
    {
        std::vector<MapCard> cards = plainCards();
        cards.push_back(card("EntOther[O,O,O,O]"));
        DrawnScenario drawn(cards, {questAt("home", "ent-other")});
        drawn.scenario.globalQuest = ContentId("test/home");
        QCOMPARE(drawn.told("DNR-QUEST-28"), Lines{}); // it may yet be the one that is laid
        drawn.layStart();
        QCOMPARE(drawn.told("DNR-QUEST-28"), (Lines{"error: test/home test/ent-other"}));
    }

    void DNR_QUEST_28_placesByType()
    {
        DrawnScenario drawn({card("Ent[O,O,O,O]"), copies(card("Cross[O,O,O,O]"), 9)},
                            {questAt("rest", MapCardType::Room)});
        drawn.layStart();
        drawn.scenario.globalQuest = ContentId("test/rest");
        QCOMPARE(drawn.told("DNR-QUEST-28"), (Lines{"error type: test/rest"}));
    }

    /// A pool picked by hand with a Quest whose place was left out names both cards.
    void DNR_OPT_13_handPickedCardsHaveTheirPlaces()
    {
        DrawnScenario drawn(plainCards(), {questAt("loot", "vault")});
        drawn.layStart();
        QCOMPARE(drawn.told("DNR-OPT-13"), Lines{});
        drawn.scenario.leftOut = {{ContentId("test/vault"), 3}};
        QCOMPARE(drawn.told("DNR-OPT-13"), Lines{}); // one is left
        drawn.scenario.leftOut = {{ContentId("test/vault"), 4}};
        QCOMPARE(drawn.told("DNR-OPT-13"), (Lines{"error: test/loot test/vault"}));
    }

    /// Of several Entrances of a kind one is used; the other is put away and is no card that is left.
    void DNR_OPT_09_oneEntranceOfEachKind()
    {
        std::vector<MapCard> cards = plainCards();
        cards.push_back(card("EntOther[O,O,O,O]"));
        DrawnScenario drawn(cards);
        drawn.lay("ent-other", 0, 0);
        QCOMPARE(drawn.told("DNR-SETUP-15"), Lines{});
        drawn.lay("ent", 0, 1);
        QCOMPARE(drawn.told("DNR-SETUP-15"), (Lines{"error: ent-other-1 ent-1"}));
    }

    void DNR_OPT_07_whatIsLeftOfAFinishedMapIsOut()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        QCOMPARE(drawn.told("DNR-OPT-07"), Lines{});
        drawn.scenario.stage = Stage::Finished;
        QCOMPARE(drawn.told("DNR-OPT-07"), (Lines{"hint:"}));
    }

    /// Speed 2 never reaches 9+, but always opens the door at a price; 8+ can be reached.
    void DNR_DOOR_10_aPlaceBehindHopelessDoors()
    {
        const auto behind = [](const char* gate) {
            DrawnScenario drawn(
                {card("Ent[O,O,O,O]"), copies(card("Cross[O,O,O,O]"), 4), card(gate), room("Vault[O,O,O,O]")},
                {questAt("loot", "vault")});
            drawn.layStart().lay("gate", 0, -2).lay("vault", 0, -3);
            drawn.scenario.globalQuest = ContentId("test/loot");
            return drawn.told("DNR-DOOR-10");
        };
        QCOMPARE(behind("Gate[L9,W,O,W]"), (Lines{"hint: vault-1 test/loot"}));
        QCOMPARE(behind("Gate[L8,W,O,W]"), Lines{});
    }
};

DELVE_TEST(TestDealFindings)
#include "tst_deal_findings.moc"
