// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/panels/scenario_outline.h"
#include "editor/mageknight/viewmodels/problems/finding_fixes.h"
#include "editor/viewmodels/document/history_model.h"
#include "editor/viewmodels/games/rules_model.h"
#include "editor/viewmodels/problems/findings_filter.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

struct Opened
{
    explicit Opened(Scenario scenario)
        : document(std::make_unique<ScenarioDocument>(shippedContent(), std::move(scenario)))
    {}
    const Scenario& scenario() const { return document.model().scenario(); }
    ScenarioViewModel document;
};

/// Two chests on one square: MAP-26.
Scenario withFault()
{
    Scenario scenario = sample("standard");
    scenario.tokens.push_back(scenario.tokens.front());
    scenario.tokens.back().id = ThingId("second");
    return scenario;
}

} // namespace

class TestPanelModels : public QObject
{
    Q_OBJECT

private slots:
    void fixesAreFoundAndDone();
    void fixAllLeavesNoErrors();
    void theBuildTotalChangesOnlyWhenAsked();
    void theFilterHidesSeverities();
    void historyGoesToAnyStep();
    void theOutlineHoldsEverything();
    void rulesAreSearched();
};

void TestPanelModels::fixesAreFoundAndDone()
{
    Opened opened(withFault());
    FindingFixes& fixes = *opened.document.fixes();
    const Findings& findings = opened.document.validation().findings();
    const auto fault = std::ranges::find(findings, Severity::Error, &Finding::severity);
    QVERIFY(fault != findings.end());
    const int errors = countOf(findings, Severity::Error);
    fixes.ask(int(fault - findings.begin()));
    QVERIFY(fixes.isSearching());
    QTRY_VERIFY(!fixes.isSearching());
    QVERIFY(!fixes.sentences().isEmpty());
    fixes.fix(0);
    QVERIFY(countOf(opened.document.validation().findings(), Severity::Error) < errors);
    QCOMPARE(opened.document.model().undoStack().count(), 1);
    opened.document.undo();
    QCOMPARE(opened.scenario(), withFault());
}

void TestPanelModels::fixAllLeavesNoErrors()
{
    Opened opened(withFault());
    FindingFixes& fixes = *opened.document.fixes();
    fixes.planAll(true, false, false, false);
    QTRY_VERIFY(!fixes.isSearching());
    // The plan is offered in words with its price; nothing happens until it is accepted.
    QVERIFY(!fixes.planSteps().isEmpty());
    for (const QString& step : fixes.planSteps())
        QVERIFY2(step.contains(QStringLiteral("(price ")), qPrintable(step));
    QVERIFY(fixes.planSummary().startsWith(QStringLiteral("Mends ")));
    QCOMPARE(opened.document.model().undoStack().count(), 0);
    fixes.discardPlan();
    QVERIFY(fixes.planSteps().isEmpty());
    fixes.applyPlan(); // there is none any more
    QCOMPARE(opened.document.model().undoStack().count(), 0);
    fixes.planAll(true, false, false, false);
    QTRY_VERIFY(!fixes.isSearching());
    fixes.applyPlan();
    QVERIFY(fixes.planSteps().isEmpty());
    QVERIFY(!fixes.report().isEmpty());
    QCOMPARE(countOf(opened.document.validation().findings(), Severity::Error), 0);
    QCOMPARE(opened.document.model().undoStack().count(), 1);
}

