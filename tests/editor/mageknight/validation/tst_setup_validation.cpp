// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/setup_validation.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_edit.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QSignalSpy>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestSetupValidation : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatTheEngineSaysAfterEveryEdit();
    void manyEditsAreJudgedOnce();
    void unknownPiecesAreNotJudged();
};

void TestSetupValidation::saysWhatTheEngineSaysAfterEveryEdit()
{
    ScenarioDocument document(shippedContent(), sample("standard"));
    SetupValidation validation(document);
    Random random(7);
    for (int i = 0; i < 60; ++i) {
        if (random.below(4) == 0)
            document.undoStack().undo();
        else
            document.push(randomEdit(document.scenario(), document.content(), random));
        QCOMPARE(validation.findings(), validateSetup(document.scenario(), document.content()));
    }
}

void TestSetupValidation::manyEditsAreJudgedOnce()
{
    ScenarioDocument document(shippedContent(), sample("standard"));
    SetupValidation validation(document);
    validation.findings();
    QSignalSpy changed(&validation, &SetupValidation::findingsChanged);
    const auto ids = idsOf(document.scenario().tiles);
    for (const ThingId& id : ids)
        document.push(removeThings(document.scenario(), document.content(), std::span(&id, 1)));
    QCOMPARE(changed.count(), 0);
    QTRY_COMPARE(changed.count(), 1);
}

void TestSetupValidation::unknownPiecesAreNotJudged()
{
    Scenario scenario = sample("standard");
    scenario.tiles.front().tile = ContentId("elsewhere/somewhere");
    ScenarioDocument document(shippedContent(), scenario);
    SetupValidation validation(document);
    QVERIFY(validation.findings().empty());
}

DELVE_TEST(TestSetupValidation)
#include "tst_setup_validation.moc"
