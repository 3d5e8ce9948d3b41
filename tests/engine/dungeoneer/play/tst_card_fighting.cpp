// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p0 = PlayerId(0), p1 = PlayerId(1), p2 = PlayerId(2);

/// p0 lays the monster "ogre" on p1.
Action ogreOn(const CardTable& table, PlayerId target)
{
    return LayEncounter{table.card("ogre"), target, Form::Melee};
}

} // namespace

class TestCardFighting : public QObject
{
    Q_OBJECT

private slots:
    void DNR_LORD_01_DNR_LORD_02_DNR_LORD_09_DNR_ENC_02_theTargetPays()
    {
        CardTable table;
        table.give(0, monster("ogre")).give(0, monster("imp", 1, 2)).start();
        REFUSED(table, (LayEncounter{table.card("imp"), p1, Form::Melee}), "DNR-LORD-02"); // p1 has Peril 1
        TOLD(table.act(ogreOn(table, p1)), "DNR-LORD-02 peril-changed p1 -1",
             "DNR-LORD-09 encounter-laid test/ogre p0 p1 melee");
        QVERIFY(table.state.card(table.card("ogre")).space == table.player(1).space);
    }

    void DNR_LORD_05_DNR_TURN_04_neverTheOwnPeril()
    {
        CardTable table;
        table.give(0, monster("ogre")).start();
        REFUSED(table, ogreOn(table, p0), "DNR-LORD-05");
        QVERIFY(table.isLegal(ogreOn(table, p1)));
    }

    void DNR_LORD_04_DNR_LORD_03_DNR_BANE_03_DNR_BANE_04_onePlayerPaysAll()
    {
        CardTable table(3);
        Effect harm = effect(EffectKind::Peril, 1, Who::Opponents);
        AdventureCard storm = bane("storm", {harm}, CardDuration::Instant, 3);
        storm.target.kind = TargetKind::None;
        table.give(0, storm).start();
        table.player(1).peril = table.player(2).peril = 2;
        REFUSED(table, (PlayCard{table.card("storm"), TargetId::None, p1, 0, false}), "DNR-LORD-02");
        REFUSED(table, (PlayCard{table.card("storm"), TargetId::None, p0, 0, false}), "DNR-LORD-05");
        table.player(2).peril = 3;
        TOLD(table.act(PlayCard{table.card("storm"), TargetId::None, p2, 0, false}),
             "DNR-LORD-01 card-played test/storm p0 null", "DNR-LORD-02 peril-changed p2 -3",
             "DNR-UNI-01 peril-changed p1 1", "DNR-UNI-01 peril-changed p2 1",
             "DNR-CARD-07 card-moved test/storm discard null");
    }

    void DNR_LORD_06_DNR_LORD_07_DNR_BANE_06_oneBatchAndBanesAroundIt()
    {
        CardTable table;
        table.give(0, monster("ogre"))
            .give(0, monster("imp"))
            .give(0, bane("jinx", {effect(EffectKind::Tip, 1, Who::Target)}));
        table.start();
        table.player(1).peril = 5;
        const Action jinx = PlayCard{table.card("jinx"), targetOf(p1), p1, 0, false};
        QVERIFY(table.isLegal(jinx));
        REFUSED(table, ResolveEncounters{}, "DNR-LORD-06");
        table.act(ogreOn(table, p1));
        REFUSED(table, jinx, "DNR-LORD-07");
        REFUSED(table, EndPhase{}, "DNR-LORD-06");
        table.act(ResolveEncounters{}, {1, 1}); // a tie
        table.passAll();
        REFUSED(table, (LayEncounter{table.card("imp"), p1, Form::Melee}), "DNR-LORD-06");
        QVERIFY(table.isLegal(jinx));
    }

    void DNR_LORD_10_DNR_COMBAT_05_DNR_GLOSS_07_aCounterattackStartsNothing()
    {
        CardTable table;
        table.give(0, monster("ogre")).start();
        REFUSED(table, (LayEncounter{table.card("ogre"), p1, Form::Magic}), "DNR-LORD-10");
        QVERIFY(table.isLegal(ogreOn(table, p1)));
    }

