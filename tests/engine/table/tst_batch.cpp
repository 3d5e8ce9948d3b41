// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/bound_check.h"
#include "tests/engine/table/dice_race.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dicerace;

using Plan = table::BatchPlan<BatchTraits>;

/// Many games of a game that nobody thought of: counted, compared, and what is said of them.
class TestTableBatch : public QObject
{
    Q_OBJECT

private:
    static Plan planOf(std::uint64_t games)
    {
        Plan plan;
        plan.agents = {Mind::Walker, Mind::Anyhow};
        plan.seed = 9;
        plan.games = games;
        return plan;
    }

    static Tally tallyOf(const Plan& plan, int threads = 1, const Game& game = {})
    {
        auto state = table::startBatch(game, plan);
        table::BatchControl<BatchTraits> control;
        control.threads = threads;
        table::runBatch(game, plan, state, control);
        return state.tally;
    }

private slots:
    void threadsChangeNothing()
    {
        const Plan plan = planOf(100);
        const Tally one = tallyOf(plan, 1);
        QCOMPARE(one.games, std::uint64_t(100));
        QCOMPARE(one.seats[0].wins + one.seats[1].wins, std::uint64_t(100));
        QVERIFY(one.charms > 0);
        QVERIFY(tallyOf(plan, 3) == one);
        Plan other = plan;
        other.seed = 10;
        QVERIFY(tallyOf(other, 3) != one);
    }

    void shardsAddUp()
    {
        Plan plan = planOf(100);
        const Tally whole = tallyOf(plan);
        plan.shards = 3;
        Tally sum = Tally::forGame({}, plan.agents.size());
        std::uint64_t games = 0;
        for (plan.shard = 0; plan.shard < plan.shards; ++plan.shard) {
            const Tally part = tallyOf(plan);
            QCOMPARE(part.games, table::gamesOf(plan));
            games += part.games;
            sum.add(part);
        }
        QCOMPARE(games, std::uint64_t(100));
        QVERIFY(sum == whole);
    }

    /// Sums could come from any seed; one game that is told alone says from which.
    void aGameProvesTheSeed()
    {
        const auto witnessOf = [](const Plan& plan, int threads) {
            auto state = table::startBatch(Game{}, plan);
            table::BatchControl<BatchTraits> control;
            control.threads = threads;
            table::runBatch(Game{}, plan, state, control);
            return state.witness;
        };
        Plan plan = planOf(100);
        const auto witness = witnessOf(plan, 1);
        QVERIFY(witness && witness->game == 0);
        QVERIFY(table::isWitnessTrue(Game{}, plan, *witness));
        QVERIFY(witnessOf(plan, 3) == witness);
        Plan other = plan;
        other.seed = 10;
        QVERIFY(!table::isWitnessTrue(Game{}, other, *witness));
        QVERIFY(!table::isWitnessTrue(Game{}, plan, {0, witness->hash + 1}));

        // Of parts the earliest is that of the whole.
        std::optional<table::GameWitness> earliest;
        plan.shards = 3;
        for (const std::uint64_t shard : {2u, 0u, 1u}) {
            plan.shard = shard;
            const auto part = witnessOf(plan, 1);
            QVERIFY(part && part->game == shard * table::gamesPerBlock);
            QVERIFY(table::isWitnessTrue(Game{}, plan, *part));
            earliest = table::earlierWitness(earliest, part);
        }
        QVERIFY(earliest == witness);
    }

    void anInterruptedBatchGoesOn()
    {
        const Plan plan = planOf(80);
        auto state = table::startBatch(Game{}, plan);
        std::atomic<bool> stop = false;
        table::BatchControl<BatchTraits> control;
        control.stop = &stop;
        control.progress = [&](const auto& so) { stop = so.tally.games >= 32; };
        table::runBatch(Game{}, plan, state, control);
        QCOMPARE(state.tally.games, std::uint64_t(32));
        QVERIFY(!table::isFinished(plan, state));
        table::runBatch(Game{}, plan, state, {});
        QVERIFY(table::isFinished(plan, state));
        QVERIFY(state.tally == tallyOf(plan));
    }

    /// Who begins 10 spaces ahead wins, whoever it is; by turns nobody has an advantage.
    void placesAreToldApartFromPlayers()
    {
        Game uneven;
        uneven.starts = {0, 10};
        Plan plan = planOf(64);
        plan.agents = {Mind::Walker};
        QVERIFY(tallyOf(plan, 1, uneven).seats[1].wins > 50);
        plan.rotatesEntrances = true;
        const Tally turned = tallyOf(plan, 1, uneven);
        QVERIFY(turned.seats[1].wins < 45);
        QVERIFY(turned.starts[1].wins > 50);
    }

    void aBatchEndsWhenAllIsClear()
    {
        Game uneven;
        uneven.starts = {0, 12};
        Plan plan = planOf(2000);
        plan.agents = {Mind::Walker};
        plan.untilClear = true;
        const Tally tally = tallyOf(plan, 2, uneven);
        QVERIFY(tally.games >= table::fewestClearGames && tally.games < 500);
        QVERIFY(table::isClear(plan, tally));
        QVERIFY(tallyOf(plan, 1, uneven) == tally);
        QVERIFY(!table::isClear(planOf(2000), tally));
    }

