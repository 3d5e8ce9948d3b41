// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/treasure/items.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Stealing treasure.
class TestTheft : public QObject
{
    Q_OBJECT

private slots:
    void THEFT_01_THEFT_02_THEFT_03_THEFT_04_THEFT_07_THEFT_12_THEFT_15_stealing()
    {
        DrawnGame game(vault);
        const FigureId thief = game.hero(0, 'a', S);
        const FigureId victim = game.hero(1, 'b', N);
        const ChestId chest = game.chest('e');
        game.start();
        game.activate(thief);
        game.play(Turn{E});
        QCOMPARE(game.verdict(Steal{victim}), QStringLiteral("THEFT-07")); // nothing to take
        give(game, chest, 1, 0);
        game.play(Turn{W});
        QCOMPARE(game.verdict(Steal{victim}), QStringLiteral("THEFT-02"));
        game.play(Turn{E});
        QCOMPARE(oddsOf(game.game(), game.state(), Steal{victim})->successes, 15); // 8 and more
        QCOMPARE(game.play(Steal{victim}, {4, 4}),
                 QStringList({"THEFT-03 speed-spent 4", "THEFT-04 rolled theft p1 4 4",
                              "THEFT-04 theft-tried h1 h2 true", "THEFT-07 drawn stolen-chest p1 1 0",
                              "THEFT-15 chest-taken c1 p1"}));
        QCOMPARE(game.state().chest(chest).owner, PlayerId(0));
        QCOMPARE(game.speed(), 4); // THEFT-12: it goes on
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
    }

    void THEFT_04_oneLessFails()
    {
        DrawnGame game(vault);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', N);
        const ChestId chest = game.chest('e');
        game.start();
        give(game, chest, 1, 0);
        game.activate(thief);
        QCOMPARE(game.play(Steal{victim}, {3, 4}).last(), QStringLiteral("THEFT-04 theft-tried h1 h2 false"));
        QCOMPARE(game.state().chest(chest).owner, PlayerId(1));
    }

    void THEFT_05_THEFT_06_assignedTreasureIsTakenFirst()
    {
        DrawnGame game(vault);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', N);
        game.hero(1, 'n');
        const ChestId loose = game.chest('e');
        const ChestId first = game.chest('f');
        const ChestId second = game.chest('h');
        game.chestKind().treasure[0].item = sword();
        game.chestKind().treasure[1].item = shield();
        game.start();
        give(game, loose, 1, 3);
        give(game, first, 1, 0);
        give(game, second, 1, 1);
        game.happen(TreasureAssigned{first, victim, false});
        game.happen(TreasureAssigned{second, victim, false});
        game.activate(thief);
        game.play(Steal{victim}, {6, 6}); // the shield makes it harder
        QVERIFY(game.isListed(TakeTreasure{first}));
        QVERIFY(!game.isListed(TakeTreasure{loose}));
        game.play(TakeTreasure{second});
        QCOMPARE(game.state().chest(second).owner, PlayerId(0));
        QCOMPARE(itemBonus(game.position(), victim, Slot::Defense), 0); // THEFT-15: at once
        QCOMPARE(itemBonus(game.position(), victim, Slot::Attack), 1);
    }

    void THEFT_06_theOnlyAssignedOneIsTakenWithoutADraw()
    {
        DrawnGame game(vault);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', N);
        const ChestId loose = game.chest('e');
        const ChestId assigned = game.chest('f');
        game.chestKind().treasure[0].item = sword();
        game.start();
        give(game, loose, 1, 3);
        give(game, assigned, 1, 0);
        game.happen(TreasureAssigned{assigned, victim, false});
        game.activate(thief);
        const QStringList said = game.play(Steal{victim}, {4, 4});
        QVERIFY(said.contains("THEFT-15 chest-taken c2 p1"));
        QCOMPARE(said.filter("drawn"), QStringList());
    }

    void THEFT_08_THEFT_10_THEFT_11_aCounterattackMakesTheThiefDropIt()
    {
        DrawnGame game(vault);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', W);
        const ChestId chest = game.chest('e');
        game.start();
        give(game, chest, 1, 0);
        StateWriter(game.game(), game.state()).chest(chest).trap = TrapStage::Safe; // as it was opened
        game.activate(thief);
        game.play(Steal{victim}, {4, 4});
        QCOMPARE(game.toAct(), PlayerId(1));
        // Another question is pending: its rule refuses, whatever is answered.
        for (const Action& other : Actions{TakeTreasure{chest}, PutChest{game['c']}, DeclineAnswers{}})
            QCOMPARE(game.verdict(other), QStringLiteral("THEFT-08"));
        const QStringList events = game.play(AnswerTheft{true}, {4, 4});
        QVERIFY(events.contains(QStringLiteral("DMG-01 figure-damaged h1 2 0")));
        QCOMPARE(game.toAct(), PlayerId(1)); // the robbed player puts it down
        for (const Action& other : Actions{AnswerTheft{true}, TakeTreasure{chest}, EndTurn{}})
            QCOMPARE(game.verdict(other), QStringLiteral("THEFT-10"));
        game.play(game.legal().front());
        QCOMPARE(game.state().chest(chest).place, ChestPlace::Board);
        QCOMPARE(game.state().chest(chest).trap, TrapStage::Untouched);
        // MAP-23: the nearest square to the robbed hero, straight before diagonal, north before south.
        QCOMPARE(game.state().chest(chest).square, game['c']);
        QCOMPARE(game.speed(), 4);
    }

