// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/walk.h"
#include "engine/mageknight/play/survey/reach.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// How soon a hero that enters can stand where, on small boards. The first row of squares is read as text:
/// the number of the turn, or a point where it cannot be.
class TestReach : public QObject
{
    Q_OBJECT

private:
    static QString row(const Board& board, const TeamReach& reach, int y = 0)
    {
        QString text;
        for (int x = 0; board.squareAt({0, x, y}) != noSquare; ++x) {
            const int turn = reach.turns[std::size_t(board.squareAt({0, x, y}))];
            text += turn == 0 ? QStringLiteral(".") : QString::number(turn);
        }
        return text;
    }
    /// For a hero of these values that enters at 'a' from the west.
    static QString row(DrawnGame& game, const Stats& stats, int y = 0)
    {
        game.entrance(0, 'a', Side::West);
        game.hero(0, 0, Direction::North, stats);
        game.start();
        const Board& board = game.game().board(0);
        return row(board, reachOf(game.game().parts(), board).front(), y);
    }
    static QString row(const std::vector<std::string>& rows, const Stats& stats, int y = 0)
    {
        DrawnGame game(rows);
        return row(game, stats, y);
    }

private slots:
    void MOV_07_theFirstTurnPaysForTheEntrance()
    {
        QCOMPARE(row({"+-+-+-+-+-+", " a . . . .|", "+-+-+-+-+-+"}, {.speed = 2}), QStringLiteral("11223"));
        QCOMPARE(row({"+-+-+-+-+-+", " a . . . .|", "+-+-+-+-+-+"}, {.speed = 3}), QStringLiteral("11122"));
    }

    void MOV_02_everyTurnStartsWithAllSpeedPoints()
    {
        // Two points are too few for the water of cost 3 in any turn, however many are saved.
        QCOMPARE(row({"+-+-+-+-+-+", " a : . ~ .|", "+-+-+-+-+-+"}, {.speed = 2}), QStringLiteral("123.."));
        QCOMPARE(row({"+-+-+-+-+-+", " a : . ~ .|", "+-+-+-+-+-+"}, {.speed = 3}), QStringLiteral("11234"));
    }

    void SPD_07_swimmersAndFlyersGetAlongBetter()
    {
        const std::vector<std::string> rows{"+-+-+-+-+-+", " a ~ ~ x .|", "+-+-+-+-+-+"};
        QCOMPARE(row(rows, {.speed = 3, .speedType = SpeedType::Wave}), QStringLiteral("111.."));
        // SPD-09: a flyer crosses the crevasse, but does not stop on it.
        QCOMPARE(row(rows, {.speed = 3, .speedType = SpeedType::Wing}), QStringLiteral("111.2"));
        QCOMPARE(row(rows, {.speed = 3}), QStringLiteral("123.."));
    }

    void DOOR_07_aClosedDoorCostsTwoMore()
    {
        const std::vector<std::string> rows{"+-+-+-+-+-+", " a .D. . .|", "+-+-+-+-+-+"};
        QCOMPARE(row(rows, {.speed = 5}), QStringLiteral("11122")); // 1 + 1 + (2 + 1)
        QCOMPARE(row(rows, {.speed = 3}), QStringLiteral("11233")); // in the second turn 2 + 1
    }

    void DOOR_08_woodenDoorsStayOpen()
    {
        const std::vector<std::string> rows{"+-+-+-+-+-+", " a .D. . .|", "+-+-+-+-+-+"};
        // Opened with the last points of the first turn; the second has all four for walking.
        QCOMPARE(row(rows, {.speed = 4}), QStringLiteral("11222"));
    }

    void DOOR_10_ironDoorsDoNot()
    {
        DrawnGame game({"+-+-+-+-+-+", " a .D. . .|", "+-+-+-+-+-+"});
        game.doors({DoorMaterial::Iron});
        QCOMPARE(row(game, {.speed = 4}), QStringLiteral("11223"));
        // Breaks: who cannot open it and go through in one turn never gets through.
        DrawnGame slow({"+-+-+-+-+-+", " a .D~ . .|", "+-+-+-+-+-+"});
        slow.doors({DoorMaterial::Iron});
        QCOMPARE(row(slow, {.speed = 4}), QStringLiteral("11..."));
        QCOMPARE(row({"+-+-+-+-+-+", " a .D~ . .|", "+-+-+-+-+-+"}, {.speed = 4}), QStringLiteral("11223"));
    }

    void MRK_10_aTeleportTakesTheTurnAfterTheOneThatComesToIt()
    {
        const std::vector<std::string> rows{"+-+-+-+-+-+", " a T|. T .|", "+-+-+-+-+-+"};
        QCOMPARE(row(rows, {.speed = 2}), QStringLiteral("11323"));
        QCOMPARE(row({"+-+-+-+-+-+", " a .|. T .|", "+-+-+-+-+-+"}, {.speed = 2}), QStringLiteral("11..."));
    }

    void MRK_23_stairsAreAStep()
    {
        for (const bool areJoined : {true, false}) {
            BoardBuilder board({"+-+-+", " a U|", "+-+-+"});
            board.add({"+-+-+-+", "|U . .|", "+-+-+-+"}, 0, 0, 1);
            if (areJoined)
                board.joinStairs({0, 1, 0}, {1, 0, 0});
            DrawnGame game(board);
            QCOMPARE(row(game, {.speed = 3}), QStringLiteral("11"));
            const Board& compiled = game.game().board(0);
            const TeamReach reach = reachOf(game.game().parts(), compiled).front();
            // MRK-20: the third point is for the staircase above; the rest comes in the second turn.
            const int above = reach.turns[std::size_t(compiled.squareAt({1, 0, 0}))];
            const int beyond = reach.turns[std::size_t(compiled.squareAt({1, 1, 0}))];
            QCOMPARE(above, areJoined ? 1 : 0);
            QCOMPARE(beyond, areJoined ? 2 : 0);
        }
    }

