// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

SetFinding ofSet(const char* rule, Severity severity, const char* text, std::vector<std::string> args = {})
{
    return {rule, severity, {}, {text, std::move(args)}};
}

SetFinding ofCard(const char* rule, Severity severity, const char* card, const char* text,
                  std::vector<std::string> args = {})
{
    return {rule, severity, ContentId(std::string("small/") + card), {text, std::move(args)}};
}

} // namespace

/// The checks of counts, Map cards, Heroes and Quests.
class TestSetChecks : public QObject
{
    Q_OBJECT

private slots:
    void aLegalSetHasNoFindings()
    {
        const SetFindings findings = checkSet(smallSet());
        QVERIFY2(findings.empty(), findings.empty() ? "" : inEnglish(findings[0].what).c_str());
    }

    void DNR_SETUP_02_aBaseSetHas110Cards()
    {
        QCOMPARE(countsOfSize(SetSize::Base, 1), (CardCounts{62, 20, 14, 6, 6, 2}));
        QCOMPARE(countsOfSize(SetSize::Base, 1).sum(), 110);
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-SETUP-02"), SetFindings{}); // a free set promises nothing
        set.size = SetSize::Base;
        set.adventures[0].copies = 62;
        set.quests[0].copies = 10;
        set.heroes[0].copies = 5;
        set.trackers[0].copies = 6;
        set.cutouts[0].copies = 2;
        set.maps[2].copies = 17; // 19 with Entrance and Room
        QCOMPARE(findingsOf(set, "DNR-SETUP-02"),
                 (SetFindings{ofSet("DNR-SETUP-02", Severity::Error,
                                    "%1 Map cards, where a set of its size has %2", {"19", "20"})}));
        set.maps[2].copies = 18;
        QCOMPARE(findingsOf(set, "DNR-SETUP-02"), SetFindings{});
    }

    void DNR_SETUP_03_anExpansionHasDecksOf55()
    {
        QCOMPARE(countsOfSize(SetSize::Expansion, 1), (CardCounts{31, 10, 7, 3, 3, 1}));
        QCOMPARE(countsOfSize(SetSize::Expansion, 2).sum(), 110);
        CardSet set = smallSet();
        set.size = SetSize::Expansion;
        set.adventures[0].copies = 31;
        set.maps[2].copies = 8;
        set.quests[0].copies = 3;
        set.heroes[0].copies = 2;
        set.trackers[0].copies = 3;
        QCOMPARE(findingsOf(set, "DNR-SETUP-03"), SetFindings{});
        set.heroes[0].copies = 3;
        QCOMPARE(findingsOf(set, "DNR-SETUP-03"),
                 (SetFindings{ofSet("DNR-SETUP-03", Severity::Error,
                                    "%1 Hero cards, where a set of its size has %2", {"4", "3"})}));
    }

    void DNR_SETUP_05_aPoolSupportsSoManyPlayers()
    {
        CardSet set = smallSet();
        QCOMPARE(playersSupported(set), 2);
        const std::array<const CardSet*, 1> alone{&set};
        QCOMPARE(checkPlayers(alone, 3),
                 (SetFindings{ofSet("DNR-SETUP-05", Severity::Error,
                                    "%1 players need %2 Heroes, there are %3", {"3", "3", "2"}),
                              ofSet("DNR-SETUP-05", Severity::Error,
                                    "%1 players need %2 Trackers, there are %3", {"3", "3", "2"}),
                              ofSet("DNR-SETUP-05", Severity::Error,
                                    "%1 players need %2 Quests, there are %3", {"3", "7", "5"}),
                              ofSet("DNR-SETUP-05", Severity::Error,
                                    "%1 players need %2 Adventure cards, there are %3", {"3", "15", "10"})}));
        const std::array<const CardSet*, 2> twice{&set, &set};
        QCOMPARE(checkPlayers(twice, 4), SetFindings{});
        set.maps[2].copies = 3;
        QCOMPARE(playersSupported(set), 0);
        // The example of the rule: a lone deck of 55 supports three.
        set = smallSet();
        set.heroes[0].copies = 2;
        set.trackers[0].copies = 3;
        set.quests[0].copies = 3;
        set.adventures[0].copies = 31;
        QCOMPARE(playersSupported(set), 3);
    }

    void DNR_SETUP_07_everyHeroHasAPawn()
    {
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-SETUP-07"), SetFindings{});
        set.cutouts[0].pawns.pop_back();
        QCOMPARE(findingsOf(set, "DNR-SETUP-07"),
                 (SetFindings{ofCard("DNR-SETUP-07", Severity::Warning, "hero-b",
                                     "no Cut-out card has a pawn of the Hero")}));
    }

    void DNR_SETUP_15_oneEntrance()
    {
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-SETUP-15"), SetFindings{});
        set.maps[0].copies = 2;
        QCOMPARE(findingsOf(set, "DNR-SETUP-15"),
                 (SetFindings{
                     ofSet("DNR-SETUP-15", Severity::Error, "%1 Entrances, where a set has one", {"2"})}));
        set.maps.erase(set.maps.begin());
        QCOMPARE(findingsOf(set, "DNR-SETUP-15").size(), std::size_t(1));
    }

