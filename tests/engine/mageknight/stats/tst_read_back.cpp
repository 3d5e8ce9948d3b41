// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/match.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/scenario/bundle.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/mageknight/stats/batch_file.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

static_assert(scenario_limits::players == std::size_t(mostPlayers));

/// So many characters, each of which takes all bytes that one can.
std::string dragons(std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += "\U0001F409";
    return text;
}

/// A dungeon whose texts are as long as they may be.
Scenario wordyScenario()
{
    Scenario scenario = sample("six-tiles");
    scenario.title = dragons(scenario_limits::title);
    scenario.author = dragons(scenario_limits::author);
    scenario.notes = dragons(scenario_limits::notes);
    for (Player& player : scenario.players)
        player.name = dragons(scenario_limits::name);
    for (Level& level : scenario.levels)
        level.name = dragons(scenario_limits::name);
    Note note;
    note.text = dragons(scenario_limits::noteText);
    for (int i = 0; i < 50; ++i) {
        note.id = ThingId("n" + std::to_string(i));
        scenario.pinnedNotes.push_back(note);
    }
    return scenario;
}

std::string faultOf(const auto& result)
{
    return result ? std::string() : inEnglish(result.error());
}

} // namespace

/// What the program writes it can read, up to the very limits.
class TestReadBack : public QObject
{
    Q_OBJECT

private slots:
    void longTextsAreReadBackFromEveryKindOfFile()
    {
        const Scenario scenario = wordyScenario();
        const auto alone = parseScenario(writeScenario(scenario));
        QCOMPARE(faultOf(alone), std::string());
        QVERIFY(*alone == scenario);

        const Replay replay =
            beginReplay(scenario, gatherParts(scenario, shippedContent())->options, shippedContent());
        const auto played =
            parseReplay(writeReplay(*gameOf(replay, shippedContent()), replay), shippedContent());
        QCOMPARE(faultOf(played), std::string());
        QVERIFY(*played == replay);
        QCOMPARE(*titleOfReplay(writeReplay(*gameOf(replay, shippedContent()), replay)), scenario.title);

        BatchPlan plan{{AgentKind::Steady}};
        plan.games = 1;
        const BatchFile batch =
            newBatch(*makeGame(scenario, shippedContent()), scenario, dragons(63), "rules 1", plan);
        const auto counted = readBatch(writeBatch(batch));
        QCOMPARE(faultOf(counted), std::string());
        QVERIFY(*counted == batch);
    }

    void oneCharacterMoreIsRefused()
    {
        Scenario scenario = wordyScenario();
        scenario.notes = std::string(scenario_limits::notes + 1, 'x');
        QCOMPARE(parseScenario(writeScenario(scenario)).error().where, std::string("/notes"));
    }

    void aVeryLongGameIsReadBack()
    {
        // As long as an agent may play; together that is more than may lie in memory as values.
        const Scenario scenario = sample("six-tiles");
        Replay replay =
            beginReplay(scenario, gatherParts(scenario, shippedContent())->options, shippedContent());
        const Game game = *gameOf(replay, shippedContent());
        Actions legal;
        legalActions(game, startGame(game), legal);
        const ReplayStep step{legal.front(), std::vector<int>(20, 6), 1, hashOfTold(game, Events())};
        replay.steps.assign(std::size_t(mostChoices), step);
        const std::string text = writeReplay(game, replay);
        QVERIFY(text.size() <= mostReplayBytes);
        const auto read = parseReplay(text, shippedContent());
        QCOMPARE(faultOf(read), std::string());
        QCOMPARE(read->steps.size(), replay.steps.size());
        QCOMPARE(read->steps.back().dice, step.dice);
    }

    void aResultOfAsManyAgentsAsPlayersIsReadBack()
    {
        const Scenario scenario = sample("six-tiles");
        BatchPlan plan{std::vector<AgentChoice>(std::size_t(mostPlayers), AgentKind::Steady)};
        plan.games = 1;
        plan.seed = std::uint64_t(table::mostCount);
        BatchFile batch =
            newBatch(*makeGame(scenario, shippedContent()), scenario, "a\nb\x1b[2J.json", "rules 1", plan);
        QCOMPARE(batch.scenarioFile, std::string("a b [2J.json")); // a name that cannot be read back
        const auto read = readBatch(writeBatch(batch));
        QCOMPARE(faultOf(read), std::string());
        QVERIFY(*read == batch);
        batch.plan.agents.emplace_back(AgentKind::Easy);
        batch.state = startBatch(*makeGame(scenario, shippedContent()), batch.plan);
        QCOMPARE(readBatch(writeBatch(batch)).error().where, std::string("/agents"));
    }

    /// Shards take turns, so that half of the largest playtest has three million ranges of blocks. They are
    /// more than may lie in memory as values: only what is streamed can be read.
    void halfOfTheLargestPlaytestIsReadBack()
    {
        const Scenario scenario = sample("six-tiles");
        BatchPlan plan{{AgentKind::Steady}};
        plan.games = mostBatchGames;
        plan.shards = 2;
        BatchFile batch =
            newBatch(*makeGame(scenario, shippedContent()), scenario, "x.json", "rules 1", plan);
        for (std::uint64_t block = 0; block < batch.state.done.size(); block += plan.shards)
            batch.state.done.add(block);
        batch.state.tally.stopped = batch.state.done.count() * gamesPerBlock;
        const std::string text = writeBatch(batch);
        QVERIFY(text.size() <= mostBatchBytes);
        auto read = readBatch(text);
        QCOMPARE(faultOf(read), std::string());
        QVERIFY(*read == batch);
        // The other half fits exactly, and once.
        BatchFile other = batch;
        other.plan.shard = 1;
        other.state = startBatch(*makeGame(scenario, shippedContent()), plan);
        for (std::uint64_t block = 1; block < other.state.done.size(); block += plan.shards)
            other.state.done.add(block);
        QVERIFY(addBatch(*read, other).has_value());
        QVERIFY(isComplete(*read));
        QCOMPARE(inEnglish(addBatch(*read, other).error()),
                 std::string("games 17 to 32 were counted already"));
    }
};

DELVE_TEST(TestReadBack)
#include "tst_read_back.moc"
