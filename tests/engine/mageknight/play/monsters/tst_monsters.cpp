// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/view.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/figures/figures.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What heroes and Mage Spawn do when they are activated, and what tokens, chests and markers do not.
class TestMonsters : public QObject
{
    Q_OBJECT

private slots:
    void ACT_05_START_06_aHeroMovesFightsAndOpensChests()
    {
        DrawnGame game(vault);
        const FigureId hero = game.hero(0, 0, N, {.speed = 9});
        const FigureId monster = game.monster('h', W);
        const ChestId chest = game.chest('e', Side::West);
        game.entrance(0, 'a', Side::West);
        game.start();
        QCOMPARE(game.state().turn().round, 1); // START-06: all of it on the first turn
        game.activate(hero);
        QCOMPARE(game.verdict(ExposeTrap{chest}), QStringLiteral("START-04")); // it is still outside
        game.play(Enter{});
        game.play(Step{S});
        QCOMPARE(
            game.play(ExposeTrap{chest}),
            QStringList({"MOV-15 movement-ended", "SPIN-01 spin-arrival h1", "SPIN-01 spin-offered m1"}));
        QCOMPARE(game.play(DeclineSpins{}, {6}).last(), QStringLiteral("TRAP-04 trap-exposed c1 0"));
        QCOMPARE(game.play(OpenChest{chest}, {1}).last(), QStringLiteral("TREAS-09 chest-taken c1 p1"));
        game.play(Turn{SE});
        QVERIFY(game.play(Attack{monster}, {3, 3, 2, 2}).contains("CMB-06 blow-struck attack h1 m1 true"));
        // START-07, START-08: what the first turn does not allow.
        QCOMPARE(game.verdict(Activate{hero}), QStringLiteral("ACT-03"));
    }

    void START_06_aTokenIsMetOnTheFirstTurn()
    {
        for (const char square : {'c', 'h'}) {
            DrawnGame game(lane);
            const FigureId hero = game.hero(0);
            const TokenId token = game.token(square);
            game.table(Colour::Yellow, 0, 0);
            game.entrance(0, 'a', Side::West);
            game.start();
            game.activate(hero);
            game.play(Enter{}, square == 'c' ? std::vector<int>{1, 1} : std::vector<int>{});
            QCOMPARE(game.state().token(token).isInPlay(), square == 'h'); // on another tile nothing happens
        }
    }

