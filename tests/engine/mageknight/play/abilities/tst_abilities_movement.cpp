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

/// Abilities that change how figures move, and what happens when they stop.
class TestAbilitiesMovement : public QObject
{
    Q_OBJECT

private slots:
    void DG_14_PASS_14_terrifyLooksAtEverySquareOfAPassage()
    {
        for (const int face : {2, 3}) {
            DrawnGame game(laneWithRecess);
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
        DrawnGame game(shortLane);
        const FigureId hero = game.hero(0, 'a', E, {.speed = 10});
        game.monster('c', E, {.abilities = {Ability::Terrify}});
        game.start();
        game.activate(hero);
        game.play(Step{E}, {3});                // comes next to it
        game.play(PassThrough{pathOf({E, E})}); // is next to it all the way
        game.play(HoldBack{});
        QCOMPARE(game.squareOf(hero), 'd');
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
        DrawnGame game(shortLane);
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
            DrawnGame game(lane);
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
        DrawnGame game(lane);
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
