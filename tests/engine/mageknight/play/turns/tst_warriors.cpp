// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// MKW: figures of the outdoor game, and what they leave behind there.
class TestWarriors : public QObject
{
    Q_OBJECT

private slots:
    void MKW_03_friendsBesideAnAttackerAddNothing()
    {
        for (const int friends : {0, 2}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'g', E, {.range = 6});
            if (friends > 0) {
                game.hero(0, 'b', E, {.range = 6});
                game.hero(0, 'l', E, {.range = 6});
            }
            const FigureId enemy = game.hero(1, 'j', W);
            game.start();
            game.activate(hero);
            const auto odds = oddsOf(game.game(), game.state(), Shoot{enemy});
            QVERIFY(odds);
            QVERIFY(odds->modifiers.empty());
            QCOMPARE(odds->successes, 26); // 6 and more
            QCOMPARE(game.listed<Shoot>(), 1);
        }
    }

    void MKW_04_onlyTheActivatedFigureMoves()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g', E);
        const FigureId beside = game.hero(0, 'f', E);
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QCOMPARE(game.squareOf(hero), 'h');
        QCOMPARE(game.squareOf(beside), 'f');
        QCOMPARE(game.verdict(Activate{beside}), QStringLiteral("ACT-04")); // an activation each
    }

    void MKW_05_nobodyIsPushedOrCaptured()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g', E, {.attack = 12});
        const FigureId prey = game.monster('h', N, {.clicks = 1});
        game.hero(1, 'o');
        game.start();
        // Active in two turns one after the other: no click.
        for (int turn = 0; turn < 2; ++turn) {
            game.activate(hero);
            game.play(Turn{turn == 0 ? N : E});
            game.play(EndActivation{});
            game.play(EndTurn{});
            game.play(EndTurn{});
        }
        QCOMPARE(int(game.state().figure(hero).clicks[0]), 0);
        // Who is beaten is eliminated; there is no other way to have it.
        game.activate(hero);
        game.play(Attack{prey}, {3, 3});
        QCOMPARE(game.state().figure(prey).where, Whereabouts::Pool);
        QVERIFY(game.state().figure(prey).isMageSpawn());
    }
};

DELVE_TEST(TestWarriors)
#include "tst_warriors.moc"
