// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/mageknight/game_scenes.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Abilities that act at the start of a turn or decide whose activation it is.
class TestAbilitiesTurns : public QObject
{
    Q_OBJECT

private slots:
    void SA_FRENZY_DG_01_DG_03_heroesWithFrenzyFirst()
    {
        DrawnGame game(hall);
        const FigureId wild = game.hero(0, 'f', E, {.abilities = {Ability::Frenzy}});
        const FigureId calm = game.hero(0, 'k', E);
        const TokenId token = game.token('e');
        game.start();
        QCOMPARE(game.verdict(Activate{calm}), QStringLiteral("DG-01"));
        QCOMPARE(game.verdict(ActivateToken{token}), QStringLiteral("allowed"));
        game.play(Pass{wild});
        QCOMPARE(game.verdict(Activate{calm}), QStringLiteral("allowed"));
    }

    void DG_04_frenzyThatComesOrGoesDuringTheTurn()
    {
        DrawnGame game(hall);
        const FigureId wild = game.hero(0, 'f', E, {.abilities = {Ability::Frenzy}, .abilityClicks = 1});
        const FigureId calm = game.hero(0, 'k', E);
        game.start();
        QCOMPARE(game.verdict(Activate{calm}), QStringLiteral("DG-01"));
        game.happen(FigureDamaged{wild, 1, 0}); // the marker is gone
        QCOMPARE(game.verdict(Activate{calm}), QStringLiteral("allowed"));
        game.play(Pass{calm});
        game.happen(FigureHealed{wild, 1, 0}); // what was done before stays valid
        QCOMPARE(game.verdict(Activate{wild}), QStringLiteral("allowed"));
    }

    void DG_02_monstersWithFrenzyFirst()
    {
        BoardBuilder board;
        board.add({"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"});
        board.add({"+-+-+-+-+-+", "|f g h i j|", "+-+-+-+-+-+"}, 0, 3);
        DrawnGame game(board);
        const FigureId hero = game.hero(0, 'a', E);
        const FigureId wild = game.monster('f', E, {.abilities = {Ability::Frenzy}});
        const FigureId calm = game.monster('h', E);
        game.start();
        QCOMPARE(game.verdict(Activate{calm}), QStringLiteral("DG-02"));
        QCOMPARE(game.verdict(Activate{hero}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Activate{wild}), QStringLiteral("allowed"));
        game.happen(FigurePlaced{wild, game['b'], E}); // beside the hero: it cannot be activated
        QCOMPARE(game.verdict(Activate{calm}), QStringLiteral("allowed"));
    }

    void SA_VENOM_atTheStartOfTheTurn()
    {
        DrawnGame game(hall);
        game.hero(0, 'g', E, {.abilities = {Ability::Venom}});
        const FigureId ahead = game.hero(1, 'h', W);
        const FigureId behind = game.hero(1, 'f', E);
        game.start();
        game.play(EndTurn{});
        const QStringList said = game.play(EndTurn{});
        QVERIFY(said.contains("SA-VENOM figure-damaged h2 1 0"));
        QCOMPARE(int(game.state().figure(ahead).clicks[0]), 1);
        QCOMPARE(int(game.state().figure(behind).clicks[0]), 0);
    }

    void SA_COMMAND_oneMoreActivationOnASix()
    {
        DrawnGame game(hall);
        game.hero(0, 'g', E, {.abilities = {Ability::Command}});
        const FigureId coward = game.hero(0, 'h', W, {.abilities = {Ability::Demoralized}});
        game.start();
        game.happen(FigureDamaged{coward, 2, 0});
        const int usual = game.state().turn().activationsLeft;
        game.play(EndTurn{});
        const GameState before = game.state();
        const QStringList said = game.play(EndTurn{}, {6});
        QVERIFY(said.contains("SA-COMMAND activation-gained false"));
        QVERIFY(said.contains("SA-COMMAND figure-healed h2 1 0"));
        QCOMPARE(int(game.state().turn().activationsLeft), usual + 1);
        game.state() = before;
        game.play(EndTurn{}, {5});
        QCOMPARE(int(game.state().turn().activationsLeft), usual);
    }

    void SA_COMMAND_ofMonstersIsForMonsters()
    {
        BoardBuilder board;
        board.add({"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"});
        board.add({"+-+-+-+-+-+", "|f g h i j|", "+-+-+-+-+-+"}, 0, 3);
        DrawnGame game(board);
        const FigureId hero = game.hero(0, 'a', E);
        game.hero(0, 'b', E);
        const FigureId first = game.monster('f', E, {.abilities = {Ability::Command}});
        const FigureId second = game.monster('j', E);
        game.start();
        const int left = game.state().turn().activationsLeft;
        game.play(Activate{first}, {6});
        game.play(EndActivation{});
        QCOMPARE(int(game.state().turn().activationsLeft), left);
        QCOMPARE(int(game.state().turn().spawnActivations), 1);
        // What is left besides it is for heroes too; when that is used up only monsters are left.
        for (int used = 1; used < left; ++used)
            game.happen(FigurePassed{hero});
        QCOMPARE(game.verdict(Pass{FigureId(1)}), QStringLiteral("ACT-01"));
        QCOMPARE(game.verdict(Activate{second}), QStringLiteral("allowed"));
    }
};

DELVE_TEST(TestAbilitiesTurns)
#include "tst_abilities_turns.moc"
