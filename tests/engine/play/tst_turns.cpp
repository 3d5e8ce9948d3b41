#include "tests/support/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

const std::vector<std::string> hall{"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|",
                                    "+-+-+-+-+-+-+-+-+-+-+"};

} // namespace

/// Whose turn it is.
class TestTurns : public QObject
{
    Q_OBJECT

private slots:
    void TURN_01_playersTakeTurnsInOrder()
    {
        DrawnGame game(hall, 3);
        for (int player = 0; player < 3; ++player)
            game.hero(player, char('a' + 2 * player));
        game.start();
        QCOMPARE(game.toAct(), PlayerId(0));
        game.play(EndTurn{});
        QCOMPARE(game.toAct(), PlayerId(1));
        game.play(EndTurn{});
        QCOMPARE(game.toAct(), PlayerId(2));
        QCOMPARE(game.state().turn().round, 1);
        QCOMPARE(game.play(EndTurn{}).last(), QStringLiteral("TURN-01 turn-began p1 2"));
    }

    void TURN_03_aTurnEndsWithItsLastActivation()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        const FigureId second = game.hero(0, 'c');
        game.start();
        game.play(Pass{hero});
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.play(Pass{second}), QStringList({"ACT-11 figure-passed h2", "TURN-03 turn-ended p1",
                                                       "TURN-01 turn-began p2 1"}));
    }

    void TURN_04_aPlayerWithoutHeroesGoesOnWithMonsters()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        game.hero(1, 'j');
        const FigureId monster = game.monster('c');
        game.start();
        game.happen(FigureEliminated{hero});
        QCOMPARE(game.verdict(Activate{hero}), QStringLiteral("END-08"));
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("allowed"));
        QCOMPARE(game.state().turn().activationsLeft, 2);
    }

    void MULTI_04_MULTI_06_markersOnMonsters()
    {
        for (const int players : {2, 3}) {
            DrawnGame game(hall, players);
            game.hero(0, 'a');
            game.hero(1, 'b');
            const FigureId monster = game.monster('h');
            game.start();
            game.play(Pass{monster});
            QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("ACT-03"));
            game.play(EndTurn{});
            // MULTI-11: with two players there are no markers.
            QCOMPARE(game.verdict(Activate{monster}),
                     players == 2 ? QStringLiteral("allowed") : QStringLiteral("MULTI-06"));
        }
    }

    void MULTI_08_theTokenPassesAfterTheSecondTurnOfItsHolder()
    {
        DrawnGame game(hall, 3);
        for (int player = 0; player < 3; ++player)
            game.hero(player, char('a' + 2 * player));
        const FigureId monster = game.monster('j');
        game.start();
        QCOMPARE(game.state().turn().monsterMaster, PlayerId(0)); // MULTI-03
        QStringList holders;
        game.play(Pass{monster});
        for (int turn = 0; turn < 8; ++turn) {
            holders << QString::number(int(game.state().turn().monsterMaster) + 1);
            game.play(EndTurn{});
            // MULTI-09: the new holder removes the markers, after the first player's second turn.
            QCOMPARE(game.state().figure(monster).has(mark::marker), turn < 3);
        }
        QCOMPARE(holders.join(u' '), QStringLiteral("1 1 1 1 2 2 2 2"));
    }

    void END_09_theAgreedLimitOfRounds()
    {
        DrawnGame game(hall);
        game.hero(0, 'a');
        game.hero(1, 'c');
        game.options().roundLimit = 2;
        game.start();
        for (int turn = 0; turn < 3; ++turn)
            game.play(EndTurn{});
        QVERIFY(!game.state().turn().isOver());
        QCOMPARE(game.play(EndTurn{}),
                 QStringList({"TURN-03 turn-ended p2", "END-09 game-ended round-limit"}));
        QVERIFY(game.legal().empty());
        QCOMPARE(game.verdict(EndTurn{}), QStringLiteral("END-04"));
        QCOMPARE(outcomeOf(game.game(), game.state()).ending, Ending::RoundLimit);
    }

    void END_09_withoutALimitTheGameGoesOn()
    {
        DrawnGame game(hall);
        game.hero(0, 'a');
        game.start();
        for (int turn = 0; turn < 500; ++turn)
            game.play(EndTurn{});
        QVERIFY(!game.state().turn().isOver());
    }

    void END_09_givingUpAtTheBeginningOfATurn()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a');
        const FigureId second = game.hero(0, 'b');
        const FigureId other = game.hero(1, 'e');
        game.start();
        game.play(Pass{hero});
        QCOMPARE(game.verdict(GiveUp{}), QStringLiteral("END-09")); // not in the middle of it
        game.play(Pass{second});
        QCOMPARE(game.play(GiveUp{}).first(), QStringLiteral("END-09 figure-eliminated h3"));
        QCOMPARE(game.state().figure(other).where, Whereabouts::Eliminated);
        QCOMPARE(game.play(GiveUp{}).last(), QStringLiteral("END-04 game-ended everybody-gone"));
    }
};

DELVE_TEST(TestTurns)
#include "tst_turns.moc"
