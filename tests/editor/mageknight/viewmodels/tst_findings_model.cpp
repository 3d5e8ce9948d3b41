// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/problems/scenario_findings.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_edit.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestFindingsModel : public QObject
{
    Q_OBJECT

private slots:
    void followsTheDocument();
    void knowsThePlaces();
};

void TestFindingsModel::followsTheDocument()
{
    ScenarioDocument document(shippedContent(), sample("standard"));
    SetupValidation validation(document);
    ScenarioFindings model(document, validation);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    Random random(11);
    for (int i = 0; i < 60; ++i) {
        if (random.below(4) == 0)
            document.undoStack().undo();
        else
            document.push(randomEdit(document.scenario(), document.content(), random));
        const Findings& findings = validation.findings();
        QCOMPARE(model.rowCount(), int(findings.size()));
        for (int row = 0; row < model.rowCount(); ++row) {
            QCOMPARE(model.data(model.index(row), FindingsModel::RuleRole).toString().toStdString(),
                     findings[std::size_t(row)].rule);
            QVERIFY(!model.data(model.index(row), FindingsModel::SentenceRole).toString().isEmpty());
        }
    }
}

void TestFindingsModel::knowsThePlaces()
{
    Scenario scenario = sample("standard");
    scenario.chests.push_back(scenario.chests.front());
    scenario.chests.back().id = ThingId("second");
    const Square square = scenario.chests.front().square;
    ScenarioDocument document(shippedContent(), scenario);
    SetupValidation validation(document);
    ScenarioFindings model(document, validation);
    validation.findings();
    bool isFound = false;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.data(model.index(row), FindingsModel::RuleRole).toString() != u"MAP-26")
            continue;
        isFound = true;
        QVERIFY(model.areasOf(row).contains(QRectF(square.x, square.y, 1, 1)));
        QCOMPARE(model.levelOf(row), 0);
        QVERIFY(model.thingsOf(row).contains(QStringLiteral("second")));
    }
    QVERIFY(isFound);
    QVERIFY(model.areasOf(-1).isEmpty());
}

DELVE_TEST(TestFindingsModel)
#include "tst_findings_model.moc"
