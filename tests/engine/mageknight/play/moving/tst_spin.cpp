// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr Direction N = Direction::North, E = Direction::East, S = Direction::South, W = Direction::West,
                    NE = Direction::NorthEast, SE = Direction::SouthEast;

} // namespace

/// Free spins.
class TestSpin : public QObject
{
    Q_OBJECT

private:
    static constexpr auto hall = std::to_array<const char*>({"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"});
    static std::vector<std::string> rows() { return {hall.begin(), hall.end()}; }

private slots:
    void SPIN_01_whoeverStopsBesideAnOpposingFigureGivesASpin()
    {
        DrawnGame game(rows());
        const FigureId hero = game.hero(0, 'a');
        const FigureId other = game.hero(1, 'd', E);
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QCOMPARE(game.play(EndActivation{}), // b is not beside d
                 QStringList({"MOV-15 movement-ended", "ACT-14 activation-ended"}));
        game.play(EndTurn{});
        game.activate(other);
        QCOMPARE(game.play(Step{W}).last(), QStringLiteral("MOV-14 figure-moved h2 c"));
        QCOMPARE(game.play(EndActivation{}), QStringList({"MOV-15 movement-ended", "SPIN-01 spin-arrival h2",
                                                          "SPIN-01 spin-offered h1"}));
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.verdict(EndTurn{}), QStringLiteral("SPIN-01")); // the decision comes first
    }

    void SPIN_02_toAFacingThatHasTheArrivalInTheFrontArc()
    {
        DrawnGame game(rows());
        const FigureId hero = game.hero(0, 'b', W);
        const FigureId mover = game.hero(1, 'e');
        game.start();
        game.play(EndTurn{});
        game.activate(mover);
        game.play(Step{W});
        game.play(Step{W});
        game.play(EndActivation{});
        QCOMPARE(game.listed<Spin>(), 3); // north-east, east and south-east
        QCOMPARE(game.verdict(Spin{hero, S}), QStringLiteral("SPIN-02"));
        QCOMPARE(game.verdict(Spin{mover, E}), QStringLiteral("SPIN-01"));
        QCOMPARE(game.play(Spin{hero, SE}),
                 QStringList({"SPIN-02 figure-turned h1 south-east", "SPIN-02 spin-settled h1",
                              "SPIN-01 spins-closed", "ACT-14 activation-ended"}));
    }

    void SPIN_02_decliningIsAllowed()
    {
        DrawnGame game(rows());
        const FigureId hero = game.hero(0, 'b', W);
        const FigureId mover = game.hero(1, 'd');
        game.start();
        game.play(EndTurn{});
        game.activate(mover);
        game.play(Step{W});
        game.play(EndActivation{});
        game.play(DeclineSpins{});
        QCOMPARE(game.state().figure(hero).facing, W);
        QCOMPARE(game.toAct(), PlayerId(1));
    }

    void SPIN_03_beforeTheActionThatEndsTheMovement()
    {
        DrawnGame game(rows());
        const FigureId hero = game.hero(0, 'b', W);
        const FigureId mover = game.hero(1, 'd', W);
        game.start();
        game.play(EndTurn{});
        game.activate(mover);
        game.play(Step{W});
        // The attack is declared; the target may turn first, and nothing is paid before that.
        QCOMPARE(game.play(Attack{hero}).last(), QStringLiteral("SPIN-01 spin-offered h1"));
        QCOMPARE(game.speed(), 7);
        const QStringList said = game.play(Spin{hero, E}, {1, 2, 1, 2});
        QVERIFY(said.contains("CMB-01 speed-spent 4"));
        QVERIFY(said.contains("CMB-06 blow-struck counterattack h1 h2 false"));
    }

    void SPIN_03_turningAndBreakingAwayEndNoMovement()
    {
        DrawnGame game(rows());
        const FigureId hero = game.hero(0, 'c', N);
        game.hero(1, 'e', W);
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QCOMPARE(game.play(Turn{S}), QStringList({"SPIN-05 figure-turned h1 south"}));
        QCOMPARE(game.play(BreakAway{}, {1}),
                 QStringList({"BRK-02 speed-spent 2", "BRK-03 rolled break-away p1 1 0",
                              "BRK-04 break-away-failed h1"}));
    }

    void SPIN_05_ownSpinsAreFree()
    {
        DrawnGame game(rows());
        const FigureId hero = game.hero(0, 'a', N);
        game.hero(1, 'b', W); // holds it
        game.start();
        QCOMPARE(game.verdict(Turn{E}), QStringLiteral("ACT-17")); // only during its activation
        game.activate(hero);
        QCOMPARE(game.listed<Turn>(), 7);
        game.play(Turn{E});
        QCOMPARE(game.speed(), 8);
        QCOMPARE(game.verdict(Turn{E}), QStringLiteral("SPIN-05")); // no turn at all
    }

    void SPIN_06_theOpponentSpinsMageSpawn()
    {
        for (const bool isMonster : {true, false}) {
            DrawnGame game(rows(), 3);
            const FigureId hero = game.hero(0, 'c');
            game.hero(1, 'a');
            isMonster ? game.monster('e', E) : game.hero(1, 'e', E);
            game.start();
            game.activate(hero);
            game.play(Step{E});
            game.play(EndActivation{});
            // MULTI-02: the player to the right for a monster, its own player for a hero
            QCOMPARE(game.toAct(), PlayerId(isMonster ? 2 : 1));
        }
    }

    void SPIN_07_inTurnOrderEachPlayerTheOwnOnes()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+ + + +", "|d e f|", "+-+-+-+"}, 3);
        const FigureId mover = game.hero(1, 'd');
        const FigureId third = game.hero(2, 'a', N);
        const FigureId first = game.hero(0, 'b', N);
        const FigureId other = game.hero(0, 'c', N);
        game.start();
        game.play(EndTurn{});
        game.activate(mover);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("allowed"));
        game.play(Step{E});
        game.play(EndActivation{});
        QCOMPARE(game.toAct(), PlayerId(2)); // the next after the active player
        QCOMPARE(game.verdict(Spin{first, S}), QStringLiteral("SPIN-07"));
        game.play(Spin{third, SE});
        QCOMPARE(game.toAct(), PlayerId(0));
        game.play(Spin{other, S}); // in the order that this player wants
        QCOMPARE(game.toAct(), PlayerId(0));
        game.play(Spin{first, S});
        QCOMPARE(game.toAct(), PlayerId(1));
    }

    void SPIN_08_friendsAndFiguresBehindAWallGetNone()
    {
        DrawnGame game({"+-+-+-+", "|a b|c|", "+ +-+-+", "|d e f|", "+-+-+-+"});
        const FigureId mover = game.hero(0, 'a');
        game.hero(0, 'd');
        game.hero(1, 'c', W);
        game.hero(1, 'e', S);
        game.start();
        game.activate(mover);
        game.play(Step{E});
        QCOMPARE(game.play(EndActivation{}),
                 QStringList({"MOV-15 movement-ended", "ACT-14 activation-ended"}));
        DrawnGame open({"+-+-+-+", "|a b c|", "+ + + +", "|d e f|", "+-+-+-+"});
        const FigureId other = open.hero(0, 'a');
        open.hero(0, 'd');
        open.hero(1, 'c', E);
        open.start();
        open.activate(other);
        open.play(Step{E});
        open.play(EndActivation{});
        QCOMPARE(open.toAct(), PlayerId(1));
    }

    void SPIN_09_aSpinMayFreeAnotherFigure()
    {
        for (const bool turns : {true, false}) {
            DrawnGame game(rows());
            const FigureId held = game.hero(0, 'a');
            const FigureId comer = game.hero(0, 'd');
            const FigureId holder = game.hero(1, 'b', W);
            game.start();
            game.activate(comer);
            game.play(Step{W});
            game.play(EndActivation{});
            game.play(turns ? Action(Spin{holder, E}) : Action(DeclineSpins{}));
            game.activate(held);
            QCOMPARE(game.verdict(BreakAway{}), turns ? QStringLiteral("BRK-01") : QStringLiteral("allowed"));
        }
    }
};

DELVE_TEST(TestSpin)
#include "tst_spin.moc"
