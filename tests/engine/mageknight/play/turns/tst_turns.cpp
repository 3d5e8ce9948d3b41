// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/figures.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Whose turn it is.
class TestTurns : public QObject
{
    Q_OBJECT

private slots:
    void TURN_01_playersTakeTurnsInOrder()
    {
        DrawnGame game(lane, 3);
        for (int player = 0; player < 3; ++player)
            game.hero(player, char('a' + 2 * player));
        game.start();
        QCOMPARE(game.toAct(), PlayerId(0));
        game.play(EndTurn{});
        QCOMPARE(game.toAct(), PlayerId(1));
        game.play(EndTurn{});
        QCOMPARE(game.toAct(), PlayerId(2));
        QCOMPARE(game.state().turn().round, 1);
        QCOMPARE(game.play(EndTurn{}).last(), QStringLiteral("TURN-01 turn-began p1 2"));
    }

    void TURN_03_aTurnEndsWithItsLastActivation()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a');
        const FigureId second = game.hero(0, 'c');
        game.start();
        game.play(Pass{hero});
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.play(Pass{second}), QStringList({"ACT-11 figure-passed h2", "TURN-03 turn-ended p1",
                                                       "TURN-01 turn-began p2 1"}));
    }

    void TURN_04_aPlayerWithoutHeroesGoesOnWithMonsters()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a');
        game.hero(1, 'j');
        const FigureId monster = game.monster('c');
        game.start();
        game.happen(FigureEliminated{hero});
        QCOMPARE(game.verdict(Activate{hero}), QStringLiteral("END-08"));
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("allowed"));
        QCOMPARE(game.state().turn().activationsLeft, 2);
    }

    void MULTI_04_MULTI_06_markersOnMonsters()
    {
        for (const int players : {2, 3}) {
            DrawnGame game(lane, players);
            game.hero(0, 'a');
            game.hero(1, 'b');
            const FigureId monster = game.monster('h');
            game.start();
            game.play(Pass{monster});
            QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("ACT-03"));
            game.play(EndTurn{});
            // MULTI-11: with two players there are no markers.
            QCOMPARE(game.verdict(Activate{monster}),
                     players == 2 ? QStringLiteral("allowed") : QStringLiteral("MULTI-06"));
        }
    }

    void START_03_MULTI_02_leftIsNextAndRightIsTheOpponent()
    {
        DrawnGame game(lane, 3);
        const FigureId hero = game.hero(0, 'a', E);
        game.hero(1, 'e');
        game.hero(2, 'j');
        const FigureId monster = game.monster('b', W);
        game.start();
        QCOMPARE(nextPlayer(game.game(), PlayerId(0)), PlayerId(1));
        QCOMPARE(nextPlayer(game.game(), PlayerId(2)), PlayerId(0));
        QCOMPARE(opponentOf(game.game(), PlayerId(0)), PlayerId(2));
        game.activate(hero);
        // The player to the right strikes back for the monster, not the one to the left.
        QVERIFY(game.play(Attack{monster}, {2, 2, 2, 2}).contains("CMB-05 rolled counterattack p3 2 2"));
        game.play(EndTurn{});
        QCOMPARE(game.toAct(), PlayerId(1)); // and the one to the left has the next turn
    }

    void MULTI_07_markedMonstersAndTokensStillReact()
    {
        DrawnGame game(lane, 3);
        const FigureId hero = game.hero(1, 'f', E);
        const FigureId monster = game.monster('g', W);
        const TokenId token = game.token('c');
        game.table(Colour::Yellow, 0, 0);
        game.start();
        game.play(Pass{monster});
        game.activate(token);
        game.play(EndActivation{}); // the last activation of the first player
        QCOMPARE(game.toAct(), PlayerId(1));
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("MULTI-06"));
        QCOMPARE(game.verdict(ActivateToken{token}), QStringLiteral("MULTI-06"));
        game.activate(hero);
        QVERIFY(game.play(BreakAway{}, {6}).contains("BRK-07 freed-from m1"));
        QVERIFY(game.play(Step{W}, {1, 1}).contains("CONV-08 token-removed w1"));
        game.happen(FigurePlaced{hero, game['f'], E});
        QVERIFY(game.play(Attack{monster}).contains("SPIN-01 spin-offered m1"));
        QVERIFY(
            game.play(DeclineSpins{}, {2, 2, 2, 2}).contains("CMB-06 blow-struck counterattack m1 h1 false"));
    }

    void MULTI_10_eachMonsterOnceForAllPlayersTogether()
    {
        DrawnGame game(lane, 3);
        for (int player = 0; player < 3; ++player)
            game.hero(player, char('a' + player));
        const FigureId first = game.monster('g');
        const FigureId second = game.monster('h');
        const TokenId token = game.token('j');
        game.start();
        game.play(Pass{first});
        game.play(EndTurn{});
        QCOMPARE(game.verdict(Activate{first}), QStringLiteral("MULTI-06"));
        QCOMPARE(game.verdict(ActivateToken{token}), QStringLiteral("allowed"));
        game.play(Pass{second});
        game.play(EndTurn{});
        for (const FigureId monster : {first, second})
            QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("MULTI-06"));
        QCOMPARE(game.verdict(ActivateToken{token}), QStringLiteral("allowed"));
    }

    void LONE_04_twoActivations()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a');
        game.hero(1, 'e');
        const FigureId first = game.monster('h');
        const FigureId second = game.monster('j');
        game.options().loneWolf = true;
        game.start();
        QCOMPARE(game.state().turn().activationsLeft, std::int8_t(2));
        game.play(Pass{hero});
        QCOMPARE(game.verdict(Activate{hero}), QStringLiteral("ACT-03")); // the other is for something else
        QCOMPARE(game.verdict(Activate{first}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Activate{second}), QStringLiteral("allowed"));
        QVERIFY(game.play(Pass{first}).contains("TURN-01 turn-began p2 1")); // no third
        QCOMPARE(game.state().turn().activationsLeft, std::int8_t(2));

        DrawnGame team(lane);
        for (const char square : {'a', 'b', 'c'})
            team.hero(0, square);
        team.start();
        QCOMPARE(team.state().turn().activationsLeft, std::int8_t(3)); // ACT-01: not so with a team
    }

    void MULTI_08_theTokenPassesAfterTheSecondTurnOfItsHolder()
    {
        DrawnGame game(lane, 3);
        for (int player = 0; player < 3; ++player)
            game.hero(player, char('a' + 2 * player));
        const FigureId monster = game.monster('j');
        game.start();
        QCOMPARE(game.state().turn().monsterMaster, PlayerId(0)); // MULTI-03
        QStringList holders;
        game.play(Pass{monster});
        for (int turn = 0; turn < 8; ++turn) {
            holders << QString::number(int(game.state().turn().monsterMaster) + 1);
            game.play(EndTurn{});
            // MULTI-09: the new holder removes the markers, after the first player's second turn.
            QCOMPARE(game.state().figure(monster).has(mark::marker), turn < 3);
        }
        QCOMPARE(holders.join(u' '), QStringLiteral("1 1 1 1 2 2 2 2"));
    }

    void END_09_theAgreedLimitOfRounds()
    {
        DrawnGame game(lane);
        game.hero(0, 'a');
        game.hero(1, 'c');
        game.options().roundLimit = 2;
        game.start();
        for (int turn = 0; turn < 3; ++turn)
            game.play(EndTurn{});
        QVERIFY(!game.state().turn().isOver());
        QCOMPARE(game.play(EndTurn{}),
                 QStringList({"TURN-03 turn-ended p2", "END-09 game-ended round-limit"}));
        QVERIFY(game.legal().empty());
        QCOMPARE(game.verdict(EndTurn{}), QStringLiteral("END-04"));
        QCOMPARE(outcomeOf(game.game(), game.state()).ending, Ending::RoundLimit);
    }

    void END_09_withoutALimitTheGameGoesOn()
    {
        DrawnGame game(lane);
        game.hero(0, 'a');
        game.start();
        for (int turn = 0; turn < 500; ++turn)
            game.play(EndTurn{});
        QVERIFY(!game.state().turn().isOver());
    }

    void END_09_givingUpAtTheBeginningOfATurn()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a');
        const FigureId second = game.hero(0, 'b');
        const FigureId other = game.hero(1, 'e');
        game.start();
        game.play(Pass{hero});
        QCOMPARE(game.verdict(GiveUp{}), QStringLiteral("END-09")); // not in the middle of it
        game.play(Pass{second});
        QCOMPARE(game.play(GiveUp{}).first(), QStringLiteral("END-09 figure-eliminated h3"));
        QCOMPARE(game.state().figure(other).where, Whereabouts::Eliminated);
        QCOMPARE(game.play(GiveUp{}).last(), QStringLiteral("END-04 game-ended everybody-gone"));
    }
};

DELVE_TEST(TestTurns)
#include "tst_turns.moc"
