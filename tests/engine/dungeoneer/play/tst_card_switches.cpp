// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p0 = PlayerId(0), p1 = PlayerId(1);

const Action challengeOfP1 = Challenge{targetOf(p1), Form::Melee, QuestId::None};

DoorKind doorOf(const CardTable& table, const std::string& space, Side side)
{
    return doorNow({table.game(), table.state}, table.space(space), side).kind;
}

QuestCard threatQuest(const std::string& id)
{
    QuestCard quest = questAt(id, "ent");
    quest.criterion = Criterion::Threat;
    quest.threat = Threat{Stat::Magic, 6, {}, {effect(EffectKind::Wound, 1, Who::Roller)}};
    return quest;
}

QuestCard manualQuest(const std::string& id)
{
    QuestCard quest = questAt(id, "ent");
    quest.criterion = Criterion::Manual;
    return quest;
}

int personalQuestsOf(const CardTable& table, PlayerId player)
{
    int count = 0;
    for (int i = 0; i < table.game().questCount(); ++i) {
        const QuestState& quest = table.state.quest(QuestId(i));
        count += quest.place == QuestPlace::Personal && quest.owner == player;
    }
    return count;
}

/// A map whose only open connection leads to the north, where a card has to show a door to the south.
void surroundWithWalls(CardTable& table)
{
    table.scenario.dungeon.clear();
    table.set.maps.clear();
    table.lay("Ent[O,O,O,O]", 0, 0).lay("North[O,W,O,W]", 0, -1).lay("East[W,W,W,O]", 1, 0);
    table.lay("South[O,W,W,W]", 0, 1).lay("West[W,O,W,O]", -1, 0).lay("Nook[W,O,W,W]", -2, 0, true);
}

MapCard inDeck(const std::string& text)
{
    MapCard made = card(text);
    made.glory = made.peril = 1;
    return made;
}

} // namespace

/// What players may agree on (DNR-OPT-01): each switch as it is by default, and turned over.
class TestCardSwitches : public QObject
{
    Q_OBJECT

private slots:
    void DNR_DOOR_12_aDoorOpensBothWaysBySwitch()
    {
        for (const bool both : {false, true}) {
            CardTable table;
            table.scenario.options.doorOpensBothWays = both;
            table.map("north").doors[0] = {DoorKind::Locked, Stat::Speed, 6};
            table.lay("Vault[O,O,L6,O]", 0, -2, true).start().toHero();
            table.put(0, "vault");
            const Lines opened = table.act(Step{Side::South}, {6}, {"door-opened"});
            if (both)
                TOLD(opened, "DNR-DOOR-10 door-opened test/vault south",
                     "DNR-DOOR-12 door-opened test/north north");
            else
                TOLD(opened, "DNR-DOOR-10 door-opened test/vault south");
            QCOMPARE(doorOf(table, "vault", Side::South), DoorKind::Open);
            QCOMPARE(doorOf(table, "north", Side::North), both ? DoorKind::Open : DoorKind::Locked);
        }
    }

    /// A Wall on the far card bars the way by default; with the switch only the door that is left counts.
    void DNR_DOOR_11_wallsOfTheFarCardBySwitch()
    {
        for (const WallBlocks walls : {WallBlocks::BothSides, WallBlocks::DoorLeft}) {
            CardTable table;
            table.scenario.options.wallBlocks = walls;
            table.lay("Side[O,O,O,W]", 1, -1).start().toHero();
            table.put(0, "side");
            REFUSED(table, Step{Side::West}, "DNR-DOOR-11"); // its own Wall
            table.put(0, "north");
            if (walls == WallBlocks::BothSides)
                REFUSED(table, Step{Side::East}, "DNR-DOOR-11");
            else
                TOLD(table.act(Step{Side::East}, {}, {"hero-moved"}), "DNR-HERO-03 hero-moved p0 test/side");
        }
    }

