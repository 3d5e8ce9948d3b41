// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/table/dice_race.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dicerace;

/// Games between agents, and thinking ahead in one where something is hidden.
class TestMatch : public QObject
{
    Q_OBJECT

private:
    static table::Seats<Traits> seatsOf(Mind first, Mind second, std::uint64_t seed)
    {
        table::Seats<Traits> seats;
        seats.push_back(makeAgent(first, seedFor(seed, 1)));
        seats.push_back(makeAgent(second, seedFor(seed, 2)));
        return seats;
    }

    static table::MatchResult<Traits> matchOf(Mind first, Mind second, std::uint64_t seed,
                                              const table::MatchObserver<Traits>& observe = {})
    {
        SeededDice dice(seed);
        return table::playMatch<Traits>(Game{}, seatsOf(first, second, seed), dice, observe);
    }

    /// The turn of the first racer, both with a charm.
    static State moment(int space, int other, int charm, int otherCharm)
    {
        State state;
        state.spaces = {std::int16_t(space), std::int16_t(other)};
        state.charms = {std::int8_t(charm), std::int8_t(otherCharm)};
        return state;
    }

    static Action bestOf(Search& search, const State& state, std::uint64_t seed)
    {
        Actions legal;
        legalActions(Game{}, state, legal);
        search.run(viewFor(Game{}, state, playerToAct(Game{}, state)), legal, seed, {400, nullptr});
        return search.results()[search.best()].plan;
    }

private slots:
    void aMatchEndsAndIsTheSameAgain()
    {
        int told = 0;
        State last;
        const auto result = matchOf(Mind::Walker, Mind::Anyhow, 5,
                                    [&](const State& state, const Action&, const Events& events) {
                                        ++told;
                                        QVERIFY(!events.empty());
                                        last = state;
                                    });
        QVERIFY(isOver(last));
        QVERIFY(result.outcome == last.winner);
        QCOMPARE(result.choices, told);
        QCOMPARE(result.rounds, int(last.round));
        QCOMPARE(result.finalHash, hashOf(last));
        QVERIFY(!result.wasStopped);
        QCOMPARE(matchOf(Mind::Walker, Mind::Anyhow, 5).finalHash, result.finalHash);
        QVERIFY(matchOf(Mind::Walker, Mind::Anyhow, 6).finalHash != result.finalHash);
    }

    void whoWantsToKnowIsToldWhy()
    {
        table::Weighing<Traits> why;
        Actions legal;
        const auto agent = makeAgent(Mind::Walker, 1);
        const State state = moment(9, 4, 6, 2);
        QVERIFY(table::choiceOf(*agent, Game{}, state, 0, legal, &why) == Action(Walk{false}));
        QCOMPARE(why.candidates.size(), legal.size());
        QVERIFY(why.candidates[0].facts.front() == (table::Fact<FactKind>{FactKind::StepsAhead, 5}));
    }

    /// A charm of 6 brings it home at once; a walk would have to roll a 6, and the other is nearly there.
    void theSearchFindsTheWin()
    {
        Search search;
        QVERIFY(bestOf(search, moment(24, 29, 6, 1), 3) == Action(Walk{true}));
        QCOMPARE(search.playouts(), 400u);
        QCOMPARE(search.results().size(), std::size_t(2));
        QVERIFY(search.results()[1].standing > 9900);
        QVERIFY(search.results()[0].standing < 5000);
        // With a charm of 1 it is better to hope.
        QVERIFY(bestOf(search, moment(24, 29, 1, 1), 3) == Action(Walk{false}));
    }

    /// What the other has in its hand changes nothing of what is thought.
    void theSearchDoesNotSeeWhatIsHidden()
    {
        Search search;
        bestOf(search, moment(20, 24, 5, 1), 8);
        const std::vector<Search::Result> one(search.results().begin(), search.results().end());
        bestOf(search, moment(20, 24, 5, 6), 8);
        QCOMPARE(search.results().size(), one.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            QCOMPARE(search.results()[i].visits, one[i].visits);
            QCOMPARE(search.results()[i].standing, one[i].standing);
        }
        // What lies open does.
        bestOf(search, moment(20, 24, 5, State::played), 8);
        QVERIFY(search.results()[0].standing != one[0].standing);
    }

    void theSearchCanBeStopped()
    {
        Search search;
        Actions legal;
        const State state = moment(20, 24, 5, 1);
        legalActions(Game{}, state, legal);
        const std::atomic<bool> stop = true;
        search.run(viewFor(Game{}, state, RacerId(0)), legal, 1, {400, &stop});
        QCOMPARE(search.playouts(), 0u);
        QCOMPARE(search.best(), std::size_t(0));
    }

    void whoThinksWinsMoreThanWhoDoesNot()
    {
        int wins = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            wins += matchOf(Mind::Thinker, Mind::Anyhow, seed).outcome == RacerId(0);
            wins += matchOf(Mind::Anyhow, Mind::Thinker, seed).outcome == RacerId(1);
        }
        QVERIFY2(wins > 66, qPrintable(QString::number(wins)));
    }
};

DELVE_TEST(TestMatch)
#include "tst_match.moc"
