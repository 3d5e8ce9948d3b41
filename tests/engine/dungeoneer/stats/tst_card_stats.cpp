// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/assertions.h"
#include "engine/dungeoneer/stats/batch_identity.h"
#include "engine/dungeoneer/stats/batch_report.h"
#include "engine/dungeoneer/stats/check_tally.h"
#include "engine/dungeoneer/stats/comparison.h"
#include "engine/table/histogram.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <algorithm>
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
        // More than so many games come to.
        constexpr auto many = std::uint64_t(table::mostCount);
        QVERIFY(forged([](Tally& tally) { tally.cards[0].drawn = many; }));
        QVERIFY(forged([](Tally& tally) { tally.seats[0].levels = many; }));
        QVERIFY(forged([](Tally& tally) { tally.spaces[0].entries = many; }));
        QVERIFY(forged([](Tally& tally) { tally.spaces[0].entries = 0; }));
        QVERIFY(forged([](Tally& tally) { tally.spaces[0].rolls[0] = many; }));
        QVERIFY(forged([](Tally& tally) {
            tally.spaces[0].byFirst.resize(tally.byRounds.size() + 1);
            --*std::ranges::find_if(tally.spaces[0].byFirst, [](auto games) { return games > 0; });
            ++tally.spaces[0].byFirst.back();
        }));
        QVERIFY(forged([](Tally& tally) {
            tally.seats[0].wounds += many;
            tally.wounds[0] += many;
            tally.spaces[0].wounds[0] += many;
        }));
        QVERIFY(forged([](Tally& tally) { // nobody falls unwounded
            tally.deaths.swap(tally.wounds);
            for (Tally::Space& space : tally.spaces)
                space.deaths.swap(space.wounds);
        }));
    }

    /// So many of the highest counts come round to a number of games if sums begin again at 0.
    void sumsDoNotBeginAgainAtNothing()
    {
        const Bench bench;
        BatchFile file = bench.batch(16);
        bench.run(file);
        for (const auto member : {&Tally::byRounds, &Tally::byChoices}) {
            BatchFile other = file;
            Tally::Histogram& histogram = other.state.tally.*member;
            histogram.resize(histogram.size() + 2'048, std::uint64_t(table::mostCount));
            const auto read = readBatch(writeBatch(other));
            QVERIFY(!read);
            QCOMPARE(read.error().where, std::string("/tally"));
        }
        QCOMPARE(table::totalOf(Tally::Histogram(2'048, std::uint64_t(table::mostCount))), ~std::uint64_t(0));
        QCOMPARE(table::weightOf({0, 1, 2}), 5u);
        QCOMPARE(table::weightOf(Tally::Histogram(10'000, std::uint64_t(table::mostCount))),
                 ~std::uint64_t(0));
    }

    /// Sums that some game could have had, but not this one.
    void whatThisGameCannotComeToIsNoticed()
    {
        Bench bench;
        const auto faultIn = [](const Bench& of, auto change) {
            BatchFile file = of.batch(16);
            of.run(file);
            change(file.state.tally);
            return readBatch(writeBatch(file)) && faultOf(file.state.tally, of.game);
        };
        const auto nothing = [](Tally&) {};
        QVERIFY(!faultIn(bench, nothing));
        QVERIFY(faultIn(bench, [](Tally& tally) { tally.seats[0].levels = tally.games * 9; }));
        QVERIFY(faultIn(bench, [](Tally& tally) { // one Hero in both seats
            const auto sum = [&](auto member) { return table::totalOf(tally.heroes, member); };
            const Tally::Record all{sum(&Tally::Record::games), sum(&Tally::Record::wins),
                                    sum(&Tally::Record::lost)};
            tally.heroes.assign(tally.heroes.size(), {});
            tally.heroes[0] = all;
        }));
        bench.scenario.options.roundLimit = 2;
        bench.game = gameOf(bench.scenario, bench.cards);
        QVERIFY(!faultIn(bench, nothing));
        // DNR-TURN-01: the limit ends games in its round, not behind it and not before.
        QVERIFY(faultIn(bench, [](Tally& tally) {
            tally.byRounds.push_back(tally.byRounds.back());
            tally.byRounds[tally.byRounds.size() - 2] = 0;
        }));
        QVERIFY(faultIn(bench, [](Tally& tally) {
            std::swap(tally.byRounds[1], tally.byRounds[2]);
            tally.turns = tally.games;
        }));
        bench.scenario.options.roundLimit = 0;
        bench.game = gameOf(bench.scenario, bench.cards);
        QVERIFY(faultIn(bench, [](Tally& tally) {
            for (auto& seat : tally.seats)
                seat.wins = seat.questWins = seat.heroWins = 0;
            for (auto* records : {&tally.orders, &tally.entrances, &tally.agents, &tally.heroes})
                for (auto& record : *records)
                    record.wins = 0;
            tally.byQuests = tally.byLastHero = 0;
            tally.limited = tally.games;
        }));
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
