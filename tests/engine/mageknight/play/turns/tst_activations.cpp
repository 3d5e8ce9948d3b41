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

const std::vector<std::string> hall{"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|",
                                    "+-+-+-+-+-+-+-+-+-+-+"};

} // namespace

/// Who can be activated, and the first turn.
class TestActivations : public QObject
{
    Q_OBJECT

private slots:
    void ACT_01_asManyActivationsAsHeroes()
    {
        DrawnGame game(hall);
        for (const char square : {'a', 'b', 'c'})
            game.hero(0, square);
        game.start();
        QCOMPARE(game.state().turn().activationsLeft, 3);
        for (int i = 0; i < 3; ++i)
            game.play(Pass{FigureId(i)});
        QCOMPARE(game.toAct(), PlayerId(1));
    }

    void ACT_02_aSingleHeroGivesTwo()
    {
        for (const int heroes : {1, 2, 3}) {
            DrawnGame game(hall);
            for (const char square : std::string_view("abc").substr(0, std::size_t(heroes)))
                game.hero(0, square);
            game.start();
            QCOMPARE(int(game.state().turn().activationsLeft),
                     std::max(heroes, 2)); // others have one for each
        }
    }

    void ACT_03_onlyOncePerTurn()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        game.start();
        game.activate(hero);
        game.play(EndActivation{});
        QCOMPARE(game.verdict(Activate{hero}), QStringLiteral("ACT-03"));
        game.play(EndTurn{});
        game.play(EndTurn{});
        QCOMPARE(game.verdict(Activate{hero}), QStringLiteral("allowed"));
    }

    void ACT_04_oneActivationIsFinishedBeforeTheNext()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        const FigureId second = game.hero(0, 'c');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Activate{second}), QStringLiteral("ACT-04"));
        game.play(EndActivation{});
        QCOMPARE(game.verdict(Activate{second}), QStringLiteral("allowed"));
    }

    void ACT_09_SPAWN_02_notInTheRoomOfTheOwnHero()
    {
        DrawnGame game(hall);
        game.hero(0, 'a');
        game.hero(1, 'j');
        const FigureId near = game.monster('e'); // on the same tile
        const FigureId far = game.monster('g');  // on the other one
        game.start();
        QCOMPARE(game.verdict(Activate{near}), QStringLiteral("SPAWN-02"));
        QCOMPARE(game.verdict(Activate{far}), QStringLiteral("allowed"));
        game.happen(FigurePlaced{FigureId(0), game['f'], Direction::North});
        game.happen(FigurePlaced{far, game['e'], Direction::North});
        game.happen(FigurePlaced{near, game['d'], Direction::North});
        QCOMPARE(game.verdict(Activate{far}), QStringLiteral("SPAWN-02")); // adjacent, on another tile
        QCOMPARE(game.verdict(Activate{near}), QStringLiteral("allowed"));
    }

    void ACT_11_aPassUsesAnActivation()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        game.start();
        game.play(Pass{hero});
        QCOMPARE(game.state().turn().activationsLeft, 1);
        QCOMPARE(game.verdict(Activate{hero}), QStringLiteral("ACT-03"));
    }

    void ACT_12_eliminationCostsNoActivation()
    {
        DrawnGame game(hall);
        for (const char square : {'a', 'b', 'c', 'd'})
            game.hero(0, square);
        game.start();
        game.happen(FigureEliminated{FigureId(3)});
        game.play(EndTurn{});
        game.play(EndTurn{});
        QCOMPARE(game.state().turn().activationsLeft, 4);
    }

    void ACT_13_speedIsFixedWhenTheActivationBegins()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a', Direction::North, {.speed = 6});
        game.start();
        QCOMPARE(game.play(Activate{hero}), QStringList({"ACT-13 figure-activated h1 6 0"}));
        game.happen(FigureDamaged{hero, 1, 0});
        QCOMPARE(game.speed(), 6);
    }

    void ACT_14_unusedPointsAreLost()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(EndActivation{}), QStringList({"ACT-14 activation-ended"}));
        QCOMPARE(game.speed(), 0);
    }

    void ACT_17_onlyTheOwnHeroes()
    {
        DrawnGame game(hall);
        const FigureId own = game.hero(0, 'a');
        const FigureId other = game.hero(1, 'c');
        const FigureId inPool = game.monster();
        game.start();
        QCOMPARE(game.verdict(Activate{own}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Activate{other}), QStringLiteral("ACT-17"));
        QCOMPARE(game.verdict(Activate{inPool}), QStringLiteral("POOL-02"));
        QCOMPARE(game.verdict(Step{Direction::East}), QStringLiteral("ACT-17")); // nobody is activated
    }

    void CONV_17_newcomersWaitForTheNextTurn()
    {
        DrawnGame game(hall);
        game.hero(0, 'a');
        const FigureId monster = game.monster('h');
        game.start();
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("allowed"));
        StateWriter(game.game(), game.state()).figure(monster).marks |= mark::newcomer;
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("CONV-17"));
        game.play(EndTurn{});
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("allowed"));
    }

    void START_04_heroesBeginOutside()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0);
        game.start();
        QCOMPARE(game.state().figure(hero).where, Whereabouts::Outside);
        QCOMPARE(game.state().figure(hero).square, noSquare);
    }

    void START_04_whoIsOutsideWorksOnNothing()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0);
        const ChestId chest = game.chest('c');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(ExposeTrap{chest}), QStringLiteral("START-04"));
        QCOMPARE(game.verdict(OpenChest{chest}), QStringLiteral("START-04"));
        QCOMPARE(game.verdict(UseArtifact{}), QStringLiteral("START-04"));
        QCOMPARE(game.verdict(TakeItem{}), QStringLiteral("START-04"));
        game.happen(FigurePlaced{hero, game['a'], Direction::North});
        QVERIFY(game.verdict(ExposeTrap{chest}) != QStringLiteral("START-04"));
    }

    void MOV_07_enteringCostsWhatTheSquareShows()
    {
        DrawnGame game({"+-+-+-+", "|a : b|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 0, Direction::North, {.speed = 1});
        game.hero(1, 'b');
        game.start();
        // The entrance is the corner: 1. On hindering ground it would be 2.
        game.activate(hero);
        QCOMPARE(game.verdict(Enter{}), QStringLiteral("allowed"));
        DrawnGame dear({"+-+-+-+", "|: . b|", "+-+-+-+"});
        const FigureId slow = dear.hero(0, 0, Direction::North, {.speed = 1});
        dear.start();
        dear.activate(slow);
        QCOMPARE(dear.verdict(Enter{}), QStringLiteral("ACT-15"));
        QCOMPARE(dear.verdict(EndActivation{}), QStringLiteral("allowed")); // START-05: it cannot
    }

    void START_07_noMonstersBeforeTheTeamIsIn()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0);
        const FigureId monster = game.monster('i');
        const TokenId token = game.token('h');
        game.start();
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("START-07"));
        QCOMPARE(game.verdict(ActivateToken{token}), QStringLiteral("START-07"));
        game.activate(hero);
        game.play(Enter{});
        game.play(EndActivation{});
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("allowed")); // the second activation
        QCOMPARE(game.verdict(ActivateToken{token}), QStringLiteral("allowed"));
    }
};

DELVE_TEST(TestActivations)
#include "tst_activations.moc"
