// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/lines.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/engine/mageknight/play/large/large_bases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Stats titan(int frontArc = 90)
{
    return {.frontArc = frontArc, .base = BaseShape::Titan2x2};
}

Stats peanutWithArc(int frontArc = 90)
{
    return {.frontArc = frontArc, .speedType = SpeedType::Horseshoe, .base = BaseShape::Peanut1x2};
}

/// The hall of three tiles for long shots.
const std::vector<std::string> longHall{"+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j k l m n o|",
                                        "+ + + + + + + + + + + + + + + +", "|p q r s t . . . . . . . . u v|",
                                        "+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+"};

} // namespace

/// Adjacency, arcs, holding and lines of fire of larger bases.
class TestLargeArcs : public QObject
{
    Q_OBJECT

private slots:
    void BASE_11_anySquareOfABaseIsAdjacent()
    {
        DrawnGame game(largeChamber);
        const FigureId large = game.hero(0, 'm', N, titan());
        game.start();
        // The titan covers g, h, l and m.
        for (const char square : {'a', 'b', 'c', 'd', 'i', 'n', 's', 'r', 'q', 'p', 'k', 'f'})
            QVERIFY(isSquareBeside(game.position(), game[square], large));
        for (const char square : {'e', 'j', 'o', 't', 'u', 'v', 'w'})
            QVERIFY(!isSquareBeside(game.position(), game[square], large));
    }

