// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/lines.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/arena.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
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

/// The hall of three tiles for long shots.
const std::vector<std::string> longHall{"+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j k l m n o|",
                                        "+ + + + + + + + + + + + + + + +", "|p q r s t . . . . . . . . u v|",
                                        "+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+"};

} // namespace

/// Indirect fire and shots at long range.
class TestFarShots : public QObject
{
    Q_OBJECT

private slots:
    void INDIR_01_INDIR_06_onlyUnderAnOpenCeiling()
    {
        for (const bool isOpen : {false, true}) {
            DrawnGame game(longHall);
            game.options().openCeiling = isOpen;
            const FigureId large =
                game.hero(0, 'r', E, {.range = 8, .base = BaseShape::Titan2x2, .minRange = 4});
            const FigureId target = game.hero(1, 'j', W);
            game.hero(1, 'g', W);
            game.start();
            game.activate(large);
            QCOMPARE(game.verdict(Shoot{target}), QStringLiteral("RANGE-09"));
            QCOMPARE(game.verdict(Shoot{target, AttackForm::IndirectShot}),
                     isOpen ? QStringLiteral("allowed") : QStringLiteral("INDIR-06"));
        }
    }

    void INDIR_01_notWithoutTwoRanges()
    {
        DrawnGame game(longHall);
        game.options().openCeiling = true;
        const FigureId large = game.hero(0, 'r', E, {.range = 8, .base = BaseShape::Titan2x2});
        const FigureId target = game.hero(1, 'j', W);
        game.start();
        game.activate(large);
        QCOMPARE(game.verdict(Shoot{target, AttackForm::IndirectShot}), QStringLiteral("INDIR-01"));
    }

    void INDIR_02_INDIR_03_theBandAndTheArc()
    {
        DrawnGame game(longHall);
        game.options().openCeiling = true;
        const Stats mortar{.range = 10, .base = BaseShape::Titan2x2, .minRange = 4};
        const FigureId large = game.hero(0, 'r', E, mortar); // measured from c and r
        const FigureId three = game.hero(1, 'f', W);
        const FigureId four = game.hero(1, 'g', W);
        const FigureId ten = game.hero(1, 'm', W);
        const FigureId eleven = game.hero(1, 'n', W);
        game.start();
        game.activate(large);
        const auto verdict = [&](FigureId target) {
            return game.verdict(Shoot{target, AttackForm::IndirectShot});
        };
        QCOMPARE(verdict(three), QStringLiteral("INDIR-03"));
        QCOMPARE(verdict(four), QStringLiteral("allowed"));
        QCOMPARE(verdict(ten), QStringLiteral("allowed"));
        QCOMPARE(verdict(eleven), QStringLiteral("RANGE-04"));
        QCOMPARE(game.verdict(Shoot{three}), QStringLiteral("INDIR-03")); // INDIR-06: also directly
        game.play(Turn{W});
        QCOMPARE(verdict(four), QStringLiteral("RANGE-07"));
    }

    void INDIR_04_theExampleNeedsNineAndDealsThree()
    {
        DrawnGame game(longHall);
        game.options().openCeiling = true;
        const FigureId large = game.hero(
            0, 'r', E, {.attack = 9, .damage = 4, .range = 10, .base = BaseShape::Titan2x2, .minRange = 4});
        const FigureId target = game.hero(1, 'j', W, {.defense = 16});
        game.start();
        game.activate(large);
        const auto odds = oddsOf(game.game(), game.state(), Shoot{target, AttackForm::IndirectShot});
        QCOMPARE(odds->needed, 9);
        const QStringList events = game.play(Shoot{target, AttackForm::IndirectShot}, {4, 5});
        QVERIFY(events.contains(QStringLiteral("DMG-01 figure-damaged h2 3 0")));
    }

