// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/dungeoneer/setup/generate/deal_quests.h"
#include "engine/dungeoneer/setup/generate/generate_map.h"
#include "engine/dungeoneer/setup/quest_places.h"
#include "engine/dungeoneer/setup/validate_setup.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <span>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

/// A set of 20 Map cards with doors of all kinds and Quests about five of its Rooms.
DrawnScenario variedSet()
{
    return DrawnScenario({card("Ent[O,O,O,O]"), copies(card("Cross[O,O,O,O]"), 3),
                          copies(card("Hall[O,W,O,W]"), 2), copies(card("Walk[W,O,W,O]"), 2),
                          copies(card("Bend[L6,O,W,W]"), 2), copies(card("Fork[O,T5,O,W]"), 2),
                          room("Vault[W,O,W,L6]"), room("Crypt[O,W,T6,W]"), room("Shrine[O,O,O,W]"),
                          room("Den[T5,L5,T5,L5]"), room("Well[O,W,O,L6]"), room("Armoury[L6,W,L6,W]"),
                          room("Kennel[T4,O,W,O]"), room("Pantry[W,O,O,O]")},
                         {questAt("one", "vault"), questAt("two", "crypt"), questAt("three", "shrine"),
                          questAt("four", "den"), questAt("five", "well"), questAt("six", "armoury")});
}

MapWishes wishesFor(Stage stage)
{
    MapWishes wishes;
    wishes.sets = {"test"};
    wishes.stage = stage;
    return wishes;
}

/// The Quests of this map: lost 3 steps away, loot and hunt 2, walk 1, anywhere 0.
DrawnScenario mapWithQuests()
{
    DrawnScenario drawn(plainCards(), {questAt("loot", "vault"), questAt("lost", "crypt"),
                                       questAt("hunt", "hall"), questAt("walk", MapCardType::Passage)});
    drawn.layStart().lay("vault", 0, -2).lay("crypt", 0, -3).lay("hall", 0, 2);
    return drawn;
}

} // namespace

