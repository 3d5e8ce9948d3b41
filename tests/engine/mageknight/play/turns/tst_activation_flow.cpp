// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_writer.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr Direction N = Direction::North, E = Direction::East, W = Direction::West;
const std::vector<std::string> hall{"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|",
                                    "+ + + + + +", "|k l m n o|", "+-+-+-+-+-+"};
const std::vector<std::string> lane{"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"};
/// A lane at the edge of a tile, and a recess of two squares in the next one.
const std::vector<std::string> pocket{"+-+-+-+-+-+", "|. # # # #|", "+ + + + + +", "|. # # # #|",
                                      "+ + + + + +", "|# # # # #|", "+ + + + + +", "|# # # # #|",
                                      "+-+-+-+-+-+", "|a b c d e|", "+-+-+ +-+-+", "|# # p # #|",
                                      "+-+-+ +-+-+", "|# # q # #|", "+-+-+-+-+-+"};

} // namespace

/// How activations run: paying, mixing, moving on, ending.
class TestActivationFlow : public QObject
{
    Q_OBJECT

private slots:
    void ACT_10_movingATokenIsAnActivation()
    {
        // WAN-03: the heroes are on another tile, so that it does not convert.
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|", "+-+-+-+-+-+-+-+-+-+-+"});
        game.hero(0, 'i');
        game.hero(0, 'j');
        const TokenId token = game.token('a');
        game.start();
        const int left = game.state().turn().activationsLeft;
        QCOMPARE(game.play(ActivateToken{token}), QStringList({"ACT-10 token-activated w1 4"}));
        QCOMPARE(int(game.state().turn().activationsLeft), left - 1);
        QCOMPARE(game.speed(), 4);
        QCOMPARE(game.verdict(Turn{E}), QStringLiteral("SPIN-05")); // it is no figure
    }

