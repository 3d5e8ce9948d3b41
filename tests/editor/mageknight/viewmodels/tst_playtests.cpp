// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/assertion_draft.h"
#include "editor/mageknight/viewmodels/insight/heat_overlay.h"
#include "editor/mageknight/viewmodels/insight/report_chart_item.h"
#include "editor/mageknight/viewmodels/insight/report_model.h"
#include "editor/mageknight/viewmodels/insight/version_comparison.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A document of a sample that is played a few times.
struct Tested
{
    explicit Tested(Scenario scenario = sample("six-tiles"), int games = 32)
        : document(std::make_unique<ScenarioDocument>(shippedContent(), std::move(scenario)))
    {
        run().settings()->setProperty("games", games);
    }

    PlaytestRun& run() { return *document.playtest(); }
    const Scenario& scenario() const { return document.model().scenario(); }
    void play()
    {
        run().run();
        QVERIFY(run().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!run().isRunning(), 60'000);
    }
    /// Chests lie elsewhere, so that games go differently.
    void turnAChest()
    {
        const ThingId chest = scenario().chests.front().id;
        QVERIFY(document.model().push(turnThings(scenario(), shippedContent(), std::span(&chest, 1), 1)));
        QCoreApplication::processEvents();
    }

    QTemporaryDir folder;
    ScenarioViewModel document;
};

/// What the command line would play.
play::BatchFile playedAtOnce(const Scenario& scenario, const BatchOptions& options)
{
    const auto prepared =
        prepareForBatch("dungeon.scenario.json", scenario, options.rounds, shippedContent());
    play::BatchFile batch = play::newBatch(prepared->game, prepared->scenario, prepared->file,
                                           prepared->identity, planOf(options));
    play::runBatch(prepared->game, batch.plan, batch.state, {});
    return batch;
}

} // namespace

/// Playtests of a document: playing, telling, comparing, promising.
class TestPlaytests : public QObject
{
    Q_OBJECT

private slots:
    void theSameGamesAsTheCommandLine();
    void cancellingKeepsWhatWasPlayed();
    void anEditMakesItOldAndUndoBringsItBack();
    void whatCannotBePlayedSaysWhy();
    void closingADocumentEndsItsGames();
    void theReportIsInWords();
    void chartsFitTheirWidth();
    void spotsArePaintedWhereTheyAreSeen();
    void assertionsAreWrittenCheckedAndTakenBack();
    void versionsAreCompared();
};

void TestPlaytests::theSameGamesAsTheCommandLine()
{
    Tested tested;
    tested.run().settings()->setProperty("rival", 1);
    tested.run().settings()->setProperty("rotateEntrances", true);
    tested.run().settings()->setProperty("seed", 7);
    tested.play();
    const BatchOptions options = tested.run().settings()->options();
    QCOMPARE(options.agents, (std::vector<std::string>{"steady", "random"}));
    QVERIFY(tested.run().result()->batch == playedAtOnce(tested.scenario(), options));
    QVERIFY(!tested.run().isStale());
}

