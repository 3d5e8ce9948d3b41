// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/mageknight/play/large/large_bases.h"
#include "tests/support/mageknight/arena.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Steps and turns of bases of three squares, and what larger bases leave alone.
class TestLongBases : public QObject
{
    Q_OBJECT

private slots:
    void MOUNT_03_MOUNT_04_theExampleCostsEleven()
    {
        DrawnGame game({"+-+-+-+-+-+", "|. . . . .|", "+ + + + + +", "|. . . . .|", "+ + + + + +",
                        "|. . . . .|", "+ + + + + +", "|. . . . .|", "+ + + + + +", "|: . . . .|",
                        "+ + + + + +", "|. . . . .|", "+ + + + + +", "|a . . . .|", "+ + + + + +",
                        "|. . . . .|", "+ + + + + +", "|. . . . .|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', N, longBase(11));
        game.start();
        game.activate(hero);
        QList<int> costs;
        for (const Direction direction : {N, N, N, N, NE, NE}) {
            const int before = game.speed();
            game.play(Step{direction});
            costs << before - game.speed();
        }
        QCOMPARE(costs, QList<int>({1, 2, 2, 2, 2, 2}));
        QCOMPARE(game.speed(), 0);
    }

    void MOUNT_04_theDearestSquareUnderItCounts()
    {
        const auto costs = [](SpeedType type) {
            DrawnGame game({"+-+-+-+-+-+", "|. . . . .|", "+ + + + + +", "|~ . . . .|", "+ + + + + +",
                            "|. . . . .|", "+ + + + + +", "|a . . . .|", "+ + + + + +", "|. . . . .|",
                            "+ + + + + +", "|. . . . .|", "+-+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'a', N, longBase(20, type));
            game.start();
            game.activate(hero);
            QStringList said;
            for (const Direction direction : {N, N, N})
                said << game.play(Step{direction}).front();
            return said;
        };
        QCOMPARE(costs(SpeedType::Boot),
                 QStringList({"MOV-14 speed-spent 1", "MOV-14 speed-spent 3", "MOV-14 speed-spent 3"}));
        for (const SpeedType type :
             {SpeedType::Wave, SpeedType::Wing}) // breaks: by its speed type it is clear
            QCOMPARE(costs(type), QStringList(3, QStringLiteral("MOV-14 speed-spent 1")));
    }

    void MOUNT_05_theBodyNeedsBothSquares()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'r', E, longBase());
        game.hero(0, 'j');
        game.start();
        game.activate(hero);
        game.play(Step{NE}); // to n, then to i
        game.play(Step{N});
        QCOMPARE(game.squareOf(hero), 'i');
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("MOUNT-05"));
        QCOMPARE(game.verdict(Turn{W}), QStringLiteral("MAP-13")); // nothing lies beyond j
        QCOMPARE(game.verdict(Turn{S}), QStringLiteral("MAP-13")); // nor beyond d
        QVERIFY(game.isListed(Turn{E}));
        QVERIFY(game.isListed(Turn{N}));
        QCOMPARE(game.play(Turn{E}),
                 QStringList({"MOUNT-05 figure-turned h1 east", "MOV-15 movement-ended"}));
        QCOMPARE(game.bodyOf(hero), QStringLiteral("g h i"));
    }

    void MOUNT_05_noFacingNoStep()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'r', E, longBase(3));
        for (const char square : {'j', 'd', 'g'})
            game.hero(0, square);
        game.hero(0, 's');
        game.start();
        game.activate(hero);
        game.play(Step{NE});
        // On i only north would be left, with its body on n and s, which is taken.
        QCOMPARE(game.verdict(Step{N}), QStringLiteral("MOUNT-05"));
    }

    void MOUNT_07_MOUNT_08_onlyAOneFailsAndBindsIt()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'c', N, longBase());
        game.hero(1, 'b', E);
        game.start();
        game.activate(hero);
        game.play(BreakAway{}, {1});
        QVERIFY(game.state().turn().isBound(bound::facing));
        // MOUNT-10: and nobody is hurt when it succeeds.
        QCOMPARE(game.play(BreakAway{}, {2}).mid(2), QStringList({"BRK-07 freed-from h2"}));
    }

    void MOUNT_09_itTurnsOnlyWhereAMovementEnds()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'h', N, longBase());
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Turn{E}), QStringLiteral("MOUNT-09"));
        QCOMPARE(game.listed<Turn>(), 0);
        game.play(Step{N});
        QVERIFY(game.isListed(Turn{E}));
        game.play(Turn{E});
        QCOMPARE(game.verdict(Turn{N}), QStringLiteral("MOUNT-09")); // the movement is over
        QVERIFY(game.listed<Step>() > 0);
    }

    void MOUNT_09_itIsNeverOfferedASpin()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'f', E);
        game.hero(1, 'h', N, longBase());
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QVERIFY(!game.play(EndActivation{}).join(u' ').contains(u"spin-offered"));
    }

    void SPD_10_MOUNT_05_aLongFlightIsNotCutShort()
    {
        // One strip to start from and one to come down on, 14 squares away over nothing but crevasses: there
        // are thousands of ways to lie between them.
        std::vector<std::string> rows(15, std::string(20, 'x'));
        rows[0][0] = '.'; // for the arrows
        rows[7].replace(15, 3, "...");
        for (const std::size_t row : {7u, 8u, 9u})
            rows[row][1] = '.';
        Arena arena(rows);
        const FigureId mount = arena.hero(0, 15, 7, W, longBase(14, SpeedType::Wing));
        arena.start();
        arena.game.activate(mount);
        for (int step = 0; step < 14; ++step) {
            QCOMPARE(arena.game.verdict(Step{W}), QStringLiteral("allowed"));
            arena.game.play(Step{W});
        }
        arena.game.play(Turn{N});
        QCOMPARE(arena.lie(mount), QStringLiteral("1,7 N"));
        // Breaks: with a point less it would come down nowhere. It turns back while it can.
        Arena poor(rows);
        const FigureId same = poor.hero(0, 15, 7, W, longBase(13, SpeedType::Wing));
        poor.start();
        poor.game.activate(same);
        int steps = 0;
        for (; poor.game.verdict(Step{W}) == QStringLiteral("allowed"); ++steps)
            poor.game.play(Step{W});
        QCOMPARE(steps, 6);
        QCOMPARE(poor.game.verdict(Step{W}), QStringLiteral("MOUNT-05"));
    }

    void MOUNT_11_MOUNT_14_wingsCrossWhatTheyCannotRestOn()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d x f g h i j|", "+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'c', E, longBase(8, SpeedType::Wing));
        game.hero(0, 'f');
        game.start();
        game.activate(hero);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(game.play(Step{E}).front(), QStringLiteral("MOV-14 speed-spent 1"));
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("SPD-10"));
        QCOMPARE(game.state().occupant(game['f']).figure(), FigureId(1));
        for (int i = 0; i < 3; ++i)
            game.play(Step{E});
        QCOMPARE(game.bodyOf(hero), QStringLiteral("g h i"));
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
    }

    void MOUNT_11_othersDoNot()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d x f g h i j|", "+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'c', E, longBase(8));
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("TER-05"));
        DrawnGame poor({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d x f g h i j|", "+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId same = poor.hero(0, 'd', E, longBase(1, SpeedType::Wing));
        poor.start();
        poor.activate(same);
        QCOMPARE(poor.verdict(Step{E}), QStringLiteral("MOUNT-05")); // not far enough to the other side
    }

    void MOUNT_12_aBendOfOneSquareIsPassedOnTheWay()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+ +", "|# # # # f|", "+ + + + + +",
                        "|# # # # g|", "+ + + + + +", "|# # # # h|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'd', E, longBase(8));
        game.start();
        game.activate(hero);
        game.play(Step{E});
        game.play(Step{S});
        QCOMPARE(game.bodyOf(hero), QStringLiteral("d e f"));
        QCOMPARE(game.verdict(Turn{E}), QStringLiteral("TER-06"));
        QVERIFY(game.isListed(Turn{N})); // back to front
        game.play(Step{S});
        QCOMPARE(game.bodyOf(hero), QStringLiteral("e f g")); // straight again
        QCOMPARE(game.state().figure(hero).facing, S);
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
    }

    void ART_19_longBasesPayForArtifactsUnderThem()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'g', E, peanut());
        game.artifact('h', ArtifactClass::Chair);
        game.start();
        game.activate(hero);
        QList<int> costs;
        for (int i = 0; i < 3; ++i) {
            const int before = game.speed();
            game.play(Step{i == 2 ? S : E}); // onto the chair, from it to i, and on to n
            costs << before - game.speed();
            if (i == 0)
                QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("BASE-05"));
        }
        QCOMPARE(costs, QList<int>({2, 2, 1}));
    }

    void ART_19_titansPayNothingExtraAndRestOnNone()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'q', N, {.base = BaseShape::Titan2x2}); // k l p q
        game.artifact('m', ArtifactClass::Chair);
        game.artifact('f', ArtifactClass::AncientPillar);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{N}), QStringLiteral("BASE-07")); // pillars stop every base
        QCOMPARE(game.play(Step{E}).front(), QStringLiteral("MOV-14 speed-spent 1"));
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("TITAN-10"));
    }

    void BASE_20_largeBasesUseNoTeleportVortexOrStaircase()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b T V .|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'b', E, peanut());
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{E, true}), QStringLiteral("BASE-20"));
        QCOMPARE(game.play(Step{E}).front(), QStringLiteral("MOV-14 speed-spent 1"));
        QCOMPARE(game.verdict(Step{E, true}), QStringLiteral("BASE-20"));
        QCOMPARE(game.play(Step{E}).front(), QStringLiteral("MOV-14 speed-spent 1"));
    }

    void BASE_21_onLargeSquaresAPeanutFitsOne()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'h', NE, peanut());
        game.options().largeSquares = true;
        game.start();
        QCOMPARE(game.bodyOf(hero), QStringLiteral("h"));
        game.activate(hero);
        QVERIFY(game.isListed(Turn{Direction::SouthEast}));
    }
};

DELVE_TEST(TestLongBases)
#include "tst_long_bases.moc"