    void DNR_LORD_08_DNR_LORD_11_DNR_LORD_13_DNR_COMBAT_09_DNR_COMBAT_10_DNR_COMBAT_12_DNR_COMBAT_21_aHit()
    {
        CardTable table;
        table.give(0, monster("ogre")).start();
        table.act(ogreOn(table, p1));
        TOLD(table.act(ResolveEncounters{}, {4, 3}),
             "DNR-LORD-11 combat-began monster test/ogre hero p1 melee",
             "DNR-LORD-11 attack-begun monster test/ogre", "DNR-COMBAT-09 rolled attack p0 4 0",
             "DNR-COMBAT-09 rolled defence p1 3 0", "DNR-COMBAT-10 combat-fought 6 5 monster test/ogre",
             "DNR-COMBAT-12 hero-wounded p1 1 combat monster test/ogre");
        QCOMPARE(table.asked(), "p0");
        QVERIFY(table.isLegal(GivePeril{})); // optional
        TOLD(table.act(GivePeril{p1}), "DNR-COMBAT-21 peril-changed p1 1",
             "DNR-LORD-13 encounter-resolved test/ogre");
        REFUSED(table, GivePeril{p1}, "DNR-COMBAT-21");
    }

    /// Attacker 1 + 2 = 3, defender 6 + 2 = 8: the defender hits.
    void DNR_COMBAT_06_DNR_COMBAT_17_DNR_COMBAT_22_DNR_GLOSS_06_theDefenderHits()
    {
        CardTable table;
        table.give(0, monster("ogre")).start();
        table.act(ogreOn(table, p1));
        TOLD(table.act(
                 ResolveEncounters{}, {1, 6},
                 {"combat-fought", "monster-wounded", "glory-changed", "monster-defeated", "card-moved"}),
             "DNR-COMBAT-10 combat-fought 3 8 hero p1", "DNR-COMBAT-12 monster-wounded test/ogre 1",
             "DNR-COMBAT-22 glory-changed p1 1", "DNR-COMBAT-17 monster-defeated test/ogre",
             "DNR-COMBAT-17 card-moved test/ogre discard null");
    }

    void DNR_COMBAT_11_aTieHurtsNobody()
    {
        CardTable table;
        table.give(0, monster("ogre")).start();
        table.act(ogreOn(table, p1));
        TOLD(table.act(ResolveEncounters{}, {3, 3}, {"combat-fought", "hero-wounded", "monster-wounded"}),
             "DNR-COMBAT-11 combat-fought 5 5 null");
    }

    void DNR_COMBAT_13_DNR_COMBAT_02_aHitEffectReplacesTheWound()
    {
        CardTable table;
        AdventureCard ogre = monster("ogre");
        ogre.hitEffects[Form::Melee] = {effect(EffectKind::Tip, 1, Who::Target)};
        table.give(0, ogre).start();
        table.act(ogreOn(table, p1));
        TOLD(table.act(ResolveEncounters{}, {6, 1}, {"hero-tipped", "hero-wounded"}),
             "DNR-UNI-01 hero-tipped p1 false speed 0");
    }

    /// Two readied cards with a hit effect for the form: their player chooses one.
    void DNR_COMBAT_14_oneOfSeveralHitEffects()
    {
        CardTable table;
        AdventureCard mop = treasure("mop", {}), broom = treasure("broom", {});
        mop.hitEffects[Form::Melee] = {effect(EffectKind::Glory, 2, Who::HitSide)};
        broom.hitEffects[Form::Melee] = {effect(EffectKind::Wound, 2, Who::Target)};
        table.give(0, mop).give(0, broom).start().toHero();
        table.player(0).glory = 5;
        for (const char* id : {"mop", "broom"})
            table.act(PlayCard{table.card(id), TargetId::None, PlayerId::None, 0, false});
        table.act(Challenge{targetOf(p1), Form::Melee, QuestId::None}, {6, 1});
        QVERIFY(table.isLegal(ChooseHit{table.card("mop")}));
        TOLD(table.act(ChooseHit{table.card("broom")}, {}, {"hero-wounded", "glory-changed"}),
             "DNR-COMBAT-13 hero-wounded p1 2 combat hero p0", "DNR-COMBAT-25 glory-changed p0 2");
        REFUSED(table, ChooseHit{table.card("mop")}, "DNR-COMBAT-14");
    }

