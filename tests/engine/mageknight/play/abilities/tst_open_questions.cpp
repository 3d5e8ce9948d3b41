// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/game_scenes.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What the rulebook leaves open about abilities: our answer, and the other where players agree on it.
class TestOpenQuestions : public QObject
{
    Q_OBJECT

private slots:
    void OQ_BLAST_wallsStopItUnlessAgreedOtherwise()
    {
        for (const bool ignoresWalls : {false, true}) {
            DrawnGame game(walledLane);
            game.options().blastThroughWalls = ignoresWalls;
            const FigureId hero = game.hero(0, 'b', E, {.range = 8, .abilities = {Ability::MagicBlast}});
            const FigureId enemy = game.hero(1, 'h', N);
            game.start();
            game.activate(hero);
            QCOMPARE(game.verdict(Shoot{enemy, AttackForm::MagicBlast}),
                     ignoresWalls ? QStringLiteral("allowed") : QStringLiteral("RANGE-10"));
            QCOMPARE(game.verdict(Shoot{enemy}), QStringLiteral("RANGE-10")); // an arrow never
        }
    }

    void OQ_STEALTH_tokensNoticeItUnlessAgreedOtherwise()
    {
        for (const bool isHidden : {false, true}) {
            DrawnGame game(lane);
            game.options().stealthHidesFromTokens = isHidden;
            const FigureId hero = game.hero(0, 'f', N, {.abilities = {Ability::Stealth}});
            const TokenId far = game.token('a');
            game.table(Colour::Yellow, 0, 0);
            game.start();
            game.activate(hero);
            game.play(Step{W}, isHidden ? std::vector<int>{} : std::vector<int>{1, 1});
            QCOMPARE(game.state().token(far).isInPlay(), isHidden);
        }
    }

    void OQ_FURY_SA_BATTLE_FURY_itIsAsIfItWereNotThere()
    {
        QStringList said[2];
        Actions listed[2];
        for (const bool hasFury : {false, true}) {
            DrawnGame game(hall);
            Stats stats{};
            if (hasFury)
                stats.abilities = {Ability::BattleFury};
            const FigureId hero = game.hero(0, 'g', E, stats);
            const FigureId enemy = game.hero(1, 'h', W, stats);
            game.start();
            game.activate(hero);
            listed[hasFury] = game.legal();
            said[hasFury] = game.play(Attack{enemy}, {3, 3, 3, 3});
        }
        QVERIFY(listed[0] == listed[1]);
        QCOMPARE(said[0], said[1]);
        QVERIFY(said[0].contains("CMB-06 blow-struck counterattack h2 h1 true"));
    }

    void OQ_TOUGH_oneClickIsLeftUnlessAgreedOtherwise()
    {
        for (const bool hasFloor : {true, false}) {
            DrawnGame game(hall);
            game.options().toughnessHasFloor = hasFloor;
            const FigureId hero = game.hero(0, 'g', E, {.attack = 9, .damage = 1});
            const FigureId enemy = game.hero(1, 'h', N, {.abilities = {Ability::Toughness}});
            game.start();
            game.activate(hero);
            game.play(Attack{enemy}, {3, 3});
            QCOMPARE(int(game.state().figure(enemy).clicks[0]), hasFloor ? 1 : 0);
        }
    }
};

DELVE_TEST(TestOpenQuestions)
#include "tst_open_questions.moc"