    /// A Challenge in the own turn: free again in every turn, in the own one, or in the next round.
    void DNR_GLOSS_24_DNR_COMBAT_26_whatATurnIsBySwitch()
    {
        for (const PerTurnUnit unit : {PerTurnUnit::AnyTurn, PerTurnUnit::OwnTurn, PerTurnUnit::Round}) {
            CardTable table;
            table.scenario.options.perTurnUnit = unit;
            table.set.heroes[0].ability = {{}, {}, true, {}, {effect(EffectKind::Glory, 1)}};
            table.start().toHero();
            table.act(UseAbility{sourceOf(p0), TargetId::None, 0});
            table.act(challengeOfP1, {3, 3});
            REFUSED(table, challengeOfP1, "DNR-COMBAT-26");
            table.player(0).movement = 0;
            table.act(EndPhase{});
            const Lines lines =
                table.act(table.options().front(), {1, 1, 1}, {"turn-began", "uses-refreshed"});
            if (unit == PerTurnUnit::AnyTurn)
                TOLD(lines, "DNR-TURN-01 turn-began p1 1", "DNR-RESET-02 uses-refreshed 3");
            else if (unit == PerTurnUnit::OwnTurn)
                TOLD(lines, "DNR-TURN-01 turn-began p1 1", "DNR-RESET-02 uses-refreshed 2");
            else
                TOLD(lines, "DNR-TURN-01 turn-began p1 1");
            QCOMPARE(table.player(0).abilityUsed, unit != PerTurnUnit::AnyTurn);
            QCOMPARE(int(table.player(0).attacks), unit == PerTurnUnit::AnyTurn ? 0 : 1);
            table.toTurnOf(0); // the next round, and its own turn
            QVERIFY(!table.player(0).abilityUsed);
            QCOMPARE(int(table.player(0).attacks), 0);
        }
    }

    void DNR_HERO_14_freeAttemptsBySwitch()
    {
        for (const FreeQuestAttempt free : {FreeQuestAttempt::OnePerTurn, FreeQuestAttempt::OnePerQuest}) {
            CardTable table;
            table.scenario.options.freeQuestAttempt = free;
            table.quest(0, threatQuest("thaw")).quest(-1, threatQuest("melt")).start().toHero();
            table.put(1, "den");
            const auto attempt = [&](const char* id) {
                return table.act(AttemptQuest{table.questId(id), 0}, {4},
                                 {"movement-changed", "quest-tried"});
            };
            TOLD(attempt("thaw"), "DNR-HERO-09 quest-tried test/thaw p0 true");
            if (free == FreeQuestAttempt::OnePerTurn)
                TOLD(attempt("melt"), "DNR-HERO-15 movement-changed p0 -1",
                     "DNR-HERO-09 quest-tried test/melt p0 false");
            else
                TOLD(attempt("melt"), "DNR-HERO-09 quest-tried test/melt p0 true");
            TOLD(attempt("thaw"), "DNR-HERO-15 movement-changed p0 -1",
                 "DNR-HERO-09 quest-tried test/thaw p0 false");
        }
    }

    void DNR_QUEST_20_whatAFailureDoesToOthersBySwitch()
    {
        for (const ThreatQuestOthers others : {ThreatQuestOthers::Roll, ThreatQuestOthers::Suffer}) {
            CardTable table;
            table.scenario.options.threatQuestOthers = others;
            table.quest(0, threatQuest("thaw")).start().toHero();
            const bool rolls = others == ThreatQuestOthers::Roll;
            const Lines lines =
                table.act(AttemptQuest{table.questId("thaw"), 0}, rolls ? std::vector{4, 5} : std::vector{4},
                          {"threat-faced", "hero-wounded"});
            if (rolls)
                TOLD(lines, "DNR-QUEST-18 threat-faced p0 quest 5 6 false",
                     "DNR-UNI-01 hero-wounded p0 1 card null",
                     "DNR-QUEST-20 threat-faced p1 quest-others 6 6 true");
            else
                TOLD(lines, "DNR-QUEST-18 threat-faced p0 quest 5 6 false",
                     "DNR-UNI-01 hero-wounded p0 1 card null", "DNR-UNI-01 hero-wounded p1 1 card null");
        }
    }

    void DNR_SETUP_14_personalQuestsAreReplacedBySwitch()
    {
        for (const bool refills : {false, true}) {
            CardTable table;
            table.scenario.options.personalQuestRefill = refills;
            table.quest(0, manualQuest("mine")).start().toHero();
            const std::vector<int> drawn = refills ? std::vector{1, 1} : std::vector<int>{};
            const Lines lines = table.act(AttemptQuest{table.questId("mine"), 0}, drawn, {"quest-completed"});
            TOLD(lines, "DNR-HERO-11 quest-completed test/mine p0");
            QCOMPARE(personalQuestsOf(table, p0), refills ? 2 : 1);
        }
    }

