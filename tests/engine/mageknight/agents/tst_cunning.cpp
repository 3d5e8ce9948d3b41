// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/agents/steady_agent.h"
#include "engine/mageknight/agents/steady_plans.h"
#include "engine/mageknight/stats/batch.h"
#include "engine/table/fairness.h"
#include "tests/engine/mageknight/agents/agent_moments.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <cmath>
#include <thread>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

const AgentChoice quick{AgentKind::Cunning, 12};

/// Every so manieth state of a game.
std::vector<GameState> someStates(const Game& game, std::size_t each)
{
    std::vector<GameState> some;
    const auto all = statesOf(game, 5);
    for (std::size_t i = 0; i < all.size(); i += each)
        some.push_back(all[i]);
    return some;
}

/// A room with a chest and a Changeling, or the other way round; nobody can tell which.
std::unique_ptr<DrawnGame> twin(bool swapped)
{
    auto game = std::make_unique<DrawnGame>(
        std::vector<std::string>{"+-+-+-+-+-+-+", "|a . . . . b|", "+ + + + + + +", "|. . c . d .|",
                                 "+ + + + + + +", "|. . . . . .|", "+-+-+-+-+-+-+"},
        2);
    game->options().roundLimit = 8;
    const char entrances[] = {'a', 'b'};
    for (int player = 0; player < 2; ++player) {
        game->hero(player, 0, Direction::North, {.speed = 9, .clicks = 8});
        game->entrance(player, entrances[player], Side::North);
        game->exit(player, entrances[player], Side::North);
    }
    game->chestKind().trap[1] = {8, std::nullopt, TrapAttack{TrapTarget::Opener, 9, 1, 0}};
    const Stats monster{.clicks = 5};
    if (swapped)
        game->chest('c');
    else
        game->changeling('c', Side::South, monster);
    if (swapped)
        game->changeling('d', Side::South, monster);
    else
        game->chest('d');
    game->start();
    return game;
}

/// Wald's sequential test of a share of wins: 1 if it is `high` rather than `low`, -1 the other way round,
/// 0 as long as it is not clear. Both errors are 5 %.
int sequentialVerdict(double wins, double losses, double low, double high)
{
    const double evidence = wins * std::log(high / low) + losses * std::log((1 - high) / (1 - low));
    const double enough = std::log(0.95 / 0.05);
    return evidence > enough ? 1 : evidence < -enough ? -1 : 0;
}

} // namespace

/// The one that thinks ahead.
class TestCunning : public QObject
{
    Q_OBJECT

private slots:
    /// A handful of games as a rule; DELVE_MATCHES many with DELVE_PLAYOUTS where time does not matter.
    void cunningBeatsSteady()
    {
        const Game game = gameOf(sample("standard"));
        const int many = qEnvironmentVariableIntValue("DELVE_MATCHES");
        const int playouts = qEnvironmentVariableIntValue("DELVE_PLAYOUTS");
        BatchPlan plan{{AgentChoice(AgentKind::Cunning, playouts > 0 ? std::uint32_t(playouts) : 16),
                        AgentKind::Steady}};
        plan.games = many > 0 ? std::uint64_t(many) : 6;
        const BatchTable table(game, plan);
        Tally tally = Tally::forGame(game, 2);
        const auto wins = [&](std::size_t agent) { return double(tally.agents[agent].wins); };
        for (std::uint64_t i = 0; i < plan.games; ++i) {
            table.add(i, table.play(i), tally);
            // Only after both have sat on both seats.
            if (i % 2 == 1 && sequentialVerdict(wins(0), wins(1), 0.55, 0.65) != 0)
                break;
        }
        const table::Share share =
            table::shareOf(tally.agents[0].wins, tally.agents[0].wins + tally.agents[1].wins);
        qInfo("cunning won %d of %d decided games: %.1f %%, %.1f to %.1f %% at 95 %%",
              int(tally.agents[0].wins), int(tally.agents[0].wins + tally.agents[1].wins), share.percent,
              share.least, share.most);
        if (many > 0)
            QCOMPARE(sequentialVerdict(wins(0), wins(1), 0.55, 0.65), 1);
        else
            QVERIFY(wins(0) >= wins(1)); // so few games show no more than that
    }