    void INDIR_05_EXPL_01_indirectShotsExplodeToo()
    {
        DrawnGame game(longHall);
        game.options().openCeiling = true;
        const FigureId large = game.hero(0, 'r', E,
                                         {.attack = 9,
                                          .damage = 4,
                                          .range = 10,
                                          .base = BaseShape::Titan2x2,
                                          .minRange = 4,
                                          .explosive = true});
        const FigureId target = game.hero(1, 'j', W, {.defense = 16});
        game.hero(1, 'l', W);
        game.start();
        game.activate(large);
        const QStringList events = game.play(Shoot{target, AttackForm::IndirectShot}, {4, 5});
        QVERIFY(events.contains(QStringLiteral("EXPL-01 figure-damaged h3 1 0")));
    }

    void INDIR_07_theOtherRulesHold()
    {
        DrawnGame game(longHall);
        game.options().openCeiling = true;
        const FigureId large =
            game.hero(0, 'r', E, {.range = 10, .base = BaseShape::Titan2x2, .minRange = 4});
        const FigureId target = game.hero(1, 'j', W);
        const FigureId beside = game.hero(0, 'i', W);
        game.start();
        game.activate(large);
        QCOMPARE(game.verdict(Shoot{target, AttackForm::IndirectShot}), QStringLiteral("RANGE-03"));
        game.happen(FigurePlaced{beside, game['p'], W});
        QCOMPARE(game.verdict(Shoot{target, AttackForm::IndirectShot}), QStringLiteral("allowed"));
        game.happen(FigurePlaced{target, game['d'], W}); // next to the titan
        QCOMPARE(game.verdict(Shoot{target, AttackForm::IndirectShot}), QStringLiteral("RANGE-02"));
    }

