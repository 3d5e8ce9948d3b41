// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/assertions.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;

namespace {

using Verdict = AssertionCheck::Verdict;

/// Two players, two chests and a token after so many hundreds of games.
Tally someTally(Tally::Count hundreds = 10)
{
    Tally tally;
    tally.games = 100 * hundreds;
    tally.limited = 3 * hundreds;
    tally.byRounds.assign(101, 0);
    tally.byRounds[20] = 60 * hundreds;
    tally.byRounds[30] = 35 * hundreds;
    tally.byRounds[100] = 5 * hundreds; // three of five by the limit
    tally.seats.resize(2);
    tally.seats[0].wins = 30 * hundreds;
    tally.seats[1].wins = 60 * hundreds;
    tally.seats[0].fell = 10 * hundreds;
    tally.seats[0].byReach = {20 * hundreds, 0, 0, 0, 0, 50 * hundreds, 0, 0, 30 * hundreds};
    tally.seats[1].byReach = {0, 0, 0, 100 * hundreds};
    tally.chests.resize(2);
    tally.chests[0].taken = 90 * hundreds;
    tally.chests[1].taken = 0;
    tally.tokensMet = {50 * hundreds};
    return tally;
}

Scenario someScenario(const Assertion& assertion)
{
    Scenario scenario;
    scenario.options.roundLimit = 100;
    scenario.players = {{ThingId("ann"), "", {}, {}, {}, {}}, {ThingId("ben"), "", {}, {}, {}, {}}};
    scenario.chests.resize(2);
    scenario.chests[0].id = ThingId("c1");
    scenario.chests[1].id = ThingId("c2");
    scenario.tokens.resize(1);
    scenario.tokens[0].id = ThingId("w1");
    scenario.assertions = {assertion};
    return scenario;
}

AssertionCheck checked(const Assertion& assertion, Tally::Count hundreds = 10,
                       const table::Certainty& certainty = {})
{
    return checkAssertions(someScenario(assertion), someTally(hundreds), certainty).front();
}

Assertion atLeast(AssertedMeasure measure, int percent, const char* about = "",
                  std::optional<int> within = {})
{
    return {measure, within, AssertedBound::AtLeast, percent, ThingId(about)};
}

Assertion atMost(AssertedMeasure measure, int percent, const char* about = "", std::optional<int> within = {})
{
    return {measure, within, AssertedBound::AtMost, percent, ThingId(about)};
}

} // namespace

/// What games say about the assertions of a designer.
class TestAssertions : public QObject
{
    Q_OBJECT

private slots:
    void everyMeasureHoldsAndBreaks()
    {
        using enum AssertedMeasure;
        // No player wins more than 65 %; one wins 60 %, so 55 % is broken.
        QVERIFY(checked(atMost(Wins, 65)).verdict == Verdict::Holds);
        const AssertionCheck wins = checked(atMost(Wins, 55));
        QVERIFY(wins.verdict == Verdict::Broken);
        QCOMPARE(wins.worst, 1);
        QCOMPARE(wins.games, 600u);
        QVERIFY(checked(atMost(Wins, 55, "ann")).verdict == Verdict::Holds);
        QVERIFY(checked(atLeast(Wins, 50, "ben")).verdict == Verdict::Holds);
        QVERIFY(checked(atMost(TeamLost, 15)).verdict == Verdict::Holds);
        QVERIFY(checked(atMost(TeamLost, 5)).verdict == Verdict::Broken);
        // Ann reaches a chest within 5 rounds in half of the games, within 8 in 80 %.
        QVERIFY(checked(atLeast(ChestReached, 40, "", 5)).verdict == Verdict::Holds);
        QVERIFY(checked(atLeast(ChestReached, 60, "", 5)).verdict == Verdict::Broken);
        QVERIFY(checked(atLeast(ChestReached, 75, "", 8)).verdict == Verdict::Holds);
        QVERIFY(checked(atLeast(ChestReached, 1, "", 4)).verdict == Verdict::Broken);
        QVERIFY(checked(atLeast(ChestReached, 90, "ben", 3)).verdict == Verdict::Holds);
        const AssertionCheck chests = checked(atLeast(ChestTaken, 5));
        QVERIFY(chests.verdict == Verdict::Broken);
        QCOMPARE(chests.worst, 1);
        QVERIFY(checked(atLeast(ChestTaken, 80, "c1")).verdict == Verdict::Holds);
        QVERIFY(checked(atLeast(TokenMet, 40)).verdict == Verdict::Holds);
        QVERIFY(checked(atMost(TokenMet, 40, "w1")).verdict == Verdict::Broken);
        QVERIFY(checked(atLeast(GameOver, 90, "", 30)).verdict == Verdict::Holds);
        QVERIFY(checked(atLeast(GameOver, 90, "", 20)).verdict == Verdict::Broken);
        QCOMPARE(checked(atLeast(GameOver, 90, "", 100)).games, 970u); // the limit is no end of its own
        QVERIFY(checked(atMost(Timeout, 5)).verdict == Verdict::Holds);
        QVERIFY(checked(atMost(Timeout, 1)).verdict == Verdict::Broken);
        QCOMPARE(checked(atMost(Timeout, 1)).worst, -1);
    }

    void fewGamesShowNothing()
    {
        const Assertion close = atMost(AssertedMeasure::Wins, 62);
        QVERIFY(checked(close, 1).verdict == Verdict::NotShown);
        QVERIFY(checked(close, 100).verdict == Verdict::Holds);
        QVERIFY(checked(atMost(AssertedMeasure::Wins, 100), 0).verdict == Verdict::NotShown);
        // Who looks all the time needs more of them.
        const Assertion next = atMost(AssertedMeasure::Wins, 64);
        QVERIFY(checked(next, 10).verdict == Verdict::Holds);
        QVERIFY(checked(next, 10, {.risk = 0.05, .atAnyTime = true}).verdict == Verdict::NotShown);
        QVERIFY(areShown({checked(next, 10)}));
        QVERIFY(!areShown({checked(next, 10), checked(close, 1)}));
    }

    void whatIsAboutNothingHolds()
    {
        Scenario scenario = someScenario(atLeast(AssertedMeasure::TokenMet, 50));
        scenario.tokens.clear();
        Tally tally = someTally();
        tally.tokensMet.clear();
        QVERIFY(checkAssertions(scenario, tally, {}).front().verdict == Verdict::Holds);
    }
};

DELVE_TEST(TestAssertions)
#include "tst_assertions.moc"