    void FARC_05_PEA_11_attacksLeaveThroughTheFrontArc()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'h', N, peanutWithArc()); // on h and m
        const FigureId ahead = game.hero(1, 'b', N);
        const FigureId beside = game.hero(1, 'g', N);
        const FigureId behind = game.hero(1, 'r', N);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Attack{ahead}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Attack{beside}), QStringLiteral("CLOSE-02"));
        QCOMPARE(game.verdict(Attack{behind}), QStringLiteral("CLOSE-02"));
        DrawnGame wide(largeChamber);
        const FigureId enhanced = wide.hero(0, 'h', N, peanutWithArc(270));
        const FigureId flank = wide.hero(1, 'l', N);
        const FigureId corner = wide.hero(1, 'q', N);
        wide.start();
        wide.activate(enhanced);
        QCOMPARE(wide.verdict(Attack{flank}), QStringLiteral("allowed"));   // grey
        QCOMPARE(wide.verdict(Attack{corner}), QStringLiteral("CLOSE-02")); // FARC-10: without the red ones
    }

    void FARC_05_oneSquareOfTheTargetIsEnough()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'p', N);
        const FigureId large = game.hero(1, 'm', N, titan()); // only its square l is next to p
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Attack{large}), QStringLiteral("allowed"));
        game.play(Turn{S});
        QCOMPARE(game.verdict(Attack{large}), QStringLiteral("CLOSE-02"));
    }

    void FARC_06_theRearArcGivesItsBonusOnlyIfAllSquaresAreThere()
    {
        const auto isBehind = [](char square, Direction facing, const Stats& stats) {
            DrawnGame game(largeChamber);
            const FigureId large = game.hero(0, 'h', N, titan()); // on b, c, g and h
            const FigureId striker = game.hero(1, square, facing, stats);
            game.start();
            return isInRearArc(game.position(), large, striker);
        };
        QVERIFY(isBehind('m', N, {}));
        QVERIFY(!isBehind('i', N, {}));
        QVERIFY(isBehind('l', E, peanutWithArc()));  // on k and l, both behind it
        QVERIFY(!isBehind('n', S, peanutWithArc())); // on n, which is, and on i, which is not
    }

    void FARC_07_whoStandsInBothArcsGetsTheBonusAndIsStruckBack()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'n', NW);
        const FigureId other = game.hero(1, 'h', N, {.frontArc = 270});
        game.start();
        game.activate(hero);
        const QStringList events = game.play(Attack{other}, {2, 3, 2, 3});
        QVERIFY(isInRearArc(game.position(), other, hero));
        QVERIFY(events.join(u' ').contains(u"counterattack"));
        DrawnGame behind(largeChamber);
        const FigureId south = behind.hero(0, 'm', N);
        const FigureId same = behind.hero(1, 'h', N, {.frontArc = 270});
        behind.start();
        behind.activate(south);
        QVERIFY(isInRearArc(behind.position(), same, south));
        QVERIFY(!behind.play(Attack{same}, {2, 3}).join(u' ').contains(u"counterattack"));
    }

    void FARC_19_wallsStandBetween()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c|d e|", "+ + + + + +", "|f g h|i j|", "+ + + + + +",
                        "|k l m n o|", "+-+-+-+-+-+"});
        const FigureId large = game.hero(0, 'h', E, titan()); // on b, c, g and h
        const FigureId other = game.hero(1, 'd', W);
        game.start();
        QVERIFY(isFrontSquare(game.position(), large, game['d']));
        QVERIFY(!areAdjacent(game.position(), large, other));
        QVERIFY(!isInFrontArc(game.position(), large, other));
        game.activate(large);
        QVERIFY(game.listed<Step>() > 0); // BRK-14: nobody holds it
        QCOMPARE(game.verdict(Attack{other}), QStringLiteral("CLOSE-02"));
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
        // Breaks: without the wall it is held, and the other one in reach.
        DrawnGame open({"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|", "+ + + + + +",
                        "|k l m n o|", "+-+-+-+-+-+"});
        const FigureId same = open.hero(0, 'h', E, titan());
        const FigureId near = open.hero(1, 'd', W);
        open.start();
        open.activate(same);
        QVERIFY(areAdjacent(open.position(), same, near));
        QCOMPARE(open.verdict(Step{W}), QStringLiteral("BRK-01"));
        QCOMPARE(open.verdict(Attack{near}), QStringLiteral("allowed"));
    }

    void BASE_15_oneHeldSquareHoldsTheWholeBase()
    {
        DrawnGame game(largeChamber);
        const FigureId large = game.hero(0, 'm', N, titan()); // on g, h, l and m
        game.hero(1, 'p', NE);                                // looks at l
        game.start();
        game.activate(large);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("BRK-01"));
        QCOMPARE(game.play(BreakAway{}, {6}).back(), QStringLiteral("BRK-07 freed-from h2"));
        DrawnGame free(largeChamber);
        const FigureId same = free.hero(0, 'm', N, titan());
        free.hero(1, 'p', S); // looks away
        free.start();
        free.activate(same);
        QCOMPARE(free.verdict(Step{E}), QStringLiteral("allowed"));
    }

    void BASE_15_aLargeFigureHoldsWithItsWholeArc()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'a', S);
        game.hero(1, 'm', N, titan()); // its front arc is a, b, c and d
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("BRK-01"));
    }

    void BASE_12_TITAN_25_rangeIsMeasuredFromTheNearestSquareAtTheDot()
    {
        DrawnGame game(longHall);
        const FigureId large = game.hero(0, 'r', E, {.range = 4, .base = BaseShape::Titan2x2}); // b c q r
        const FigureId near = game.hero(1, 'g', W);
        const FigureId far = game.hero(1, 'h', W);
        game.start();
        QCOMPARE(rangeTo(game.position(), large, near), 4); // from c
        QCOMPARE(rangeTo(game.position(), large, far), 5);
        game.activate(large);
        QCOMPARE(game.verdict(Shoot{near}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Shoot{far}), QStringLiteral("RANGE-04"));
    }

    void BASE_12_peanutsMeasureAtTheFrontMountsInTheMiddle()
    {
        for (const auto& [base, range] :
             {std::pair(BaseShape::Peanut1x2, 4), std::pair(BaseShape::Mount1x3, 5)}) {
            DrawnGame game(longHall);
            const FigureId large = game.hero(0, 'd', E, {.base = base});
            const FigureId other = game.hero(1, 'h', W);
            game.start();
            QCOMPARE(rangeTo(game.position(), large, other), range);
        }
    }

    void BASE_12_ofTwoEqualLinesTheShooterTakesTheBetter()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d : f g h i j|", "+ + + + + + + + + + +",
                        "|k l m n o p q r s t|", "+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId shooter = game.hero(0, 'l', E, {.range = 9, .base = BaseShape::Titan2x2});
        const FigureId target = game.hero(1, 's', W, titan());
        game.start();
        QCOMPARE(sightingsOf(game.position(), shooter, target).size(), std::size_t(2));
        const Sighting chosen = sightingFor(game.position(), shooter, target, AttackForm::Plain);
        QCOMPARE(chosen, (Sighting{game['l'], game['r']})); // without the cover on the other one
    }

    void BASE_13_ownSquaresDoNotBlockThoseOfOthersDo()
    {
        const auto line = [](bool isBetween) {
            DrawnGame game(longHall);
            const FigureId shooter = game.hero(0, 'd', E, {.base = BaseShape::Mount1x3}); // b c d
            const FigureId target = game.hero(1, 'l', W, {.base = BaseShape::Mount1x3});  // l m n
            const FigureId other = game.hero(1, 0, W, titan());
            game.start();
            if (isBetween) // on both rows of the columns in the middle
                game.happen(FigurePlaced{other, game.game().board(0).squareAt({0, 7, 1}), W});
            return lineBetween(game.position(), shooter, target, AttackForm::Plain).blocker;
        };
        QCOMPARE(line(false), LineBlocker::Nothing);
        QCOMPARE(line(true), LineBlocker::Figure);
    }

    void BASE_13_theFirstSquareOutsideTheBaseIsInTheFrontArc()
    {
        DrawnGame game(longHall);
        const FigureId large = game.hero(0, 'r', W, {.range = 9, .base = BaseShape::Titan2x2});
        const FigureId target = game.hero(1, 'h', W);
        game.start();
        game.activate(large);
        QCOMPARE(game.verdict(Shoot{target}), QStringLiteral("RANGE-07"));
        game.play(Turn{E});
        QCOMPARE(game.verdict(Shoot{target}), QStringLiteral("allowed"));
    }

    void BASE_14_anySquareInHinderingTerrainProtects()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i :|", "+ + + + + + + + + + +",
                        "|k l m n o p q r s t|", "+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId shooter = game.hero(0, 'k', E, {.range = 9});
        const FigureId target = game.hero(1, 't', W, titan()); // its far corner lies on the terrain
        const FigureId other = game.hero(1, 'c', W);
        game.start();
        QVERIFY(lineBetween(game.position(), shooter, target, AttackForm::Plain).cover);
        QVERIFY(!lineBetween(game.position(), shooter, other, AttackForm::Plain).cover);
    }

    void BASE_14_SPD_08_anySquareInWaterHelpsAWave()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f ~ h i j|", "+ + + + + +",
                        "|k l m n o|", "+-+-+-+-+-+"});
        Stats wave = titan();
        wave.speedType = SpeedType::Wave;
        const FigureId large = game.hero(1, 'm', N, wave);
        const FigureId hero = game.hero(0, 'n', W);
        game.start();
        const auto numbers = blowNumbers(game.position(), Stroke{Blow::Attack, hero}, StrokeTarget{large});
        QCOMPARE(numbers.toDefense().front(), (Modifier{"SPD-08", 2}));
    }

    void BASE_10_aBaseIsOnEveryTileItTouches()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|", "+ + + + + + + + + + +",
                        "|k l m n o p q r s t|", "+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId large = game.hero(0, 'p', N, titan()); // on e, f, o and p
        const FigureId monster = game.monster('a');
        game.monster('t');
        game.start();
        QVERIFY(isOnTile(game.position(), large, 0));
        QVERIFY(isOnTile(game.position(), large, 1));
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("SPAWN-02"));
    }

    void BASE_10_andOnNoOther()
    {
        for (const bool isAstride : {true, false}) {
            DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|", "+ + + + + + + + + + +",
                            "|k l m n o p q r s t|", "+-+-+-+-+-+-+-+-+-+-+"});
            const FigureId large = game.hero(0, isAstride ? 'p' : 'q', N, titan());
            const FigureId west = game.monster('a');
            const FigureId east = game.monster('t');
            game.start();
            QCOMPARE(isOnTile(game.position(), large, 0), isAstride);
            QVERIFY(isOnTile(game.position(), large, 1));
            QCOMPARE(game.verdict(Activate{east}), QStringLiteral("SPAWN-02"));
            // Its player moves the Mage Spawn of the tile that no square of it touches.
            QCOMPARE(game.verdict(Activate{west}),
                     isAstride ? QStringLiteral("SPAWN-02") : QStringLiteral("allowed"));
        }
    }
};

DELVE_TEST(TestLargeArcs)
#include "tst_large_arcs.moc"
