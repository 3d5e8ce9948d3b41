#include "engine/agents/agent_kind.h"
#include "engine/sim/batch.h"
#include "engine/base/dice.h"
#include "tests/support/packs.h"
#include "tests/support/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

Game gameOf(Scenario scenario)
{
    scenario.options.roundLimit = 100;
    return *makeGame(scenario, shippedContent());
}

/// The states of a game between two steady agents in which somebody has a choice.
std::vector<GameState> statesOf(const Game& game, std::uint64_t seed)
{
    Seats seats;
    for (int player = 0; player < game.playerCount(); ++player)
        seats.push_back(makeAgent(AgentKind::Steady, std::uint64_t(player)));
    SeededDice dice(seed);
    std::vector<GameState> states;
    playMatch(game, seats, dice, [&](const GameState& state, const Action&, const Events&) {
        if (!state.turn().isOver())
            states.push_back(state);
    });
    return states;
}

std::size_t choiceIn(const Game& game, const GameState& state, AgentKind kind, Weighing* why = nullptr)
{
    Actions legal;
    legalActions(game, state, legal);
    const PlayerId player = playerToAct(game, state);
    return makeAgent(kind, 3)->choose(viewFor(game, state, player), legal, 17, why);
}

} // namespace

/// Those who play without a person.
class TestAgents : public QObject
{
    Q_OBJECT

private slots:
    void steadyBeatsRandom()
    {
        const Game game = gameOf(sample("standard"));
        BatchPlan plan{{AgentKind::Steady, AgentKind::Random}};
        plan.games = qEnvironmentVariableIntValue("DELVE_MATCHES");
        plan.games = plan.games > 0 ? plan.games : 32;
        BatchState state = startBatch(game, plan);
        runBatch(game, plan, state, {});
        const Tally& tally = state.tally;
        const auto decided = tally.agents[0].wins + tally.agents[1].wins;
        qInfo("steady won %d of %d decided games, %d in all", int(tally.agents[0].wins), int(decided),
              int(tally.games));
        QVERIFY(decided * 2 > tally.games);
        QVERIFY(tally.agents[0].wins * 100 >= decided * 95);
    }

    void easyIsWeakerThanSteady()
    {
        const Game game = gameOf(sample("standard"));
        BatchPlan plan{{AgentKind::Steady, AgentKind::Easy}};
        plan.games = 48;
        BatchState state = startBatch(game, plan);
        runBatch(game, plan, state, {});
        QVERIFY(state.tally.agents[0].wins > state.tally.agents[1].wins);
    }

    void noAgentTurnsInCircles_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"standard", "three-players", "two-hundred", "lone-wolf", "two-levels", "six-tiles"})
            QTest::newRow(name) << name;
    }
    void noAgentTurnsInCircles()
    {
        QFETCH(QString, name);
        const Game game = gameOf(sample(name.toStdString()));
        for (const AgentKind kind : {AgentKind::Steady, AgentKind::Easy, AgentKind::Random}) {
            BatchPlan plan{{kind}};
            plan.games = 16;
            BatchState state = startBatch(game, plan);
            runBatch(game, plan, state, {});
            QCOMPARE(state.tally.games, plan.games);
            QCOMPARE(state.tally.stopped, 0u);
        }
    }

    void whatIsHiddenChangesNoChoice()
    {
        Scenario scenario = sample("standard");
        const Game plain = gameOf(scenario);
        const auto& tables = plain.parts().tables;
        for (std::size_t i = 0; i < scenario.chests.size(); ++i)
            scenario.chests[i].treasure = int(i % 3);
        for (std::size_t i = 0; i < scenario.tokens.size(); ++i)
            scenario.tokens[i].table = tables[i % tables.size()]->id;
        const Game fixed = gameOf(scenario);
        QVERIFY(fixed.parts().chests.front().fixedTreasure);
        const auto states = statesOf(plain, 5);
        QVERIFY(states.size() > 100);
        for (const GameState& state : states)
            for (const AgentKind kind : {AgentKind::Steady, AgentKind::Easy, AgentKind::Random})
                QCOMPARE(choiceIn(fixed, state, kind), choiceIn(plain, state, kind));
    }

    void whyTellsWhatWasWeighed()
    {
        const Game game = gameOf(sample("standard"));
        for (const GameState& state : statesOf(game, 6)) {
            Weighing why;
            const std::size_t choice = choiceIn(game, state, AgentKind::Steady, &why);
            QCOMPARE(choice, choiceIn(game, state, AgentKind::Steady));
            Actions legal;
            legalActions(game, state, legal);
            QCOMPARE(why.candidates.size(), legal.size());
            for (std::size_t i = 0; i < legal.size(); ++i) {
                QVERIFY(why.candidates[i].action == legal[i]);
                QVERIFY(why.candidates[i].worth <= why.candidates[choice].worth);
            }
        }
    }
};

DELVE_TEST(TestAgents)
#include "tst_agents.moc"
