// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/assertions.h"
#include "engine/dungeoneer/stats/batch_identity.h"
#include "engine/dungeoneer/stats/batch_report.h"
#include "engine/dungeoneer/stats/comparison.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <numeric>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

/// Games of the base set for two, steady against random.
struct Bench
{
    std::shared_ptr<const Cards> cards = shippedCards({"overdraft"});
    Scenario scenario = freshScenario(*cards, 2);
    Game game = gameOf(scenario, cards);

    BatchFile batch(std::uint64_t games, std::uint64_t shard = 0, std::uint64_t shards = 1) const
    {
        BatchPlan plan;
        plan.agents = {AgentKind::Steady, AgentKind::Random};
        plan.games = games;
        plan.shard = shard;
        plan.shards = shards;
        return newBatch(game, scenario, "fresh.scenario.json", identityOf(scenario, *cards), plan);
    }
    void run(BatchFile& file, int threads = 1) const
    {
        BatchControl control;
        control.threads = threads;
        runBatch(game, file.plan, file.state, control);
    }
};

std::uint64_t sumOf(const std::vector<std::uint64_t>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t(0));
}

} // namespace

class TestCardStats : public QObject
{
    Q_OBJECT

private slots:
    void threadsAndShardsChangeNoByte()
    {
        const Bench bench;
        BatchFile whole = bench.batch(80), other = bench.batch(80);
        bench.run(whole, 1);
        bench.run(other, 2);
        QVERIFY(isComplete(whole));
        QCOMPARE(writeBatch(other), writeBatch(whole));
        BatchFile sum = bench.batch(80, 0, 3);
        bench.run(sum);
        for (const std::uint64_t shard : {1u, 2u}) {
            BatchFile part = bench.batch(80, shard, 3);
            bench.run(part);
            QVERIFY(bool(addBatch(sum, part)));
            QVERIFY(!addBatch(sum, part)); // a second time they are refused
        }
        QCOMPARE(writeBatch(sum), writeBatch(whole));
    }

    void aFileIsReadAgainAndForgeriesAreNot()
    {
        const Bench bench;
        BatchFile file = bench.batch(16);
        bench.run(file);
        const std::string text = writeBatch(file);
        const auto read = readBatch(text);
        QVERIFY2(bool(read), read ? "" : inEnglish(read.error()).c_str());
        QVERIFY(read->state == file.state);
        QVERIFY(read->plan == file.plan);
        QCOMPARE(writeBatch(*read), text);
        QVERIFY(isOfGame(*read, bench.game));
        QVERIFY(canBeIdentity(read->identity, bench.scenario, *bench.cards));
        const auto forged = [&](auto change) {
            BatchFile other = file;
            change(other.state.tally);
            return !readBatch(writeBatch(other));
        };
        QVERIFY(forged([](Tally& tally) { ++tally.seats[0].wins; }));
        QVERIFY(forged([](Tally& tally) { ++tally.games; }));
        QVERIFY(forged([](Tally& tally) { ++tally.heroes[0].games; }));
        QVERIFY(forged([](Tally& tally) { ++tally.spaces[0].wounds[0]; }));
        QVERIFY(forged([](Tally& tally) { tally.cards[0].players = tally.cards[0].hands + 1; }));
        QVERIFY(forged([](Tally& tally) { tally.quests.pop_back(); }));
        QVERIFY(!forged([](Tally&) {}));
    }