    void DNR_COMBAT_15_DNR_CARD_08_anUnharmedMonsterToHandOrHorde()
    {
        CardTable table;
        table.give(0, monster("ogre")).start();
        table.act(ogreOn(table, p1));
        table.act(ResolveEncounters{}, {3, 3});
        table.passAll();
        table.act(EndPhase{});
        QVERIFY(table.isLegal(ReturnMonster{table.card("ogre"), false}));
        TOLD(table.act(ReturnMonster{table.card("ogre"), true}, {}, {"card-moved"}),
             "DNR-COMBAT-15 card-moved test/ogre horde p0");
        REFUSED(table, (ReturnMonster{table.card("ogre"), true}), "DNR-COMBAT-15");
    }

    void DNR_COMBAT_16_DNR_COMBAT_19_DNR_GLOSS_05_aWoundedMonsterJoinsTheHorde()
    {
        CardTable table;
        table.give(0, monster("ogre", 2)).start();
        table.act(ogreOn(table, p1));
        table.act(ResolveEncounters{}, {1, 6});
        table.passAll();
        TOLD(table.act(EndPhase{}, {}, {"card-moved"}), "DNR-COMBAT-16 card-moved test/ogre horde p0");
        QCOMPARE(int(table.state.card(table.card("ogre")).wounds), 1);
        table.toTurnOf(1).toTurnOf(0);
        table.player(1).peril = 1;
        QVERIFY(table.isLegal(ogreOn(table, p1))); // paid for again, out of the Horde
        table.player(1).peril = 0;
        REFUSED(table, ogreOn(table, p1), "DNR-LORD-02");
    }

    void DNR_COMBAT_18_aHordeOfThree()
    {
        CardTable table;
        for (const char* id : {"ogre", "imp", "bat", "rat"})
            table.give(0, monster(id));
        table.start();
        for (const char* id : {"imp", "bat", "rat"})
            evolve(table.game(), table.state, Event{"", CardMoved{table.card(id), play::Place::Horde, p0}});
        table.act(ogreOn(table, p1));
        table.act(ResolveEncounters{}, {3, 3});
        table.passAll();
        table.act(EndPhase{});
        table.act(ReturnMonster{table.card("ogre"), true});
        QVERIFY(table.isLegal(DropSurplus{table.card("ogre")})); // the newcomer may be the one
        TOLD(table.act(DropSurplus{table.card("bat")}, {}, {"card-moved"}),
             "DNR-COMBAT-18 card-moved test/bat discard null");
        REFUSED(table, DropSurplus{table.card("imp")}, "DNR-TREAS-09");
    }

    /// 3 wounds on a monster with 1 Life left give 1 Glory.
    void DNR_COMBAT_23_rewardsAreCappedByLife()
    {
        CardTable table;
        AdventureCard axe = treasure("axe", {});
        axe.hitEffects[Form::Melee] = {effect(EffectKind::Wound, 3, Who::Target)};
        table.give(1, axe).give(0, monster("ogre")).start();
        evolve(table.game(), table.state,
               Event{"", CardMoved{table.card("axe"), play::Place::Treasures, p1}});
        table.act(ogreOn(table, p1));
        TOLD(table.act(ResolveEncounters{}, {1, 6}, {"monster-wounded", "glory-changed"}),
             "DNR-COMBAT-13 monster-wounded test/ogre 3", "DNR-COMBAT-22 glory-changed p1 1");
    }

    void DNR_COMBAT_25_DNR_COMBAT_26_DNR_SPECIAL_06_DNR_SPECIAL_09_DNR_SPECIAL_12_heroAgainstHero()
    {
        CardTable table;
        table.start().toHero();
        const Action attack = Challenge{targetOf(p1), Form::Melee, QuestId::None};
        TOLD(table.act(attack, {6, 1}), "DNR-SPECIAL-06 movement-changed p0 -1",
             "DNR-SPECIAL-06 combat-began hero p0 hero p1 melee", "DNR-SPECIAL-06 attack-begun hero p0",
             "DNR-COMBAT-09 rolled attack p0 6 0", "DNR-COMBAT-09 rolled defence p1 1 0",
             "DNR-COMBAT-10 combat-fought 8 3 hero p0", "DNR-COMBAT-12 hero-wounded p1 1 combat hero p0",
             "DNR-COMBAT-25 glory-changed p0 1");
        REFUSED(table, attack, "DNR-COMBAT-26"); // one per turn
        REFUSED(table, (Challenge{targetOf(p0), Form::Melee, QuestId::None}), "DNR-COMBAT-26");
    }

