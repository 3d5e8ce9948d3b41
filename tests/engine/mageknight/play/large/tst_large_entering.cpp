// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A room that is open to the south in b, c and d, and to the north in the same columns.
const std::vector<std::string> gate{"+-+ + + +-+", "|a b c d e|", "+ + + + + +", "|f g h i j|",
                                    "+ + + + + +", "|k l m n o|", "+ + + + + +", "|p q r s t|",
                                    "+ + + + + +", "|. u v w .|", "+-+ + + +-+"};

Stats of(BaseShape base, int speed = 8)
{
    return {.speed = speed, .base = base};
}

} // namespace

/// How larger bases come in, leave and are placed.
class TestLargeEntering : public QObject
{
    Q_OBJECT

private slots:
    void BASE_17_theWholeBaseComesIn()
    {
        struct Case
        {
            BaseShape base;
            QString body;
            int cost;
        };
        for (const Case& each : {Case{BaseShape::Peanut1x2, QStringLiteral("r v"), 2},
                                 Case{BaseShape::Mount1x3, QStringLiteral("m r v"), 3}}) {
            DrawnGame game(gate);
            const FigureId hero = game.hero(0, 0, N, of(each.base));
            game.entrance(0, 'v', Side::South);
            game.start();
            game.activate(hero);
            const QStringList events = game.play(Enter{});
            QCOMPARE(events.front(), QStringLiteral("BASE-17 speed-spent %1").arg(each.cost));
            QCOMPARE(game.bodyOf(hero), each.body);
            QCOMPARE(game.state().figure(hero).facing, N);
        }
    }