    /// A drawn card that fits nowhere: under the deck and the next one, or out of the game.
    void DNR_BUILD_02_aCardThatFitsNowhereBySwitch()
    {
        for (const UnplaceableCard what : {UnplaceableCard::ToBottom, UnplaceableCard::Removed}) {
            CardTable table;
            surroundWithWalls(table);
            table.set.maps.push_back(inDeck("Stub[W,O,W,W]")); // north of "north" it would show a Wall
            table.set.maps.push_back(inDeck("Way[O,W,O,W]"));
            table.scenario.stage = Stage::Growing;
            table.scenario.options.unplaceableCard = what;
            table.start();
            const bool isUnder = what == UnplaceableCard::ToBottom;
            // Of two unknown cards the first is drawn by a low die; then only the other is left.
            TOLD(table.act(EndPhase{}, {1}, {"map-drawn", "map-put-away"}),
                 "DNR-BUILD-01 map-drawn p0 test/stub",
                 isUnder ? "DNR-BUILD-02 map-put-away test/stub true"
                         : "DNR-BUILD-02 map-put-away test/stub false",
                 "DNR-BUILD-01 map-drawn p0 test/way");
            QVERIFY(table.state.space(table.space("stub")).place ==
                    (isUnder ? SpacePlace::Deck : SpacePlace::Away));
            QVERIFY(table.isLegal(PlaceMap{table.space("way"), 0, -2, false}));
        }
    }

    /// Once round the deck at most: nothing fits, and the phase ends with nothing laid.
    void DNR_BUILD_02_whereNothingFitsNothingIsLaid()
    {
        CardTable table;
        surroundWithWalls(table);
        MapCard stub = inDeck("Stub[W,O,W,W]");
        stub.copies = 2;
        table.set.maps.push_back(stub);
        table.scenario.stage = Stage::Growing;
        table.start();
        TOLD(table.act(EndPhase{}, {1}, {"map-drawn", "map-put-away", "map-laid", "phase-began"}),
             "DNR-TURN-02 phase-began building", "DNR-BUILD-01 map-drawn p0 test/stub",
             "DNR-BUILD-02 map-put-away test/stub true", "DNR-BUILD-01 map-drawn p0 test/stub#2",
             "DNR-BUILD-02 map-put-away test/stub#2 true", "DNR-TURN-02 phase-began hero");
        // DNR-HERO-08: neither does exploring cost anything then.
        TOLD(table.act(Explore{}, {}, {"movement-changed", "map-laid"}), "DNR-HERO-08 movement-changed p0 -1",
             "DNR-HERO-08 movement-changed p0 1");
    }

    void DNR_SPECIAL_10_theOwnMonsterBySwitch()
    {
        for (const bool mayChallenge : {false, true}) {
            CardTable table;
            table.scenario.options.challengeOwnMonster = mayChallenge;
            table.give(0, monster("ogre")).start();
            const Action own = Challenge{targetOf(monsterOf(table.card("ogre"))), Form::Melee, QuestId::None};
            table.act(LayEncounter{table.card("ogre"), p1, Form::Melee});
            table.act(ResolveEncounters{}, {3, 3});
            QCOMPARE(table.asked(), "p0"); // after the Encounter; p1 could be challenged in any case
            QVERIFY(table.isLegal(challengeOfP1));
            if (mayChallenge)
                TOLD(table.act(own, {6, 1}, {"movement-changed", "glory-changed", "monster-defeated"}),
                     "DNR-SPECIAL-06 movement-changed p0 -1", "DNR-COMBAT-22 glory-changed p0 1",
                     "DNR-COMBAT-17 monster-defeated test/ogre");
            else
                REFUSED(table, own, "DNR-SPECIAL-10");
        }
    }

    /// At the end of the phase, or right after its combat: then it is not there to be challenged any more.
    void DNR_COMBAT_15_whenAMonsterReturnsBySwitch()
    {
        for (const MonsterReturn when : {MonsterReturn::EndOfPhase, MonsterReturn::AfterCombat}) {
            CardTable table;
            table.scenario.options.monsterReturn = when;
            table.give(0, monster("ogre")).start();
            table.act(LayEncounter{table.card("ogre"), p1, Form::Melee});
            table.act(ResolveEncounters{}, {3, 3});
            if (when == MonsterReturn::AfterCombat) {
                QVERIFY(table.isLegal(ReturnMonster{table.card("ogre"), true}));
            } else {
                REFUSED(table, (ReturnMonster{table.card("ogre"), true}), "DNR-COMBAT-15");
                table.passAll();
                table.act(EndPhase{});
            }
            TOLD(table.act(ReturnMonster{table.card("ogre"), true}, {}, {"card-moved"}),
                 "DNR-COMBAT-15 card-moved test/ogre horde p0");
            QCOMPARE(table.state.turn.phase == Phase::Dungeonlord, when == MonsterReturn::AfterCombat);
        }
    }
};

DELVE_TEST(TestCardSwitches)
#include "tst_card_switches.moc"
