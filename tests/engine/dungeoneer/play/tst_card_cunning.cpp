// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/agent_kind.h"
#include "engine/dungeoneer/agents/plans.h"
#include "engine/dungeoneer/play/core/invariants.h"
#include "engine/dungeoneer/stats/batch.h"
#include "engine/table/fairness.h"
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <cmath>
#include <thread>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

AgentChoice cunning(std::uint32_t playouts)
{
    return table::AgentChoice(AgentKind::Cunning, playouts);
}
const AgentChoice quick = cunning(10);

Game freshGame(const std::vector<std::string>& sets, int players)
{
    const auto cards = shippedCards(sets);
    Scenario scenario = freshScenario(*cards, players);
    scenario.options.roundLimit = 60;
    return gameOf(scenario, cards);
}

/// Every so manieth state of a steady game in which somebody has a choice.
std::vector<GameState> someStates(const Game& game, std::uint64_t seed, std::size_t each)
{
    std::vector<GameState> some;
    GameState state = startGame(game);
    SeededDice dice(seed);
    SteadyAgent steady(seed);
    Actions legal;
    Events events;
    for (std::size_t i = 0; !isOver(state); ++i) {
        const Action action = table::choiceOf(steady, game, state, i, legal);
        if (legal.size() > 1 && i % each == 0)
            some.push_back(state);
        perform(game, state, action, dice, events);
    }
    return some;
}

std::size_t choiceIn(const Game& game, const GameState& state, Agent& agent, Weighing* why = nullptr)
{
    Actions legal;
    legalActions(game, state, legal);
    return agent.choose(viewFor(game, state, playerToAct(game, state)), legal, 7, why);
}

/// The same position with all cards that the player to act cannot see dealt anew.
GameState dealtAnew(const Game& game, const GameState& state, std::uint64_t seed)
{
    GameState changed = state;
    Random random(seed);
    const PlayerId player = playerToAct(game, state);
    std::vector<CardId> hidden;
    for (int i = 0; i < game.cardCount(); ++i)
        if (const CardState& card = state.card(CardId(i));
            card.place == play::Place::Deck || (card.place == play::Place::Hand && card.owner != player))
            hidden.push_back(CardId(i));
    std::vector<CardState> lying;
    for (const CardId card : hidden)
        lying.push_back(state.card(card));
    for (std::size_t i = lying.size(); i > 1; --i)
        std::swap(lying[i - 1], lying[random.below(std::uint32_t(i))]);
    for (std::size_t i = 0; i < hidden.size(); ++i)
        changed.card(hidden[i]) = lying[i];
    changed.hands = {};
    changed.deck = {};
    for (int i = 0; i < game.cardCount(); ++i)
        if (const CardState& card = changed.card(CardId(i));
            card.place == play::Place::Deck || card.place == play::Place::Hand)
            changed.bitsOf(card.place, card.owner)->set(CardId(i), true);
    return changed;
}

/// Wald's sequential test of a share of wins: 1 if it is `high` rather than `low`, -1 the other way round,
/// 0 as long as it is not clear. Both errors are 5 %.
int verdictSoFar(double wins, double losses, double low, double high)
{
    const double evidence = wins * std::log(high / low) + losses * std::log((1 - high) / (1 - low));
    const double enough = std::log(0.95 / 0.05);
    return evidence > enough ? 1 : evidence < -enough ? -1 : 0;
}

} // namespace

/// The one that thinks ahead.
class TestCardCunning : public QObject
{
    Q_OBJECT

private slots:
    /// A handful of games as a rule; DELVE_MATCHES many with DELVE_PLAYOUTS where time does not matter.
    void cunningBeatsSteady()
    {
        const Game game = freshGame({"overdraft"}, 2);
        const int many = qEnvironmentVariableIntValue("DELVE_MATCHES");
        const int playouts = qEnvironmentVariableIntValue("DELVE_PLAYOUTS");
        BatchPlan plan;
        plan.agents = {cunning(playouts > 0 ? std::uint32_t(playouts) : 24), AgentKind::Steady};
        plan.games = many > 0 ? std::uint64_t(many) : 6;
        const BatchTable table(game, plan);
        Tally tally = Tally::forGame(game, 2);
        const auto wins = [&](std::size_t agent) { return double(tally.agents[agent].wins); };
        for (std::uint64_t i = 0; i < plan.games; ++i) {
            table.add(i, table.play(i), tally);
            // Only after both have sat on both seats.
            if (i % 2 == 1 && verdictSoFar(wins(0), wins(1), 0.55, 0.65) != 0)
                break;
        }
        const auto decided = tally.agents[0].wins + tally.agents[1].wins;
        const table::Share share = table::shareOf(tally.agents[0].wins, decided);
        qInfo("cunning won %d of %d decided games: %.1f %%, %.1f to %.1f %% at 95 %%",
              int(tally.agents[0].wins), int(decided), share.percent, share.least, share.most);
        if (many > 0)
            QCOMPARE(verdictSoFar(wins(0), wins(1), 0.55, 0.65), 1);
        else
            QVERIFY(wins(0) >= wins(1)); // so few games show no more than that
    }