    void ART_10_nobodyStopsOnAnArtifact()
    {
        const std::vector<std::string> rows{"+-+-+-+-+-+", " a . A . .|", "+-+-+-+-+-+"};
        QCOMPARE(row(rows, {.speed = 3}), QStringLiteral("11.23")); // 2 for the artifact and 1 for the next
        QCOMPARE(row(rows, {.speed = 2}), QStringLiteral("11...")); // breaks: it would have to stop there
    }

    void CHEST_15_nobodyEntersTheSquareOfAChest()
    {
        DrawnGame game({"+-+-+-+-+-+", " a . c . .|", "+-+-+-+-+-+"});
        game.chest('c');
        QCOMPARE(row(game, {.speed = 9}), QStringLiteral("11..."));
    }

    void ofSeveralHeroesTheSoonestCounts()
    {
        DrawnGame game({"+-+-+-+-+-+", " a . . . .|", "+-+-+-+-+-+"});
        game.hero(0, 0, Direction::North, {.speed = 1});
        QCOMPARE(row(game, {.speed = 2}), QStringLiteral("11223"));
        const TeamReach reach = reachOf(game.game().parts(), game.game().board(0)).front();
        QCOMPARE(reach.strides, (std::vector<Stride>{{2, Gait::Walk}, {1, Gait::Walk}}));
        QVERIFY(!reach.isAssumed && reach.hasEntrance);
        QVERIFY(reach.reaches(3, 2) && !reach.reaches(4, 2) && reach.reaches(4, 3));
    }

    void aTeamWithoutHeroesIsReckonedWithEight()
    {
        DrawnGame game({"+-+-+-+-+-+", " a ~ ~ ~ .|", "+-+-+-+-+-+"});
        QCOMPARE(row(game, {.speed = 3}), QStringLiteral("12345"));
        GameParts parts = game.game().parts();
        parts.figures.clear();
        const TeamReach reach = reachOf(parts, game.game().board(0)).front();
        QVERIFY(reach.isAssumed);
        QCOMPARE(row(game.game().board(0), reach), QStringLiteral("11122")); // 1 + 3 + 3, then 3 + 1
        parts.teams.front().entrance.reset();
        const TeamReach none = reachOf(parts, game.game().board(0)).front();
        QVERIFY(!none.hasEntrance);
        QCOMPARE(row(game.game().board(0), none), QStringLiteral("....."));
    }

    void BASE_08_largeBasesGoNoFurtherThanTheyFit()
    {
        const std::vector<std::string> rows{"+-+-+-+-+-+-+", " a . . . . .|", "+ + + + + + +",
                                            " . . .|. . .|", "+-+-+-+-+-+-+"};
        QCOMPARE(row(rows, {.speed = 20}), QStringLiteral("111111"));
        const Stats titan{.speed = 20, .base = BaseShape::Titan2x2};
        QCOMPARE(row(rows, titan), QStringLiteral("111..."));
        QCOMPARE(row(rows, titan, 1), QStringLiteral("111..."));
        // A peanut goes through lengthwise.
        QCOMPARE(row(rows, {.speed = 20, .base = BaseShape::Peanut1x2}), QStringLiteral("111111"));
        // breaks: where two squares are open it goes on
        QCOMPARE(
            row({"+-+-+-+-+-+-+", " a . . . . .|", "+ + + + + + +", " . . . . . .|", "+-+-+-+-+-+-+"}, titan),
            QStringLiteral("111111"));
    }

    void MD_07_theSpeedOfSeveralDialsIsTheirSum()
    {
        DrawnGame game({"+-+-+-+-+-+-+", " a . . . . .|", "+ + + + + + +", " . . . . . .|", "+-+-+-+-+-+-+"});
        game.hero(0, 0, Direction::North,
                  {.base = BaseShape::SmallMulti2x4,
                   .sections = {{.speed = 1}, {.speed = 2}, {.speed = 1}, {.speed = 1}}});
        game.entrance(0, 'a', Side::West);
        game.start();
        const TeamReach reach = reachOf(game.game().parts(), game.game().board(0)).front();
        QCOMPARE(reach.strides, (std::vector<Stride>{{5, Gait::Walk}}));
    }

    /// The same steps that the game itself lets a hero take.
    void theFirstTurnIsWhatAHeroCanWalk()
    {
        for (const int speed : {1, 3, 5, 8}) {
            DrawnGame game({"+-+-+-+-+-+", " a . : .|.|", "+ +-+ + + +", "|. ~ . A .|", "+ + *-+ + +",
                            "|. # . : 3|", "+ +-+ + +-+", "|. . x . .|", "+ + + + + +", "|. H . W .|",
                            "+-+-+-+-+-+"});
            game.entrance(0, 'a', Side::West);
            const FigureId hero = game.hero(0, 0, Direction::North, {.speed = speed});
            game.start();
            const TeamReach reach = reachOf(game.game().parts(), game.game().board(0)).front();
            game.activate(hero);
            std::vector<std::uint8_t> walked(reach.turns.size(), 0);
            for (const Walks::Reached& stop : Walks(game.game(), game.state()).reached())
                walked[std::size_t(stop.square)] = canStopOn(game.game().board(0), stop.square) ? 1 : 0;
            for (std::size_t i = 0; i < walked.size(); ++i)
                QCOMPARE(reach.turns[i] == 1, walked[i] == 1);
        }
    }
};

DELVE_TEST(TestReach)

#include "tst_reach.moc"
