// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// START-02: who begins.
class TestStartingPlayer : public QObject
{
    Q_OBJECT

private:
    static void seat(DrawnGame& game, int players, bool rolls)
    {
        for (int player = 0; player < players; ++player)
            game.hero(player, char('a' + 2 * player));
        game.options().rollForStart = rolls;
        game.start();
    }

private slots:
    void START_02_withoutTheOptionTheFirstPlayerBegins()
    {
        DrawnGame game(lane);
        seat(game, 2, false);
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.verdict(RollForStart{}), QStringLiteral("TURN-01")); // nobody is asked for it
        QVERIFY(!game.isListed(RollForStart{}));
        QCOMPARE(game.verdict(EndTurn{}), QStringLiteral("allowed"));
    }

    void START_02_theHighestRollBegins()
    {
        DrawnGame game(lane);
        seat(game, 2, true);
        QCOMPARE(game.verdict(EndTurn{}), QStringLiteral("START-02")); // nothing comes before it
        QCOMPARE(game.legal(), Actions{RollForStart{}});
        QCOMPARE(game.state().turn().activationsLeft, 0);
        QCOMPARE(game.play(RollForStart{}, {1, 3, 2, 3}),
                 QStringList({"START-02 rolled start p1 1 3", "START-02 rolled start p2 2 3",
                              "START-02 starting-player-found p2", "TURN-01 turn-began p2 1"}));
        QCOMPARE(game.toAct(), PlayerId(1));
        QCOMPARE(game.verdict(RollForStart{}), QStringLiteral("TURN-01")); // once and for all
        // A round is over when everybody has had a turn, whoever began.
        QCOMPARE(game.play(EndTurn{}).last(), QStringLiteral("TURN-01 turn-began p1 1"));
        QCOMPARE(game.play(EndTurn{}).last(), QStringLiteral("TURN-01 turn-began p2 2"));
        QCOMPARE(game.play(EndTurn{}).last(), QStringLiteral("TURN-01 turn-began p1 2"));
    }

    void START_02_theFirstPlayerMayRollHighest()
    {
        DrawnGame game(lane);
        seat(game, 2, true);
        QCOMPARE(game.play(RollForStart{}, {6, 6, 6, 5}).last(), QStringLiteral("TURN-01 turn-began p1 1"));
        QCOMPARE(game.state().turn().activationsLeft, 2);
    }

    void START_02_onlyTheTiedRollAgain()
    {
        DrawnGame game(lane, 3);
        seat(game, 3, true);
        // The second is out after the first rolls; the others tie once more.
        QCOMPARE(game.play(RollForStart{}, {5, 4, 1, 1, 6, 3, 2, 2, 3, 1, 1, 2, 2, 2}),
                 QStringList({"START-02 rolled start p1 5 4", "START-02 rolled start p2 1 1",
                              "START-02 rolled start p3 6 3", "START-02 rolled start p1 2 2",
                              "START-02 rolled start p3 3 1", "START-02 rolled start p1 1 2",
                              "START-02 rolled start p3 2 2", "START-02 starting-player-found p3",
                              "TURN-01 turn-began p3 1"}));
        // MULTI-03: the starting player is the first Monster Master.
        QCOMPARE(game.state().turn().monsterMaster, PlayerId(2));
    }

    void START_02_aTieThatNobodyIsAboveLeavesTheLowestOut()
    {
        DrawnGame game(lane, 3);
        seat(game, 3, true);
        // A lower roll after a higher one does not come back into it.
        QCOMPARE(game.play(RollForStart{}, {1, 2, 4, 4, 2, 2}),
                 QStringList({"START-02 rolled start p1 1 2", "START-02 rolled start p2 4 4",
                              "START-02 rolled start p3 2 2", "START-02 starting-player-found p2",
                              "TURN-01 turn-began p2 1"}));
        QCOMPARE(game.state().turn().monsterMaster, PlayerId(1));
    }

    /// Dice that run out always show the same; nobody waits for the end of that.
    void START_02_diceThatNeverDecideComeToAnEnd()
    {
        DrawnGame game(lane);
        seat(game, 2, true);
        QCOMPARE(game.play(RollForStart{}, {}).last(), QStringLiteral("the dice do not fit"));
        QCOMPARE(game.toAct(), PlayerId(0));
    }

    /// END-09: the limit counts whole rounds, from whoever began.
    void START_02_END_09_theLimitCountsWholeRounds()
    {
        DrawnGame game(lane);
        game.options().roundLimit = 1;
        seat(game, 2, true);
        game.play(RollForStart{}, {1, 1, 6, 6});
        QVERIFY(!game.play(EndTurn{}).last().contains(QLatin1String("game-ended")));
        QVERIFY(game.play(EndTurn{}).last().contains(QLatin1String("game-ended")));
    }
};

DELVE_TEST(TestStartingPlayer)
#include "tst_starting_player.moc"