    void DNR_SPECIAL_07_DNR_SPECIAL_08_DNR_GLOSS_03_formAndSpaceOfAChallenge()
    {
        CardTable table;
        table.start().toHero();
        REFUSED(table, (Challenge{targetOf(p1), Form::Magic, QuestId::None}), "DNR-SPECIAL-07");
        table.put(1, "den");
        REFUSED(table, (Challenge{targetOf(p1), Form::Melee, QuestId::None}), "DNR-SPECIAL-08");
        table.put(1, "ent");
        QVERIFY(table.isLegal(Challenge{targetOf(p1), Form::Melee, QuestId::None}));
    }

    /// A monster attacks B and ties. B has a saved Movement and challenges it: 1 Glory.
    void DNR_SPECIAL_10_DNR_SPECIAL_01_DNR_ENC_06_DNR_SPECIAL_13_aMonsterAfterItsAttack()
    {
        CardTable table;
        table.give(0, monster("ogre")).start();
        table.player(1).movement = 1;
        const Action answer = Challenge{targetOf(monsterOf(table.card("ogre"))), Form::Melee, QuestId::None};
        table.act(ogreOn(table, p1));
        REFUSED(table, answer, "DNR-SPECIAL-13"); // p0 is laying
        table.act(ResolveEncounters{});
        QCOMPARE(table.asked(), "p1"); // before the Encounter: only the other Hero could be challenged
        REFUSED(table, answer, "DNR-SPECIAL-10");
        table.act(Pass{}, {3, 3});
        QCOMPARE(table.asked(), "p0");            // the active player first
        REFUSED(table, answer, "DNR-SPECIAL-10"); // it is its own
        table.act(Pass{});
        QCOMPARE(table.asked(), "p1");
        TOLD(table.act(answer, {6, 1}, {"movement-changed", "glory-changed", "monster-defeated"}),
             "DNR-SPECIAL-06 movement-changed p1 -1", "DNR-COMBAT-22 glory-changed p1 1",
             "DNR-COMBAT-17 monster-defeated test/ogre");
    }

    void DNR_COMBAT_24_aMonsterOfAMapCard()
    {
        CardTable table;
        PrintedMonster guard;
        guard.stats.scores[Form::Melee] = {2, AttackType::Standard};
        guard.stats.life = 1;
        guard.reward = {effect(EffectKind::Glory, 3)};
        table.map("north").monster = guard;
        table.start().toHero();
        TOLD(table.act(Step{Side::North}, {1, 6},
                       {"combat-began", "rolled", "monster-wounded", "monster-defeated", "glory-changed"}),
             "DNR-HERO-04 glory-changed p0 1", "DNR-COMBAT-24 combat-began monster test/north hero p0 melee",
             "DNR-COMBAT-09 rolled attack p1 1 0", "DNR-COMBAT-09 rolled defence p0 6 0",
             "DNR-COMBAT-12 monster-wounded test/north 1", "DNR-COMBAT-17 monster-defeated test/north",
             "DNR-UNI-01 glory-changed p0 3");
        QVERIFY(
            !table.isLegal(Challenge{targetOf(monsterOf(table.space("north"))), Form::Melee, QuestId::None}));
    }

    /// Threat 6+ with score 3: fails on 2, succeeds on 3; everybody in the space rolls, the active player
    /// first.
    void DNR_THREAT_02_DNR_THREAT_06_DNR_ENC_04_DNR_ENC_07_aTrapStrikesAll()
    {
        CardTable table;
        table.give(0, trap("net", 6, {effect(EffectKind::Wound, 1, Who::Roller)})).start();
        table.act(LayEncounter{table.card("net"), p1, Form::Melee});
        TOLD(table.act(ResolveEncounters{}, {3, 2},
                       {"rolled", "threat-faced", "hero-wounded", "card-moved", "peril-changed"}),
             "DNR-THREAT-02 rolled threat p0 3 0", "DNR-THREAT-02 threat-faced p0 trap 6 6 true",
             "DNR-THREAT-02 rolled threat p1 2 0", "DNR-THREAT-02 threat-faced p1 trap 5 6 false",
             "DNR-UNI-01 hero-wounded p1 1 trap null", "DNR-ENC-06 card-moved test/net discard null");
        table.passAll();
        REFUSED(table, (LayEncounter{table.card("net"), p1, Form::Melee}), "DNR-LORD-06");
    }

