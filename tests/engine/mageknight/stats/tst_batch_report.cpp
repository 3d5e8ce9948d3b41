// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/csv.h"
#include "engine/mageknight/stats/batch_report.h"
#include "engine/table/histogram.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Scenario choir()
{
    Scenario scenario = sample("standard");
    scenario.options.roundLimit = 60;
    return scenario;
}

BatchFile playedFile(const Game& game)
{
    BatchPlan plan{{AgentKind::Steady, AgentKind::Easy}};
    plan.games = 48;
    BatchFile file = newBatch(game, choir(), "choir.scenario.json", "rules 1", plan);
    BatchControl control;
    control.threads = 2;
    runBatch(game, plan, file.state, control);
    return file;
}

} // namespace

/// The numbers of a batch as people read them.
class TestBatchReport : public QObject
{
    Q_OBJECT

private slots:
    void quantilesAreThoseOfTheGames()
    {
        const Tally::Histogram histogram{0, 0, 1, 0, 8, 1};
        QCOMPARE(table::quantileOf(histogram, 0.05), 2);
        QCOMPARE(table::quantileOf(histogram, 0.5), 4);
        QCOMPARE(table::quantileOf(histogram, 0.95), 5);
        QCOMPARE(table::quantileOf({}, 0.5), 0);
    }

    void theReportSaysWhatWasCounted()
    {
        const Game game = *makeGame(choir(), shippedContent());
        const BatchFile file = playedFile(game);
        const Tally& tally = file.state.tally;
        const BatchReport report = reportOf(file, game);
        QCOMPARE(report.games, 48u);
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(report.seats[i].won.percent, 100.0 * double(tally.seats[i].wins) / 48);
            QCOMPARE(report.seats[i].gold.value, double(tally.seats[i].gold) / 48);
            QVERIFY(report.seats[i].gold.least < report.seats[i].gold.value);
        }
        QCOMPARE(report.agents.size(), 2u);
        Tally::Count deaths = 0;
        for (const auto& [cause, count] : report.causes)
            deaths += count;
        QCOMPARE(deaths, report.deaths);
        QVERIFY(report.deadliest.size() <= 10 && !report.deadliest.empty());
        QVERIFY(std::ranges::is_sorted(report.deadliest, std::greater{}, &BatchReport::Place::count));
        // Squares that were entered, and those that nobody entered, are all that can be.
        std::size_t entered = 0;
        for (const Tally::Count visits : tally.visits)
            entered += visits > 0;
        QCOMPARE(entered + report.unvisited.size(), report.playable);
    }

    void theTableCanBeReadAgain()
    {
        const Game game = *makeGame(choir(), shippedContent());
        BatchFile file = playedFile(game);
        file.players[0] = "The \"Lamp\", Guild";
        const auto table = parseCsv(csvOf(file, reportOf(file, game)));
        QVERIFY(table.has_value());
        QCOMPARE(table->headings.size(), 9u);
        bool isFound = false;
        for (const CsvTable::Row& row : table->rows) {
            if (row.cells[0] != "seat" || row.cells[1] != "1" || row.cells[3] != "won")
                continue;
            isFound = true;
            QCOMPARE(row.cells[2], file.players[0]);
            QCOMPARE(row.cells[7], std::to_string(file.state.tally.seats[0].wins));
            QCOMPARE(row.cells[8], std::string("48"));
        }
        QVERIFY(isFound);
    }
};

DELVE_TEST(TestBatchReport)
#include "tst_batch_report.moc"
