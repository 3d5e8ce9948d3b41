// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/figures/figures.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr Direction N = Direction::North, E = Direction::East, S = Direction::South, W = Direction::West;
const std::vector<std::string> hall{"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|",
                                    "+ + + + + +", "|k l m n o|", "+-+-+-+-+-+"};
const std::vector<std::string> lane{"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"};
const std::vector<std::string> twoTiles{"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|",
                                        "+-+-+-+-+-+-+-+-+-+-+"};
/// A lane at the edge of a tile, and a recess in the next one that is next to b, c and d.
const std::vector<std::string> pocket{
    "+-+-+-+-+-+", "|. # # # #|", "+ + + + + +", "|# # # # #|", "+ + + + + +", "|# # # # #|", "+ + + + + +",
    "|# # # # #|", "+-+-+-+-+-+", "|a b c d e|", "+-+-+ +-+-+", "|# # p # #|", "+-+-+-+-+-+"};

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

    void SA_FLIGHT_MOV_14_aRowOfSteps()
    {
        DrawnGame game(lane);
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
            DrawnGame game(pocket);
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
            DrawnGame game(pocket);
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
            DrawnGame game(pocket);
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

    void DG_14_PASS_14_terrifyLooksAtEverySquareOfAPassage()
    {
        for (const int face : {2, 3}) {
            DrawnGame game(pocket);
            const FigureId hero = game.hero(0, 'a', E, {.speed = 20});
            for (const char square : {'b', 'c', 'd'})
                game.chest(square);
            game.monster('p', N, {.abilities = {Ability::Terrify}}); // next to the chests, not to a and e
            game.start();
            game.activate(hero);
            const PassThrough action{pathOf({E, E, E, E})};
            const QStringList said = game.play(action, {face});
            QCOMPARE(said.mid(0, 1), QStringList({QStringLiteral("DG-14 rolled terrify p1 %1 0").arg(face)}));
            if (face == 3) {
                QCOMPARE(said.mid(2), QStringList({"PASS-02 speed-spent 10", "PASS-02 figure-moved h1 e"}));
                continue;
            }
            QCOMPARE(said.mid(1),
                     QStringList({"DG-14 fear-rolled m1 false"})); // one step, cancelled for nothing
            QCOMPARE(game.squareOf(hero), 'a');
            QCOMPARE(game.speed(), 20);
            QCOMPARE(game.verdict(action), QStringLiteral("DG-14"));
            QVERIFY(!game.isListed(action));
        }
    }

    void DG_17_throughTheTerrifyingFigureOneRollIsEnough()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E, {.speed = 10});
        game.monster('c', E, {.abilities = {Ability::Terrify}});
        game.start();
        game.activate(hero);
        game.play(Step{E}, {3});                // comes next to it
        game.play(PassThrough{pathOf({E, E})}); // is next to it all the way
        game.play(HoldBack{});
        QCOMPARE(game.squareOf(hero), 'd');
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
        enum class Kind
        {
            Hero,
            Opponent,
            Monster
        };
        struct Case
        {
            Kind mover;
            Kind terrifier;
            std::vector<Ability> abilities; ///< of the mover
            bool isCancelled;
            QStringList rolls;
        };
        const QStringList rolled{"DG-14 rolled terrify p1 3 0", "DG-14 fear-rolled m1 true"};
        const QStringList rolledForHero{"DG-14 rolled terrify p1 3 0", "DG-14 fear-rolled h2 true"};
        const std::vector<Ability> terrify{Ability::Terrify};
        const Case cases[] = {
            {Kind::Hero, Kind::Monster, {}, false, rolled},
            {Kind::Hero, Kind::Opponent, {}, false, rolledForHero},
            {Kind::Monster, Kind::Opponent, {}, false, rolledForHero}, // the player who moves it rolls
            {Kind::Monster, Kind::Monster, {}, false, {}},             // friends
            {Kind::Hero, Kind::Hero, {}, false, {}},
            {Kind::Hero, Kind::Monster, terrify, false, {}}, // DG-16
            {Kind::Hero, Kind::Monster, terrify, true, rolled},
        };
        for (const Case& each : cases) {
            DrawnGame game(twoTiles);
            const auto add = [&](Kind kind, char square, const Stats& stats) {
                return kind == Kind::Monster ? game.monster(square, E, stats)
                                             : game.hero(kind == Kind::Hero ? 0 : 1, square, E, stats);
            };
            game.hero(0, 'a');
            const FigureId mover = add(each.mover, 'f', {.abilities = each.abilities});
            add(each.terrifier, 'h', {.abilities = terrify});
            game.start();
            if (each.isCancelled)
                game.happen(AbilityCancelled{mover, Slot::Defense});
            game.activate(mover);
            const QStringList said =
                game.play(Step{E}, each.rolls.isEmpty() ? std::vector<int>{} : std::vector{3});
            QStringList expected = each.rolls;
            if (each.mover == Kind::Hero || each.terrifier == Kind::Hero) // h1 waits in the corner
                expected.replaceInStrings(QStringLiteral("fear-rolled h2"), QStringLiteral("fear-rolled h3"));
            if (each.mover == Kind::Monster && each.terrifier == Kind::Monster)
                expected.replaceInStrings(QStringLiteral("m1"), QStringLiteral("m2"));
            QCOMPARE(said.mid(0, said.size() - 2), expected);
            QCOMPARE(game.squareOf(mover), 'g');
        }
    }

    void DG_15_tokensDoNotRoll()
    {
        DrawnGame game(twoTiles);
        const TokenId token = game.token('j');
        game.hero(0, 'a');
        game.monster('g', E, {.abilities = {Ability::Terrify}});
        game.start();
        game.activate(token);
        game.play(Step{W});
        QCOMPARE(game.play(Step{W}), QStringList({"MOV-14 speed-spent 1", "MOV-14 token-moved w1 h"}));
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

    void SA_RAM_onceInAnActivation()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.abilities = {Ability::Ram}});
        const FigureId ahead = game.monster('h', E);
        const ChestId chest = game.chest('l', Side::North);
        game.start();
        game.activate(hero);
        game.play(Step{E});
        game.play(ExposeTrap{chest}); // ends the movement
        QVERIFY(game.play(DeclineSpins{}, {6}).contains("SA-RAM figure-damaged m1 1 0"));
        game.play(Step{N});
        game.play(EndActivation{});
        QVERIFY(isInFrontArc(game.position(), hero, ahead));
        QCOMPARE(game.play(DeclineSpins{}).filter("SA-RAM"), QStringList());
        QCOMPARE(int(game.state().figure(ahead).clicks[0]), 1);
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