    void sameMomentSameChoice()
    {
        const Game game = freshGame({"night-shift"}, 3);
        const auto agent = makeAgent(quick, 3); // has thought about other moments before
        const auto states = someStates(game, 5, 29);
        QVERIFY(states.size() > 3);
        std::vector<std::size_t> choices;
        for (const GameState& state : states)
            choices.push_back(choiceIn(game, state, *agent));
        for (std::size_t i = states.size(); i-- > 0;) { // as when actions are taken back
            QCOMPARE(choiceIn(game, states[i], *agent), choices[i]);
            QCOMPARE(choiceIn(game, states[i], *makeAgent(quick, 3)), choices[i]);
        }
    }

    /// Hands of others and the deck are dealt anew in many moments of games of all sets: nobody chooses
    /// otherwise, nor thinks of another number.
    void whatIsHiddenChangesNoChoice_data()
    {
        QTest::addColumn<QString>("set");
        QTest::addColumn<int>("players");
        QTest::newRow("overdraft") << "overdraft" << 2;
        QTest::newRow("night-shift") << "night-shift" << 3;
        QTest::newRow("bad-road") << "bad-road" << 4;
    }
    void whatIsHiddenChangesNoChoice()
    {
        QFETCH(QString, set);
        QFETCH(int, players);
        const Game game = freshGame({set.toStdString()}, players);
        int moved = 0;
        std::uint64_t seed = 0;
        for (const GameState& state : someStates(game, 11, 7)) {
            const GameState other = dealtAnew(game, state, ++seed);
            QVERIFY2(faultOf(game, other).empty(), faultOf(game, other).c_str());
            moved += !(other == state);
            std::vector<AgentChoice> kinds{AgentKind::Random, AgentKind::Easy, AgentKind::Steady};
            if (seed % 5 == 0)
                kinds.push_back(quick);
            for (const AgentChoice& kind : kinds) {
                Weighing told, toldOther;
                QCOMPARE(choiceIn(game, other, *makeAgent(kind, 3), &toldOther),
                         choiceIn(game, state, *makeAgent(kind, 3), &told));
                QCOMPARE(toldOther.candidates.size(), told.candidates.size());
                for (std::size_t i = 0; i < told.candidates.size(); ++i) {
                    QCOMPARE(toldOther.candidates[i].worth, told.candidates[i].worth);
                    QVERIFY(toldOther.candidates[i].facts == told.candidates[i].facts);
                }
            }
        }
        QVERIFY(moved > 10);
    }

    /// What is dealt out in the head is a position that could be, and looks as the real one does.
    void whatIsImaginedCouldBe()
    {
        const Game game = freshGame({"overdraft"}, 3);
        CardPlans plans;
        int different = 0;
        for (const GameState& state : someStates(game, 4, 13)) {
            if (state.turn.phase == Phase::Setup)
                continue;
            const PlayerView view = viewFor(game, state, playerToAct(game, state));
            SeededDice dice(std::uint64_t(different) + 1);
            GameState imagined;
            plans.imagine(view, dice, imagined);
            QVERIFY2(faultOf(game, imagined).empty(), faultOf(game, imagined).c_str());
            QVERIFY(viewFor(game, imagined, view.player).state == view.state);
            different += !(imagined.hands == state.hands);
        }
        QVERIFY(different > 5);
    }

    void theBudgetIsKept()
    {
        const Game game = freshGame({"overdraft"}, 2);
        PlanSearch search;
        int searched = 0;
        for (const GameState& state : someStates(game, 6, 17)) {
            Actions legal;
            legalActions(game, state, legal);
            search.run(viewFor(game, state, playerToAct(game, state)), legal, 1, {23, nullptr});
            std::uint32_t visits = 0;
            for (const PlanSearch::Result& result : search.results())
                visits += result.visits;
            // Where there is nothing to choose there is nothing to think about.
            const std::uint32_t expected = search.results().size() > 1 ? 23 : 0;
            QCOMPARE(search.playouts(), expected);
            QCOMPARE(visits, expected);
            searched += expected > 0;
        }
        QVERIFY(searched > 3);
    }

