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

Stats rider(SpeedType type = SpeedType::Horseshoe)
{
    return {.speedType = type};
}

} // namespace

/// The speed types of figures on one square.
class TestHorseshoe : public QObject
{
    Q_OBJECT

private slots:
    void SPD_01_SPD_02_bootAndHorseshoePayForAllTerrain()
    {
        for (const SpeedType type : {SpeedType::Boot, SpeedType::Horseshoe}) {
            DrawnGame game({"+-+-+-+-+-+", "|a . : ~ .|", "+ + + + + +", "|. . . ~ .|", "+-+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'a', E, {.speed = 20, .speedType = type});
            game.start();
            game.activate(hero);
            const auto cost = [&](Direction direction) {
                const int before = game.speed();
                game.play(Step{direction});
                return before - game.speed();
            };
            QCOMPARE(cost(E), 1);
            QCOMPARE(cost(SE), 2);
            QCOMPARE(cost(N), 2); // hindering
            QCOMPARE(cost(E), 3); // water
            QCOMPARE(cost(W), 2);
            QCOMPARE(cost(SE), 4);
        }
    }

    void SPD_03_onlyAOneFails()
    {
        for (const auto& [type, failsUpTo] :
             {std::pair(SpeedType::Horseshoe, 1), std::pair(SpeedType::Boot, 3)})
            for (int face = 1; face <= 6; ++face) {
                DrawnGame game(hall);
                const FigureId hero = game.hero(0, 'h', N, rider(type));
                game.hero(1, 'c', S);
                game.start();
                game.activate(hero);
                const QStringList events = game.play(BreakAway{}, {face});
                QCOMPARE(events.front(), QStringLiteral("BRK-02 speed-spent 2"));
                QCOMPARE(events.contains(QStringLiteral("BRK-07 freed-from h2")), face > failsUpTo);
                QCOMPARE(game.verdict(Step{S}) == u"allowed", face > failsUpTo);
            }
    }

    void SPD_04_afterAFailureItKeepsItsFacing()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N, {.speed = 12, .speedType = SpeedType::Horseshoe});
        const FigureId before = game.hero(1, 'c', S);
        game.start();
        game.activate(hero);
        QVERIFY(game.isListed(Turn{E}));
        QCOMPARE(game.play(BreakAway{}, {1}),
                 QStringList({"BRK-02 speed-spent 2", "BRK-03 rolled break-away p1 1 0",
                              "BRK-04 break-away-failed h1"}));
        QCOMPARE(game.verdict(Turn{E}), QStringLiteral("SPD-04"));
        QCOMPARE(game.listed<Turn>(), 0);
        QCOMPARE(game.verdict(Attack{before}), QStringLiteral("allowed")); // whom it faces already
        game.play(BreakAway{}, {2});                                       // a later attempt that succeeds
        QVERIFY(game.isListed(Turn{E}));
    }