    void ACT_08_aMageSpawnMovesAndFightsOnce()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(1, 'h', E); // its back
        const FigureId other = game.hero(1, 'i', W);
        const FigureId monster = game.monster('f', E);
        game.chest('e');
        game.start();
        game.activate(monster);
        QCOMPARE(game.verdict(ExposeTrap{ChestId(0)}), QStringLiteral("SPAWN-05"));
        game.play(Step{E});
        QCOMPARE(game.verdict(Attack{other}), QStringLiteral("CLOSE-02"));
        game.play(Attack{hero}); // the movement ends first
        QCOMPARE(game.play(DeclineSpins{}, {2, 2}),
                 QStringList({"SPIN-02 spin-settled h1", "SPIN-01 spins-closed", "CMB-01 speed-spent 4",
                              "ACT-07 activation-marked 4", "CMB-05 rolled attack p1 2 2",
                              "CMB-06 blow-struck attack m1 h1 false", "ACT-14 activation-ended"}));
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("ACT-03"));
    }

    void SPAWN_01_normalCostsAndRules()
    {
        DrawnGame game(dooredLane);
        game.hero(1, 'c', E);
        const FigureId held = game.monster('d', W);
        game.start();
        game.activate(held);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("BRK-01")); // it has to break away
        QCOMPARE(
            game.play(BreakAway{}, {4}),
            QStringList({"BRK-02 speed-spent 2", "BRK-03 rolled break-away p1 4 0", "BRK-07 freed-from h1"}));
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved m1 e"}));
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("DOOR-06"));
        QCOMPARE(game.play(OpenDoor{DoorId(0)}),
                 QStringList({"MOV-15 movement-ended", "DOOR-07 speed-spent 2", "DOOR-07 door-opened d1"}));
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved m1 f"}));
        QCOMPARE(game.speed(), 2);
        QCOMPARE(game.verdict(Attack{FigureId(0)}), QStringLiteral("CLOSE-04")); // not enough is left
    }

    void SPAWN_01_passingThrough()
    {
        DrawnGame game(lane);
        game.hero(1, 'g', W);
        const FigureId monster = game.monster('f', E);
        game.start();
        game.activate(monster);
        const PassThrough passage{extended(extended(0, E), E)};
        QCOMPARE(game.verdict(passage), QStringLiteral("allowed"));
        QCOMPARE(game.play(passage).first(), QStringLiteral("PASS-02 speed-spent 4")); // PASS-02: 3 and 1
        QCOMPARE(game.toAct(), PlayerId(1)); // PASS-08: the free attack of the hero
    }

    void SPAWN_06_heroesAndMonstersInAnyOrder()
    {
        for (const bool isHeroFirst : {true, false}) {
            DrawnGame game(lane);
            const FigureId hero = game.hero(0, 'a');
            const FigureId second = game.hero(0, 'b');
            const FigureId monster = game.monster('h');
            game.hero(0, 'c');
            game.start();
            const FigureId first = isHeroFirst ? hero : monster;
            game.play(Pass{first});
            QCOMPARE(game.verdict(Activate{first}), QStringLiteral("ACT-03"));
            game.play(Pass{isHeroFirst ? monster : hero});
            QCOMPARE(game.verdict(Activate{second}), QStringLiteral("allowed"));
            QCOMPARE(game.state().turn().activationsLeft, std::int8_t(1));
        }
    }

    void SPAWN_07_nobodyButHeroesLeaves()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a');
        const FigureId monster = game.monster('j');
        const TokenId token = game.token('i');
        game.exit(0, 'j', Side::East);
        game.start();
        game.activate(monster);
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("SPAWN-07"));
        QVERIFY(!game.isListed(Leave{}));
        game.play(EndActivation{});
        game.happen(FigureEliminated{monster});
        game.activate(token);
        game.play(Step{E});
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("SPAWN-07"));
        game.play(EndActivation{}); // the turn is over with it
        game.play(EndTurn{});
        // A hero does, without a chest to be had.
        game.happen(TokenRemoved{token});
        game.happen(FigurePlaced{hero, game['j'], N});
        game.activate(hero);
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("allowed"));
    }

    void SPAWN_08_anyHeroInReach()
    {
        DrawnGame game(lane);
        const FigureId own = game.hero(0, 'a', E);
        const FigureId monster = game.monster('f', W, {.range = 8});
        const FigureId friendly = game.monster('i', W);
        const FigureId foe = game.hero(1, 'j', W);
        game.start();
        game.activate(monster);
        // The hero of the player who activates it, on another tile.
        QCOMPARE(game.verdict(Shoot{own}), QStringLiteral("allowed"));
        game.play(Turn{E});
        QCOMPARE(game.verdict(Shoot{friendly}), QStringLiteral("SPAWN-04"));
        game.happen(FigureEliminated{friendly});
        QCOMPARE(game.verdict(Shoot{foe}), QStringLiteral("allowed"));
        // SPAWN-03: it is not brought next to the own hero to strike it.
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("SPAWN-03"));
    }

    void MRK_22_markersAreNotAttacked()
    {
        DrawnGame game({"+-+-+-+-+-+", "|T a S b d|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', E, {.range = 6, .abilities = {Ability::MagicBlast}});
        const FigureId monster = game.monster();
        game.start();
        game.activate(hero);
        for (const Direction facing : {E, W}) {
            game.happen(FigureTurned{hero, facing});
            QCOMPARE(game.listed<Attack>() + game.listed<BashDoor>(), 0);
            QCOMPARE(game.listed<Shoot>() + game.listed<ShootDoor>(), 0);
        }
        // What stands on a marker is.
        game.happen(FigurePlaced{monster, game.game().board(0).squareAt({0, 0, 0}), E});
        QCOMPARE(game.listed<Attack>(), 1);
    }

    void CHEST_15_nobodyStopsOnAChest()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E);
        game.chest('b');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("CHEST-15"));
        QCOMPARE(game.play(PassThrough{extended(extended(0, E), E)}),
                 QStringList({"PASS-02 speed-spent 4", "PASS-02 figure-moved h1 c"}));
    }

    void WAN_09_nobodyAttacksAToken()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(1);
        const FigureId monster = game.monster('b', E, {.range = 8});
        const TokenId token = game.token('c');
        game.start();
        game.activate(monster);
        QCOMPARE(game.listed<Attack>() + game.listed<Shoot>() + game.listed<ShootDoor>(), 0);
        game.happen(TokenRemoved{token});
        game.happen(FigurePlaced{hero, game['c'], W});
        QCOMPARE(game.listed<Attack>(), 1); // a hero in its place is attacked
    }

    void WAN_10_tokensGiveCoverAndDoNotBlock()
    {
        for (const bool isCovered : {true, false}) {
            DrawnGame game(lane);
            const FigureId hero = game.hero(1, 'g', W);
            const FigureId monster = game.monster('a', E, {.range = 8});
            game.token(isCovered ? 'c' : 'j');
            game.start();
            if (!isCovered)
                game.happen(TokenRemoved{TokenId(0)});
            game.activate(monster);
            QCOMPARE(game.verdict(Shoot{hero}), QStringLiteral("allowed"));
            const auto odds = oddsOf(game.game(), game.state(), Shoot{hero});
            QCOMPARE(odds->modifiers,
                     isCovered ? std::vector<Modifier>({{"RANGE-17", -1}}) : std::vector<Modifier>());
        }
    }

    void POOL_11_everybodySeesThePool()
    {
        DrawnGame game(lane);
        game.hero(0, 'a');
        game.hero(1, 'c');
        const FigureId inside = game.monster('j');
        const FigureId pooled = game.monster(0, N, {.points = 33});
        game.start();
        for (const PlayerId player : {PlayerId(0), PlayerId(1)}) {
            const PlayerView view = viewFor(game.game(), game.state(), player);
            QCOMPARE(view.state.figure(pooled).where, Whereabouts::Pool);
            QCOMPARE(view.game.kind(pooled).figure().pointsAt(1), 33);
            QVERIFY(view.state.figure(inside).where != Whereabouts::Pool);
        }
    }
};

DELVE_TEST(TestMonsters)
#include "tst_monsters.moc"
