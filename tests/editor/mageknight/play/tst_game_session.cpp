// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/game_session.h"
#include "editor/mageknight/play/seats.h"
#include "editor/play/awaited_dice.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// A game at the table: its record, and going back and forth in it.
class TestGameSession : public QObject
{
    Q_OBJECT

private:
    static GameSession begun(std::vector<std::string> seats = {}, bool typedDice = false)
    {
        const Scenario& scenario = sample("standard");
        Replay replay = beginReplay(scenario, optionsOf(scenario), shippedContent());
        replay.table = PlayTable{typedDice, 7, std::move(seats)};
        return *GameSession::resume(std::move(replay), shippedContent());
    }

    /// Takes the first legal actions, so many of them.
    static void playOn(GameSession& session, int count, std::size_t choice = 0)
    {
        Actions legal;
        for (int i = 0; i < count; ++i) {
            legalActions(session.game(), session.state(), legal);
            session.perform(Action(legal[std::min(choice, legal.size() - 1)]), session.seededDice());
        }
    }

private slots:
    void goingBackAndForthChangesNothing()
    {
        GameSession session = begun();
        playOn(session, 12);
        const GameState end = session.state();
        session.goTo(0);
        QCOMPARE(session.actionCount(), std::size_t(0));
        QCOMPARE(session.recordedCount(), std::size_t(12));
        QVERIFY(session.state() == startGame(session.game()));
        session.goTo(12);
        QVERIFY(session.state() == end);
        QCOMPARE(session.played().steps.size(), std::size_t(12));
        session.goTo(5);
        QCOMPARE(session.played().steps.size(), std::size_t(5));
        QCOMPARE(session.record().steps.size(), std::size_t(12));
    }

    void theSameActionLeadsWhereItLed()
    {
        GameSession session = begun();
        playOn(session, 12);
        const GameState end = session.state();
        session.goTo(4);
        playOn(session, 8);
        QVERIFY(session.state() == end);
        QVERIFY(session.otherLines().empty()); // nothing else was done
    }

    void anotherActionBeginsALineAndKeepsTheOld()
    {
        GameSession session = begun();
        playOn(session, 10);
        const GameState end = session.state();
        session.goTo(6);
        playOn(session, 3, 2);
        QCOMPARE(session.recordedCount(), std::size_t(9));
        QCOMPARE(session.otherLines().size(), std::size_t(1));
        QCOMPARE(session.otherLines().front().from, std::size_t(6));
        QCOMPARE(session.otherLines().front().steps.size(), std::size_t(4));
        session.takeUp(0);
        QCOMPARE(session.actionCount(), std::size_t(6));
        session.goTo(session.recordedCount());
        QVERIFY(session.state() == end);
        QCOMPARE(session.otherLines().size(), std::size_t(1)); // the other one now
    }

    /// A line that branched off later is still true when the record branches off before it.
    void linesSurviveAnEarlierBranch()
    {
        GameSession session = begun();
        playOn(session, 10);
        const GameState end = session.state();
        session.goTo(8);
        playOn(session, 1, 2);
        session.goTo(3);
        playOn(session, 2, 2);
        QCOMPARE(session.otherLines().size(), std::size_t(2));
        for (std::size_t i = 0; i < 2; ++i)
            QCOMPARE(session.otherLines()[i].from, std::size_t(3));
        session.takeUp(0);
        session.goTo(session.recordedCount());
        QVERIFY(session.state() == end);
    }

    void whatHappenedCanBeToldAgain()
    {
        GameSession session = begun();
        Actions legal;
        legalActions(session.game(), session.state(), legal);
        const Events events = session.perform(Action(legal.front()), session.seededDice());
        QVERIFY(!events.empty());
        QVERIFY(session.eventsOf(0) == events);
    }

    void takingBackSkipsWhatOthersChose()
    {
        GameSession session = begun({"human", "steady"});
        const PlayerId person = PlayerId(0);
        Actions legal;
        while (session.state().turn().player == person || session.actionCount() < 40) {
            legalActions(session.game(), session.state(), legal);
            const auto end = std::ranges::find_if(
                legal, [](const Action& action) { return std::holds_alternative<EndTurn>(action); });
            // Now this, now that: who always takes the first may turn on the spot for ever.
            const Action& other = legal[session.actionCount() * 7 % legal.size()];
            session.perform(Action(end == legal.end() ? other : *end), session.seededDice());
        }
        const std::size_t before = momentBeforeChoices(session, 1);
        QVERIFY(before < session.actionCount());
        QVERIFY(isPerson(session, playerToAct(session.game(), session.stateBefore(before))));
        for (std::size_t i = before + 1; i < session.actionCount(); ++i)
            QVERIFY(!isPerson(session, playerToAct(session.game(), session.stateBefore(i))));
        // Where nobody is a person every choice counts.
        session.setSeats({"steady", "steady"});
        QCOMPARE(momentBeforeChoices(session, 1), session.actionCount() - 1);
        session.goTo(0);
        QCOMPARE(momentBeforeChoices(session, 1), std::size_t(0));
    }

    void diceThatPeopleRollAreAskedForOneByOne()
    {
        AwaitedDice none({});
        none.roll({"attack", "p1"});
        none.roll({"attack", "p1"});
        none.roll({"counterattack", "p2"});
        QVERIFY(none.missing().has_value());
        QCOMPARE(none.missing()->what, std::string("attack"));
        QCOMPARE(none.missing()->by, std::string("p1"));
        QCOMPARE(none.missing()->count, 2);
        AwaitedDice some({3, 4});
        QCOMPARE(some.roll({"attack", "p1"}), 3);
        QCOMPARE(some.roll({"attack", "p1"}), 4);
        QVERIFY(!some.missing());
        some.roll({"counterattack", "p2"});
        QCOMPARE(some.missing()->by, std::string("p2"));
        QCOMPARE(some.missing()->count, 1);
    }
};

DELVE_TEST(TestGameSession)
#include "tst_game_session.moc"