    void DNR_SETUP_19_theEntranceGivesOneAndOne()
    {
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-SETUP-19"), SetFindings{});
        set.maps[0].peril = 2;
        QCOMPARE(
            findingsOf(set, "DNR-SETUP-19"),
            (SetFindings{ofCard("DNR-SETUP-19", Severity::Warning, "entrance",
                                "the Entrance gives %1 Glory and %2 Peril instead of 1 and 1", {"1", "2"})}));
    }

    void DNR_MAP_02_aSetHasOneMapKind()
    {
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-MAP-02"), SetFindings{});
        set.maps[1].kind = MapKind::Wilderness;
        QCOMPARE(findingsOf(set, "DNR-MAP-02"),
                 (SetFindings{ofCard("DNR-MAP-02", Severity::Warning, "room", "a %1 card in a %2 set",
                                     {"wilderness", "dungeon"})}));
    }

    void DNR_MAP_04_aRoomIsThereForSomething()
    {
        CardSet set = smallSet();
        set.maps.push_back(mapCard("closet", MapCardType::Room, {"O", "O", "W", "W"}));
        QCOMPARE(findingsOf(set, "DNR-MAP-04"),
                 (SetFindings{ofCard("DNR-MAP-04", Severity::Hint, "closet",
                                     "no Quest names it and it has no effect")}));
        set.quests[0].place.card = set.maps.back().id;
        QCOMPARE(findingsOf(set, "DNR-MAP-04"), SetFindings{});
    }

    void DNR_MAP_08_allCardsCanBeJoined()
    {
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-MAP-08"), SetFindings{});
        set.maps.push_back(mapCard("tomb", MapCardType::Room, {"W", "W", "W", "W"}));
        QCOMPARE(findingsOf(set, "DNR-MAP-08"),
                 (SetFindings{
                     ofCard("DNR-MAP-08", Severity::Error, "tomb", "the card has Walls on all four sides")}));
        set.maps.back() = mapCard("cell", MapCardType::Room, {"O", "W", "W", "W"});
        set.maps.back().copies = 16; // 4 + 3 + 20 + 16 = 43 sides, 2 x 22 = 44 needed
        QCOMPARE(findingsOf(set, "DNR-MAP-08"),
                 (SetFindings{ofSet("DNR-MAP-08", Severity::Error,
                                    "%1 sides without a Wall, where a map of all %2 cards needs %3",
                                    {"43", "23", "44"})}));
    }

    void DNR_MAP_10_deadEndsCanBePostponed()
    {
        CardSet set = smallSet();
        set.maps.push_back(mapCard("cell", MapCardType::Room, {"O", "W", "W", "W"}));
        set.maps.back().copies = 15; // branching: 2 + 1 + 5 x 2 = 13, and the two ends of the map
        QCOMPARE(findingsOf(set, "DNR-MAP-10"), SetFindings{});
        set.maps.back().copies = 16;
        QCOMPARE(findingsOf(set, "DNR-MAP-10"),
                 (SetFindings{ofSet("DNR-MAP-10", Severity::Warning,
                                    "%1 cards with one way out, more than the branching cards can take up",
                                    {"16"})}));
    }

    void DNR_DOOR_05_numbersOfDoors()
    {
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-DOOR-05"), SetFindings{});
        set.maps[1].doors[1].value = 0;
        set.maps[1].doors[0].value = 4;
        QCOMPARE(
            findingsOf(set, "DNR-DOOR-05"),
            (SetFindings{
                ofCard("DNR-DOOR-05", Severity::Error, "room", "a door with the Threat number %1", {"4"}),
                ofCard("DNR-DOOR-05", Severity::Error, "room", "a door with the Threat number %1", {"0"})}));
    }

    void DNR_OBST_07_aSewerLeadsSomewhere()
    {
        CardSet set = smallSet();
        set.maps[1].obstacles = {{ObstacleKind::Sewer, Stat::Speed, 0, 'C'}};
        QCOMPARE(findingsOf(set, "DNR-OBST-07"),
                 (SetFindings{ofSet("DNR-OBST-07", Severity::Warning,
                                    "Sewer %1 leads nowhere from the Wilderness", {"C"})}));
        // Twice on one card is no way either.
        CardSet alone = set;
        alone.maps[1].kind = MapKind::Wilderness;
        alone.maps[1].obstacles.push_back(alone.maps[1].obstacles[0]);
        QCOMPARE(findingsOf(alone, "DNR-OBST-07").size(), std::size_t(1));
        set.maps[2].obstacles = set.maps[1].obstacles;
        set.maps[2].kind = MapKind::Wilderness;
        QCOMPARE(findingsOf(set, "DNR-OBST-07"), SetFindings{});
    }

