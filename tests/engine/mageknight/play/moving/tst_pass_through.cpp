// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_writer.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr Direction N = Direction::North, E = Direction::East, S = Direction::South, W = Direction::West,
                    NE = Direction::NorthEast;

} // namespace

/// Passing through.
class TestPassThrough : public QObject
{
    Q_OBJECT

private:
    /// Passes through a friend on b: what it costs, or why not.
    static QString costOf(const std::vector<std::string>& rows, std::initializer_list<Direction> path)
    {
        DrawnGame game(rows);
        const FigureId hero = game.hero(0, 'a', N, {.speed = 20});
        game.hero(0, 'b');
        game.start();
        game.activate(hero);
        const QString verdict = game.verdict(PassThrough{pathOf(path)});
        if (verdict != QLatin1String("allowed"))
            return verdict;
        game.play(PassThrough{pathOf(path)});
        return QString::number(20 - game.speed());
    }

private slots:
    void PASS_02_threeAndTheDestination()
    {
        QCOMPARE(costOf({"+-+-+-+", "|a b c|", "+-+-+-+"}, {E, E}), QStringLiteral("4"));
        QCOMPARE(costOf({"+-+-+-+", "|. . c|", "+ + + +", "|a b .|", "+-+-+-+"}, {E, NE}),
                 QStringLiteral("5"));
        QCOMPARE(costOf({"+-+-+-+", "|a b ~|", "+-+-+-+"}, {E, E}), QStringLiteral("6"));
        // The direction of the first step adds nothing.
        QCOMPARE(costOf({"+-+-+-+", "|. b c|", "+ + + +", "|a . .|", "+-+-+-+"}, {NE, E}),
                 QStringLiteral("4"));
    }

    void PASS_01_nobodyPassesThroughItself()
    {
        DrawnGame game({"+-+-+", "|a b|", "+ + +", "|c d|", "+-+-+"});
        const FigureId hero = game.hero(0, 'a', N, {.speed = 20});
        game.hero(0, 'b');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(PassThrough{pathOf({E, S})}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(PassThrough{pathOf({E, W, S})}), QStringLiteral("PASS-01"));
        QVERIFY(!game.isListed(PassThrough{pathOf({E, W, S})}));
        QCOMPARE(game.verdict(PassThrough{pathOf({S})}), QStringLiteral("PASS-01")); // through nothing
    }

    void PASS_03_terrainUnderTheFigureAddsNothing()
    {
        for (const int wet : {1, 2}) { // under the figure that is passed, or where the way ends
            BoardBuilder board({"+-+-+-+", "|a b c|", "+-+-+-+"});
            board.marker({0, wet, 0}, MarkerLook::Water);
            DrawnGame game(board);
            const FigureId hero = game.hero(0, 'a');
            game.hero(0, 'b');
            game.start();
            game.activate(hero);
            game.play(PassThrough{pathOf({E, E})});
            QCOMPARE(game.speed(), wet == 1 ? 8 - 3 - 1 : 8 - 3 - 3);
        }
    }