    /// What is counted by one thing adds up to what is counted by another.
    void allThatIsCountedAddsUp()
    {
        const Bench bench;
        BatchFile file = bench.batch(64);
        bench.run(file);
        const Tally& tally = file.state.tally;
        const BatchReport report = reportOf(file);
        QCOMPARE(tally.games, 64u);
        QCOMPARE(tally.byQuests + tally.byLastHero + tally.limited, 64u);
        QCOMPARE(sumOf(winsBySeat(tally)), tally.byQuests + tally.byLastHero);
        QCOMPARE(report.agents.size(), 2u);
        QVERIFY(report.agents[0].wins > report.agents[1].wins); // steady plays better than chance
        QCOMPARE(report.agents[0].games, 64u);
        std::uint64_t drawn = 0, played = 0, rolls = 0;
        for (const Tally::Card& card : tally.cards) {
            drawn += card.drawn;
            played += card.played;
        }
        for (const Tally::Space& space : tally.spaces)
            rolls += sumOf(space.rolls);
        QVERIFY(drawn >= 64u * 10); // five cards each at the beginning
        QVERIFY(played > 64);
        QVERIFY(rolls > 0);
        QCOMPARE(report.heroes.size(), 6u);
        QCOMPARE(report.spaces.size(), 20u);
        QCOMPARE(report.spaces.front().laid, 64u); // the Entrance
        const std::string csv = csvOf(file, report);
        QVERIFY(csv.find("card,overdraft/debt-collector,,played,") != std::string::npos);
        QVERIFY(csv.find("hero,overdraft/grub,,won,") != std::string::npos);
    }

    /// One game, looked at from the record: the wounds of each Hero, and who won.
    void theWatchSeesWhatTheStateKnows()
    {
        const Bench bench;
        for (std::uint64_t i = 0; i < 12; ++i) {
            GameWatch watch(bench.game);
            GameState end;
            Seats seats;
            for (int s = 0; s < 2; ++s)
                seats.push_back(makeAgent(AgentKind::Steady, seedFor(i, std::uint64_t(s))));
            SeededDice dice(seedFor(3, i));
            int completed = 0;
            const auto result = table::playMatch<Traits>(
                bench.game, seats, dice, [&](const GameState& state, const Action&, const Events& events) {
                    watch.observe(state, events);
                    for (const Event& event : events)
                        completed += std::holds_alternative<QuestCompleted>(event.what);
                    end = state;
                });
            const GameRecord& record = watch.finish(end, result);
            int wounds = 0, deadly = 0, done = 0;
            for (const GameRecord::Wounding& wounding : record.woundings) {
                wounds += wounding.wounds;
                deadly += wounding.isDeadly;
            }
            for (std::size_t s = 0; s < 2; ++s) {
                wounds -= record.seats[s].wounds;
                done += record.seats[s].completed;
                QCOMPARE(record.seats[s].isLost, !end.players[s].isAlive);
                QCOMPARE(record.seats[s].won, result.outcome.winner == PlayerId(int(s)));
            }
            QCOMPARE(wounds, 0);
            QCOMPARE(deadly, int(record.seats[0].isLost) + int(record.seats[1].isLost));
            QCOMPARE(done, completed);
        }
    }

    void assertionsAreChecked()
    {
        Bench bench;
        Assertion fair;
        fair.measure = AssertedMeasure::Wins;
        fair.bound = AssertedBound::AtMost;
        fair.percent = 95;
        Assertion short_ = fair;
        short_.measure = AssertedMeasure::Timeout;
        short_.percent = 1;
        Assertion never = fair;
        never.measure = AssertedMeasure::HeroLost;
        never.percent = 1;
        bench.scenario.assertions = {fair, short_, never};
        BatchFile file = bench.batch(320);
        bench.run(file);
        const auto checks = checkAssertions(bench.game, bench.scenario, file.state.tally, {});
        QCOMPARE(checks.size(), 3u);
        QVERIFY(checks[0].verdict == table::BoundVerdict::Holds);
        QVERIFY(checks[2].verdict == table::BoundVerdict::Broken);
        QVERIFY(checks[2].worst == 0 || checks[2].worst == 1);
    }

    void theSameScenarioIsAlikeInEveryMeasure()
    {
        const Bench bench;
        BatchFile file = bench.batch(16);
        const Comparison same = compare(bench.game, bench.game, file.plan, 1, nullptr, {});
        QCOMPARE(same.alike, 16u);
        Scenario shorter = bench.scenario;
        shorter.options.roundLimit = 2;
        const Comparison other = compare(bench.game, gameOf(shorter, bench.cards), file.plan, 1, nullptr, {});
        QVERIFY(other.alike < 16);
        QCOMPARE(measuresOf(GameRecord{}).size(), 7u);
    }
};

DELVE_TEST(TestCardStats)
#include "tst_card_stats.moc"