    void LONG_01_titansReachEachOtherTwiceAsFar()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j k l m n o p|",
                        "+ + + + + + + + + + + + + + + + +", "|q r . . . . . . . . . . . s . t|",
                        "+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId shooter =
            game.hero(0, 'r', E, {.damage = 5, .range = 8, .base = BaseShape::Titan2x2}); // a b q r
        const FigureId large = game.hero(1, 't', W, titan());                             // o p and below
        const FigureId small = game.hero(1, 'm', W);
        const FigureId near = game.hero(1, 'h', S);
        game.start();
        game.activate(shooter);
        QCOMPARE(rangeTo(game.position(), shooter, large), 13);
        QCOMPARE(game.verdict(Shoot{large}), QStringLiteral("RANGE-04"));
        QCOMPARE(game.verdict(Shoot{large, AttackForm::LongShot}), QStringLiteral("allowed"));
        QVERIFY(game.isListed(Shoot{large, AttackForm::LongShot}));
        QCOMPARE(game.verdict(Shoot{small, AttackForm::LongShot}), QStringLiteral("LONG-01"));
        QCOMPARE(game.verdict(Shoot{near, AttackForm::LongShot}), QStringLiteral("LONG-01"));
        const QStringList events = game.play(Shoot{large, AttackForm::LongShot}, {5, 6});
        QVERIFY(events.contains(QStringLiteral("DMG-01 figure-damaged h2 3 0")));
    }

    void LONG_01_noDoublingWithinRange()
    {
        DrawnGame game(longHall);
        const FigureId shooter = game.hero(0, 'r', E, {.range = 8, .base = BaseShape::Titan2x2});
        const FigureId large = game.hero(1, 'v', W, titan()); // n o u v
        game.start();
        game.activate(shooter);
        QCOMPARE(rangeTo(game.position(), shooter, large), 11);
        game.happen(FigurePlaced{large, game['v'], W});
        QCOMPARE(game.verdict(Shoot{large, AttackForm::LongShot}), QStringLiteral("allowed"));
        DrawnGame close(longHall);
        const FigureId same = close.hero(0, 'r', E, {.range = 12, .base = BaseShape::Titan2x2});
        const FigureId there = close.hero(1, 'v', W, titan());
        close.start();
        close.activate(same);
        QCOMPARE(close.verdict(Shoot{there, AttackForm::LongShot}), QStringLiteral("LONG-01"));
        QVERIFY(!close.isListed(Shoot{there, AttackForm::LongShot}));
        QCOMPARE(close.verdict(Shoot{there}), QStringLiteral("allowed"));
    }

    void LONG_01_RANGE_24_whoIsShotAtFromAfarAnswersSo()
    {
        for (const int range : {8, 12}) { // 11 squares lie between them
            DrawnGame game(longHall);
            const FigureId shooter = game.hero(0, 'r', E, {.range = range, .base = BaseShape::Titan2x2});
            const FigureId large =
                game.hero(1, 'v', W, {.defense = 25, .range = range, .base = BaseShape::Titan2x2});
            game.start();
            game.activate(shooter);
            const bool isFar = range == 8;
            const AttackForm near = AttackForm::Plain, far = AttackForm::LongShot;
            game.play(Shoot{large, isFar ? far : near}, {1, 2});
            QCOMPARE(game.legal(), Actions({Answer{large, isFar ? far : near}, DeclineAnswers{}}));
            QCOMPARE(game.verdict(Answer{large, isFar ? near : far}), QStringLiteral("RANGE-24"));
        }
    }

    void LONG_02_fourToTenBecomesFourToTwenty()
    {
        const auto verdictAt = [](int x, AttackForm form) {
            Arena arena({std::string(30, '.'), std::string(30, '.')});
            const FigureId shooter =
                arena.hero(0, 2, 1, E, {.range = 10, .base = BaseShape::Titan2x2, .minRange = 4});
            const FigureId target = arena.hero(1, x, 1, W, titan());
            arena.start();
            arena.game.activate(shooter);
            return QStringLiteral("%1 %2")
                .arg(rangeTo(arena.game.position(), shooter, target))
                .arg(arena.game.verdict(Shoot{target, form}));
        };
        QCOMPARE(verdictAt(6, AttackForm::Plain), QStringLiteral("3 INDIR-03"));
        QCOMPARE(verdictAt(7, AttackForm::Plain), QStringLiteral("4 allowed"));
        QCOMPARE(verdictAt(13, AttackForm::Plain), QStringLiteral("10 allowed"));
        QCOMPARE(verdictAt(14, AttackForm::Plain), QStringLiteral("11 RANGE-04"));
        QCOMPARE(verdictAt(6, AttackForm::LongShot), QStringLiteral("3 INDIR-03"));
        QCOMPARE(verdictAt(14, AttackForm::LongShot), QStringLiteral("11 allowed"));
        QCOMPARE(verdictAt(23, AttackForm::LongShot), QStringLiteral("20 allowed"));
        QCOMPARE(verdictAt(24, AttackForm::LongShot), QStringLiteral("21 RANGE-04"));
    }

    void LONG_02_LONG_03_togetherWithIndirectFire()
    {
        DrawnGame game(longHall);
        game.options().openCeiling = true;
        const FigureId shooter =
            game.hero(0, 'r', E, {.damage = 4, .range = 6, .base = BaseShape::Titan2x2, .minRange = 4});
        const FigureId large = game.hero(1, 'v', W, titan());
        game.hero(1, 'h', W);
        game.start();
        game.activate(shooter);
        QCOMPARE(game.verdict(Shoot{large, AttackForm::IndirectShot}), QStringLiteral("RANGE-04"));
        QCOMPARE(game.verdict(Shoot{large, AttackForm::LongIndirectShot}), QStringLiteral("allowed"));
        const QStringList events = game.play(Shoot{large, AttackForm::LongIndirectShot}, {6, 5});
        QVERIFY(events.contains(QStringLiteral("DMG-01 figure-damaged h2 1 0"))); // 4 - 1 - 2
        DrawnGame close(longHall);
        close.options().openCeiling = true;
        const FigureId same = close.hero(0, 'r', E, {.range = 6, .base = BaseShape::Titan2x2, .minRange = 4});
        const FigureId beside = close.hero(1, 't', W, titan()); // d e s t: too near
        close.start();
        close.happen(FigurePlaced{same, close['q'], E}); // a b p q
        close.activate(same);
        QCOMPARE(close.verdict(Shoot{beside, AttackForm::LongIndirectShot}), QStringLiteral("INDIR-03"));
    }
};

DELVE_TEST(TestFarShots)
#include "tst_far_shots.moc"
