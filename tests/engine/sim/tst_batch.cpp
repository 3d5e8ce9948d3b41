#include "engine/sim/batch.h"
#include "tests/support/packs.h"
#include "tests/support/setup_cases.h"
#include "tests/support/test_registry.h"

#include <numeric>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

Game sampleGame(const std::string& name)
{
    Scenario scenario = sample(name);
    scenario.options.roundLimit = 60;
    return *makeGame(scenario, shippedContent());
}

BatchPlan planOf(std::uint64_t games)
{
    BatchPlan plan{{AgentKind::Steady, AgentKind::Easy}};
    plan.seed = 11;
    plan.games = games;
    return plan;
}

BatchState played(const Game& game, const BatchPlan& plan, int threads)
{
    BatchState state = startBatch(game, plan);
    BatchControl control;
    control.threads = threads;
    runBatch(game, plan, state, control);
    return state;
}

Tally::Count sumOf(const std::vector<Tally::Count>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), Tally::Count(0));
}

} // namespace

/// Many games at once.
class TestBatch : public QObject
{
    Q_OBJECT

private slots:
    void threadsDoNotMatter()
    {
        const Game game = sampleGame("six-tiles");
        const BatchPlan plan = planOf(70); // the last block is not full
        const BatchState alone = played(game, plan, 1);
        QCOMPARE(alone.tally.games, 70u);
        QVERIFY(played(game, plan, 2) == alone);
        QVERIFY(played(game, plan, 4) == alone);
        BatchPlan other = plan;
        other.seed = 12;
        QVERIFY(!(played(game, other, 1) == alone));
    }

    void anInterruptedBatchGoesOn()
    {
        const Game game = sampleGame("six-tiles");
        const BatchPlan plan = planOf(64);
        BatchState state = startBatch(game, plan);
        std::atomic<bool> stop = false;
        BatchControl control;
        control.stop = &stop;
        control.progress = [&](const BatchState&) { stop = true; }; // after every block
        for (std::uint64_t blocks = 1; blocks <= 4; ++blocks) {
            stop = false;
            runBatch(game, plan, state, control);
            QCOMPARE(state.tally.games, blocks * gamesPerBlock);
        }
        QVERIFY(state == played(game, plan, 1));
    }

    void shardsAddUp()
    {
        const Game game = sampleGame("six-tiles");
        const BatchPlan plan = planOf(100);
        BatchState sum = startBatch(game, plan);
        std::uint64_t games = 0;
        for (std::uint64_t i = 0; i < 3; ++i) {
            BatchPlan part = plan;
            part.shards = 3;
            part.shard = i;
            const BatchState state = played(game, part, 1);
            QCOMPARE(state.tally.games, gamesOf(part));
            games += gamesOf(part);
            sum.tally.add(state.tally);
        }
        QCOMPARE(games, 100u);
        QVERIFY(sum.tally == played(game, plan, 1).tally);
    }

    void theTallyCountsEveryGameOnce()
    {
        const Game game = sampleGame("standard");
        const Tally tally = played(game, planOf(48), 2).tally;
        QCOMPARE(tally.games, 48u);
        QCOMPARE(sumOf(tally.byRounds), tally.games);
        Tally::Count wins = 0;
        Tally::Count lost = 0;
        for (const Tally::Seat& seat : tally.seats) {
            wins += seat.wins;
            lost += seat.heroesLost;
            QVERIFY(seat.goldSquared >= seat.gold);
            QVERIFY(seat.wins + seat.shared <= tally.games);
            QVERIFY(seat.heroesLost + seat.heroesOut <= tally.games * 4);
        }
        QVERIFY(wins > 0 && wins <= tally.games);
        QCOMPARE(tally.agents[0].wins + tally.agents[1].wins, wins);
        QCOMPARE(tally.agents[0].games, tally.games); // both sit in every game of two
        QCOMPARE(tally.agents[1].games, tally.games);
        Tally::Count deaths = 0;
        for (const auto& [death, count] : tally.deaths)
            deaths += count;
        QCOMPARE(deaths, lost);
        for (const Tally::Chest& chest : tally.chests)
            QVERIFY(sumOf(chest.keptBy) <= tally.games);
        QVERIFY(sumOf(tally.visits) > tally.games * 10);
        for (const Tally::Count met : tally.tokensMet)
            QVERIFY(met <= tally.games);
    }
};

DELVE_TEST(TestBatch)
#include "tst_batch.moc"
