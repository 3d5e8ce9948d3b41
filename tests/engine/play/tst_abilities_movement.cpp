#include "tests/support/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

constexpr Direction N = Direction::North, E = Direction::East, S = Direction::South, W = Direction::West;
const std::vector<std::string> hall{"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|",
                                    "+ + + + + +", "|k l m n o|", "+-+-+-+-+-+"};
const std::vector<std::string> lane{"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"};

} // namespace

/// Abilities that change how figures move, and what happens when they stop.
class TestAbilitiesMovement : public QObject
{
    Q_OBJECT

private slots:
    void SA_FLIGHT_SPD_09_terrainDoesNotMatter()
    {
        for (const bool flies : {true, false}) {
            DrawnGame game({"+-+-+-+", "|a ~ c|", "+-+-+-+"});
            Stats stats;
            if (flies)
                stats.abilities = {Ability::Flight};
            const FigureId hero = game.hero(0, 'a', E, stats);
            game.start();
            game.activate(hero);
            game.play(Step{E});
            QCOMPARE(game.speed(), flies ? 7 : 5);
        }
    }

    void SA_FLIGHT_SPD_10_overWhatItCannotStopOn()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b x d e|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'b', E, {.speedType = SpeedType::Wing});
        const FigureId walker = game.hero(0, 'a', E);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("TER-05")); // it may not stop there
        QVERIFY(game.isListed(FlyTo{game['d']}));
        QCOMPARE(game.verdict(FlyTo{game['e']}), QStringLiteral("SA-FLIGHT")); // that is a step further
        game.play(FlyTo{game['d']});
        QCOMPARE(game.squareOf(hero), 'd');
        QCOMPARE(game.speed(), 6);
        game.play(EndActivation{});
        game.activate(walker);
        QCOMPARE(game.listed<FlyTo>(), 0);
    }

    void SA_FLIGHT_OQ_FLIGHT_overFiguresAndChests()
    {
        for (const bool ignores : {true, false}) {
            DrawnGame game(lane);
            const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::Flight}});
            game.hero(0, 'b');
            game.chest('c');
            game.options().flightIgnoresFigures = ignores;
            game.start();
            game.activate(hero);
            QCOMPARE(game.isListed(FlyTo{game['d']}), ignores);
            QCOMPARE(game.isListed(PassThrough{pathOf({E, E, E})}), !ignores);
            if (ignores) {
                game.play(FlyTo{game['d']});
                QCOMPARE(game.speed(), 5);
            }
        }
    }

    void SA_FLIGHT_notOverTokens()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::Flight}});
        game.token('b');
        game.start();
        game.activate(hero);
        QCOMPARE(game.listed<FlyTo>(), 0);
    }

    void SPD_11_SA_FLIGHT_breakAwayFailsOnOneOnly()
    {
        for (const SpeedType type : {SpeedType::Wing, SpeedType::Boot}) {
            DrawnGame game(lane);
            const FigureId hero = game.hero(0, 'b', E, {.speedType = type});
            game.monster('c', W);
            game.start();
            game.activate(hero);
            QCOMPARE(game.play(BreakAway{}, {2}).last(), type == SpeedType::Wing
                                                             ? QStringLiteral("BRK-07 freed-from m1")
                                                             : QStringLiteral("BRK-04 break-away-failed h1"));
        }
    }

    void SA_AQUATIC_waterIsClear()
    {
        for (const std::vector<Ability>& abilities :
             {std::vector{Ability::Aquatic}, std::vector<Ability>()}) {
            DrawnGame game({"+-+-+-+", "|a ~ c|", "+-+-+-+"});
            const FigureId hero = game.hero(0, 'a', E, {.abilities = abilities});
            game.start();
            game.activate(hero);
            game.play(Step{E});
            QCOMPARE(game.speed(), abilities.empty() ? 8 - 3 : 8 - 1);
        }
    }

    void SA_TERRIFY_DG_14_aRollToComeClose()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E);
        game.monster('d', W, {.abilities = {Ability::Terrify}});
        game.start();
        game.activate(hero);
        game.play(Step{E});
        const GameState before = game.state();
        QCOMPARE(game.play(Step{E}, {2}),
                 QStringList({"DG-14 rolled terrify p1 2 0", "DG-14 fear-rolled m1 false"}));
        QCOMPARE(game.squareOf(hero), 'b');
        QCOMPARE(game.speed(), 7); // it costs nothing
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("DG-14"));
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
        game.state() = before;
        game.play(Step{E}, {3});
        QCOMPARE(game.squareOf(hero), 'c');
        game.play(BreakAway{}, {6});
        game.play(Step{W});
        game.play(Step{E}); // no second roll
        QCOMPARE(game.squareOf(hero), 'c');
    }

    void DG_15_DG_16_whoRolls()
    {
        DrawnGame game(lane);
        const FigureId brave = game.hero(0, 'b', E, {.abilities = {Ability::Terrify}});
        game.monster('d', E, {.abilities = {Ability::Terrify}});
        game.start();
        game.activate(brave);
        game.play(Step{E}); // no roll
        QCOMPARE(game.squareOf(brave), 'c');
        DrawnGame friends(lane);
        const FigureId hero = friends.hero(0, 'b', E);
        friends.hero(0, 'd', E, {.abilities = {Ability::Terrify}});
        friends.start();
        friends.activate(hero);
        friends.play(Step{E});
        QCOMPARE(friends.squareOf(hero), 'c');
    }

    void DG_17_oneThatIsAlreadyThereStaysAndFights()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g', E);
        const FigureId monster = game.monster('h', N, {.abilities = {Ability::Terrify}});
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Attack{monster}), QStringLiteral("allowed"));
        game.play(Step{N}); // still adjacent: no roll
        QCOMPARE(game.squareOf(hero), 'b');
    }

    void SA_RAM_whenItStops()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.abilities = {Ability::Ram}});
        const FigureId ahead = game.monster('h', W);
        const FigureId behind = game.monster('a', E);
        game.start();
        game.activate(hero);
        game.play(Step{E});
        game.play(EndActivation{});
        const QStringList said = game.play(DeclineSpins{});
        QVERIFY(said.contains("SA-RAM figure-damaged m1 1 0"));
        QVERIFY(!said.contains("SA-RAM figure-damaged m2 1 0"));
        QCOMPARE(int(game.state().figure(behind).clicks[0]), 0);
        QCOMPARE(int(game.state().figure(ahead).clicks[0]), 1);
    }

    void SA_RAM_notWithoutAStep()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g', E, {.abilities = {Ability::Ram}});
        game.monster('h', N);
        game.start();
        game.activate(hero);
        QVERIFY(!game.play(EndActivation{}).join(u'\n').contains("SA-RAM"));
    }

    void SA_POLE_ARM_stopsTheMover()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E);
        const FigureId guard = game.hero(1, 'h', W, {.abilities = {Ability::PoleArm}});
        game.start();
        game.activate(hero);
        game.play(Step{E});
        game.play(Attack{guard}); // ends the movement; the guard may turn
        const QStringList said = game.play(DeclineSpins{});
        QCOMPARE(said, QStringList({"SPIN-02 spin-settled h2", "SPIN-01 spins-closed",
                                    "SA-POLE-ARM activation-marked 256", "SA-POLE-ARM figure-damaged h1 1 0",
                                    "ACT-14 activation-ended"}));
    }

    void SA_POLE_ARM_notFromBehind()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E);
        game.hero(1, 'h', E, {.abilities = {Ability::PoleArm}});
        game.start();
        game.activate(hero);
        game.play(Step{E});
        game.play(EndActivation{});
        QVERIFY(!game.play(DeclineSpins{}).join(u'\n').contains("SA-POLE-ARM"));
    }

    void SA_NIMBLE_turnsAfterEveryStepBesideIt()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a', E);
        const FigureId nimble = game.hero(1, 'h', E, {.abilities = {Ability::Nimble}});
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QVERIFY(game.toAct() == PlayerId(1));
        game.play(Spin{nimble, S}); // as it likes
        QVERIFY(game.toAct() == PlayerId(0));
        QCOMPARE(game.state().figure(nimble).facing, S);
    }

    void SA_NIMBLE_betweenActivations()
    {
        DrawnGame game(hall);
        const FigureId nimble = game.hero(0, 'a', E, {.abilities = {Ability::Nimble}});
        const FigureId plain = game.hero(0, 'c', E);
        game.start();
        QVERIFY(game.isListed(TurnNimble{nimble, S}));
        QCOMPARE(game.verdict(TurnNimble{plain, S}), QStringLiteral("SA-NIMBLE"));
        QCOMPARE(game.play(TurnNimble{nimble, S}), QStringList({"SA-NIMBLE figure-turned h1 south"}));
    }

    void OQ_NIMBLE_itsAttackDoesNotEndTheActivation()
    {
        for (const bool goesOn : {false, true}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'g', E, {.abilities = {Ability::Nimble}});
            const FigureId enemy = game.hero(1, 'h', N);
            game.options().nimbleGoesOn = goesOn;
            game.start();
            game.activate(hero);
            QCOMPARE(game.play(Attack{enemy}, {2, 2}).contains("ACT-14 activation-ended"), !goesOn);
            if (goesOn)
                QCOMPARE(game.verdict(Attack{enemy}), QStringLiteral("ACT-07"));
        }
    }
};

DELVE_TEST(TestAbilitiesMovement)
#include "tst_abilities_movement.moc"
