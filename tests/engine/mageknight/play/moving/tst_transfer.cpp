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

constexpr Direction N = Direction::North, E = Direction::East, S = Direction::South, W = Direction::West;

/// a T b . c T d, on two tiles.
const std::vector<std::string> hall{"+-+-+-+-+-+-+-+", "|a T b . c T d|", "+-+-+-+-+-+-+-+"};

/// A chamber with a vortex beside a passage of one row in the east.
const std::vector<std::string> chamber{"+-+-+-+-+-+-+-+", "|. . . . .|#|#|", "+ + + + + +-+-+",
                                       "|. . . . .|#|#|", "+ + + + + +-+-+", "|. a V . b c d|",
                                       "+ + + + + +-+-+", "|. . . . .|#|#|", "+ + + + + +-+-+",
                                       "|. . e . .|#|#|", "+-+-+-+-+-+-+-+"};

} // namespace

/// Teleport squares and vortices.
class TestTransfer : public QObject
{
    Q_OBJECT

private:
    /// Both players end their turns.
    static void nextRound(DrawnGame& game)
    {
        game.play(EndTurn{});
        game.play(EndTurn{});
    }

private slots:
    void MRK_07_aTeleportSquareCostsOne()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 ?"}));
        DrawnGame corner({"+-+-+", "|. T|", "+ + +", "|a .|", "+-+-+"});
        const FigureId other = corner.hero(0, 'a');
        corner.start();
        corner.activate(other);
        QCOMPARE(corner.play(Step{Direction::NorthEast}).front(),
                 QStringLiteral("MOV-14 speed-spent 2")); // as for any square
    }

    void MRK_08_theUseIsDeclaredOnEntering()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{E, true}), QStringLiteral("allowed"));
        game.play(Step{E}); // not declared: an ordinary square
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Step{E, true}), QStringLiteral("MRK-08")); // b is no teleport square
        game.play(EndActivation{});
        nextRound(game);
        game.activate(hero);
        QVERIFY(!pendingDecision(game.position())); // it has to enter again to use it
    }

    void MRK_08_MRK_13_SA_MAGIC_CONFUSION_tokensAndTheConfusedUseNone()
    {
        DrawnGame wandering(hall);
        wandering.hero(0, 'd');
        const TokenId token = wandering.token('a');
        wandering.start();
        wandering.activate(token);
        QCOMPARE(wandering.verdict(Step{E}), QStringLiteral("allowed"));
        QCOMPARE(wandering.verdict(Step{E, true}), QStringLiteral("MRK-08"));

        DrawnGame game(hall);
        const FigureId mage = game.hero(0, 'a', E, {.range = 8, .abilities = {Ability::MagicConfusion}});
        const FigureId target = game.hero(1, 'd', N);
        game.start();
        game.activate(mage);
        game.play(Shoot{target, AttackForm::MagicConfusion}, {4, 4});
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Step{W, true}), QStringLiteral("MRK-08"));
    }

    void MRK_09_declaringEndsTheActivation()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Step{E, true}),
                 QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 ?",
                              "MRK-08 transfer-declared h1", "MRK-09 activation-marked 8"}));
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("MRK-09"));
        QCOMPARE(game.verdict(Turn{W}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
    }

    void MRK_10_MRK_12_theTransferIsMadeOnTheNextTurn()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a', E);
        game.start();
        game.activate(hero);
        game.play(Step{E, true});
        game.play(EndActivation{});
        nextRound(game);
        game.activate(hero);
        const SquareIndex far = game.game().board(0).squareAt({0, 5, 0});
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("MRK-10"));
        QCOMPARE(game.play(Teleport{far}),
                 QStringList({"MRK-10 figure-placed h1 ? east", "MRK-12 speed-spent 8"}));
        QCOMPARE(game.state().figure(hero).square, far);
        QCOMPARE(game.listed<Step>(), 0);
        QVERIFY(game.isListed(EndActivation{}));
    }

    void MRK_10_itMayBeDeclined()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        game.start();
        game.activate(hero);
        game.play(Step{E, true});
        game.play(EndActivation{});
        nextRound(game);
        game.activate(hero);
        QCOMPARE(game.play(DeclineTransfer{}), QStringList({"MRK-10 transfer-lapsed h1"}));
        QCOMPARE(game.speed(), 8);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("allowed"));
    }

    void MRK_10_SA_MAGIC_CONFUSION_itLapsesWhenSomebodyMovesTheFigureAway()
    {
        for (const bool isMoved : {false, true}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'a', E);
            const FigureId mage = game.hero(1, 'd', W, {.range = 8, .abilities = {Ability::MagicConfusion}});
            game.start();
            game.activate(hero);
            game.play(Step{E, true});
            game.play(EndActivation{});
            game.play(EndTurn{});
            game.activate(mage);
            game.play(Shoot{hero, AttackForm::MagicConfusion}, {4, 4});
            if (isMoved) { // also if it comes back
                game.play(Step{E});
                game.play(Step{W});
            }
            game.play(EndActivation{});
            game.play(EndTurn{});
            game.activate(hero);
            QCOMPARE(game.listed<Teleport>(), isMoved ? 0 : 1);
            QCOMPARE(game.listed<DeclineTransfer>(), isMoved ? 0 : 1);
        }
    }

    void MRK_11_anOccupiedSquareIsNoDestination()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        const FigureId other = game.hero(1, 'd');
        game.start();
        game.activate(hero);
        game.play(Step{E, true});
        game.play(EndActivation{});
        nextRound(game);
        game.happen(FigurePlaced{other, game.game().board(0).squareAt({0, 5, 0}), N});
        // The only other square is taken: the declaration lapses and the figure acts normally.
        QCOMPARE(game.play(Activate{hero}),
                 QStringList({"ACT-13 figure-activated h1 8 0", "MRK-11 transfer-lapsed h1"}));
        QCOMPARE(game.speed(), 8);
    }

    void MRK_13_arrivingCountsAsBeingPlaced()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        const FigureId other = game.hero(1, 'd', E);
        game.start();
        game.activate(hero);
        game.play(Step{E, true});
        game.play(EndActivation{});
        nextRound(game);
        game.activate(hero);
        game.play(Teleport{game.game().board(0).squareAt({0, 5, 0})});
        QCOMPARE(game.toAct(), PlayerId(1));
        QCOMPARE(game.verdict(Spin{other, W}), QStringLiteral("allowed"));
    }

    void MRK_13_monstersDoNotArriveNextToTheOwnHeroes()
    {
        DrawnGame game(hall);
        game.hero(0, 'd');
        const FigureId monster = game.monster('b');
        game.hero(1, 'd');
        game.start();
        game.happen(FigurePlaced{FigureId(0), game['c'], N});
        game.happen(FigurePlaced{monster, game['a'], N});
        game.happen(HeroLeft{FigureId(2)});
        game.happen(FigurePlaced{FigureId(0), game['d'], N});
        game.activate(monster);
        game.play(Step{E, true});
        game.play(EndActivation{});
        nextRound(game);
        QCOMPARE(game.play(Activate{monster}).last(), QStringLiteral("MRK-11 transfer-lapsed m1"));
    }

    void MRK_15_MRK_16_aVortexTurnsTheTile()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'a', E);
        const FigureId rider = game.hero(0, 'e', N);
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Step{E, true}).first(), QStringLiteral("MOV-14 speed-spent 1"));
        game.play(EndActivation{});
        nextRound(game);
        game.activate(hero);
        QCOMPARE(game.play(TurnTile{1}), QStringList({"MRK-17 transfer-lapsed h1", "MRK-16 tile-turned 0 1",
                                                      "MRK-17 speed-spent 8"}));
        // The example: (x, y) goes to (4 - y, x), the facing two eighths on.
        const Board& board = game.game().board(game.state());
        QCOMPARE(board.squareOf(game.state().figure(rider).square), (Square{0, 0, 2}));
        QCOMPARE(game.state().figure(rider).facing, E);
        QCOMPARE(game.state().figure(hero).facing, S);
        QCOMPARE(board.squareOf(game.state().figure(hero).square), (Square{0, 2, 2}));
        // The passage in the east is a dead end now.
        const SquareIndex east = board.squareAt({0, 4, 2});
        QVERIFY(!board.isStep(east, E, game.state().doors()));
        QVERIFY(game.game().board(0).isStep(east, E, game.state().doors()));
    }

    void MRK_18_onlyTilesWithAVortexTurn()
    {
        // A game has vortices on six tiles at most; of tiles without one it has as many as it likes.
        BoardBuilder board;
        for (int x = 0; x < 7; ++x)
            board.add({"+-+", "|.|", "+-+"}, x, 0);
        DrawnGame game(board);
        game.start();
        QCOMPARE(int(game.game().board(0).squareCount()), 7);
    }

    void MRK_17_turningMayBeDeclined()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'a');
        game.start();
        game.activate(hero);
        game.play(Step{E, true});
        game.play(EndActivation{});
        nextRound(game);
        game.activate(hero);
        QVERIFY(game.isListed(TurnTile{-1}));
        game.play(DeclineTransfer{});
        QCOMPARE(game.state().turn().vortices, 0u);
        QCOMPARE(game.speed(), 8);
    }

    void MRK_19_figuresThatComeNextToOthersGiveSpins()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'a');
        const FigureId other = game.hero(1, 'c', E);
        const FigureId carried = game.hero(0, 'e');
        game.start();
        // Its own passage lies in the east, so the tile has to come round to it: four turns, the last of
        // which brings the carried hero from the north of the tile to the passage.
        game.activate(hero);
        game.play(Step{E, true});
        game.play(EndActivation{});
        nextRound(game);
        game.happen(TileTurned{0, 1});
        game.happen(TileTurned{0, 1});
        game.happen(TileTurned{0, 1});
        game.happen(FigurePlaced{carried, game.game().board(0).squareAt({0, 2, 0}), N});
        StateWriter(game.game(), game.state()).figure(hero).marks |= mark::transferring;
        game.activate(hero);
        const QStringList said = game.play(TurnTile{1});
        QCOMPARE(game.squareOf(carried), 'b');
        QVERIFY(said.contains("SPIN-01 spin-offered h2"));
        QVERIFY(said.contains("SPIN-01 spin-arrival h3"));
        QCOMPARE(game.verdict(Spin{other, W}), QStringLiteral("allowed"));
    }

    void DOOR_19_doorsTurnWithTheTile()
    {
        DrawnGame game({"+-+-+-+-+-+-+", "|. . . . .|#|", "+ + + + + +-+", "|. . . . .|#|", "+ + + + + +-+",
                        "|. a V . bDc|", "+ + + + + +-+", "|. . . . .|#|", "+ + + + + +-+", "|. . e . .|#|",
                        "+-+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'b');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(OpenDoor{DoorId(0)}), QStringLiteral("allowed"));
        game.happen(TileTurned{0, 1});
        QCOMPARE(game.verdict(OpenDoor{DoorId(0)}), QStringLiteral("DOOR-07")); // it leads nowhere
        game.happen(TileTurned{0, -1});
        QCOMPARE(game.verdict(OpenDoor{DoorId(0)}), QStringLiteral("allowed"));
    }
};

DELVE_TEST(TestTransfer)
#include "tst_transfer.moc"