    void countsComeBackFromTheirText()
    {
        const Tally tally = tallyOf(planOf(40));
        std::string text;
        JsonObjectText object(text);
        table::appendCounts(object, tally);
        object.close();
        const auto read = [](std::string_view from) {
            const auto document = parseJson(from);
            ReadLog log;
            ObjectReader reader(document->root(), log);
            Tally counted;
            table::readCounts(reader, counted);
            reader.refuseUnknown();
            return log.resultOf(counted);
        };
        QVERIFY(*read(text) == tally);
        const auto changed = [&](std::string_view from, std::string_view to) {
            return std::string(text).replace(text.find(from), from.size(), to);
        };
        QVERIFY(!read(changed("\"games\": 40", "\"games\": -1")));
        QVERIFY(!read(changed("\"charms\"", "\"magic\"")));
        QVERIFY(!read(changed("\"seats\": [", "\"seats\": [{\"wins\": 1, \"byRounds\": []},")));
    }

    void aPlanComesBackFromItsText()
    {
        Plan plan = planOf(100);
        plan.shards = 3;
        plan.shard = 1;
        plan.rotatesEntrances = true;
        const auto blocks = [](std::initializer_list<std::uint64_t> numbers) {
            table::BlockSet set(7);
            for (const std::uint64_t block : numbers)
                set.add(block);
            return set;
        };
        table::BlockSet done = blocks({0, 1, 3, 6});
        std::string text;
        JsonObjectText object(text);
        table::appendPlan(object, plan);
        table::appendDone(object.key("done"), done);
        object.close();
        QVERIFY(text.find("\"done\": [[0, 1], [3, 3], [6, 6]]") != std::string::npos);
        std::vector<table::BlockRange> ranges;
        const JsonStream stream = table::streamOfDone("/done", ranges);
        const auto document = parseJson(text, {}, {&stream, 1});
        ReadLog log;
        ObjectReader reader(document->root(), log);
        Plan read;
        table::readPlan(reader, read, 2, readMind);
        const table::BlockSet readBlocks = table::doneOf(ranges, 7, "/done", log);
        QVERIFY(log.ok() && read == plan && readBlocks == done);
        table::doneOf(ranges, 6, "/done", log);
        QCOMPARE(log.resultOf(true).error().where, std::string("/done/2/1"));
        Plan other = plan;
        other.shard = 2;
        QVERIFY(table::areOfOneBatch(plan, other));
        other.seed = 1;
        QVERIFY(!table::areOfOneBatch(plan, other));

        const auto twice = table::joinDone(done, blocks({6}), 100);
        QVERIFY(!twice && inEnglish(twice.error()).find("games 97 to 100") != std::string::npos);
        QVERIFY(table::joinDone(done, blocks({2, 4, 5}), 100));
        QCOMPARE(done.count(), std::uint64_t(7));
        done.cutOff(5);
        QCOMPARE(done.count(), std::uint64_t(5));
        QVERIFY(!done.firstShared(table::BlockSet(5)));
    }

    void twoVersionsAreCompared()
    {
        Game longer;
        longer.length = 40;
        const Plan plan = planOf(96);
        const auto none = table::compare(Game{}, Game{}, plan, 2, nullptr, {});
        QCOMPARE(none.alike, none.games);
        for (const auto& change : table::changesOf(none))
            QVERIFY(!change.isShown);
        const auto comparison = table::compare(Game{}, longer, plan, 1, nullptr, {});
        QVERIFY(table::compare(Game{}, longer, plan, 3, nullptr, {}) == comparison);
        QVERIFY(comparison.before == tallyOf(plan) && comparison.after == tallyOf(plan, 1, longer));
        const auto changes = table::changesOf(comparison);
        QCOMPARE(changes.size(), std::size_t(4));
        QVERIFY(changes[2].measure == Measure::Rounds && changes[2].isShown && changes[2].change.least > 0);
        QCOMPARE(changes[2].before, double(comparison.before.rounds) / 96);
        const table::BatchTable<BatchTraits> before(Game{}, plan);
        const table::BatchTable<BatchTraits> after(longer, plan);
        std::int64_t squares = 0;
        for (std::uint64_t i = 0; i < 96; ++i) {
            const int change = after.play(i)->rounds - before.play(i)->rounds;
            squares += change * change;
        }
        QCOMPARE(comparison.sums[2].squares, squares);
    }

    void statementsAreChecked()
    {
        const Tally tally = tallyOf(planOf(400), 2);
        const auto verdict = [&](bool isLeast, double percent, std::optional<std::size_t> only) {
            return table::checkBound({isLeast, percent}, tally.winsOfAgents, only, tally.games, {}).verdict;
        };
        QVERIFY(verdict(true, 5, {}) == table::BoundVerdict::Holds);
        QVERIFY(verdict(false, 20, {}) == table::BoundVerdict::Broken);
        const double share = 100.0 * double(tally.winsOfAgents[0]) / double(tally.games);
        QVERIFY(verdict(true, share, 0) == table::BoundVerdict::NotShown);
        QVERIFY(verdict(true, share - 15, 0) == table::BoundVerdict::Holds);
    }
};

DELVE_TEST(TestTableBatch)
#include "tst_batch.moc"
