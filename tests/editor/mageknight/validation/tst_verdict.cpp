// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/verdict.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestVerdict : public QObject
{
    Q_OBJECT

private slots:
    void namesTheRuleThatRefuses();
    void whatIsLegalIsLegal();
    void oldFaultsAreNotBlamedOnTheChange();
};

namespace {

Verdict judge(const Scenario& scenario, const Edit& edit)
{
    return verdictOf(validateSetup(scenario, shippedContent()),
                     validateSetup(preview(scenario, edit), shippedContent()));
}

} // namespace

void TestVerdict::namesTheRuleThatRefuses()
{
    const Scenario& scenario = sample("standard");
    PlacedTile tile = scenario.tiles.front();
    tile.id = ThingId("new");
    const Verdict verdict = judge(scenario, addThing(scenario, ThingKind::Tile, tile));
    QCOMPARE(verdict.kind, Verdict::Kind::Refused);
    QVERIFY(
        std::ranges::any_of(verdict.reasons, [](const Finding& reason) { return reason.rule == "MAP-07"; }));
}

void TestVerdict::whatIsLegalIsLegal()
{
    const Scenario& scenario = sample("standard");
    const Edit edit = addThing(scenario, ThingKind::Note, Note{ThingId("new"), {0, 1, 1}, "look"});
    QCOMPARE(judge(scenario, edit), Verdict{});
}

void TestVerdict::oldFaultsAreNotBlamedOnTheChange()
{
    Scenario scenario = sample("standard");
    scenario.chests.push_back(scenario.chests.front());
    scenario.chests.back().id = ThingId("second"); // on the same square: MAP-26
    QVERIFY(!validateSetup(scenario, shippedContent()).empty());
    const Edit edit = addThing(scenario, ThingKind::Note, Note{ThingId("new"), {0, 1, 1}, "look"});
    QCOMPARE(judge(scenario, edit).kind, Verdict::Kind::Legal);
}

DELVE_TEST(TestVerdict)
#include "tst_verdict.moc"
