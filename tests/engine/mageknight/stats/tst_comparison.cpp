// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/comparison.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Game gameWithLimit(int rounds)
{
    Scenario scenario = sample("six-tiles");
    scenario.options.roundLimit = rounds;
    return *makeGame(scenario, shippedContent());
}

BatchPlan fewGames()
{
    BatchPlan plan{{AgentKind::Steady}};
    plan.games = 40;
    return plan;
}

const Change& changeOf(const std::vector<Change>& changes, ComparedMeasure measure)
{
    for (const Change& change : changes)
        if (change.measure == measure)
            return change;
    qFatal("not compared");
}

} // namespace

/// Two versions of a dungeon with the same seeds.
class TestComparison : public QObject
{
    Q_OBJECT

private slots:
    void theSameDungeonGoesTheSame()
    {
        const Game game = gameWithLimit(60);
        const Comparison comparison = compare(game, game, fewGames(), 2, nullptr, {});
        QCOMPARE(comparison.games, 40u);
        QCOMPARE(comparison.alike, 40u);
        for (const Change& change : changesOf(comparison)) {
            QCOMPARE(change.change.value, 0.0);
            QVERIFY(!change.isShown);
        }
        QVERIFY(comparison.before == comparison.after);
    }

    void aChangeIsShownWithItsSize()
    {
        const Comparison comparison =
            compare(gameWithLimit(60), gameWithLimit(10), fewGames(), 1, nullptr, {});
        QVERIFY(compare(gameWithLimit(60), gameWithLimit(10), fewGames(), 4, nullptr, {}) == comparison);
        const auto changes = changesOf(comparison);
        const Change& rounds = changeOf(changes, ComparedMeasure::Rounds);
        QVERIFY(rounds.isShown);
        QVERIFY(rounds.change.most < 0);
        QCOMPARE(rounds.after, 10.0);
        QCOMPARE(qRound(1000 * (rounds.after - rounds.before)), qRound(1000 * rounds.change.value));
        QVERIFY(rounds.change.least < rounds.change.value && rounds.change.value < rounds.change.most);
        QVERIFY(changeOf(changes, ComparedMeasure::Timeouts).after > 50); // hardly a game is over so soon
        // Three numbers for each player, six for the game.
        QCOMPARE(changes.size(), 12u);
    }
};

DELVE_TEST(TestComparison)
#include "tst_comparison.moc"