    void BASE_17_whoHasLessSpendsAll()
    {
        DrawnGame game(gate);
        const FigureId hero = game.hero(0, 0, N, of(BaseShape::Mount1x3, 2));
        game.entrance(0, 'v', Side::South);
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Enter{}).front(), QStringLiteral("BASE-17 speed-spent 2"));
        QCOMPARE(game.speed(), 0);
        QCOMPARE(game.bodyOf(hero), QStringLiteral("m r v"));
    }

    void BASE_17_aTitanNeedsTwoOpenings()
    {
        DrawnGame game(gate);
        const FigureId hero = game.hero(0, 0, N, of(BaseShape::Titan2x2));
        game.entrance(0, 'v', Side::South);
        game.start();
        game.activate(hero);
        QVERIFY(game.isListed(Enter{false, 0}));
        QVERIFY(game.isListed(Enter{false, 1}));
        QCOMPARE(game.verdict(Enter{false, 2}), QStringLiteral("BASE-17"));
        game.play(Enter{false, 1}); // one column to the left of the arrow
        QCOMPARE(game.bodyOf(hero), QStringLiteral("q r u v"));
        DrawnGame edge(gate);
        const FigureId same = edge.hero(0, 0, N, of(BaseShape::Titan2x2));
        edge.entrance(0, 'w', Side::South); // nothing is open to its right
        edge.start();
        edge.activate(same);
        QCOMPARE(edge.verdict(Enter{false, 0}), QStringLiteral("BASE-17"));
        edge.play(Enter{false, 1});
        QCOMPARE(edge.bodyOf(same), QStringLiteral("r s v w"));
    }

    void BASE_17_START_09_itWaitsForFreeSquares()
    {
        DrawnGame game(gate);
        const FigureId hero = game.hero(0, 0, N, of(BaseShape::Mount1x3));
        game.hero(1, 'm', N);
        game.entrance(0, 'v', Side::South);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Enter{}), QStringLiteral("START-09"));
        QCOMPARE(game.listed<PassThrough>(), 0);
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
    }

    void BASE_18_theFrontSquareOfALongBaseStepsOut()
    {
        DrawnGame game(gate);
        const FigureId hero = game.hero(0, 'h', E, of(BaseShape::Peanut1x2));
        game.exit(0, 'c', Side::North);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("MOV-08"));
        game.play(Step{N});
        QCOMPARE(game.play(Leave{}).mid(0, 2), QStringList({"MOV-08 speed-spent 1", "END-03 hero-left h1"}));
        QVERIFY(game.state().occupant(game['h']).isNone());
    }

    void BASE_18_aTitanFacesOutThroughAnOpeningOfItsWidth()
    {
        DrawnGame game(gate);
        const FigureId hero = game.hero(0, 'h', E, of(BaseShape::Titan2x2)); // b c g h
        game.exit(0, 'c', Side::North);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Leave{}), QStringLiteral("MOV-08")); // it looks aside
        game.play(Turn{N});
        QCOMPARE(game.speed(), 8);
        QCOMPARE(game.play(Leave{}).mid(0, 2), QStringList({"MOV-08 speed-spent 1", "END-03 hero-left h1"}));
        for (const char square : {'b', 'c', 'g', 'h'})
            QVERIFY(game.state().occupant(game[square]).isNone());
        DrawnGame corner(gate);
        const FigureId same = corner.hero(0, 'g', N, of(BaseShape::Titan2x2)); // a b f g
        corner.exit(0, 'b', Side::North);
        corner.start();
        corner.activate(same);
        QCOMPARE(corner.verdict(Leave{}), QStringLiteral("MOV-08")); // a is walled
    }

    void BASE_18_aMultiDialLeavesRightAfterItsMove()
    {
        Stats stats{.base = BaseShape::SmallMulti2x4};
        stats.sections.assign(4, Stats{.speed = 2});
        for (const bool isThrough : {true, false}) {
            DrawnGame game(gate);
            // The dot between l, m, q and r: it lies on the two columns of b and c, or of a and b.
            const FigureId hull = game.hero(0, isThrough ? 'r' : 'q', N, stats);
            game.exit(0, 'b', Side::North);
            game.start();
            game.activate(hull);
            QCOMPARE(game.verdict(Leave{}), QStringLiteral("MOV-08")); // its front row is not there yet
            game.play(Drive{N, 1});
            if (!isThrough) { // breaks: a is walled
                QCOMPARE(game.verdict(Leave{}), QStringLiteral("MOV-08"));
                continue;
            }
            QCOMPARE(game.play(Leave{}).mid(0, 2),
                     QStringList({"MOV-08 speed-spent 1", "END-03 hero-left h1"}));
            QVERIFY(game.state().occupant(game['m']).isNone());
        }
    }

    void BASE_19_theFirstBaseCoversTheTokensSquare()
    {
        DrawnGame game(gate);
        const FigureId hero = game.hero(0, 0, N);
        const FigureId large = game.monster(0, N, {.points = 20, .base = BaseShape::Titan2x2});
        game.token('h');
        game.table(Colour::Yellow, 1, 20);
        game.entrance(0, 'v', Side::South);
        game.start();
        game.activate(hero);
        game.play(Enter{}, {3, 4}); // the token converts; there is only one to choose
        QVERIFY(pending<MonsterPlacing>(game.position()));
        // Four corners around the square, four facings each.
        QCOMPARE(game.listed<PlaceMonster>(), 16);
        QCOMPARE(game.verdict(PlaceMonster{game['s'], N}), QStringLiteral("CONV-09"));
        QCOMPARE(game.verdict(PlaceMonster{game['m'], NE}), QStringLiteral("BASE-04"));
        game.play(PlaceMonster{game['m'], S});
        QCOMPARE(game.bodyOf(large), QStringLiteral("g h l m"));
    }

    void BASE_19_furtherOnesAreAdjacentAndNothingHangsOver()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b x d e|", "+ + + + + +", "|f g h i j|", "+ + + + + +",
                        "|k l m n o|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 0, N);
        game.monster(0, N, {.points = 20, .base = BaseShape::Titan2x2});
        game.monster(0, N, {.points = 20, .base = BaseShape::Titan2x2});
        game.token('g');
        game.chest('d');
        game.table(Colour::Yellow, 2, 40);
        game.entrance(0, 'o', Side::South);
        game.start();
        game.activate(hero);
        game.play(Enter{}, {3, 4});
        game.play(ChooseMonster{FigureId(1)});
        QCOMPARE(game.verdict(PlaceMonster{game['h'], N}), QStringLiteral("CONV-09")); // b x g h
        game.play(PlaceMonster{game['m'], N});                                         // g h l m
        // The second fits neither beside nor before the first: it goes back.
        QCOMPARE(game.state().figure(FigureId(2)).where, Whereabouts::Pool);
    }

    void BASE_20_aBaseAcrossTheBorderKeepsTheTileFromTurning()
    {
        const std::vector<std::string> tiles{
            "+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|", "+ + + + + + + + + + +",
            "|k l V n o p q r s t|", "+ + + + + + + + + + +", "|. . . . . . . . . .|",
            "+ + + + + + + + + + +", "|. . . . . . . . . .|", "+ + + + + + + + + + +",
            "|. . . . . . . . . .|", "+-+-+-+-+-+-+-+-+-+-+"};
        for (const char place : {'p', 'o', 'l'}) {
            DrawnGame game(tiles);
            const FigureId hero = game.hero(0, 'c', S);
            const FigureId large = game.hero(0, place, N, of(BaseShape::Titan2x2));
            game.hero(1, 't');
            game.start();
            game.activate(hero);
            game.play(Step{S, true});
            game.play(EndActivation{});
            game.play(EndTurn{});
            game.play(EndTurn{});
            const QStringList events = game.play(Activate{hero});
            // On e, f, o and p it lies across the border: the declaration lapses.
            QCOMPARE(events.contains(QStringLiteral("MRK-11 transfer-lapsed h1")), place == 'p');
            if (place == 'p')
                continue;
            game.play(TurnTile{1});
            // d e n o come to the south-east corner's side, a b k l to the north-east one.
            QCOMPARE(game.bodyOf(large),
                     place == 'o' ? QStringLiteral("3,3 4,3 3,4 4,4") : QStringLiteral("d e n o"));
            QCOMPARE(game.state().figure(large).facing, E);
        }
    }
};

DELVE_TEST(TestLargeEntering)
#include "tst_large_entering.moc"
