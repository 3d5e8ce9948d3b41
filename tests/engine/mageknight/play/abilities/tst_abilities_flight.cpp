// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/figures/figures.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Flight: over what, at which price, and what stops it.
class TestAbilitiesFlight : public QObject
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
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("SPD-10")); // it may not stop there
        QVERIFY(game.isListed(FlyTo{game['d']}));
        QCOMPARE(game.verdict(FlyTo{game['e']}), QStringLiteral("SA-FLIGHT")); // that is a step further
        game.play(FlyTo{game['d']});
        QCOMPARE(game.squareOf(hero), 'd');
        QCOMPARE(game.speed(), 6);
        game.play(EndActivation{});
        game.activate(walker);
        QCOMPARE(game.listed<FlyTo>(), 0);
        game.play(Step{E});
        QCOMPARE(game.verdict(Step{E}),
                 QStringLiteral("TER-05")); // who does not fly does not cross it either
    }

    void SA_FLIGHT_OQ_FLIGHT_overFiguresAndChests()
    {
        for (const bool ignores : {true, false}) {
            DrawnGame game(shortLane);
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

    void SA_FLIGHT_MOV_14_aRowOfSteps()
    {
        DrawnGame game(shortLane);
        const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::Flight}});
        game.chest('b');
        game.hero(0, 'c');
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(FlyTo{game['d']}),
                 QStringList({"SA-FLIGHT speed-spent 1", "SA-FLIGHT figure-moved h1 b",
                              "SA-FLIGHT speed-spent 1", "SA-FLIGHT figure-moved h1 c",
                              "SA-FLIGHT speed-spent 1", "SA-FLIGHT figure-moved h1 d"}));
        QVERIFY(game.state().occupant(game['b']).isChest());
        QCOMPARE(game.state().occupant(game['c']).figure(), FigureId(1));
    }

    void SA_FLIGHT_SPD_10_BRK_01_heldOnTheWay()
    {
        for (const Direction facing : {N, S}) {
            DrawnGame game(laneWithRecess);
            const FigureId hero = game.hero(0, 'a', E, {.speed = 6, .abilities = {Ability::Flight}});
            for (const char square : {'b', 'c', 'd'})
                game.chest(square);
            game.monster('p', facing); // with b, c and d in its front arc, or none of them
            game.start();
            game.activate(hero);
            game.play(FlyTo{game['e']});
            if (facing == S) {
                QCOMPARE(game.squareOf(hero), 'e');
                continue;
            }
            QCOMPARE(game.squareOf(hero), 'b');
            QCOMPARE(game.speed(), 5);
            QVERIFY(game.state().occupant(game['b']).isChest());
            QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("SA-FLIGHT")); // it may not stop there
            QCOMPARE(game.verdict(FlyTo{game['e']}), QStringLiteral("BRK-01"));
            QCOMPARE(game.verdict(Step{W}), QStringLiteral("BRK-01"));
            QCOMPARE(game.verdict(CancelAbility{hero, Slot::Speed}), QStringLiteral("SA-FLIGHT"));
            QCOMPARE(game.verdict(Attack{FigureId(1)}), QStringLiteral("SA-FLIGHT")); // nothing but moving on
            const auto loaded = parseState(game.game(), writeState(game.game(), game.state()));
            QVERIFY(loaded && *loaded == game.state());
            const GameState before = game.state();
            game.play(BreakAway{}, {2});
            QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed")); // 3 points are left
            QCOMPARE(game.verdict(FlyTo{game['e']}), QStringLiteral("allowed"));
            game.state() = before;
            game.play(BreakAway{}, {1}); // it can try once more
            // Something stops it over the chest all the same: it goes back to where it came from.
            QCOMPARE(game.play(BreakAway{}, {1}).mid(2),
                     QStringList({"BRK-04 break-away-failed h1", "SPD-10 figure-placed h1 a east",
                                  "SPD-10 speed-spent 1"}));
            QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
        }
    }

    void SA_FLIGHT_aWayAroundThoseWhoWouldHoldIt()
    {
        // Over the two chests of the first row the monster on e holds it, over the one below nobody does.
        DrawnGame game(
            {"+-+-+-+-+", "|. . e .|", "+ +-+ +-+", "|a b c d|", "+ + + + +", "|. f g .|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::Flight}});
        for (const char square : {'b', 'c', 'f', 'g'})
            game.chest(square);
        game.monster('e', S);
        game.start();
        game.activate(hero);
        game.play(FlyTo{game['d']});
        QCOMPARE(game.squareOf(hero), 'd');
    }

    void SA_FLIGHT_WAN_13_tokensAreMetOnTheWay()
    {
        for (const int monsters : {0, 1}) {
            DrawnGame game(laneWithRecess);
            const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::Flight}});
            for (const char square : {'b', 'c', 'd'})
                game.chest(square);
            game.monster(0, N, {.points = 10});
            game.token('p');
            game.table(Colour::Yellow, monsters, 10);
            game.start();
            game.activate(hero);
            const QStringList said = game.play(FlyTo{game['e']}, {1, 1});
            QCOMPARE(said.mid(0, 2), QStringList({"SA-FLIGHT speed-spent 1", "SA-FLIGHT figure-moved h1 b"}));
            QVERIFY(said.contains(QStringLiteral("CONV-08 token-removed w1")));
            if (monsters == 0) {
                QCOMPARE(said.last(), QStringLiteral("SA-FLIGHT figure-moved h1 e"));
                continue;
            }
            QCOMPARE(game.toAct(), PlayerId(1));
            game.play(PlaceMonster{game['p'], N});
            while (game.listed<DeclineSpins>() > 0)
                game.play(DeclineSpins{});
            QCOMPARE(game.squareOf(hero), 'b'); // what came holds it in the air
            QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("SA-FLIGHT"));
            game.play(BreakAway{}, {3});
            game.play(FlyTo{game['e']});
            QCOMPARE(game.squareOf(hero), 'e');
        }
    }

    void SA_FLIGHT_DG_14_terrifyOnTheWay()
    {
        // p is next to b, c and d; a flight from a comes next to it over b.
        for (const int face : {2, 3}) {
            DrawnGame game(laneWithRecess);
            const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::Flight}});
            for (const char square : {'b', 'c', 'd'})
                game.chest(square);
            game.monster('p', S, {.abilities = {Ability::Terrify}});
            game.start();
            game.activate(hero);
            game.play(FlyTo{game['e']}, {face});
            QCOMPARE(game.squareOf(hero), face == 3 ? 'e' : 'a');
            QCOMPARE(game.speed(), face == 3 ? 4 : 8);
            if (face == 2)
                QCOMPARE(game.verdict(FlyTo{game['e']}), QStringLiteral("DG-14")); // no way is left
        }
    }

    void SA_FLIGHT_SPD_10_fearInTheAir()
    {
        // The recess is next to c, d and e: it is over b already when it does not dare to go on.
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+ +-+", "|# # # p #|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::Flight}});
        for (const char square : {'b', 'c', 'd'})
            game.chest(square);
        game.monster('p', S, {.abilities = {Ability::Terrify}});
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(FlyTo{game['e']}, {1}),
                 QStringList({"SA-FLIGHT speed-spent 1", "SA-FLIGHT figure-moved h1 b",
                              "DG-14 rolled terrify p1 1 0", "DG-14 fear-rolled m1 false"}));
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("SA-FLIGHT"));
        QCOMPARE(game.verdict(FlyTo{game['e']}), QStringLiteral("DG-14"));
        QCOMPARE(game.verdict(FlyTo{game['p']}), QStringLiteral("SA-FLIGHT")); // brave or not
        game.play(Step{W});
        QCOMPARE(game.squareOf(hero), 'a');
        QCOMPARE(game.speed(), 6);
    }

    void SA_FLIGHT_notOverTokens()
    {
        DrawnGame game(shortLane);
        const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::Flight}});
        game.token('b');
        game.start();
        game.activate(hero);
        QCOMPARE(game.listed<FlyTo>(), 0);
    }

    void SPD_11_SA_FLIGHT_breakAwayFailsOnOneOnly()
    {
        for (const SpeedType type : {SpeedType::Wing, SpeedType::Boot}) {
            DrawnGame game(shortLane);
            const FigureId hero = game.hero(0, 'b', E, {.speedType = type});
            game.monster('c', W);
            game.start();
            game.activate(hero);
            QCOMPARE(game.play(BreakAway{}, {2}).last(), type == SpeedType::Wing
                                                             ? QStringLiteral("BRK-07 freed-from m1")
                                                             : QStringLiteral("BRK-04 break-away-failed h1"));
        }
    }
};

DELVE_TEST(TestAbilitiesFlight)
#include "tst_abilities_flight.moc"