    void THEFT_08_ABIL_11_SA_G13_theVictimMayStrikeWithWeaponMaster()
    {
        for (const bool isMaster : {true, false}) {
            DrawnGame game(vault);
            const FigureId thief = game.hero(0, 'a', E);
            const FigureId victim = isMaster ? game.hero(1, 'b', W, {.abilities = {Ability::WeaponMaster}})
                                             : game.hero(1, 'b', W);
            const ChestId chest = game.chest('e');
            game.start();
            give(game, chest, 1, 0);
            game.activate(thief);
            game.play(Steal{victim}, {4, 4});
            QCOMPARE(game.listed<AnswerTheft>(), 2);
            QCOMPARE(game.listed<Answer>(), isMaster ? 1 : 0);
            QCOMPARE(game.verdict(Answer{victim, AttackForm::Sweep}), QStringLiteral("THEFT-08"));
            QCOMPARE(game.verdict(Answer{thief, AttackForm::WeaponMaster}), QStringLiteral("THEFT-08"));
            const Answer mastery{victim, AttackForm::WeaponMaster};
            QCOMPARE(game.verdict(mastery),
                     isMaster ? QStringLiteral("allowed") : QStringLiteral("THEFT-08"));
            if (!isMaster)
                continue;
            const QStringList events = game.play(mastery, {4, 4, 3}); // a die of clicks
            QVERIFY(events.contains(QStringLiteral("DMG-01 figure-damaged h1 3 0")));
        }
    }

    void THEFT_08_theVictimNeedNotStrike()
    {
        DrawnGame game(vault);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', W);
        const ChestId chest = game.chest('e');
        game.start();
        give(game, chest, 1, 0);
        game.activate(thief);
        game.play(Steal{victim}, {4, 4});
        QCOMPARE(game.play(AnswerTheft{false}), QStringList());
        QCOMPARE(game.state().chest(chest).owner, PlayerId(0));
    }

    void THEFT_09_quickThievesAreNotAnswered()
    {
        DrawnGame game(vault);
        const FigureId thief = game.hero(0, 'a', E, {.abilities = {Ability::Stealth}});
        const FigureId victim = game.hero(1, 'b', W);
        const ChestId chest = game.chest('e');
        game.start();
        give(game, chest, 1, 0);
        game.activate(thief);
        game.play(Steal{victim}, {4, 4});
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.listed<AnswerTheft>(), 0);
    }

    void THEFT_13_aUsedPotionStaysUsed()
    {
        DrawnGame game(vault);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', N);
        const ChestId chest = game.chest('e');
        game.chestKind().treasure[0].item = potion();
        game.start();
        give(game, chest, 1, 0);
        game.happen(TreasureAssigned{chest, victim, false});
        game.activate(thief);
        game.play(Steal{victim}, {6, 5});
        QCOMPARE(game.state().chest(chest).owner, PlayerId(0));
        QVERIFY(game.state().chest(chest).used);
        game.play(EndActivation{});
        comeRound(game);
        QCOMPARE(game.listed<AssignTreasure>(), 0);
    }

    void THEFT_14_LONE_06_limitsOfThieves()
    {
        DrawnGame game(vault);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', N);
        const ChestId first = game.chest('e');
        const ChestId second = game.chest('f');
        const ChestId third = game.chest('h');
        game.start();
        give(game, first, 0, 0);
        give(game, third, 1, 0);
        game.activate(thief);
        QCOMPARE(game.verdict(Steal{victim}), QStringLiteral("allowed"));
        give(game, second, 0, 0);
        QCOMPARE(game.verdict(Steal{victim}), QStringLiteral("THEFT-14"));

        DrawnGame lone(vault);
        const FigureId wolf = lone.hero(0, 'a', E);
        const FigureId prey = lone.hero(1, 'b', N);
        const ChestId chest = lone.chest('e');
        lone.options().loneWolf = true;
        lone.start();
        give(lone, chest, 1, 0);
        lone.activate(wolf);
        QCOMPARE(lone.verdict(Steal{prey}), QStringLiteral("LONE-06"));
    }
};

DELVE_TEST(TestTheft)
#include "tst_theft.moc"