    void whoIsStoppedChoosesAsSteady()
    {
        const Game game = freshGame({"bad-road"}, 2);
        std::atomic<bool> stop = true;
        const auto agent = makeAgent(cunning(AgentChoice::mostPlayouts), 3);
        agent->stopOn(&stop);
        for (const GameState& state : someStates(game, 8, 11))
            QCOMPARE(choiceIn(game, state, *agent), choiceIn(game, state, *makeAgent(AgentKind::Steady, 3)));
    }

    void whoThinksLongCanBeStopped()
    {
        const Game game = freshGame({"overdraft"}, 2);
        const GameState state = someStates(game, 5, 10)[3];
        std::atomic<bool> stop = false;
        const auto agent = makeAgent(cunning(AgentChoice::mostPlayouts), 3);
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
            for (const auto& fact : candidate.facts)
                tried += fact.kind == FactKind::TimesTried ? fact.number : 0;
        QVERIFY(tried < int(AgentChoice::mostPlayouts));
    }

    /// Every plan tells what steady knows about it, how often it was tried and how it came out.
    void whyTellsWhatWasTried()
    {
        const Game game = freshGame({"night-shift"}, 2);
        for (const GameState& state : someStates(game, 3, 19)) {
            Weighing why;
            const std::size_t choice = choiceIn(game, state, *makeAgent(quick, 3), &why);
            Actions legal;
            legalActions(game, state, legal);
            int tried = 0;
            bool isChoiceTold = false;
            for (const auto& candidate : why.candidates) {
                isChoiceTold = isChoiceTold || candidate.action == legal[choice];
                QVERIFY(std::ranges::find(legal, candidate.action) != legal.end());
                QVERIFY(candidate.facts.size() >= 2);
                for (const auto& fact : candidate.facts) {
                    tried += fact.kind == FactKind::TimesTried ? fact.number : 0;
                    QVERIFY(fact.kind != FactKind::Standing || (fact.number >= 0 && fact.number <= 100));
                }
            }
            QVERIFY(isChoiceTold);
            QCOMPARE(tried, why.candidates.size() > 1 ? 10 : 0);
        }
    }

    /// Who can win at once does, wherever steady's order has it.
    void theWinningMoveIsFound()
    {
        CardTable table;
        table.start().toHero();
        table.player(0).completed = 2;
        table.player(0).movement = 3;
        table.put(0, "den");
        const Actions legal = table.options();
        Weighing why;
        const std::size_t chosen = choiceIn(table.game(), table.state, *makeAgent(cunning(60), 3), &why);
        QVERIFY(std::holds_alternative<AttemptQuest>(legal[chosen]));
        table.act(legal[chosen]);
        QVERIFY(outcomeOf(table.game(), table.state) == (Outcome{Ending::Quests, PlayerId(0)}));
        const auto told = std::ranges::find(why.candidates, legal[chosen], &Weighing::Candidate::action);
        QCOMPARE(told->worth, table::surely); // it knows that it wins
    }

    void everySetCanBePlayed_data()
    {
        QTest::addColumn<QString>("sets");
        QTest::addColumn<int>("players");
        QTest::newRow("overdraft") << "overdraft" << 4;
        QTest::newRow("night-shift") << "night-shift" << 3;
        QTest::newRow("bad-road") << "bad-road" << 2;
        QTest::newRow("all") << "overdraft,night-shift,bad-road" << 3;
        QTest::newRow("map in view") << "overdraft" << 2;
    }
    void everySetCanBePlayed()
    {
        QFETCH(QString, sets);
        QFETCH(int, players);
        std::vector<std::string> names;
        for (const QString& name : sets.split(','))
            names.push_back(name.toStdString());
        const auto cards = shippedCards(names);
        Scenario scenario = freshScenario(*cards, players);
        scenario.options.roundLimit = 5;
        scenario.options.mapInView = QLatin1String(QTest::currentDataTag()) == QLatin1String("map in view");
        BatchPlan plan;
        plan.agents = {cunning(5)};
        plan.games = 1;
        const Game game = gameOf(scenario, cards);
        const BatchTable table(game, plan);
        Tally tally = Tally::forGame(game, 1);
        table.add(0, table.play(0), tally);
        QCOMPARE(tally.games, 1u);
    }

    void agentsAreNamed()
    {
        for (const char* word : {"random", "easy", "steady", "cunning", "cunning:50"})
            QVERIFY2(agentNamed(word) && wordOf(*agentNamed(word)) == word, word);
        for (const char* word :
             {"clever", "cunning:", "cunning:0", "cunning:+5", "steady:5", "cunning:1000001"})
            QVERIFY2(!agentNamed(word), word);
        QCOMPARE(agentWords(), std::string("random, easy, steady, cunning, cunning:N"));
    }
};

DELVE_TEST(TestCardCunning)
#include "tst_card_cunning.moc"