void TestPlaytests::cancellingKeepsWhatWasPlayed()
{
    Tested tested(sample("six-tiles"), 1'000'000);
    tested.run().run();
    QTRY_VERIFY_WITH_TIMEOUT(tested.run().progress() > 0, 60'000);
    QVERIFY(tested.run().progressText().contains(QStringLiteral("left")));
    tested.run().cancel();
    QTRY_VERIFY_WITH_TIMEOUT(!tested.run().isRunning(), 60'000);
    const play::BatchFile& batch = tested.run().result()->batch;
    QVERIFY(batch.plan.games > 0 && batch.plan.games < 1'000'000);
    QVERIFY(play::isComplete(batch));
    // A batch of that many games, neither more nor less.
    BatchOptions options = tested.run().settings()->options();
    options.games = batch.plan.games;
    QVERIFY(batch == playedAtOnce(tested.scenario(), options));
}

void TestPlaytests::anEditMakesItOldAndUndoBringsItBack()
{
    Tested tested;
    tested.play();
    ScenarioFacts facts = tested.scenario();
    facts.title = "Another name";
    facts.assertions.push_back({});
    tested.document.model().push(changeFacts(tested.scenario(), facts));
    QCoreApplication::processEvents();
    QVERIFY(!tested.run().isStale()); // games go the same
    tested.turnAChest();
    QVERIFY(tested.run().isStale());
    tested.document.undo();
    QCoreApplication::processEvents();
    QVERIFY(!tested.run().isStale());
}

void TestPlaytests::whatCannotBePlayedSaysWhy()
{
    Scenario scenario = sample("six-tiles");
    scenario.entrances.clear();
    Tested tested(scenario);
    tested.play();
    QVERIFY(!tested.run().failure().isEmpty());
    QVERIFY(!tested.run().hasResult());
}

void TestPlaytests::closingADocumentEndsItsGames()
{
    auto tested = std::make_unique<Tested>(sample("six-tiles"), 1'000'000);
    tested->run().run();
    QTRY_VERIFY_WITH_TIMEOUT(tested->run().progress() > 0, 60'000);
    tested.reset(); // and not a million games later
}

void TestPlaytests::theReportIsInWords()
{
    Tested tested;
    Library library;
    ReportModel report;
    report.setLibrary(&library);
    report.setRun(&tested.run());
    QVERIFY(report.verdicts().isEmpty());
    tested.play();
    QVERIFY(report.facts().contains(QStringLiteral("32 game")));
    QVERIFY(report.verdicts().first().toMap()[QStringLiteral("title")].toString().startsWith(
        QStringLiteral("Fairness")));
    QCOMPARE(report.chests().size(), qsizetype(tested.scenario().chests.size()));
    QCOMPARE(report.tokens().size(), qsizetype(tested.scenario().tokens.size()));
    QVERIFY(report.command().startsWith(
        QStringLiteral("delve playtest dungeon.scenario.json --games 32 --agents steady --seed 1")));
    const QVariantMap place =
        report.placeOf(report.chests().first().toMap()[QStringLiteral("id")].toString());
    QCOMPARE(place[QStringLiteral("areas")].toList().size(), 1);
    QVERIFY(report.placeOf(QStringLiteral("nothing"))[QStringLiteral("areas")].toList().isEmpty());
    for (const char* ending : {"html", "csv", "json"}) {
        const QString file = tested.folder.filePath(QStringLiteral("report.") + QLatin1String(ending));
        report.save(QUrl::fromLocalFile(file));
        QTRY_VERIFY_WITH_TIMEOUT(!report.job()->isRunning(), 60'000);
        QVERIFY2(report.job()->failure().isEmpty(), qPrintable(report.job()->failure()));
        QVERIFY(QFileInfo(file).size() > 100);
    }
    report.save(QUrl::fromLocalFile(tested.folder.filePath(QStringLiteral("report.txt"))));
    QVERIFY(!report.job()->failure().isEmpty());
}

void TestPlaytests::chartsFitTheirWidth()
{
    Tested tested;
    Library library;
    ReportModel report;
    report.setLibrary(&library);
    report.setRun(&tested.run());
    ReportChartItem chart;
    chart.setReport(&report);
    chart.setChart(QStringLiteral("seats"));
    QVERIFY(!chart.isPresent() && chart.implicitHeight() == 0);
    tested.play();
    QVERIFY(chart.isPresent() && chart.implicitHeight() > 50);
    QVERIFY(chart.words().contains(QString::fromStdString(tested.scenario().players.front().name)));
    chart.setChart(QStringLiteral("entrances")); // nobody changed them
    QVERIFY(!chart.isPresent());
    chart.setChart(QStringLiteral("rounds"));
    chart.setWidth(900);
    const double high = chart.implicitHeight();
    chart.setWidth(260);
    QVERIFY(chart.isPresent() && chart.implicitHeight() < high);
}

void TestPlaytests::spotsArePaintedWhereTheyAreSeen()
{
    Tested tested;
    HeatOverlay overlay;
    overlay.setRun(&tested.run());
    QSignalSpy changed(&overlay, &MapOverlay::changed);
    tested.play();
    QVERIFY(!changed.isEmpty());
    const HeatMap* map = overlay.mapOf(0);
    QVERIFY(map && !map->spots.empty());
    const Square square = map->spots.front().square;
    const auto paintedPixels = [&](const QRectF& visible) {
        QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.translate(200, 200);
        painter.scale(20, 20);
        painter.translate(-square.x, -square.y);
        overlay.paint(painter, 0, visible, 20);
        painter.end();
        int pixels = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                pixels += qAlpha(image.pixel(x, y)) > 0;
        return pixels;
    };
    const int all = paintedPixels({});
    const int one = paintedPixels(QRectF(square.x + 0.4, square.y + 0.4, 0.2, 0.2));
    QVERIFY(one > 0 && one <= 22 * 22);
    QVERIFY(all > one);
    QCOMPARE(paintedPixels(QRectF(900, 900, 2, 2)), 0);
    QVERIFY(overlay.describe(square).contains(QString::number(map->spots.front().count)));
    overlay.toggle(1);
    QVERIFY(overlay.isSeen());
    overlay.toggle(1);
    QVERIFY(!overlay.isSeen());
}

void TestPlaytests::assertionsAreWrittenCheckedAndTakenBack()
{
    Tested tested;
    DungeonAssertions assertions;
    QAbstractItemModelTester tester(&assertions);
    assertions.setRun(&tested.run());
    AssertionDraft draft;
    draft.setModel(&assertions);
    draft.begin(-1);
    draft.setMeasure(int(AssertedMeasure::GameOver));
    QVERIFY(draft.needsRounds() && draft.aboutNames().isEmpty());
    draft.setRounds(100);
    draft.setBound(int(AssertedBound::AtLeast));
    draft.setPercent(0);
    QCOMPARE(draft.sentence(),
             QStringLiteral("The game is over within 100 round(s) in at least 0 % of the games."));
    draft.accept();
    draft.begin(-1);
    draft.setMeasure(int(AssertedMeasure::Wins));
    QCOMPARE(draft.aboutNames().size(), qsizetype(tested.scenario().players.size() + 1));
    draft.setAbout(2);
    draft.setBound(int(AssertedBound::AtLeast));
    draft.setPercent(100);
    draft.accept();
    QCOMPARE(assertions.count(), 2);
    const auto verdict = [&](int row) {
        return assertions.data(assertions.index(row), DungeonAssertions::VerdictRole).toInt();
    };
    QCOMPARE(verdict(0), 3);
    tested.play();
    QCOMPARE(verdict(0), int(play::AssertionCheck::Verdict::Holds));
    QCOMPARE(verdict(1), int(play::AssertionCheck::Verdict::Broken));
    QCOMPARE(assertions.brokenCount(), 1);
    // What is asserted later is asked of the same games.
    draft.begin(1);
    QCOMPARE(draft.about(), 2);
    draft.setPercent(0);
    draft.accept();
    QCOMPARE(verdict(1), int(play::AssertionCheck::Verdict::Holds));
    QVERIFY(!tested.run().isStale());
    assertions.remove(0);
    QCOMPARE(assertions.count(), 1);
    QCOMPARE(tested.document.undoText(), QStringLiteral("Remove Promise"));
    while (tested.document.canUndo())
        tested.document.undo();
    QCOMPARE(assertions.count(), 0);
    QCOMPARE(tested.scenario(), sample("six-tiles"));
}

void TestPlaytests::versionsAreCompared()
{
    Tested tested;
    VersionComparison& comparison = *tested.document.comparison();
    QVERIFY(!comparison.isPossible());
    tested.play();
    QVERIFY(!comparison.isPossible()); // nothing was changed
    const Scenario before = tested.scenario();
    const ThingId chest = before.chests.front().id;
    tested.document.model().push(removeThings(before, shippedContent(), std::span(&chest, 1)));
    QCoreApplication::processEvents();
    QVERIFY(comparison.isPossible());
    comparison.run();
    QTRY_VERIFY_WITH_TIMEOUT(!comparison.isRunning(), 60'000);
    QVERIFY2(comparison.hasResult(), qPrintable(comparison.failure()));
    QVERIFY(comparison.games().startsWith(QStringLiteral("32 pair")));
    QVERIFY(!comparison.changes().isEmpty());
    QCOMPARE(comparison.fairness().size(), 2);
    // What is certain stands before what is not.
    bool isOpen = false;
    int shown = 0;
    for (const QVariant& change : comparison.changes()) {
        const bool isShown = change.toMap()[QStringLiteral("shown")].toBool();
        QVERIFY(!isShown || !isOpen);
        isOpen = isOpen || !isShown;
        shown += isShown;
    }
    QCOMPARE(comparison.shownCount(), shown);
    QVERIFY(!comparison.isStale());
    tested.document.undo();
    QCoreApplication::processEvents();
    QVERIFY(comparison.isStale());
}

DELVE_TEST(TestPlaytests)

#include "tst_playtests.moc"