    void sameMomentSameChoice()
    {
        const Game game = gameOf(sample("standard"));
        const auto agent = makeAgent(quick, 3); // has thought about other moments before
        std::vector<std::size_t> choices;
        const auto states = someStates(game, 23);
        for (const GameState& state : states)
            choices.push_back(choiceIn(game, state, *agent));
        for (std::size_t i = states.size(); i-- > 0;) { // as when actions are taken back
            QCOMPARE(choiceIn(game, states[i], *agent), choices[i]);
            QCOMPARE(choiceIn(game, states[i], quick), choices[i]);
        }
    }

    void whatIsHiddenChangesNoChoice_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("standard") << "standard";
        QTest::newRow("artifacts and furniture") << "small-bargains";
        QTest::newRow("stairs") << "two-levels";
    }
    void whatIsHiddenChangesNoChoice()
    {
        QFETCH(QString, name);
        Scenario scenario = sample(name.toStdString());
        const Game plain = gameOf(scenario);
        const auto& tables = plain.parts().tables;
        for (std::size_t i = 0; i < scenario.chests.size(); ++i)
            scenario.chests[i].treasure = int((i * 5 + 1) % 6);
        for (std::size_t i = 0; i < scenario.tokens.size(); ++i)
            scenario.tokens[i].table = tables[(i + 1) % tables.size()]->id;
        const Game fixed = gameOf(scenario);
        for (const GameState& state : someStates(plain, 31)) {
            Weighing told, toldFixed;
            QCOMPARE(choiceIn(fixed, state, quick, &toldFixed), choiceIn(plain, state, quick, &told));
            // Not only the choice: every number that was thought of is the same.
            QCOMPARE(toldFixed.candidates.size(), told.candidates.size());
            for (std::size_t i = 0; i < told.candidates.size(); ++i) {
                QCOMPARE(toldFixed.candidates[i].worth, told.candidates[i].worth);
                QVERIFY(toldFixed.candidates[i].facts == told.candidates[i].facts);
            }
        }
    }

    void changelingsStayHidden()
    {
        const auto one = twin(false);
        const auto other = twin(true);
        const auto states = someStates(one->game(), 1);
        QVERIFY(states.size() > 5);
        int compared = 0;
        for (const GameState& state : states) {
            // Until one is opened the states of both games are the same.
            if (std::ranges::any_of(state.chests(), [](const ChestState& chest) {
                    return chest.place != ChestPlace::Board || chest.treasure >= 0;
                }))
                break;
            Weighing told, toldOther;
            QCOMPARE(choiceIn(one->game(), state, quick, &told),
                     choiceIn(other->game(), state, quick, &toldOther));
            for (std::size_t i = 0; i < told.candidates.size(); ++i)
                QCOMPARE(toldOther.candidates[i].worth, told.candidates[i].worth);
            ++compared;
        }
        QVERIFY(compared > 2);
    }

    void theBudgetIsKept()
    {
        const Game game = gameOf(sample("standard"));
        PlanSearch search;
        int searched = 0;
        for (const GameState& state : someStates(game, 40)) {
            Actions legal;
            legalActions(game, state, legal);
            search.run(viewFor(game, state, playerToAct(game, state)), legal, 1, {37, nullptr});
            std::uint32_t visits = 0;
            for (const PlanSearch::Result& result : search.results())
                visits += result.visits;
            // Where there is nothing to choose there is nothing to think about.
            const std::uint32_t expected = search.results().size() > 1 ? 37 : 0;
            QCOMPARE(search.playouts(), expected);
            QCOMPARE(visits, expected);
            searched += expected > 0;
        }
        QVERIFY(searched > 3);
    }

    void whoIsStoppedChoosesAtOnce()
    {
        const Game game = gameOf(sample("standard"));
        std::atomic<bool> stop = true;
        const auto agent = makeAgent({AgentKind::Cunning, AgentChoice::mostPlayouts}, 3);
        agent->stopOn(&stop);
        for (const GameState& state : someStates(game, 40))
            QCOMPARE(choiceIn(game, state, *agent), choiceIn(game, state, AgentKind::Steady));
    }

    void whoThinksLongCanBeStopped()
    {
        const Game game = gameOf(sample("standard"));
        const GameState state = statesOf(game, 5)[100];
        std::atomic<bool> stop = false;
        const auto agent = makeAgent({AgentKind::Cunning, AgentChoice::mostPlayouts}, 3);
        agent->stopOn(&stop);
        Weighing why;
        std::size_t choice = 0;
        {
            const std::jthread thinking([&] { choice = choiceIn(game, state, *agent, &why); });
            stop = true;
        }
        Actions legal;
        legalActions(game, state, legal);
        QVERIFY(choice < legal.size());
        int tried = 0;
        for (const auto& candidate : why.candidates)
            for (const Fact& fact : candidate.facts)
                tried += fact.kind == FactKind::TimesTried ? fact.number : 0;
        QVERIFY(tried < int(AgentChoice::mostPlayouts));
    }

    void whyTellsWhatWasTried()
    {
        const Game game = gameOf(sample("standard"));
        for (const GameState& state : someStates(game, 40)) {
            Weighing why;
            const std::size_t choice = choiceIn(game, state, quick, &why);
            QCOMPARE(choice, choiceIn(game, state, quick));
            Actions legal;
            legalActions(game, state, legal);
            QVERIFY(!why.candidates.empty());
            QVERIFY(std::ranges::any_of(why.candidates, [&](const Weighing::Candidate& candidate) {
                return candidate.action == legal[choice];
            }));
            for (const auto& candidate : why.candidates) {
                QVERIFY(std::ranges::find(legal, candidate.action) != legal.end());
                const auto says = [&](FactKind kind) {
                    return std::ranges::count(candidate.facts, kind, &Fact::kind) == 1;
                };
                // It is told how often a plan was played out, or why it was not; never "0 times".
                QCOMPARE(says(FactKind::OnlyPlan), why.candidates.size() == 1);
                QCOMPARE(says(FactKind::TimesTried) + says(FactKind::OnlyPlan) + says(FactKind::NotTried), 1);
                for (const Fact& fact : candidate.facts)
                    QVERIFY(fact.kind != FactKind::TimesTried || fact.number > 0);
            }
        }
    }

    void whoIsStoppedSaysThatNothingWasTried()
    {
        const Game game = gameOf(sample("standard"));
        std::atomic<bool> stop = true;
        const auto agent = makeAgent(quick, 3);
        agent->stopOn(&stop);
        for (const GameState& state : someStates(game, 40)) {
            Weighing why;
            choiceIn(game, state, *agent, &why);
            for (const auto& candidate : why.candidates)
                QCOMPARE(candidate.facts.back().kind,
                         why.candidates.size() == 1 ? FactKind::OnlyPlan : FactKind::NotTried);
        }
    }

    /// Chests that are opened on the way, figures that fall: plans outlive what they are about.
    void everySampleCanBePlayed_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : sampleNames())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void everySampleCanBePlayed()
    {
        QFETCH(QString, name);
        Scenario scenario = sample(name.toStdString());
        scenario.options.roundLimit = 6;
        const Game game = *makeGame(scenario, shippedContent());
        BatchPlan plan{{AgentChoice(AgentKind::Cunning, 6)}};
        plan.games = 1;
        const BatchTable table(game, plan);
        Tally tally = Tally::forGame(game, 1);
        table.add(0, table.play(0), tally);
        QCOMPARE(tally.games, 1u);
    }
};

DELVE_TEST(TestCunning)
#include "tst_cunning.moc"