    /// The other Hero in the space is neither attacked nor wounded.
    void DNR_ENC_03_aMonsterStrikesOneHero()
    {
        CardTable table(3);
        table.give(0, monster("ogre")).give(0, trap("net", 9, {effect(EffectKind::Wound, 1, Who::Roller)}));
        table.start();
        const GameState before = table.state;
        table.act(ogreOn(table, p2));
        TOLD(table.act(ResolveEncounters{}, {6, 1}, {"combat-began", "hero-wounded"}),
             "DNR-LORD-11 combat-began monster test/ogre hero p2 melee",
             "DNR-COMBAT-12 hero-wounded p2 1 combat monster test/ogre");
        table.state = before;
        table.act(LayEncounter{table.card("net"), p2, Form::Melee});
        QCOMPARE(table.act(ResolveEncounters{}, {1, 1, 1}, {"hero-wounded"}).size(), 3u);
    }

    void DNR_OBST_06_riskChangesTraps()
    {
        CardTable table;
        table.map("ent").obstacles = {{ObstacleKind::Risk, Stat::Speed, 1, 0}};
        table.give(0, trap("net", 5, {})).start();
        table.put(0, "den");
        table.act(LayEncounter{table.card("net"), p1, Form::Melee});
        TOLD(table.act(ResolveEncounters{}, {2}, {"threat-faced"}),
             "DNR-THREAT-02 threat-faced p1 trap 5 6 false");
    }

    void DNR_ENC_05_DNR_LORD_14_aHeroThatHasLeftIsSafe()
    {
        CardTable table;
        Effect hop = effect(EffectKind::Relocate);
        hop.to = Destination::Adjacent;
        table.give(0, monster("ogre"))
            .give(1, boon("hop", {hop}, CardUse::Anytime))
            .start()
            .passAll(); // it could be played at once
        table.act(ogreOn(table, p1));
        table.act(ResolveEncounters{});
        QCOMPARE(table.asked(), "p1"); // the Response step
        table.act(PlayCard{table.card("hop"), TargetId::None, PlayerId::None, 0, false});
        TOLD(table.act(ChooseSide{Side::North}, {}, {"hero-moved", "encounter-lapsed", "combat-began"}),
             "DNR-DOOR-18 hero-moved p1 test/north", "DNR-LORD-14 encounter-lapsed test/ogre");
    }

    /// Two players, both Heroes at 1 Life, a Trap gives each a wound: the active one is defeated first.
    void DNR_TURN_06_theLastHeroWins()
    {
        CardTable table;
        table.give(0, trap("net", 9, {effect(EffectKind::Wound, 1, Who::Roller)})).start();
        table.player(0).life = table.player(1).life = 1;
        table.act(LayEncounter{table.card("net"), p1, Form::Melee});
        const Lines lines = table.act(ResolveEncounters{}, {1}, {"hero-defeated", "game-ended"});
        TOLD(lines, "DNR-TURN-07 hero-defeated p0", "DNR-TURN-06 game-ended last-hero p1");
        QVERIFY(isOver(table.state));
    }

    void DNR_TURN_07_DNR_COMBAT_20_DNR_HERO_20_DNR_HERO_16_whoIsDefeatedLeaves()
    {
        CardTable table(3);
        table.give(0, monster("ogre")).start();
        table.player(1).life = 1;
        table.act(ogreOn(table, p1));
        const Lines lines =
            table.act(ResolveEncounters{}, {6, 1, 1, 1, 1}, {"hero-defeated", "quest-discarded"});
        QCOMPARE(lines.front(), "DNR-TURN-07 hero-defeated p1");
        QVERIFY(!table.player(1).isAlive);
        QCOMPARE(int(table.player(1).hand), 0);
        int under = 0;
        for (int i = 0; i < table.game().questCount(); ++i)
            under += table.state.quests[std::size_t(i)].bottom > 0;
        QCOMPARE(under, 2);
        QVERIFY(!isOver(table.state)); // two Heroes are left
        table.act(GivePeril{});
        table.passAll();
        REFUSED(table, ogreOn(table, p1), "DNR-LORD-06");
    }
};

DELVE_TEST(TestCardFighting)
#include "tst_card_fighting.moc"
