// SPDX-License-Identifier: GPL-3.0-or-later
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

/// Breaking away.
class TestBreakAway : public QObject
{
    Q_OBJECT

private:
    static std::vector<std::string> room()
    {
        return {"+-+-+-+-+", "|a b c d|", "+ + + + +", "|e f g h|", "+ + + + +", "|i j k l|", "+-+-+-+-+"};
    }

private slots:
    void BRK_01_aFigureInAnOpposingFrontArcIsHeld()
    {
        DrawnGame game(room());
        const FigureId hero = game.hero(0, 'f');
        game.hero(1, 'g', W);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("BRK-01"));
        QCOMPARE(game.listed<Step>(), 0);
        QCOMPARE(
            game.play(BreakAway{}, {4}),
            QStringList({"BRK-02 speed-spent 2", "BRK-03 rolled break-away p1 4 0", "BRK-07 freed-from h2"}));
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed")); // BRK-05
    }

    void BRK_01_alsoAfterMovingThere()
    {
        DrawnGame game(room());
        const FigureId hero = game.hero(0, 'e');
        game.hero(1, 'g', W);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(BreakAway{}), QStringLiteral("BRK-01")); // nothing holds it
        game.play(Step{E});
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("BRK-01"));
    }

    void BRK_03_oneToThreeFail()
    {
        for (int face = 1; face <= 6; ++face) {
            DrawnGame game(room());
            const FigureId hero = game.hero(0, 'f');
            game.hero(1, 'g', W);
            game.start();
            game.activate(hero);
            game.play(BreakAway{}, {face});
            QCOMPARE(game.verdict(Step{W}), face <= 3 ? QStringLiteral("BRK-01") : QStringLiteral("allowed"));
        }
    }

    void BRK_04_BRK_06_afterAFailureItMayTryAgain()
    {
        DrawnGame game(room());
        const FigureId hero = game.hero(0, 'f', N, {.speed = 5});
        game.hero(1, 'g', W);
        game.start();
        game.activate(hero);
        game.play(BreakAway{}, {3});
        QCOMPARE(game.verdict(Turn{S}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(BreakAway{}), QStringLiteral("allowed")); // 3 points: 2 and a step of 1
        game.play(BreakAway{}, {1});
        QCOMPARE(game.verdict(BreakAway{}), QStringLiteral("BRK-02"));
    }

    void BRK_06_enoughPointsToMoveOn()
    {
        // Only a diagonal step into clear ground is free: 4 points are needed.
        const std::vector<std::string> rows{"+-+-+", "|a b|", "+ + +", "|c d|", "+-+-+"};
        for (const int speed : {3, 4}) {
            DrawnGame game(rows);
            const FigureId hero = game.hero(0, 'a', N, {.speed = speed});
            game.hero(1, 'b', W);
            game.chest('c');
            game.start();
            game.activate(hero);
            QCOMPARE(game.verdict(BreakAway{}),
                     speed == 4 ? QStringLiteral("allowed") : QStringLiteral("BRK-06"));
        }
    }

    void BRK_07_oneSuccessForAllWhoHoldIt()
    {
        DrawnGame game(room());
        const FigureId hero = game.hero(0, 'f');
        game.hero(1, 'g', W);
        game.monster('b', S);
        game.start();
        game.activate(hero);
        const QStringList said = game.play(BreakAway{}, {6});
        QVERIFY(said.contains("BRK-07 freed-from h2"));
        QVERIFY(said.contains("BRK-07 freed-from m1"));
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
    }

    void BRK_07_BRK_09_alsoFromThoseWhoFaceAwayButNotFromOthers()
    {
        for (const bool isThird : {false, true}) {
            DrawnGame game(room());
            const FigureId hero = game.hero(0, 'f', N, {.speed = 12});
            game.monster('e', E); // holds it
            game.monster('b', E); // is adjacent, with c and g in its front arc
            if (isThird)
                game.monster('l', Direction::NorthWest); // not adjacent, with g in its front arc
            game.start();
            game.activate(hero);
            QCOMPARE(game.play(BreakAway{}, {4}),
                     QStringList({"BRK-02 speed-spent 2", "BRK-03 rolled break-away p1 4 0",
                                  "BRK-07 freed-from m2", "BRK-07 freed-from m1"}));
            game.play(Step{E}); // g
            QCOMPARE(game.verdict(Step{N}), isThird ? QStringLiteral("BRK-01") : QStringLiteral("allowed"));
            if (isThird)
                QCOMPARE(game.play(BreakAway{}, {5}).mid(2), QStringList({"BRK-07 freed-from m3"}));
        }
    }

    void BRK_07_friendsAreNotBrokenAwayFrom()
    {
        DrawnGame game(room());
        const FigureId hero = game.hero(0, 'f');
        game.hero(0, 'b');
        game.monster('g', W);
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(BreakAway{}, {4}).mid(2), QStringList({"BRK-07 freed-from m1"}));
    }

    void BRK_08_BRK_09_untilAnotherFigureHoldsIt()
    {
        DrawnGame game(room());
        const FigureId hero = game.hero(0, 'j', N, {.speed = 12});
        game.hero(1, 'g', Direction::SouthWest);
        game.hero(1, 'a', Direction::SouthWest);
        game.start();
        game.activate(hero);
        game.play(BreakAway{}, {5});
        game.play(Step{N}); // f, in the same front arc
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
        game.play(Step{W}); // e, in the front arc of another figure
        QCOMPARE(game.verdict(Step{S}), QStringLiteral("BRK-01"));
    }

    void BRK_08_onlyForThisActivation()
    {
        DrawnGame game(room());
        const FigureId hero = game.hero(0, 'f');
        game.hero(1, 'g', W);
        game.start();
        game.activate(hero);
        game.play(BreakAway{}, {5});
        game.play(EndActivation{});
        game.play(EndTurn{});
        game.play(EndTurn{});
        game.activate(hero);
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("BRK-01"));
    }

    void BRK_10_turningNeedsNone()
    {
        DrawnGame game(room());
        const FigureId hero = game.hero(0, 'f');
        game.hero(1, 'g', W);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Turn{E}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Step{S}), QStringLiteral("BRK-01"));
    }

    void BRK_11_notFromAFigureThatIsPassedThrough()
    {
        DrawnGame game(room());
        const FigureId hero = game.hero(0, 'e');
        game.hero(1, 'f', W);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{S}), QStringLiteral("BRK-01"));
        QCOMPARE(game.verdict(PassThrough{pathOf({E, E})}), QStringLiteral("allowed"));
    }

    void BRK_12_behindAFigureNobodyIsHeld()
    {
        for (const Direction facing : {E, W}) {
            DrawnGame game(room());
            const FigureId hero = game.hero(0, 'f');
            game.hero(1, 'g', facing);
            game.start();
            game.activate(hero);
            QCOMPARE(game.verdict(Step{W}),
                     facing == E ? QStringLiteral("allowed") : QStringLiteral("BRK-01"));
        }
    }

    void BRK_13_monstersAreHeldToo()
    {
        DrawnGame game(room());
        game.hero(0, 0);
        const FigureId monster = game.monster('f');
        game.monster('b', S); // Mage Spawn do not hold each other
        game.hero(1, 'k', N);
        game.start();
        game.happen(HeroLeft{FigureId(0)});
        game.activate(monster);
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("BRK-01"));
        game.happen(FigureTurned{FigureId(3), S});
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
    }

    void BRK_14_wallsCornersAndClosedDoorsDoNotLetAFigureHold()
    {
        struct Case
        {
            std::vector<std::string> rows;
            Direction facing;
            bool isHeld;
        };
        const Case cases[] = {
            {{"+-+-+-+", "|a b|c|", "+-+-+-+"}, W, false},
            {{"+-+-+-+", "|a b c|", "+-+-+-+"}, W, true},
            // Walls that meet in the corner between the two squares.
            {{"+-+-+-+", "|a b|.|", "+ +-+ +", "|. . c|", "+-+-+-+"}, Direction::NorthWest, false},
            {{"+-+-+-+", "|a b .|", "+ +-+ +", "|. . c|", "+-+-+-+"}, Direction::NorthWest, true},
            {{"+-+-+-+", "|a bDc|", "+-+-+-+"}, W, false},
        };
        for (const Case& each : cases) {
            DrawnGame game(each.rows);
            const FigureId hero = game.hero(0, 'b');
            game.hero(1, 'c', each.facing);
            game.start();
            game.activate(hero);
            QCOMPARE(game.verdict(Step{W}),
                     each.isHeld ? QStringLiteral("BRK-01") : QStringLiteral("allowed"));
            QCOMPARE(game.isListed(BreakAway{}), each.isHeld);
            if (game.game().parts().doors.empty())
                continue;
            game.play(OpenDoor{DoorId(0)});
            QCOMPARE(game.verdict(Step{W}), QStringLiteral("BRK-01")); // through an open door it does
        }
    }

    void SPD_03_swiftFiguresFailOnlyOnOne()
    {
        for (const Stats& stats :
             {Stats{.abilities = {Ability::Charge}}, Stats{.speedType = SpeedType::Horseshoe}}) {
            DrawnGame game(room());
            const FigureId hero = game.hero(0, 'f', N, stats);
            game.hero(1, 'g', W);
            game.start();
            game.activate(hero);
            game.play(BreakAway{}, {1});
            QCOMPARE(game.verdict(Step{W}), QStringLiteral("BRK-01"));
            game.play(BreakAway{}, {2});
            QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
        }
    }
};

DELVE_TEST(TestBreakAway)
#include "tst_breakaway.moc"
