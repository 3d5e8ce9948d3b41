// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/batch.h"
#include "tests/engine/mageknight/agents/agent_moments.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

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
        for (const std::string& name : sampleNames())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
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

    /// Somebody always gives way, comes past, or goes another way round: games have an end.
    void steadyFinishesNearlyEveryGame_data() { noAgentTurnsInCircles_data(); }
    void steadyFinishesNearlyEveryGame()
    {
        QFETCH(QString, name);
        const Game game = gameOf(sample(name.toStdString()));
        BatchPlan plan{{AgentKind::Steady}};
        plan.games = 48;
        BatchState state = startBatch(game, plan);
        runBatch(game, plan, state, {});
        qInfo("%d of %d games ended by the round limit", int(state.tally.limited), int(plan.games));
        QVERIFY(state.tally.limited * 12 <= plan.games);
    }

    void wordsNameAgents_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<bool>("isKnown");
        for (const char* word : {"random", "easy", "steady", "cunning", "cunning:1", "cunning:1000000"})
            QTest::newRow(word) << word << true;
        for (const char* word :
             {"", "Steady", "cunning:", "cunning:0", "cunning:01", "cunning:-1", "cunning:1x",
              "cunning:1000001", "cunning:99999999999", "steady:5", "cunning:5:5"})
            QTest::newRow(word) << word << false;
    }
    void wordsNameAgents()
    {
        QFETCH(QString, word);
        QFETCH(bool, isKnown);
        const auto choice = agentNamed(word.toStdString());
        QCOMPARE(choice.has_value(), isKnown);
        if (choice)
            QCOMPARE(QString::fromStdString(wordOf(*choice)), word);
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