    void ACT_15_payingInFull()
    {
        DrawnGame game({"+-+-+-+", "|a ~ c|", "+-+-+-+"});
        const FigureId poor = game.hero(0, 'a', E, {.speed = 2});
        const FigureId rich = game.hero(0, 'c', W, {.speed = 3});
        game.start();
        game.activate(poor);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("ACT-15"));
        game.play(EndActivation{});
        game.activate(rich);
        game.play(Step{W});
        QCOMPARE(game.speed(), 0);
    }

    void ACT_15_costsArePaidBeforeTheRoll()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'b');
        game.monster('c', W);
        game.start();
        game.activate(hero);
        const QStringList said = game.play(BreakAway{}, {1});
        QCOMPARE(said.first(), QStringLiteral("BRK-02 speed-spent 2"));
        QCOMPARE(game.speed(), 6); // and not given back
    }

    void ACT_16_movingAndActingCanBeMixed()
    {
        DrawnGame game({"+-+-+-+", "|a bDc|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'b', E);
        game.hero(0, 'a');
        game.start();
        game.activate(hero);
        game.play(OpenDoor{DoorId(0)});
        game.play(Step{E});
        game.play(CloseDoor{DoorId(0)});
        game.play(OpenDoor{DoorId(0)});
        game.play(Step{W});
        QCOMPARE(game.speed(), 8 - 2 - 1 - 1 - 2 - 1);
        QCOMPARE(game.verdict(OpenDoor{DoorId(0)}), QStringLiteral("DOOR-08")); // it stands open
        game.play(CloseDoor{DoorId(0)});
        QCOMPARE(game.verdict(OpenDoor{DoorId(0)}), QStringLiteral("ACT-15")); // no points are left
    }

    void MOV_15_theActionWaitsForTheSpins()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E);
        const FigureId enemy = game.hero(1, 'h', E, {.attack = 0});
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QCOMPARE(game.play(Attack{enemy}).first(), QStringLiteral("MOV-15 movement-ended"));
        QVERIFY(game.toAct() == PlayerId(1)); // asked before the attack is paid
        QCOMPARE(game.speed(), 7);
        const QStringList said = game.play(Spin{enemy, W}, {2, 2, 2, 2});
        QVERIFY(said.indexOf("SPIN-02 figure-turned h2 west") < said.indexOf("CMB-01 speed-spent 4"));
    }

    void MOV_16_theOrderOfTheEnd()
    {
        DrawnGame game({"+-+-+-+", "|a bDc|", "+ + + +", "|d e f|", "+-+-+-+"});
        game.doors({DoorMaterial::Iron});
        const FigureId hero = game.hero(0, 'b', E);
        game.hero(0, 'a');
        game.start();
        game.activate(hero);
        game.play(OpenDoor{DoorId(0)});
        game.play(Step{Direction::South});
        QCOMPARE(game.play(EndActivation{}),
                 QStringList({"MOV-15 movement-ended", "DOOR-10 door-closed d1", "ACT-14 activation-ended"}));
        // Without a step there is no movement to end.
        game.play(Activate{FigureId(1)});
        QCOMPARE(game.play(EndActivation{}).first(), QStringLiteral("ACT-14 activation-ended"));
    }

    void SPIN_04_severalSpinsInOneTurn()
    {
        DrawnGame game(hall);
        const FigureId first = game.hero(0, 'f', E);
        const FigureId second = game.hero(0, 'j', W);
        const FigureId guard = game.monster('h', N);
        game.start();
        for (const auto& [hero, way] : {std::pair(first, E), std::pair(second, W)}) {
            game.activate(hero);
            game.play(Step{way});
            game.play(EndActivation{});
            game.play(Spin{guard, opposite(way)});
            QCOMPARE(game.state().figure(guard).facing, opposite(way));
        }
    }

    void BRK_02_BRK_05_twoPointsAndThenTheNormalCosts()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'b');
        game.monster('c', W);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("BRK-01"));
        game.play(BreakAway{}, {4});
        QCOMPARE(game.speed(), 6);
        game.play(Step{W});
        QCOMPARE(game.speed(), 5);
        DrawnGame poor(lane);
        const FigureId slow = poor.hero(0, 'b', N, {.speed = 1});
        poor.monster('c', W);
        poor.start();
        poor.activate(slow);
        QCOMPARE(poor.verdict(BreakAway{}), QStringLiteral("BRK-02"));
    }

    void PASS_01_friendsOpponentsAndChests()
    {
        for (const int what : {0, 1, 2, 3}) {
            DrawnGame game(lane);
            const FigureId hero = game.hero(0, 'a');
            if (what == 0)
                game.hero(0, 'b');
            else if (what == 1)
                game.monster('b', E);
            else if (what == 2)
                game.chest('b');
            else
                game.token('b');
            game.start();
            game.activate(hero);
            QCOMPARE(game.isListed(PassThrough{pathOf({E, E})}), what != 3);
        }
    }

    void PASS_06_neverIntoAnOccupiedSquare()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a');
        game.hero(0, 'b');
        game.hero(0, 'c');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(PassThrough{pathOf({E, E})}), QStringLiteral("PASS-05"));
        QCOMPARE(game.verdict(PassThrough{pathOf({E, E, E})}), QStringLiteral("allowed"));
    }

    void PASS_11_movingOnAfterTheFreeAttack()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.speed = 10});
        const FigureId passed = game.hero(1, 'g', N);
        game.start();
        game.activate(hero);
        game.play(PassThrough{pathOf({E, E})});
        game.play(StrikeBlow{}, {2, 2});
        game.play(HoldBack{});
        QCOMPARE(game.speed(), 6);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("allowed"));
        game.play(Turn{W});
        QCOMPARE(game.verdict(Attack{passed}), QStringLiteral("allowed")); // the one attack is not used up
    }

    void PASS_14_bansLookAtEverySquareOfTheWay()
    {
        // A monster may not pass beside a hero of the player who moves it. Here the chest stands where the
        // next tile begins, and the way ends far from it again.
        for (const char where : {'f', 'g'}) {
            DrawnGame game({"+-+-+-+-+-+-+-+", "|a b c d e f g|", "+ + + + + + + +", "|. . . l . . .|",
                            "+-+-+-+-+-+-+-+"});
            game.hero(0, where);
            const FigureId monster = game.monster('d', E);
            game.chest('e');
            game.start();
            game.activate(monster);
            const PassThrough action{pathOf({E, Direction::SouthWest})};
            const bool isFar = where == 'g';
            QCOMPARE(game.verdict(action), isFar ? QStringLiteral("allowed") : QStringLiteral("SPAWN-03"));
            QCOMPARE(game.isListed(action), isFar);
            if (isFar) {
                game.play(action);
                QCOMPARE(game.squareOf(monster), 'l');
            }
        }
    }

    void PASS_14_holdingConversionAndSpinsOnlyAtTheEnd()
    {
        // p is next to the chests and on another tile, neither next to a nor to e.
        for (const bool isOverChests : {true, false}) {
            DrawnGame game(pocket);
            const FigureId hero = game.hero(0, 'a', E, {.speed = 20});
            const FigureId guard = game.monster('q', N);
            const TokenId token = game.token('p');
            if (isOverChests)
                for (const char square : {'b', 'c', 'd'})
                    game.chest(square);
            game.table(Colour::Yellow, 0, 0);
            game.start();
            game.activate(hero);
            if (isOverChests) {
                QCOMPARE(game.play(PassThrough{pathOf({E, E, E, E})}),
                         QStringList({"PASS-02 speed-spent 10", "PASS-02 figure-moved h1 e"}));
                QVERIFY(game.state().token(token).isInPlay());
                QCOMPARE(game.verdict(BreakAway{}), QStringLiteral("BRK-01")); // nobody holds it
                game.play(EndActivation{});
                QCOMPARE(game.listed<Spin>(), 0);
            } else { // step by step all of it happens
                game.play(Step{E}, {1, 1});
                QVERIFY(!game.state().token(token).isInPlay());
                game.happen(FigurePlaced{guard, game['p'], N});
                QCOMPARE(game.verdict(Step{E}), QStringLiteral("BRK-01"));
            }
        }
    }

    void MULTI_03_MULTI_11_whoHasTheToken()
    {
        for (const int players : {2, 3}) {
            DrawnGame game(lane, players);
            game.hero(0, 'a');
            game.start();
            QCOMPARE(game.state().turn().monsterMaster, players == 2 ? PlayerId::None : PlayerId(0));
        }
    }

    void MULTI_09_theNewMasterRemovesTheMarkers()
    {
        DrawnGame game(lane, 3);
        game.hero(0, 'a');
        const FigureId monster = game.monster('e');
        game.start();
        game.happen(FigurePassed{monster});
        QVERIFY(game.state().figure(monster).has(mark::marker));
        game.happen(MonsterMasterPassed{PlayerId(1)});
        QVERIFY(!game.state().figure(monster).has(mark::marker));
    }

    void END_05_END_07_whoIsEliminatedCarriesNothingOut()
    {
        // One hero walks out with a chest of 20 gold; the other holds a second one and falls, or follows.
        const auto goldWhere = [](bool falls) {
            DrawnGame game(lane);
            const FigureId leaver = game.hero(0, 'a', W);
            const FigureId second = game.hero(0, 'b', W, {.clicks = 1});
            const FigureId enemy = game.hero(1, 'c', W, {.attack = 20});
            const ChestId stored = game.chest('d');
            const ChestId held = game.chest('e');
            game.exit(0, 'a', Side::West);
            game.start();
            give(game, stored, 0, 1);
            give(game, held, 0, 1);
            game.activate(leaver);
            game.play(Leave{});
            game.play(StoreTreasure{stored});
            game.play(FinishStoring{});
            // What is held is not out yet.
            if (outcomeOf(game.game(), game.state()).gold[0] != 20)
                return -1;
            game.play(EndTurn{});
            if (falls) {
                game.activate(enemy);
                game.play(Attack{second}, {5, 5});
            } else {
                game.play(EndTurn{});
                game.play(FinishStoring{}); // STORE-05: not with the one that is out
                game.activate(second);
                game.play(BreakAway{}, {6});
                game.play(Step{W});
                game.play(Leave{});
            }
            const Whereabouts expected = falls ? Whereabouts::Eliminated : Whereabouts::Left;
            return game.state().figure(second).where == expected
                       ? outcomeOf(game.game(), game.state()).gold[0]
                       : -2;
        };
        QCOMPARE(goldWhere(true), 20);
        QCOMPARE(goldWhere(false), 40);
    }

    void END_08_aHeroThatLeftIsOutOfPlay()
    {
        DrawnGame game(lane);
        const FigureId gone = game.hero(0, 'a');
        game.hero(0, 'b');
        const FigureId enemy = game.hero(1, 'c', W);
        game.start();
        game.happen(HeroLeft{gone});
        QCOMPARE(game.verdict(Activate{gone}), QStringLiteral("END-08"));
        game.play(EndTurn{});
        game.activate(enemy);
        QCOMPARE(game.verdict(Attack{gone}), QStringLiteral("CMB-02"));
        QVERIFY(game.state().occupant(game['a']).isNone());
    }
};

DELVE_TEST(TestActivationFlow)
#include "tst_activation_flow.moc"