    void SPD_04_itEndsWithTheActivation()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N, rider());
        const FigureId friendly = game.hero(0, 'k');
        game.hero(1, 'c', S);
        game.start();
        game.activate(hero);
        game.play(BreakAway{}, {1});
        game.play(EndActivation{});
        game.activate(friendly);
        QVERIFY(game.isListed(Turn{E}));
    }

    void SPD_04_othersMayTurnAfterAFailure()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N);
        game.hero(1, 'c', S);
        game.start();
        game.activate(hero);
        game.play(BreakAway{}, {1});
        QVERIFY(game.isListed(Turn{E}));
    }

    void SPD_05_whoeverIsNotBeforeItTakesAClick()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N, rider());
        game.hero(1, 'c', S);
        game.hero(1, 'i', W);
        game.hero(1, 'm', N);
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(BreakAway{}, {4}),
                 QStringList({"BRK-02 speed-spent 2", "BRK-03 rolled break-away p1 4 0",
                              "BRK-07 freed-from h2", "BRK-07 freed-from h3", "BRK-07 freed-from h4",
                              "SPD-05 figure-damaged h3 1 0", "SPD-05 figure-damaged h4 1 0"}));
    }

    void SPD_05_armourTakesItOffAndAnEliminationIsWorthExperience()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N, rider());
        game.hero(1, 'c', S);
        game.hero(1, 'i', W, {.abilities = {Ability::Toughness}});
        game.hero(1, 'm', N, {.clicks = 1, .points = 17});
        game.start();
        game.activate(hero);
        const QStringList events = game.play(BreakAway{}, {4});
        QVERIFY(!events.contains(QStringLiteral("SPD-05 figure-damaged h3 1 0")));
        QVERIFY(events.contains(QStringLiteral("DMG-03 figure-eliminated h4")));
        QVERIFY(events.contains(QStringLiteral("XP-04 experience-gained p1 17")));
    }

    void SPD_05_nobodyIsHurtByAFailureNorByOthers()
    {
        for (const SpeedType type : {SpeedType::Horseshoe, SpeedType::Wing, SpeedType::Boot}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'h', N, rider(type));
            game.hero(1, 'm', N);
            game.start();
            game.activate(hero);
            const int face = type == SpeedType::Horseshoe ? 1 : 6;
            QVERIFY(!game.play(BreakAway{}, {face}).join(u' ').contains(u"damaged"));
        }
    }

    void SPD_06_itGetsNoFreeSpin()
    {
        for (const SpeedType type : {SpeedType::Horseshoe, SpeedType::Boot}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'f', E);
            game.hero(1, 'h', E, rider(type));
            game.start();
            game.activate(hero);
            game.play(Step{E});
            const QStringList events = game.play(EndActivation{});
            QCOMPARE(events.contains(QStringLiteral("SPIN-01 spin-offered h2")), type == SpeedType::Boot);
        }
    }

    void SPD_11_wingsKeepTheirFacingFree()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N, rider(SpeedType::Wing));
        game.hero(1, 'c', S);
        game.start();
        game.activate(hero);
        game.play(BreakAway{}, {1});
        QVERIFY(game.isListed(Turn{E}));
    }

    void SPD_13_aRoundHorseshoeFacesDiagonally()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N, rider());
        game.start();
        game.activate(hero);
        QVERIFY(game.isListed(Turn{NE}));
        QCOMPARE(game.bodyOf(hero), QStringLiteral("h"));
    }

    void FARC_03_theSideIsToldWithTheFacing()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N, {.frontArc = 135});
        const FigureId left = game.hero(1, 'g', N);
        const FigureId right = game.hero(1, 'i', N);
        game.start();
        game.activate(hero);
        // Its arc favours the left until it says otherwise.
        QCOMPARE(game.verdict(Attack{left}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Attack{right}), QStringLiteral("CLOSE-02"));
        QCOMPARE(game.verdict(Turn{N}), QStringLiteral("FARC-03"));
        QCOMPARE(game.verdict(Turn{N, Leaning::Left}), QStringLiteral("SPIN-05"));
        QCOMPARE(game.play(Turn{N, Leaning::Right}), QStringList({"FARC-03 arc-leaned h1 right"}));
        QCOMPARE(game.verdict(Attack{left}), QStringLiteral("CLOSE-02"));
        QCOMPARE(game.verdict(Attack{right}), QStringLiteral("allowed"));
        QCOMPARE(game.listed<Turn>(), 15); // eight facings with two sides each, without the one it has
    }

    void FARC_03_othersHaveNoSide()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Turn{E, Leaning::Left}), QStringLiteral("FARC-03"));
        QCOMPARE(game.verdict(Turn{E}), QStringLiteral("allowed"));
    }

    void FARC_03_SPIN_02_facingAndSideAreTestedTogether()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E);
        const FigureId other = game.hero(1, 'h', N, {.frontArc = 135});
        game.start();
        game.activate(hero);
        game.play(Step{E});
        game.play(EndActivation{});
        // West of it stands who came: facing north it sees it only with the left.
        QCOMPARE(game.verdict(Spin{other, S, Leaning::Left}), QStringLiteral("SPIN-02"));
        QCOMPARE(game.verdict(Spin{other, S, Leaning::Right}), QStringLiteral("allowed"));
        QCOMPARE(game.play(Spin{other, S, Leaning::Right}).mid(0, 2),
                 QStringList({"FARC-03 arc-leaned h2 right", "SPIN-02 figure-turned h2 south"}));
    }
};

DELVE_TEST(TestHorseshoe)
#include "tst_horseshoe.moc"