    void PASS_04_notNextToAnOpposingFigure()
    {
        const std::vector<std::string> rows{"+-+-+-+", "|a b c|", "+ + + +", "|d e f|", "+-+-+-+"};
        DrawnGame game(rows);
        const FigureId hero = game.hero(0, 'a', N, {.speed = 20});
        const FigureId between = game.hero(0, 'b');
        const FigureId enemy = game.hero(1, 'f', E);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(PassThrough{pathOf({E, E})}), QStringLiteral("PASS-04"));
        game.happen(FigurePlaced{between, game['d'], N});
        game.happen(FigurePlaced{enemy, game['b'], E}); // a lone enemy can be passed
        QCOMPARE(game.verdict(PassThrough{pathOf({E, E})}), QStringLiteral("allowed"));
    }

    void PASS_05_anEmptySquareBehind()
    {
        QCOMPARE(costOf({"+-+-+-+", "|a b #|", "+-+-+-+"}, {E, E}), QStringLiteral("TER-06"));
        QCOMPARE(costOf({"+-+-+-+", "|a b c|", "+-+-+-+"}, {E, W}), QStringLiteral("PASS-05")); // back
        QCOMPARE(costOf({"+-+-+-+", "|a b|c|", "+-+-+-+"}, {E, E}), QStringLiteral("MAP-15"));
    }

    void PASS_07_severalFriendsInARow()
    {
        DrawnGame game({"+-+-+-+-+", "|a b c d|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a');
        game.hero(0, 'b');
        game.chest('c');
        game.start();
        game.activate(hero);
        QVERIFY(game.isListed(PassThrough{pathOf({E, E, E})}));
        QCOMPARE(game.play(PassThrough{pathOf({E, E, E})}).first(), QStringLiteral("PASS-02 speed-spent 7"));
        QCOMPARE(game.squareOf(hero), 'd');
    }

    void PASS_07_anOpposingFigureOnlyAsTheLast()
    {
        DrawnGame game({"+-+-+-+-+", "|a b c d|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a');
        game.hero(1, 'b', E);
        game.chest('c');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(PassThrough{pathOf({E, E, E})}), QStringLiteral("PASS-07"));
    }

    void PASS_08_PASS_09_freeAttackAndAnswer()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', W, {.defense = 18});
        const FigureId enemy = game.hero(1, 'b', W, {.attack = 9});
        game.start();
        game.activate(hero);
        QCOMPARE(
            game.play(PassThrough{pathOf({E, E})}),
            QStringList({"PASS-02 speed-spent 4", "PASS-02 figure-moved h1 c", "PASS-10 freed-from h2"}));
        QCOMPARE(game.toAct(), PlayerId(1));
        QCOMPARE(game.verdict(DeclineSpins{}), QStringLiteral("PASS-08")); // nobody is asked for that now
        // 9 + 8 + 1 for the rear arc reaches 18.
        QCOMPARE(game.play(StrikeBlow{}, {4, 4}),
                 QStringList({"CMB-05 rolled free-attack p2 4 4", "CMB-06 blow-struck free-attack h2 h1 true",
                              "DMG-01 figure-damaged h1 2 0"}));
        QCOMPARE(game.toAct(), PlayerId(0)); // PASS-09: in any facing
        for (const Action& other : Actions{DeclineSpins{}, Answer{hero}, Step{W}, EndTurn{}})
            QCOMPARE(game.verdict(other), QStringLiteral("PASS-09"));
        QCOMPARE(game.play(StrikeBlow{}, {2, 3}),
                 QStringList({"CMB-05 rolled counterattack p1 2 3",
                              "CMB-06 blow-struck passers-answer h1 h2 false"}));
        QCOMPARE(game.state().figure(enemy).clicks[0], 0);
        QVERIFY(game.isListed(EndActivation{})); // PASS-11: it goes on
        QVERIFY(!game.state().turn().has(activation::attacked));
    }

    void PASS_08_itIsOptional()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a');
        game.monster('b', W);
        game.start();
        game.activate(hero);
        game.play(PassThrough{pathOf({E, E})});
        QCOMPARE(game.toAct(), PlayerId(1)); // CON-10: the opponent decides for the monster
        QCOMPARE(game.play(HoldBack{}), QStringList());
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.verdict(StrikeBlow{}), QStringLiteral("TURN-01")); // PASS-09: no attack, no answer
    }

    void PASS_08_demoralizedFiguresDoNotStrike()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a');
        game.monster('b', W, {.abilities = {Ability::Demoralized}});
        game.start();
        game.activate(hero);
        game.play(PassThrough{pathOf({E, E})});
        QCOMPARE(game.toAct(), PlayerId(0));
    }

    void LONE_05_heroesDoNotStrikeAtHeroes()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', E);
        const FigureId other = game.hero(1, 'b', W);
        game.options().loneWolf = true;
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Attack{other}), QStringLiteral("LONE-05"));
        game.play(PassThrough{pathOf({E, E})});
        QCOMPARE(game.toAct(), PlayerId(0));
    }

    void PASS_10_thePassedFigureNoLongerHolds()
    {
        for (const bool hasOther : {false, true}) {
            DrawnGame game({"+-+-+-+-+", "|a b c d|", "+ + + + +", "|e f g h|", "+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'a');
            game.monster('b', E);
            if (hasOther)
                game.monster('d', W);
            game.start();
            game.activate(hero);
            game.play(PassThrough{pathOf({E, E})});
            game.play(HoldBack{});
            QCOMPARE(game.verdict(Step{S}), hasOther ? QStringLiteral("BRK-01") : QStringLiteral("allowed"));
        }
    }

    void PASS_10_ART_10_norOnAnArtifactBehindItself()
    {
        // 3 to pass, 2 onto the artifact, 1 to go on: no attempt to break away.
        for (const int speed : {5, 6}) {
            DrawnGame game({"+-+-+-+-+", "|a b c d|", "+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'a', E, {.speed = speed});
            game.monster('b', E);
            game.exotic('c', {0, 0, 0});
            game.start();
            game.activate(hero);
            const Action pass = PassThrough{pathOf({E, E})};
            QCOMPARE(game.verdict(pass), speed == 6 ? QStringLiteral("allowed") : QStringLiteral("ART-10"));
            QCOMPARE(game.isListed(pass), speed == 6);
        }
    }

    void PASS_01_START_09_whatIsPassedIsListed()
    {
        const std::vector<std::string> row{"+-+-+-+", "|a b c|", "+-+-+-+"};
        const std::vector<std::string> column{"+-+", "|c|", "+ +", "|b|", "+ +", "|a|", "+-+"};
        for (const auto& rows : {row, column})
            for (const char square : {'b', 'a'}) // beside the hero, or on the entrance before it
                for (const bool isChest : {false, true}) {
                    DrawnGame game(rows);
                    const FigureId hero = game.hero(0, square == 'a' ? 0 : 'a', E);
                    if (isChest)
                        game.chest(square);
                    else
                        game.hero(0, square);
                    game.entrance(0, 'a', Side::West);
                    game.start();
                    game.activate(hero);
                    QCOMPARE(game.listed<PassThrough>(), 1);
                }
    }

    void PASS_12_chestsDoNotReact()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a');
        game.chest('b');
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(PassThrough{pathOf({E, E})}),
                 QStringList({"PASS-02 speed-spent 4", "PASS-02 figure-moved h1 c"}));
        DrawnGame guarded({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId other = guarded.hero(0, 'a');
        guarded.monster('b', E);
        guarded.start();
        guarded.activate(other);
        guarded.play(PassThrough{pathOf({E, E})});
        QVERIFY(guarded.isListed(StrikeBlow{})); // PASS-08: who opposes the mover does
    }

    void PASS_13_tokensPassThroughNothing()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const TokenId token = game.token('a');
        game.chest('b');
        game.start();
        game.activate(token);
        QCOMPARE(game.verdict(PassThrough{pathOf({E, E})}), QStringLiteral("PASS-13"));
        QCOMPARE(game.listed<PassThrough>(), 0);
    }

    void ENT_11_throughAChestOnTheExit()
    {
        for (const int speed : {3, 4}) {
            DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
            const FigureId hero = game.hero(0, 'b', N, {.speed = speed});
            game.hero(0, 'c');
            game.chest('a');
            game.exit(0, 'a', Side::West);
            game.start();
            game.activate(hero);
            QCOMPARE(game.verdict(LeaveThrough{pathOf({W})}), QStringLiteral("ENT-11")); // END-02
            StateWriter(game.game(), game.state()).player(PlayerId(0)).gathered = 1;
            QCOMPARE(game.verdict(LeaveThrough{pathOf({W})}),
                     speed == 4 ? QStringLiteral("allowed") : QStringLiteral("ACT-15"));
            if (speed == 4)
                QCOMPARE(
                    game.play(LeaveThrough{pathOf({W})}),
                    QStringList({"ENT-11 speed-spent 4", "END-03 hero-left h1", "ACT-14 activation-ended"}));
        }
    }

    void DOOR_10_ENT_11_ironDoorsCloseBehindWhoLeavesThroughSomebody()
    {
        for (const DoorMaterial material : {DoorMaterial::Iron, DoorMaterial::Wood}) {
            DrawnGame game({"+-+-+-+", "|a bDc|", "+-+-+-+"});
            game.doors({material});
            const FigureId hero = game.hero(0, 'c', W);
            game.hero(1, 'b', W);
            game.exit(0, 'b', Side::North);
            game.start();
            StateWriter(game.game(), game.state()).player(PlayerId(0)).gathered = 1;
            game.activate(hero);
            game.play(OpenDoor{DoorId(0)});
            const QStringList said = game.play(LeaveThrough{pathOf({W})});
            QVERIFY(pending<BlowOffer>(game.position())); // PASS-08: before it is out
            QCOMPARE(said.contains("DOOR-10 door-closed d1"), material == DoorMaterial::Iron);
            QCOMPARE(game.state().contains(DoorSet::Open, DoorId(0)), material == DoorMaterial::Wood);
            const QStringList out = game.play(HoldBack{});
            QVERIFY(out.contains("END-03 hero-left h1"));
            QVERIFY(!out.contains("DOOR-10 door-closed d1")); // once
        }
    }
};

DELVE_TEST(TestPassThrough)
#include "tst_pass_through.moc"
