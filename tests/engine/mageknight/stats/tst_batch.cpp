// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/batch.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <numeric>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
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

    void itEndsWhenAllIsClearWhateverTheThreads()
    {
        const Game game = sampleGame("six-tiles");
        BatchPlan plan = planOf(2000);
        plan.agents = {AgentKind::Steady};
        plan.tolerance = 30; // soon clear
        plan.untilClear = true;
        const BatchState alone = played(game, plan, 1);
        QVERIFY(isClear(plan, alone.tally));
        QVERIFY(isFinished(plan, alone));
        QVERIFY(alone.tally.games >= fewestClearGames && alone.tally.games < 2000);
        QVERIFY(played(game, plan, 4) == alone);
        // Neither one block earlier nor after an interruption does it end elsewhere.
        BatchState state = startBatch(game, plan);
        std::atomic<bool> stop = false;
        BatchControl control;
        control.stop = &stop;
        control.progress = [&](const BatchState&) { stop = true; };
        while (!isFinished(plan, state)) {
            stop = false;
            runBatch(game, plan, state, control);
        }
        QVERIFY(state == alone);
        runBatch(game, plan, state, {});
        QVERIFY(state == alone); // what is clear stays as it is
    }

    void entrancesAreToldFromSeats()
    {
        const Game game = sampleGame("six-tiles");
        BatchPlan plan = planOf(32);
        plan.rotatesEntrances = true;
        const Tally tally = played(game, plan, 2).tally;
        Tally::Count bySeat = 0;
        Tally::Count byEntrance = 0;
        for (const Tally::Seat& seat : tally.seats)
            bySeat += seat.wins;
        for (const Tally::Record& entrance : tally.entrances) {
            byEntrance += entrance.wins;
            QCOMPARE(entrance.games, 32u);
        }
        QCOMPARE(byEntrance, bySeat);
        const BatchTable table(game, plan);
        QCOMPARE(table.entranceAt(0, 0), 0u);
        QCOMPARE(table.entranceAt(2, 0), 1u); // after both agents sat everywhere
        QCOMPARE(table.entranceAt(4, 0), 0u);
        const Game rotated = withRotatedEntrances(game, 1);
        QVERIFY(rotated.player(PlayerId(0)).entrance == game.player(PlayerId(1)).entrance);
        QVERIFY(rotated.player(PlayerId(1)).exit == game.player(PlayerId(0)).exit);
        // Where they do not change, both say the same.
        plan.rotatesEntrances = false;
        const Tally fixed = played(game, plan, 1).tally;
        for (std::size_t i = 0; i < fixed.seats.size(); ++i)
            QCOMPARE(fixed.entrances[i].wins, fixed.seats[i].wins);
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
        for (const Tally::Chest& chest : tally.chests) {
            QVERIFY(sumOf(chest.keptBy) <= chest.taken);
            QVERIFY(chest.taken <= tally.games && chest.taken <= chest.opened);
        }
        QCOMPARE(sumOf(tally.byChoices), tally.games);
        QCOMPARE(sumOf(tally.byLeadChanges), tally.games);
        QVERIFY(tally.turns >= tally.games);
        Tally::Count reached = 0;
        for (const Tally::Seat& seat : tally.seats) {
            QCOMPARE(sumOf(seat.byReach), tally.games);
            QCOMPARE(sumOf(seat.byTaking), tally.games);
            reached += tally.games - seat.byReach[0];
        }
        // Who takes a chest has reached it, or stolen it from somebody who has (THEFT-15).
        for (const Tally::Seat& seat : tally.seats)
            QVERIFY(tally.games - seat.byTaking[0] <= reached);
        QVERIFY(sumOf(tally.visits) > tally.games * 10);
        for (const Tally::Count met : tally.tokensMet)
            QVERIFY(met <= tally.games);
    }
};

DELVE_TEST(TestBatch)
#include "tst_batch.moc"