    void DNR_OBST_08_oneTerrainInTheWilderness()
    {
        CardSet set = smallSet();
        set.maps[1].terrain = {"forest"};
        QCOMPARE(findingsOf(set, "DNR-OBST-08"), (SetFindings{ofCard("DNR-OBST-08", Severity::Error, "room",
                                                                     "a Dungeon card has no Terrain")}));
        set.maps[1].kind = MapKind::Wilderness;
        QCOMPARE(findingsOf(set, "DNR-OBST-08"), SetFindings{});
        set.maps[1].terrain = {"lava"};
        QCOMPARE(findingsOf(set, "DNR-OBST-08"),
                 (SetFindings{
                     ofCard("DNR-OBST-08", Severity::Error, "room", "the set has no Terrain %1", {"lava"})}));
        set.terrains = {{"lava", english("Lava")}};
        QCOMPARE(findingsOf(set, "DNR-OBST-08"), SetFindings{});
        set.maps[1].terrain.clear();
        QCOMPARE(findingsOf(set, "DNR-OBST-08"),
                 (SetFindings{ofCard("DNR-OBST-08", Severity::Error, "room",
                                     "a Wilderness card has one Terrain, not %1", {"0"})}));
    }

    void DNR_OBST_09_noPortalInADungeon()
    {
        CardSet set = smallSet();
        set.maps[1].obstacles = {{ObstacleKind::Portal, Stat::Speed, 0, 0}};
        QCOMPARE(findingsOf(set, "DNR-OBST-09"), (SetFindings{ofCard("DNR-OBST-09", Severity::Error, "room",
                                                                     "a Dungeon card has no Portal")}));
        set.maps[1].kind = MapKind::Wilderness;
        QCOMPARE(findingsOf(set, "DNR-OBST-09"), SetFindings{});
    }

    void DNR_QUEST_28_everyPlaceIsInTheSet()
    {
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-QUEST-28"), SetFindings{});
        set.quests[1].place.card = ContentId("small/nowhere");
        set.quests[2].place = {PlaceKind::Terrain, {}, MapCardType::Room, "swamp"};
        set.quests[3].place = {PlaceKind::Type, {}, MapCardType::Passage, {}};
        QCOMPARE(findingsOf(set, "DNR-QUEST-28"),
                 (SetFindings{ofCard("DNR-QUEST-28", Severity::Error, "quest-2", "the set has no Map card %1",
                                     {"small/nowhere"}),
                              ofCard("DNR-QUEST-28", Severity::Error, "quest-3", "the set has no Map card %1",
                                     {"swamp"})}));
    }

    void DNR_OPT_13_theEndsOfAnEscortToo()
    {
        CardSet set = smallSet();
        QuestCard& quest = set.quests[0];
        quest.criterion = Criterion::Escort;
        quest.slay.reset();
        quest.from = Place{PlaceKind::Card, ContentId("small/entrance"), MapCardType::Room, {}};
        QCOMPARE(findingsOf(set, "DNR-QUEST-28"), SetFindings{});
        quest.from->card = ContentId("other/room");
        QCOMPARE(findingsOf(set, "DNR-QUEST-28"),
                 (SetFindings{ofCard("DNR-QUEST-28", Severity::Error, "quest-1", "the set has no Map card %1",
                                     {"other/room"})}));
    }

    void DNR_QUEST_02_completingBringsSomething()
    {
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-QUEST-02"), SetFindings{});
        set.quests[4].reward.clear();
        QCOMPARE(findingsOf(set, "DNR-QUEST-02"),
                 (SetFindings{ofCard("DNR-QUEST-02", Severity::Warning, "quest-5",
                                     "the Quest has neither a reward nor an Artifact")}));
        set.quests[4].artifact = set.heroes[0].ability;
        QCOMPARE(findingsOf(set, "DNR-QUEST-02"), SetFindings{});
    }

    void DNR_SPECIAL_07_aHeroCanChallenge()
    {
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-SPECIAL-07"), SetFindings{});
        for (Scores& level : set.heroes[0].levels)
            level[Form::Melee].type = AttackType::Counter;
        QCOMPARE(findingsOf(set, "DNR-SPECIAL-07"),
                 (SetFindings{ofCard("DNR-SPECIAL-07", Severity::Warning, "hero-a",
                                     "the Hero has no standard attack")}));
    }

    void DNR_HERO_21_fourLevelsAreAdvised()
    {
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-HERO-21"), SetFindings{});
        set.heroes[1].levels.pop_back();
        QCOMPARE(findingsOf(set, "DNR-HERO-21"),
                 (SetFindings{ofCard("DNR-HERO-21", Severity::Warning, "hero-b",
                                     "the Hero has %1 Levels; 4 are advised", {"3"})}));
    }

    void DNR_THREAT_02_somebodyCanOvercomeIt()
    {
        CardSet set = smallSet(); // Speed 3
        set.maps[1].doors[1].value = 9;
        QCOMPARE(findingsOf(set, "DNR-THREAT-02"), SetFindings{});
        set.maps[1].doors[1].value = 10;
        QCOMPARE(findingsOf(set, "DNR-THREAT-02"),
                 (SetFindings{ofCard("DNR-THREAT-02", Severity::Warning, "room",
                                     "no Hero of the set can overcome the Threat %1+; the best score is %2",
                                     {"10", "3"})}));
    }
};

DELVE_TEST(TestSetChecks)
#include "tst_set_checks.moc"
