#include "editor/document/thing_bounds.h"
#include "engine/scenario/edits/table_edits.h"
#include "tests/support/packs.h"
#include "tests/support/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::test;

namespace {

bool anything(ThingKind)
{
    return true;
}

} // namespace

class TestThingBounds : public QObject
{
    Q_OBJECT

private slots:
    void everythingPlacedIsFoundWhereItIs();
    void piecesLieAboveTheirTile();
    void kindsCanBeLeftOut();
    void anEditIsSeenWhereItWasAndWhereItIs();
};

void TestThingBounds::everythingPlacedIsFoundWhereItIs()
{
    const Scenario& scenario = sample("standard");
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        for (const auto& thing : list) {
            const auto bounds = boundsOf(thing.id, scenario, shippedContent());
            QCOMPARE(bounds.has_value(), kind != ThingKind::Player);
            if (!bounds)
                continue;
            const auto hits = thingsAt(bounds->area.center(), bounds->level, scenario, shippedContent(),
                                       [&](ThingKind other) { return other == kind; });
            QVERIFY(std::ranges::find(hits, thing.id) != hits.end());
            const auto within =
                thingsWithin(bounds->area, bounds->level, scenario, shippedContent(), anything);
            QVERIFY(std::ranges::find(within, thing.id) != within.end());
        }
    });
}

void TestThingBounds::piecesLieAboveTheirTile()
{
    const Scenario& scenario = sample("standard");
    const PlacedChest& chest = scenario.chests.front();
    const auto hits = thingsAt(QPointF(chest.square.x + 0.5, chest.square.y + 0.5), chest.square.level,
                               scenario, shippedContent(), anything);
    QVERIFY(hits.size() >= 2);
    QCOMPARE(hits.front(), chest.id);
    QVERIFY(
        std::ranges::any_of(scenario.tiles, [&](const PlacedTile& tile) { return tile.id == hits.back(); }));
}

void TestThingBounds::kindsCanBeLeftOut()
{
    const Scenario& scenario = sample("standard");
    const PlacedChest& chest = scenario.chests.front();
    const auto hits =
        thingsAt(QPointF(chest.square.x + 0.5, chest.square.y + 0.5), chest.square.level, scenario,
                 shippedContent(), [](ThingKind kind) { return kind != ThingKind::Chest; });
    QVERIFY(std::ranges::find(hits, chest.id) == hits.end());
}

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