void TestPanelModels::theBuildTotalChangesOnlyWhenAsked()
{
    Scenario scenario = sample("standard");
    scenario.options.buildTotal = 20; // TEAM-01, and far too low for any team
    Opened opened(scenario);
    FindingFixes& fixes = *opened.document.fixes();
    const auto fixed = [&] {
        if (!QTest::qWaitFor([&] { return !fixes.isSearching(); }, 20'000))
            return -1;
        fixes.applyPlan();
        const int total = opened.scenario().options.buildTotal;
        opened.document.undo();
        return total;
    };
    fixes.planAll(true, false, false, false);
    QCOMPARE(fixed(), 20);
    fixes.planAll(true, false, false, false);
    fixes.setMayChangeBuildTotal(true);
    QVERIFY(fixed() > 20);
}

void TestPanelModels::theFilterHidesSeverities()
{
    Scenario scenario = withFault();
    scenario.players.front().team.clear(); // TEAM-05, to do
    Opened opened(scenario);
    opened.document.validation().findings();
    FindingsFilter filter;
    const QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.setFindings(opened.document.findings());
    QCOMPARE(filter.count(), opened.document.findings()->count());
    filter.setProperty("errors", false);
    QCOMPARE(filter.count(), opened.document.findings()->count() - opened.document.findings()->errorCount());
    for (int row = 0; row < filter.count(); ++row)
        QCOMPARE(filter.index(row, 0).data(FindingsModel::SentenceRole),
                 opened.document.findings()->index(filter.sourceRow(row)).data(FindingsModel::SentenceRole));
}

void TestPanelModels::historyGoesToAnyStep()
{
    Opened opened(sample("standard"));
    HistoryModel history;
    const QAbstractItemModelTester tester(&history, QAbstractItemModelTester::FailureReportingMode::QtTest);
    history.setDocument(&opened.document);
    QCOMPARE(history.rowCount(), 1);
    for (int i = 0; i < 3; ++i)
        opened.document.addLevel();
    QCOMPARE(history.rowCount(), 4);
    QCOMPARE(history.current(), 3);
    history.go(1);
    QCOMPARE(opened.scenario().levels.size(), std::size_t(2));
    QVERIFY(history.index(0).data(HistoryModel::SavedRole).toBool());
    QVERIFY(!history.index(2).data(HistoryModel::DoneRole).toBool());
    opened.document.addLevel(); // drops the two that were taken back
    QCOMPARE(history.rowCount(), 3);
    history.go(0);
    QCOMPARE(opened.scenario(), sample("standard"));
}

void TestPanelModels::theOutlineHoldsEverything()
{
    Opened opened(sample("two-levels"));
    ScenarioOutline outline;
    const QAbstractItemModelTester tester(&outline, QAbstractItemModelTester::FailureReportingMode::QtTest);
    outline.setDocument(&opened.document);
    QCOMPARE(outline.rowCount(), 0);
    outline.setActive(true);
    std::size_t things = 0;
    visitAllLists(opened.scenario(), [&](ThingKind kind, const auto& list) {
        if (kind != ThingKind::Player)
            things += list.size();
    });
    std::size_t placed = 0;
    for (int row = 0; row < outline.rowCount(); ++row)
        placed += outline.select(row) >= 0;
    QCOMPARE(placed, things);
    const int all = outline.rowCount();
    outline.setOpen(0, false);
    QVERIFY(outline.rowCount() < all);
    outline.setOpen(0, true);
    QCOMPARE(outline.rowCount(), all);
}

void TestPanelModels::rulesAreSearched()
{
    Library library;
    RulesModel rules;
    rules.setLibrary(&library);
    const int all = rules.count();
    QVERIFY(all > 100);
    QVERIFY(rules.rowOf(QStringLiteral("DOOR-03")) >= 0);
    rules.setSearch(QStringLiteral("door-03"));
    QCOMPARE(rules.count(), 1);
    rules.setSearch(QStringLiteral("wooden door"));
    QVERIFY(rules.count() > 0 && rules.count() < all);
    rules.setSearch(QStringLiteral("zzzz"));
    QCOMPARE(rules.count(), 0);
    QVERIFY(!library.ruleText(QStringLiteral("DOOR-03")).isEmpty());
    QVERIFY(library.ruleText(QStringLiteral("NONE-99")).isEmpty());
    // The rulebook is silent here; what we rule is said with it.
    QVERIFY(library.ruleText(QStringLiteral("ENT-10")).contains(QStringLiteral("not ready for play")));
}

DELVE_TEST(TestPanelModels)
#include "tst_panel_models.moc"
