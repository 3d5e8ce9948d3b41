// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/set_trap.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Traps: exposing, disarming, springing, and what they do.
class TestTraps : public QObject
{
    Q_OBJECT

private slots:
    void TRAP_01_TRAP_02_TRAP_03_TRAP_04_TRAP_05_TRAP_08_exposingIsFreeAndDoneOnce()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'b', N);
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Opener);
        game.start();
        QCOMPARE(game.verdict(ExposeTrap{chest}), QStringLiteral("ACT-17"));
        game.activate(hero);
        QCOMPARE(game.verdict(DisarmTrap{chest}), QStringLiteral("TRAP-01"));
        QCOMPARE(game.play(ExposeTrap{chest}, {1}),
                 QStringList({"TRAP-04 rolled expose-trap p1 1 0", "TRAP-04 trap-exposed c1 1"}));
        QCOMPARE(game.speed(), 8);
        QCOMPARE(game.verdict(ExposeTrap{chest}), QStringLiteral("TRAP-05"));
        QCOMPARE(game.verdict(DisarmTrap{chest}), QStringLiteral("TRAP-08")); // behind the chest
        QCOMPARE(game.verdict(OpenChest{chest}), QStringLiteral("TREAS-01"));
    }

    void TRAP_06_XP_07_aBlankIsNoTrap()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h');
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Opener);
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(ExposeTrap{chest}, {6}).last(), QStringLiteral("TRAP-04 trap-exposed c1 0"));
        QCOMPARE(game.state().chest(chest).trap, TrapStage::Safe);
        QCOMPARE(game.verdict(DisarmTrap{chest}), QStringLiteral("TRAP-13"));
        QCOMPARE(game.state().player(PlayerId(0)).experience, 0);
    }

    void TRAP_09_TRAP_12_XP_05_quickDisarming()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h');
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Opener);
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        QCOMPARE(oddsOf(game.game(), game.state(), DisarmTrap{chest})->successes, 10); // 9 and more
        QCOMPARE(oddsOf(game.game(), game.state(), DisarmTrap{chest, true})->successes, 21);
        QCOMPARE(game.play(DisarmTrap{chest}, {4, 5}),
                 QStringList({"TRAP-09 speed-spent 3", "TRAP-09 rolled disarm-trap p1 4 5",
                              "TRAP-12 trap-disarmed c1", "XP-05 experience-gained p1 50", "choice-forced p1",
                              "MKW-09 hero-improved h1 0", "LEVEL-05 levels-given"}));
        QCOMPARE(game.state().chest(chest).trap, TrapStage::Safe);
    }

    void TRAP_10_slowDisarmingAddsTwo()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h');
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Opener);
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        const auto odds = oddsOf(game.game(), game.state(), DisarmTrap{chest, true});
        QCOMPARE(odds->modifiers, (std::vector<Modifier>{{"TRAP-10", 2}}));
        QVERIFY(oddsOf(game.game(), game.state(), DisarmTrap{chest})->modifiers.empty());
        QCOMPARE(game.play(DisarmTrap{chest, true}, {3, 4}).mid(0, 3),
                 QStringList({"TRAP-10 speed-spent 6", "TRAP-10 rolled disarm-trap p1 3 4",
                              "TRAP-12 trap-disarmed c1"}));
        QCOMPARE(game.speed(), 2);
    }

    void
    TRAP_07_TRAP_11_TRAP_13_TRAP_15_TRAP_16_TRAP_17_TRAP_32_OBJ_01_OBJ_03_OBJ_04_OBJ_06_XP_06_aFailureSpringsTheTrap()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h', N);
        const FigureId friendly = game.hero(0, 'g');
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Opener);
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        QCOMPARE(game.play(DisarmTrap{chest}, {3, 5, 3, 3}),
                 QStringList({"TRAP-09 speed-spent 3", "TRAP-09 rolled disarm-trap p1 3 5",
                              "TRAP-11 trap-sprung c1", "OBJ-03 rolled trap-attack p2 3 3",
                              "OBJ-02 trap-struck c1 h1 true", "OBJ-02 figure-damaged h1 2 0",
                              "TRAP-32 trap-settled c1", "XP-06 experience-gained p1 25"}));
        QCOMPARE(game.state().figure(friendly).clicks[0], std::uint8_t(0));
        QCOMPARE(game.verdict(DisarmTrap{chest}), QStringLiteral("TRAP-13"));
        QCOMPARE(game.verdict(OpenChest{chest}), QStringLiteral("allowed")); // the activation goes on
    }

    void OBJ_02_theRearArcCountsOne()
    {
        // 9 + 6 reaches 15; from behind 5 is enough, and 4 is not.
        for (const auto& [facing, roll, isHit] : {std::tuple(N, 5, false), std::tuple(N, 6, true),
                                                  std::tuple(S, 4, false), std::tuple(S, 5, true)}) {
            DrawnGame game(chamber);
            const FigureId hero = game.hero(0, 'h', facing);
            const ChestId chest = game.chest('e');
            setTrap(game, TrapTarget::Opener);
            game.start();
            game.activate(hero);
            game.play(ExposeTrap{chest}, {1});
            game.play(DisarmTrap{chest}, {1, 1, 2, roll - 2});
            QCOMPARE(int(game.state().figure(hero).clicks[0]), isHit ? 2 : 0);
        }
    }

    void DMG_09_criticalRollsOfObjects()
    {
        for (const bool isHigh : {false, true}) {
            DrawnGame game(chamber);
            const FigureId hero = game.hero(0, 'h', N);
            const ChestId chest = game.chest('e');
            setTrap(game, TrapTarget::Opener);
            game.start();
            game.activate(hero);
            game.play(ExposeTrap{chest}, {1});
            game.play(DisarmTrap{chest},
                      isHigh ? std::vector<int>{1, 1, 6, 6} : std::vector<int>{1, 1, 1, 1});
            QCOMPARE(int(game.state().figure(hero).clicks[0]), isHigh ? 3 : 0);
        }
    }

    void OBJ_07_LOSE_10_nobodyGainsFromATrapThatEliminates()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h', N, {.clicks = 1});
        game.hero(0, 'a');
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Opener);
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        const QStringList events = game.play(DisarmTrap{chest}, {1, 1, 5, 5});
        QVERIFY(events.contains(QStringLiteral("DMG-03 figure-eliminated h1")));
        QCOMPARE(events.filter("experience-gained"), QStringList({"XP-06 experience-gained p1 25"}));
        QCOMPARE(events.last(), QStringLiteral("ACT-14 activation-ended"));
    }

    void OBJ_05_abilitiesDoNotHelp()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h', N, {.abilities = {Ability::Toughness}});
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Opener);
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        game.play(DisarmTrap{chest}, {1, 1, 5, 5});
        QCOMPARE(int(game.state().figure(hero).clicks[0]), 2);
        // Against a figure they do.
        DrawnGame fight(chamber);
        const FigureId attacker = fight.hero(0, 'h', N, {.damage = 2});
        const FigureId target = fight.hero(1, 'e', N, {.abilities = {Ability::Toughness}});
        fight.start();
        fight.activate(attacker);
        fight.play(Attack{target}, {5, 5});
        QCOMPARE(int(fight.state().figure(target).clicks[0]), 1);
    }

    void LEVEL_09_XP_01_aHeroThatImprovesGoesOnWithItsPoints()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h', N, {.clicks = 8, .levels = 5});
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Opener);
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        QVERIFY(game.play(DisarmTrap{chest}, {6, 6}).contains(QStringLiteral("LEVEL-03 hero-improved h1 2")));
        QCOMPARE(game.speed(), 5);
        QCOMPARE(game.verdict(OpenChest{chest}), QStringLiteral("allowed"));
    }

    void TRAP_14_CONV_13_CONV_14_CONV_15_monstersComeNextToTheChestOrTheHero()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c d p|", "+ + + + + +", "|e f g h q|", "+ + + + + +",
                        "|i j k l r|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'j');
        const FigureId monster = game.monster(0, N, {.points = 10});
        const ChestId chest = game.chest('f');
        game.chestKind().trap[1] = {9, TrapSpawn{1, 10}, std::nullopt};
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        const QStringList sprung = game.play(DisarmTrap{chest}, {1, 1});
        QCOMPARE(sprung.last(), QStringLiteral("choice-forced p2"));
        QCOMPARE(game.toAct(), PlayerId(1));
        QCOMPARE(game.verdict(PlaceMonster{game['q'], N}), QStringLiteral("CONV-09"));
        QCOMPARE(game.verdict(PlaceMonster{game['k'], N}), QStringLiteral("allowed"));
        const QStringList placed = game.play(PlaceMonster{game['a'], S});
        QCOMPARE(placed, QStringList({"CONV-15 monster-placed m1 a south", "CONV-16 group-complete",
                                      "TRAP-32 trap-settled c1", "XP-06 experience-gained p1 25"}));
        QCOMPARE(game.squareOf(monster), 'a');
    }

    void TRAP_14_CONV_12_thePointsOfATrapAreAMaximum()
    {
        for (const int most : {30, 45}) {
            DrawnGame game(
                {"+-+-+-+-+", "|a b c d|", "+ + + + +", "|e f g h|", "+ + + + +", "|i j k l|", "+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'j');
            game.monster(0, N, {.points = 20});
            game.monster(0, N, {.points = 25});
            const ChestId chest = game.chest('f');
            game.chestKind().trap[1] = {9, TrapSpawn{2, most}, std::nullopt};
            game.start();
            game.activate(hero);
            game.play(ExposeTrap{chest}, {1});
            QVERIFY(game.play(DisarmTrap{chest}, {1, 1})
                        .contains(QStringLiteral("CONV-12 monsters-called p2 ") +
                                  (most == 30 ? "1 25" : "2 45")));
        }
    }

    void TRAP_33_SPAWN_05_onlyHeroesWorkOnChests()
    {
        DrawnGame game(chamber);
        const FigureId monster = game.monster('h');
        const ChestId chest = game.chest('e');
        game.start();
        game.activate(monster);
        QCOMPARE(game.verdict(ExposeTrap{chest}), QStringLiteral("SPAWN-05"));
        QCOMPARE(game.verdict(OpenChest{chest}), QStringLiteral("SPAWN-05"));
    }

    void TRAP_27_TRAP_28_TRAP_29_TRAP_30_TRAP_31_theTreasureIsATrap()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h', N);
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Opener);
        game.chestKind().treasure[0] = {true, 0, std::nullopt};
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {6});
        QCOMPARE(game.play(OpenChest{chest}, {1, 1, 3, 3}),
                 QStringList({"TREAS-02 speed-spent 2", "CHEST-04 rolled treasure p1 1 0",
                              "TREAS-08 chest-opened c1 0", "TRAP-28 rolled second-trap p1 1 0",
                              "TRAP-28 trap-exposed c1 1", "TRAP-29 trap-sprung c1",
                              "OBJ-03 rolled trap-attack p2 3 3", "OBJ-02 trap-struck c1 h1 true",
                              "OBJ-02 figure-damaged h1 2 0", "TRAP-30 chest-removed c1"}));
        QCOMPARE(game.state().player(PlayerId(0)).experience, 0);
        QCOMPARE(game.state().player(PlayerId(0)).gathered, std::uint8_t(0)); // TRAP-30
        QVERIFY(game.state().occupant(game['e']).isNone());
    }

    void TRAP_28_aBlankSecondTrapDoesNothing()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h', N);
        const ChestId chest = game.chest('e');
        game.chestKind().treasure[0] = {true, 0, std::nullopt};
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {6});
        QCOMPARE(game.play(OpenChest{chest}, {1, 6}).last(), QStringLiteral("TRAP-30 chest-removed c1"));
    }
};

DELVE_TEST(TestTraps)
#include "tst_traps.moc"
