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
                    NE = Direction::NorthEast, SE = Direction::SouthEast;

} // namespace

/// One square at a time.
class TestPlayMovement : public QObject
{
    Q_OBJECT

private:
    /// Walks a path and returns the speed points that are left of 20, or what was refused.
    static QString walk(const std::vector<std::string>& rows, const std::vector<Direction>& path)
    {
        DrawnGame game(rows);
        const FigureId hero = game.hero(0, 'a', N, {.speed = 20});
        game.start();
        game.activate(hero);
        for (const Direction direction : path)
            if (const QStringList said = game.play(Step{direction}); said.front().startsWith("refused"))
                return said.front();
        return QString::number(20 - game.speed());
    }

private slots:
    void MOV_01_aStepCostsOnePoint()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', N, {.speed = 1});
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 b"}));
        QCOMPARE(game.squareOf(hero), 'b');
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("ACT-15")); // no point is left
    }

    void MOV_02_thePrintedNumberOfTheSquareEntered()
    {
        const std::vector<std::string> rows{"+-+-+-+-+-+", "|a : . ~ 4|", "+-+-+-+-+-+"};
        QCOMPARE(walk(rows, {E}), QStringLiteral("2"));
        QCOMPARE(walk(rows, {E, E}), QStringLiteral("3")); // the square left does not count
        QCOMPARE(walk(rows, {E, E, E}), QStringLiteral("6"));
        QCOMPARE(walk(rows, {E, E, E, E}), QStringLiteral("10"));
    }

    void MOV_03_aDiagonalStepCostsOneMore()
    {
        QCOMPARE(walk({"+-+-+", "|a .|", "+ + +", "|. .|", "+-+-+"}, {SE}), QStringLiteral("2"));
        QCOMPARE(walk({"+-+-+", "|a .|", "+ + +", "|. :|", "+-+-+"}, {SE}), QStringLiteral("3"));
        QCOMPARE(walk({"+-+-+", "|a .|", "+ + +", "|. ~|", "+-+-+"}, {SE}), QStringLiteral("4"));
    }

    void MOV_04_betweenWallsThatAreNotLinked()
    {
        QCOMPARE(walk({"+-+-+", "|a #|", "+ + +", "|# .|", "+-+-+"}, {SE}), QStringLiteral("2"));
        QCOMPARE(walk({"+-+-+", "|a #|", "+ * +", "|# .|", "+-+-+"}, {SE}),
                 QStringLiteral("refused: MAP-16"));
        QCOMPARE(walk({"+-+-+", "|a|.|", "+-+ +", "|. .|", "+-+-+"}, {SE}),
                 QStringLiteral("refused: MAP-16"));
    }

    void MOV_05_crevassesAreClosed()
    {
        QCOMPARE(walk({"+-+-+", "|a x|", "+-+-+"}, {E}), QStringLiteral("refused: TER-05"));
        QCOMPARE(walk({"+-+-+", "|a S|", "+-+-+"}, {E}), QStringLiteral("1"));
    }

    void MOV_06_nothingGoesThroughBlockingTerrain()
    {
        QCOMPARE(walk({"+-+-+", "|a #|", "+-+-+"}, {E}), QStringLiteral("refused: TER-06"));
        QCOMPARE(walk({"+-+-+", "|a|.|", "+-+-+"}, {E}), QStringLiteral("refused: MAP-15"));
        QCOMPARE(walk({"+-+-+", "|a .|", "+-+-+"}, {N}), QStringLiteral("refused: MAP-13"));
        QCOMPARE(walk({"+-+-+", "|a .|", "+-+-+"}, {E}), QStringLiteral("1"));
    }

    void TER_06_blockingTerrainRefusesAlsoWithoutPoints()
    {
        DrawnGame game({"+-+-+-+", "|. # .|", "+ + + +", "|a b .|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', N, {.speed = 1});
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QCOMPARE(game.speed(), 0);
        QCOMPARE(game.verdict(Step{N}), QStringLiteral("TER-06"));
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("ACT-15")); // only the points are missing there
    }

    void MOV_09_theWorkedExampleOfAClearPath()
    {
        const std::vector<std::string> rows{"+-+-+-+-+", "|. . . .|", "+ + + + +", "|a . . .|", "+-+-+-+-+"};
        QCOMPARE(walk(rows, {E, E, NE, W}), QStringLiteral("5"));
        QCOMPARE(walk(rows, {E, E, N, W}), QStringLiteral("4")); // without the diagonal
    }

    void MOV_10_theWorkedExampleOfWater()
    {
        const std::vector<std::string> rows{"+-+-+-+-+", "|a . . .|", "+ + + + +", "|. . ~ .|",
                                            "+ + + + +", "|. . . .|", "+-+-+-+-+"};
        QCOMPARE(walk(rows, {E, SE, SE}), QStringLiteral("7"));
        std::vector<std::string> dry = rows;
        dry[3] = "|. . . .|";
        QCOMPARE(walk(dry, {E, SE, SE}), QStringLiteral("5"));
    }

    void TER_02_TER_03_TER_04_costsOfTerrain()
    {
        QCOMPARE(walk({"+-+-+", "|a .|", "+-+-+"}, {E}), QStringLiteral("1"));
        QCOMPARE(walk({"+-+-+", "|a :|", "+-+-+"}, {E}), QStringLiteral("2"));
        QCOMPARE(walk({"+-+-+", "|a ~|", "+-+-+"}, {E}), QStringLiteral("3"));
    }

    void TER_08_aPrintedNumberIsTheCost()
    {
        QCOMPARE(walk({"+-+-+", "|a 5|", "+-+-+"}, {E}), QStringLiteral("5"));
        QCOMPARE(walk({"+-+-+", "|a .|", "+-+-+"}, {E}), QStringLiteral("1"));
    }

    void MRK_06_shadowCostsOnePoint()
    {
        QCOMPARE(walk({"+-+-+", "|a S|", "+-+-+"}, {E}), QStringLiteral("1"));
        QCOMPARE(walk({"+-+-+", "|a W|", "+-+-+"}, {E}), QStringLiteral("3")); // a water marker
    }

    void MOV_11_noTwoFiguresInOneSquare()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a');
        game.hero(0, 'b');
        game.chest('c');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("MOV-11"));
        game.happen(FigurePlaced{FigureId(1), game['a'], N});
        game.happen(FigurePlaced{hero, game['b'], N});
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("CHEST-15"));
    }

    void MOV_12_nobodyEntersTheSquareOfAToken()
    {
        for (const bool hasToken : {true, false}) {
            DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
            const FigureId monster = game.monster('a');
            if (hasToken)
                game.token('b');
            game.start();
            game.activate(monster);
            QCOMPARE(game.verdict(Step{E}), hasToken ? QStringLiteral("MOV-12") : QStringLiteral("allowed"));
        }
    }

    void MOV_13_aStepDoesNotTurnTheFigure()
    {
        DrawnGame game({"+-+-+", "|a b|", "+-+-+"});
        const FigureId hero = game.hero(0, 'a', S);
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QCOMPARE(game.state().figure(hero).facing, S);
        QCOMPARE(game.play(Turn{W}), QStringList({"SPIN-05 figure-turned h1 west"}));
        QCOMPARE(game.speed(), 7);
    }

    void MOV_14_whatIsLeftAfterAStep()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', N, {.speed = 2});
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QVERIFY(game.isListed(Step{E}));
        QVERIFY(game.isListed(Turn{S}));
        QVERIFY(game.isListed(EndActivation{}));
        game.play(Step{E});
        QCOMPARE(game.listed<Step>(), 0);
    }

    void MRK_23_staircasesJoinLevels()
    {
        BoardBuilder board;
        board.add({"+-+-+", "|a U|", "+-+-+"}).add({"+-+-+", "|U b|", "+-+-+"}, 0, 0, 1);
        board.joinStairs({0, 1, 0}, {1, 0, 0});
        DrawnGame game(board);
        const FigureId hero = game.hero(0, 'a');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(TakeStairs{}), QStringLiteral("MRK-23"));
        game.play(Step{E});
        QCOMPARE(game.play(TakeStairs{}), QStringList({"MRK-23 speed-spent 1", "MRK-23 figure-moved h1 ?"}));
        game.play(Step{E});
        QCOMPARE(game.squareOf(hero), 'b');
        QCOMPARE(game.speed(), 5);
    }

    void SPAWN_03_monstersStayAwayFromTheOwnHeroes()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a . . . b c d . . .|", "+-+-+-+-+-+-+-+-+-+-+"});
        game.hero(0, 'a');
        const FigureId monster = game.monster('d');
        game.hero(1, 'b');
        game.start();
        game.activate(monster);
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed")); // next to a hero of the other player
        game.play(Step{W});
        game.play(EndActivation{});
        game.play(DeclineSpins{});
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("ACT-03"));
    }

    void SPAWN_03_notOntoTheTileNorNextToOne()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a . . . b c d . . .|", "+-+-+-+-+-+-+-+-+-+-+"});
        game.hero(0, 'a');
        const FigureId monster = game.monster('c');
        game.start();
        game.activate(monster);
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("SPAWN-03")); // the tile of its player's hero
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("allowed"));
    }

    void WAN_02_tokensHaveFourPoints()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b ~ . c|", "+-+-+-+-+-+"});
        const TokenId token = game.token('a');
        game.monster('c');
        game.start();
        QCOMPARE(game.play(ActivateToken{token}), QStringList({"ACT-10 token-activated w1 4"}));
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 1", "MOV-14 token-moved w1 b"}));
        game.play(Step{E});
        QCOMPARE(game.speed(), 0);
        QCOMPARE(game.verdict(Turn{S}), QStringLiteral("SPIN-05"));
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("ACT-15"));
    }

    void SPD_07_waterIsClearForSwimmers()
    {
        for (const SpeedType type : {SpeedType::Wave, SpeedType::Boot}) {
            DrawnGame game({"+-+-+-+", "|a ~ ~|", "+-+-+-+"});
            const FigureId hero = game.hero(0, 'a', N, {.speedType = type});
            game.start();
            game.activate(hero);
            QCOMPARE(game.play(Step{E}).front(),
                     QStringLiteral("MOV-14 speed-spent %1").arg(type == SpeedType::Wave ? 1 : 3)); // TER-04
            // Diagonally 2, for others 4.
            DrawnGame pond({"+-+-+", "|a .|", "+ + +", "|. ~|", "+-+-+"});
            const FigureId same = pond.hero(0, 'a', N, {.speedType = type});
            pond.start();
            pond.activate(same);
            QCOMPARE(pond.play(Step{SE}).front(),
                     QStringLiteral("MOV-14 speed-spent %1").arg(type == SpeedType::Wave ? 2 : 4));
        }
    }

    void ART_10_nobodyStopsOnAnArtifact()
    {
        DrawnGame game({"+-+-+-+", "|a A b|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', N, {.speed = 3});
        const FigureId slow = game.hero(0, 0, N, {.speed = 2});
        game.start();
        game.activate(hero);
        game.play(Step{E});
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("ART-10"));
        game.play(Step{E});
        QCOMPARE(game.squareOf(hero), 'b');
        game.play(EndActivation{});
        game.happen(FigurePlaced{slow, game['a'], N});
        game.activate(slow);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("ART-10")); // it could not go on
    }

    void ART_12_aTokenThatCannotGoOnGoesBack()
    {
        for (const bool isTired : {true, false}) {
            DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a A b . .|f g h i j|", "+-+-+-+-+-+-+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'j', N, {.abilities = {Ability::Charge}});
            const TokenId token = game.token('a');
            game.start();
            game.activate(token);
            game.play(Step{E});
            QCOMPARE(game.speed(), 2); // 2 of its 4 points
            QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("ART-10"));
            if (isTired)
                game.happen(SpeedSpent{2});
            const QStringList said = game.play(CancelAbility{hero, Slot::Speed});
            QCOMPARE(said.filter("ART-12"), isTired ? QStringList("ART-12 token-moved w1 a") : QStringList());
        }
    }
};

DELVE_TEST(TestPlayMovement)
#include "tst_movement.moc"
