// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/mageknight/play/large/large_bases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Steps and turns of bases whose body trails behind their front square.
class TestLargeSteps : public QObject
{
    Q_OBJECT

private slots:
    void PEA_01_PEA_02_aPeanutCoversTwoSquares()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'h', N, peanut());
        const FigureId other = game.hero(1, 'q', E, peanut());
        game.start();
        QCOMPARE(game.bodyOf(hero), QStringLiteral("h m"));
        QCOMPARE(game.bodyOf(other), QStringLiteral("p q"));
        QCOMPARE(game.state().occupant(game['m']).figure(), hero);
        QVERIFY(game.state().occupant(game['c']).isNone());
    }

    void PEA_01_allOfHorseshoeHoldsForIt()
    {
        for (const bool isHorseshoe : {true, false}) {
            DrawnGame game(largeChamber);
            const FigureId hero = game.hero(0, 'h', N, isHorseshoe ? peanut() : Stats{});
            game.hero(1, 'i', W); // beside it and not before it
            game.start();
            game.activate(hero);
            const QStringList said = game.play(BreakAway{}, {2}); // SPD-03: only a 1 fails
            QCOMPARE(said.contains("BRK-07 freed-from h2"), isHorseshoe);
            QCOMPARE(said.contains("SPD-05 figure-damaged h2 1 0"), isHorseshoe);
        }
    }

    void PEA_03_PEA_05_theBodyFollowsTheFrontSquare()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'm', N, peanut());
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Step{N}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 h"}));
        QCOMPARE(game.bodyOf(hero), QStringLiteral("h m"));
        QCOMPARE(game.play(Step{NE}), QStringList({"MOV-14 speed-spent 2", "MOV-14 figure-moved h1 d"}));
        QCOMPARE(game.bodyOf(hero), QStringLiteral("d h"));
        QVERIFY(game.state().occupant(game['m']).isNone());
        QVERIFY(game.state().turn().isCrooked());
        game.play(Step{W}); // the front walks in any direction, whatever the facing
        QCOMPARE(game.bodyOf(hero), QStringLiteral("c d"));
        QVERIFY(!game.state().turn().isCrooked()); // west, in a line
        QCOMPARE(game.state().figure(hero).facing, W);
    }

    void PEA_04_theDearestSquareUnderItCounts()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b . : .|", "+ + + + + +", "|. . . . .|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'b', E, peanut(20));
        game.start();
        game.activate(hero);
        QList<int> costs;
        for (int i = 0; i < 3; ++i) {
            const int before = game.speed();
            game.play(Step{E});
            costs << before - game.speed();
        }
        game.play(Step{W}); // over its own body, which never bars it
        QCOMPARE(costs, QList<int>({1, 2, 2}));
        QCOMPARE(game.squareOf(hero), '?');
    }

    void PEA_04_theExampleCostsSix()
    {
        DrawnGame game({"+-+-+-+-+-+-+", "|a b . : . .|", "+-+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'b', E, peanut(6));
        game.start();
        game.activate(hero);
        for (int i = 0; i < 4; ++i)
            game.play(Step{E}); // clear, hindering, clear, clear
        QCOMPARE(game.speed(), 0);
    }

    void PEA_06_itStopsOnlyStraight()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'm', N, peanut());
        const FigureId other = game.hero(1, 'e');
        game.start();
        game.activate(hero);
        game.play(Step{NE}); // from m to i, its body on m
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("PEA-06"));
        QCOMPARE(game.verdict(Attack{other}), QStringLiteral("PEA-06"));
        // North with the body on n, east on h, west on j, south on d: all are free.
        for (const Direction facing : {N, E, S, W})
            QVERIFY(game.isListed(Turn{facing}));
        QCOMPARE(game.verdict(Turn{NE}), QStringLiteral("BASE-04"));
        QCOMPARE(game.play(Turn{E}), QStringList({"PEA-06 figure-turned h1 east"}));
        QCOMPARE(game.bodyOf(hero), QStringLiteral("h i"));
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
    }

    void PEA_06_aFacingNeedsItsSquareFree()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'm', N, peanut());
        game.hero(0, 'n');
        game.chest('h');
        game.start();
        game.activate(hero);
        game.play(Step{NE});
        QCOMPARE(game.verdict(Turn{N}), QStringLiteral("MOV-11"));
        QCOMPARE(game.verdict(Turn{E}), QStringLiteral("CHEST-15"));
        QVERIFY(game.isListed(Turn{W}));
        QVERIFY(game.isListed(Turn{S}));
    }

    void PEA_06_whereNoFacingIsLeftItDoesNotGo()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'm', N, peanut(2));
        for (const char square : {'n', 'h', 'j', 'd'})
            game.hero(0, square);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{NE}), QStringLiteral("PEA-06")); // with no points left to go on
        QVERIFY(!game.isListed(Step{NE}));
        DrawnGame richer(largeChamber);
        const FigureId same = richer.hero(0, 'm', N, peanut(6));
        for (const char square : {'n', 'h', 'j', 'd'})
            richer.hero(0, square);
        richer.start();
        richer.activate(same);
        QVERIFY(richer.isListed(Step{NE})); // it can come back
        richer.play(Step{NE});
        QCOMPARE(richer.listed<Turn>(), 0);
        QVERIFY(richer.listed<Step>() > 0);
    }

    void PEA_06_whoIsHeldOnTheWayLiesStraightAtOnce()
    {
        DrawnGame free(largeChamber);
        const FigureId hero = free.hero(0, 'm', N, peanut());
        free.hero(1, 'd', N); // looks away
        free.start();
        free.activate(hero);
        QCOMPARE(free.play(Step{NE}), QStringList({"MOV-14 speed-spent 2", "MOV-14 figure-moved h1 i"}));
        QVERIFY(!pending<StraightenChoice>(free.position()));
        DrawnGame held(largeChamber);
        const FigureId same = held.hero(0, 'm', N, peanut());
        held.hero(1, 'd', S);
        held.start();
        held.activate(same);
        held.play(Step{NE});
        QVERIFY(pending<StraightenChoice>(held.position()));
        QCOMPARE(held.verdict(Step{W}), QStringLiteral("PEA-06"));
        QCOMPARE(held.verdict(Straighten{S}), QStringLiteral("MOV-11"));
        QCOMPARE(held.play(Straighten{E}), QStringList({"PEA-06 figure-turned h1 east"}));
        QCOMPARE(held.verdict(Step{W}), QStringLiteral("BRK-01"));
        QCOMPARE(held.verdict(BreakAway{}), QStringLiteral("allowed"));
    }

    void PEA_07_itTurnsOnItsFrontSquare()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'h', N, peanut());
        game.hero(0, 'i');
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Turn{E}), QStringList({"PEA-07 figure-turned h1 east"}));
        QCOMPARE(game.bodyOf(hero), QStringLiteral("g h"));
        QCOMPARE(game.speed(), 12);
        QCOMPARE(game.verdict(Turn{W}), QStringLiteral("MOV-11"));
    }

    void PEA_07_comingToNewSquaresIsLikeAStep()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'h', N, peanut());
        game.hero(1, 'f', N);
        game.start();
        game.activate(hero);
        game.play(Turn{E}); // its body comes next to f
        // MOV-15, SPIN-01: who stands there may turn.
        QVERIFY(game.play(EndActivation{}).contains(QStringLiteral("SPIN-01 spin-offered h2")));
        // Breaks: without the turn nobody has come.
        DrawnGame still(largeChamber);
        const FigureId same = still.hero(0, 'h', N, peanut());
        still.hero(1, 'f', N);
        still.start();
        still.activate(same);
        QVERIFY(still.play(EndActivation{}).filter(QStringLiteral("SPIN-01")).isEmpty());
    }

    void PEA_07_notAfterAFailure()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'h', N, peanut());
        game.hero(1, 'c', S);
        game.start();
        game.activate(hero);
        QVERIFY(game.isListed(Turn{E})); // also when held
        game.play(BreakAway{}, {1});
        QCOMPARE(game.verdict(Turn{E}), QStringLiteral("SPD-04"));
    }

    void PEA_08_noSquareOverACrevasse()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b x . .|", "+ + + + + +", "|c d e . .|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'd', E, peanut());
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{NE}), QStringLiteral("TER-05"));
        game.play(Step{E});
        QCOMPARE(game.verdict(Turn{S}), QStringLiteral("BASE-06"));
        QVERIFY(game.isListed(Turn{W}));
    }

    void PEA_09_BASE_08_itGoesThroughADoorLengthwise()
    {
        DrawnGame game(dooredLane);
        const FigureId hero = game.hero(0, 'd', E, peanut());
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QCOMPARE(game.play(OpenDoor{DoorId(0)}).back(), QStringLiteral("DOOR-07 door-opened d1"));
        game.play(Step{E});
        QCOMPARE(game.bodyOf(hero), QStringLiteral("e f"));
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed")); // it may rest across
        QCOMPARE(game.verdict(CloseDoor{DoorId(0)}), QStringLiteral("BASE-09"));
    }

    void BASE_09_anIronDoorWaitsForTheLastSquare()
    {
        DrawnGame game(dooredLane);
        const FigureId hero = game.hero(0, 'e', E, longBase());
        game.doors({DoorMaterial::Iron});
        game.start();
        game.activate(hero);
        game.play(OpenDoor{DoorId(0)});
        QVERIFY(!game.play(Step{E}).join(u' ').contains(u"door-closed"));
        QVERIFY(!game.play(Step{E}).join(u' ').contains(u"door-closed"));
        QCOMPARE(game.bodyOf(hero), QStringLiteral("e f g"));
        QCOMPARE(game.play(Step{E}).back(), QStringLiteral("BASE-09 door-closed d1"));
    }

    void BASE_09_itStaysOpenUnderWhoLiesAcross()
    {
        DrawnGame game(dooredLane);
        const FigureId hero = game.hero(0, 'e', E, longBase(4));
        const FigureId other = game.hero(1, 'a');
        game.doors({DoorMaterial::Iron});
        game.start();
        game.activate(hero);
        game.play(OpenDoor{DoorId(0)});
        game.play(Step{E});
        QVERIFY(!game.play(EndActivation{}).join(u' ').contains(u"door-closed"));
        QVERIFY(game.state().contains(DoorSet::Open, DoorId(0)));
        game.play(EndTurn{});
        game.activate(other);
        QVERIFY(!game.play(EndActivation{}).join(u' ').contains(u"door-closed"));
        game.play(EndTurn{});
        game.activate(hero);
        QCOMPARE(game.play(Step{W}).back(), QStringLiteral("MOV-14 figure-moved h1 e"));
        QCOMPARE(game.play(Step{W}).back(), QStringLiteral("MOV-14 figure-moved h1 d")); // still across
        QCOMPARE(game.play(Step{W}).back(), QStringLiteral("BASE-09 door-closed d1"));
    }

    void PEA_10_itPassesThroughAndTheBodyTrailsOver()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'b', E, peanut(8));
        game.hero(0, 'c');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("MOV-11"));
        QCOMPARE(
            game.play(PassThrough{pathOf({E, E})}),
            QStringList({"PASS-02 speed-spent 4", "PASS-02 figure-moved h1 c", "PASS-02 figure-moved h1 d"}));
        QCOMPARE(game.state().occupant(game['c']).figure(), FigureId(1)); // whose square it is
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("BASE-05"));
        game.play(Step{E});
        QCOMPARE(game.bodyOf(hero), QStringLiteral("d e"));
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
    }

    void PEA_10_onlyIfItCanGoOnFromThere()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'b', E, peanut(4));
        game.hero(0, 'c');
        game.hero(0, 'e');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(PassThrough{pathOf({E, E})}), QStringLiteral("PEA-06"));
    }

    void BASE_16_everySquareOfALargeFigureIsPassed()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a . . . .|", "+ + + + + +", "|. . . . .|", "+ + + + + +",
                        "|. . t . .|", "+ + + + + +", "|. . h . .|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'h', N, {.speed = 7});
        game.hero(0, 't', N, {.base = BaseShape::Titan2x2});
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(PassThrough{pathOf({N, N})}), QStringLiteral("PASS-05"));
        QCOMPARE(game.play(PassThrough{pathOf({N, N, N})}).front(), QStringLiteral("PASS-02 speed-spent 7"));
    }

    void BASE_16_anOpposingOneStrikesOnce()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a . . . .|", "+ + + + + +", "|. . . . .|", "+ + + + + +",
                        "|. . t . .|", "+ + + + + +", "|. . h . .|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'h', N, {.speed = 8});
        game.hero(1, 't', N, {.base = BaseShape::Titan2x2});
        game.start();
        game.activate(hero);
        const QStringList events = game.play(PassThrough{pathOf({N, N, N})});
        QCOMPARE(events.count(QStringLiteral("PASS-10 freed-from h2")), 1);
        QVERIFY(pending<BlowOffer>(game.position()));
        game.play(HoldBack{});
        QVERIFY(!pending<BlowOffer>(game.position()));
    }
};

DELVE_TEST(TestLargeSteps)
#include "tst_large_steps.moc"
