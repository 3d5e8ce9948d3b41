// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/walk.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Ways for the active figure, as steps that the rules allow.
class TestWalk : public QObject
{
    Q_OBJECT

private:
    static QString wayTo(const DrawnGame& game, char square)
    {
        const auto way = walkTo(game.game(), game.state(), game[square]);
        if (!way)
            return QStringLiteral("none");
        QString text;
        for (const Action& action : *way)
            text += QString::number(int(std::get<Step>(action).direction));
        return text;
    }

private slots:
    void theCheapestWayIsTaken()
    {
        DrawnGame game({"+-+-+-+-+", "|a b c d|", "+ + +-+ +", "|e f g h|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a');
        game.hero(1, 'h');
        game.start();
        game.activate(hero);
        QCOMPARE(wayTo(game, 'c'), QStringLiteral("22"));
        QCOMPARE(wayTo(game, 'e'), QStringLiteral("4"));
        QCOMPARE(wayTo(game, 'h'), QStringLiteral("none")); // occupied
        QCOMPARE(wayTo(game, 'a'), QStringLiteral("none")); // it is there
        const int speed = game.speed();
        const auto way = walkTo(game.game(), game.state(), game['f']);
        QVERIFY(way.has_value());
        for (const Action& step : *way)
            game.play(step);
        QCOMPARE(speed - game.speed(), 2); // MOV-03: straight is as cheap as diagonally
        QCOMPARE(game.squareOf(hero), 'f');
    }

    void itStopsWhereSpeedEnds()
    {
        DrawnGame game({"+-+-+-+-+", "|a b c d|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', Direction::North, {.speed = 2});
        game.hero(1);
        game.start();
        game.activate(hero);
        QCOMPARE(wayTo(game, 'c'), QStringLiteral("22"));
        QCOMPARE(wayTo(game, 'd'), QStringLiteral("none"));
    }

    void whatHoldsAFigureHoldsItHere()
    {
        // BRK-01: next to an opposing figure that faces it there is no walking on.
        DrawnGame game({"+-+-+-+-+", "|a b c d|", "+ + + + +", "|e f g h|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a');
        game.hero(1, 'c', Direction::West);
        game.start();
        game.activate(hero);
        QCOMPARE(wayTo(game, 'b'), QStringLiteral("2"));
        QCOMPARE(wayTo(game, 'd'), QStringLiteral("none"));
        QVERIFY(!walkTo(game.game(), startGame(game.game()), game['b'])); // nobody is active
    }

    void ACT_15_theCostOfAFarSquareIsKnown()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', Direction::North, {.speed = 2});
        game.hero(1);
        game.start();
        game.activate(hero);
        QCOMPARE(checkWalk(game.game(), game.state(), game['e']).rule, std::string_view("ACT-15"));
        QCOMPARE(roughWayTo(game.game(), game.state(), game['e'])->cost, 4);
    }

    void MOV_14_BRK_01_whatCutsAWayShortIsNamed()
    {
        // A token is met on f, when the hero comes onto its tile.
        for (const int speed : {2, 3, 4}) {
            DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|", "+-+-+-+-+-+-+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'd', Direction::East, {.speed = speed});
            game.token('i');
            game.table(Colour::Yellow, 0, 0);
            game.start();
            game.activate(hero);
            QCOMPARE(checkWalk(game.game(), game.state(), game['g']).rule,
                     std::string_view(speed == 2 ? "ACT-15" : "MOV-14"));
        }
        // Somebody holds it on b, c and d.
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+-+-+ +-+-+", "|# # p # #|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', Direction::East);
        game.monster('p', Direction::North);
        game.start();
        game.activate(hero);
        QCOMPARE(checkWalk(game.game(), game.state(), game['e']).rule, std::string_view("BRK-01"));
    }

    void SPD_10_aFlyerIsToldOfTheCrevasse()
    {
        DrawnGame game({"+-+-+-+-+", "|a b x d|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', Direction::East, {.speedType = SpeedType::Wing});
        game.hero(1);
        game.start();
        game.activate(hero);
        const SquareIndex crevasse = game.position().board().squareAt({0, 2, 0});
        QCOMPARE(checkWalk(game.game(), game.state(), crevasse).rule, std::string_view("SPD-10"));
        game.play(Step{Direction::East});
        QCOMPARE(checkWalk(game.game(), game.state(), crevasse).rule, std::string_view("SPD-10"));
    }

    void MOV_11_whatClosesTheOnlyWayIsNamed()
    {
        const auto ruleTo = [](const DrawnGame& game, char to) {
            const Refusal refusal = checkWalk(game.game(), game.state(), game[to]);
            return QString::fromUtf8(refusal.rule.data(), qsizetype(refusal.rule.size()));
        };
        DrawnGame corridor({"+-+-+-+-+-+-+", "|a b c d|e f|", "+-+-+-+-+-+-+"});
        const FigureId hero = corridor.hero(0, 'a', Direction::East);
        corridor.hero(1, 'c', Direction::East);
        corridor.start();
        corridor.activate(hero);
        QCOMPARE(ruleTo(corridor, 'b'), QString());
        QCOMPARE(ruleTo(corridor, 'd'), QStringLiteral("MOV-11"));
        QCOMPARE(ruleTo(corridor, 'e'), QStringLiteral("MAP-15")); // no figure is to blame for the wall

        DrawnGame broken({"+-+-+-+-+", "|a b x #|", "+-+-+-+-+"});
        const FigureId walker = broken.hero(0, 'a', Direction::East);
        broken.hero(1);
        broken.start();
        broken.activate(walker);
        const Board& board = broken.position().board();
        QCOMPARE(checkWalk(broken.game(), broken.state(), board.squareAt({0, 2, 0})).rule,
                 std::string_view("TER-05"));
        QCOMPARE(checkWalk(broken.game(), broken.state(), board.squareAt({0, 3, 0})).rule,
                 std::string_view("TER-06"));

        DrawnGame divided({"+-+-+-+-+", "|a b x d|", "+-+-+-+-+"});
        const FigureId before = divided.hero(0, 'a', Direction::East);
        divided.hero(1);
        divided.start();
        divided.activate(before);
        QCOMPARE(ruleTo(divided, 'd'), QStringLiteral("TER-05")); // no wall is to blame

        DrawnGame behindDoor({"+-+-+-+-+", "|a bDc d|", "+-+-+-+-+"});
        const FigureId other = behindDoor.hero(0, 'a', Direction::East);
        behindDoor.hero(1);
        behindDoor.start();
        behindDoor.activate(other);
        QCOMPARE(ruleTo(behindDoor, 'd'), QStringLiteral("DOOR-06"));
    }

    void PASS_08_aPassageThatGivesAFreeAttackIsNotPlain()
    {
        const auto isPlainPast = [](int team) {
            DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
            const FigureId hero = game.hero(0, 'a', Direction::East);
            game.hero(team, 'b', Direction::West);
            if (team == 0)
                game.hero(1);
            game.start();
            game.activate(hero);
            const Action pass = PassThrough{pathOf({Direction::East, Direction::East})};
            return check(game.game(), game.state(), pass).isAllowed() &&
                   isPlain(game.game(), game.state(), pass);
        };
        QVERIFY(isPlainPast(0));
        QVERIFY(!isPlainPast(1));
    }
};

DELVE_TEST(TestWalk)
#include "tst_walk.moc"