class TestGenerateMap : public QObject
{
    Q_OBJECT

private slots:
    /// Whatever the seed, the stage and the switches: no errors, nothing left to do but what is dealt in
    /// play.
    void whatIsMadeIsLegal()
    {
        const DrawnScenario set = variedSet();
        for (const Stage stage : {Stage::Starting, Stage::Growing, Stage::Finished})
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                MapWishes wishes = wishesFor(stage);
                wishes.options.mapInView = seed % 4 == 0;
                wishes.options.enclosedHoles = seed % 5 == 0 ? EnclosedHoles::Error : EnclosedHoles::Warning;
                wishes.options.wallBlocks = seed % 7 == 0 ? WallBlocks::DoorLeft : WallBlocks::BothSides;
                const GeneratedMap made = generateMap(set.cards(), wishes, seed);
                const Findings findings = validateSetup(made.scenario, set.cards());
                for (const Finding& finding : findings)
                    if (finding.severity == Severity::Error || finding.severity == Severity::Todo)
                        QFAIL((finding.rule + " " + toldAs(finding) + "\n" + writeScenario(made.scenario))
                                  .c_str());
                if (stage != Stage::Finished)
                    QVERIFY(made.isMade());
            }
    }

    void theSameSeedGivesTheSameMap()
    {
        const DrawnScenario set = variedSet();
        const MapWishes wishes = wishesFor(Stage::Growing);
        const std::string first = writeScenario(generateMap(set.cards(), wishes, 7).scenario);
        QCOMPARE(first, writeScenario(generateMap(set.cards(), wishes, 7).scenario));
        QVERIFY(first != writeScenario(generateMap(set.cards(), wishes, 8).scenario));
    }

    void wishesHold()
    {
        const DrawnScenario set = variedSet();
        MapWishes wishes = wishesFor(Stage::Growing);
        wishes.cards = 14;
        wishes.shape = MapShape::Compact;
        wishes.loops = 3;
        const GeneratedMap compact = generateMap(set.cards(), wishes, 3);
        QVERIFY(compact.isMade());
        QCOMPARE(compact.measures.cards, 14);
        QVERIFY(compact.measures.loops >= 3);
        QVERIFY(100 * compact.measures.cards >= 60 * compact.measures.box);

        wishes.shape = MapShape::Sprawling;
        wishes.loops = 0;
        wishes.questDistance = 2;
        const GeneratedMap wide = generateMap(set.cards(), wishes, 3);
        QVERIFY(wide.isMade());
        QVERIFY(100 * wide.measures.cards <= 45 * wide.measures.box);
        QVERIFY(wide.measures.nearestQuest >= 2 || wide.measures.nearestQuest == -1);

        MapWishes harsh = wishesFor(Stage::Growing);
        harsh.doors = DoorMood::Harsh;
        MapWishes gentle = wishesFor(Stage::Growing);
        gentle.doors = DoorMood::Gentle;
        const auto share = [&](const MapWishes& mood) {
            const MapMeasures measures = generateMap(set.cards(), mood, 5).measures;
            return 100 * measures.rolls / measures.crossings;
        };
        QVERIFY(share(gentle) <= 20);
        QVERIFY(share(harsh) > share(gentle));
    }

    void fairQuestsForFour()
    {
        const DrawnScenario set = variedSet();
        MapWishes wishes = wishesFor(Stage::Finished);
        wishes.players = 3;
        wishes.isFair = true;
        wishes.cards = 18;
        const GeneratedMap made = generateMap(set.cards(), wishes, 11);
        QVERIFY(made.isMade());
        QVERIFY(made.measures.unfairness >= 0 && made.measures.unfairness <= 1);
        QCOMPARE(made.scenario.players[2].quests.size(), std::size_t(2));
    }

    /// What players hold and the Global Quest are not dealt once more.
    void DNR_SETUP_08_aFairDealNamesNoQuestTwice()
    {
        const DrawnScenario drawn = mapWithQuests();
        for (const char* global : {"test/walk", "test/loot", "test/hunt"})
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                Scenario scenario = drawn.scenario;
                scenario.globalQuest = ContentId(global);
                scenario.players[0].quests = {ContentId("test/lost"), ContentId("test/anywhere")};
                Random random(seed);
                dealFairQuests(scenario, drawn.cards(), random);
                std::vector<ContentId> named = questsNamed(scenario);
                QCOMPARE(named.size(), std::size_t(5));
                std::ranges::sort(named);
                std::erase(named, ContentId("test/anywhere")); // of which there are nine
                QVERIFY(std::ranges::adjacent_find(named) == named.end());
            }
    }

    /// Who has one Quest gets the one that makes the ways alike; what is there is kept.
    void DNR_SETUP_12_whoHasOneQuestGetsASecond()
    {
        const DrawnScenario drawn = mapWithQuests();
        Scenario scenario = drawn.scenario;
        scenario.globalQuest = ContentId("test/walk");
        scenario.players[0].quests = {ContentId("test/lost")};
        Random random(1);
        Scenario after = scenario;
        dealFairQuests(after, drawn.cards(), random);
        QCOMPARE(after.players[0].quests,
                 (std::vector{ContentId("test/lost"), ContentId("test/anywhere")})); // 3 and 0 steps
        QCOMPARE(after.players[1].quests.size(), std::size_t(2));                    // 2 and 2
        // Nothing changes where there are too few for all.
        for (int more = 0; more < 2; ++more)
            scenario.players.push_back(scenario.players[1]);
        after = scenario;
        dealFairQuests(after, drawn.cards(), random);
        QCOMPARE(after, scenario);
    }

    /// What cannot be had is said, with the nearest that was found.
    void impossibleWishesAreRefused()
    {
        const DrawnScenario set = variedSet();
        MapWishes wishes = wishesFor(Stage::Starting);
        wishes.loops = 9;
        const GeneratedMap made = generateMap(set.cards(), wishes, 1, {.tries = 20});
        QVERIFY(!made.isMade());
        QCOMPARE(made.tries, 20);
        QCOMPARE(made.missed.size(), std::size_t(1));
        QCOMPARE(made.missed[0].wish, MissedMapWish::Wish::Loops);
        QCOMPARE(made.missed[0].wanted, 9);

        wishes.sets = {"none"};
        QVERIFY(faultOf(wishes, set.cards()).has_value());
        wishes.sets = {"test"};
        wishes.stage = Stage::Growing;
        wishes.cards = 21;
        QVERIFY(faultOf(wishes, set.cards()).has_value());
        wishes.cards = 20;
        QVERIFY(!faultOf(wishes, set.cards()).has_value());
    }

    /// DNR-SETUP-16: a map at the start has five cards, whoever makes it.
    void aStartingMapHasFiveCards()
    {
        DrawnScenario set = variedSet();
        MapWishes wishes = wishesFor(Stage::Starting);
        wishes.cards = 5;
        QVERIFY(!faultOf(wishes, set.cards()).has_value());
        wishes.cards = 12;
        QVERIFY(faultOf(wishes, set.cards()).has_value());
        set.scenario.stage = Stage::Starting;
        wishes.stage = Stage::Growing; // what the scenario says counts
        QVERIFY(faultOf(wishes, set.cards(), set.scenario).has_value());
        set.scenario.stage = Stage::Growing;
        QVERIFY(!faultOf(wishes, set.cards(), set.scenario).has_value());
    }

    void whatIsLeftOutCannotBeWishedFor()
    {
        DrawnScenario set = variedSet();
        MapWishes wishes = wishesFor(Stage::Growing);
        wishes.cards = 20;
        QVERIFY(!faultOf(wishes, set.cards(), set.scenario).has_value());
        set.scenario.leftOut = {{set.cards().sets().front().maps.back().id, 1}};
        QVERIFY(faultOf(wishes, set.cards(), set.scenario).has_value());
        wishes.cards = 19;
        QVERIFY(!faultOf(wishes, set.cards(), set.scenario).has_value());
        wishes.players = 5;
        QVERIFY(faultOf(wishes, set.cards(), set.scenario).has_value());
    }

    void whatIsPlacedIsKept()
    {
        DrawnScenario begun = variedSet();
        begun.lay("ent", 0, 0).lay("hall", 0, -1, true).lay("cross", 1, 0);
        begun.scenario.stage = Stage::Growing;
        MapWishes wishes = wishesFor(Stage::Growing);
        wishes.cards = 10;
        wishes.players = 3;
        const GeneratedMap done = completeMap(begun.scenario, begun.cards(), wishes, 4);
        QVERIFY(done.isMade());
        QCOMPARE(done.scenario.players.size(), std::size_t(3));
        QCOMPARE(done.scenario.dungeon.size(), std::size_t(10));
        QVERIFY(std::ranges::equal(std::span(done.scenario.dungeon).first(3), begun.scenario.dungeon));
        QCOMPARE(countOf(validateSetup(done.scenario, begun.cards()), Severity::Error), 0);
        QCOMPARE(countOf(validateSetup(done.scenario, begun.cards()), Severity::Todo), 0);
    }
};

DELVE_TEST(TestGenerateMap)
#include "tst_generate_map.moc"
