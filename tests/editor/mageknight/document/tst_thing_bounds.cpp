// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/thing_bounds.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestThingBounds : public QObject
{
    Q_OBJECT

private slots:
    void anEditIsSeenWhereItWasAndWhereItIs();
};

void TestThingBounds::anEditIsSeenWhereItWasAndWhereItIs()
{
    Scenario scenario = sample("standard");
    const PlacedChest chest = scenario.chests.front();
    const Edit edit = moveThings(scenario, shippedContent(), std::span(&chest.id, 1), {3, 0});
    apply(scenario, edit);
    const QRectF area = areaOf(edit, 0, scenario, shippedContent());
    QCOMPARE(area, QRectF(chest.square.x - 1, chest.square.y - 1, 6, 3));
    QVERIFY(areaOf(edit, 1, scenario, shippedContent()).isEmpty());
}

DELVE_TEST(TestThingBounds)
#include "tst_thing_bounds.moc"
