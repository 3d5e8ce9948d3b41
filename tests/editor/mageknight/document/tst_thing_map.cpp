// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/thing_map.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_edit.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

bool anything(ThingKind)
{
    return true;
}

/// The answer that looking at every tile gives.
ThingId lookedUp(QPointF point, int level, const Scenario& scenario)
{
    ThingId found;
    for (std::size_t tile = 0; tile < scenario.tiles.size(); ++tile)
        if (const auto bounds = boundsOf({ThingKind::Tile, tile}, scenario, shippedContent());
            bounds->level == level && bounds->area.contains(point))
            found = scenario.tiles[tile].id;
    return found;
}

/// The first is a dungeon, the others lie on top of one another and on several levels.
Scenario scenarioOf(int seed)
{
    Random random{std::uint64_t(seed)};
    return seed == 0 ? sample("standard") : randomScenario(random, 40, piecesOf(shippedContent()));
}

void addSeeds()
{
    QTest::addColumn<int>("seed");
    for (const int seed : {0, 1, 2, 3})
        QTest::addRow("%d", seed) << seed;
}

/// Both give the same answers about everything.
void compareMaps(const ThingMap& map, const ThingMap& fresh)
{
    constexpr double far = 2000;
    const QRectF everywhere(-far, -far, 2 * far, 2 * far);
    visitAllLists(fresh.scenario(), [&](ThingKind kind, const auto& list) {
        for (std::size_t number = 0; number < list.size(); ++number) {
            QCOMPARE(map.find(list[number].id), std::optional(ThingPlace{kind, number}));
            QCOMPARE(map.boundsOf(list[number].id), fresh.boundsOf(list[number].id));
            if (const auto bounds = fresh.boundsOf(list[number].id))
                QCOMPARE(map.at(bounds->area.center(), bounds->level, anything),
                         fresh.at(bounds->area.center(), bounds->level, anything));
        }
    });
    for (int level = 0; level < int(fresh.scenario().levels.size()); ++level) {
        QCOMPARE(map.near(everywhere, level), fresh.near(everywhere, level));
        QCOMPARE(map.extent(level), fresh.extent(level));
    }
}

} // namespace

class TestThingMap : public QObject
{
    Q_OBJECT

private slots:
    void everythingPlacedIsFoundWhereItIs()
    {
        const Scenario& scenario = sample("standard");
        const ThingMap map(scenario, shippedContent());
        visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
            for (const auto& thing : list) {
                const auto bounds = map.boundsOf(thing.id);
                QCOMPARE(bounds.has_value(), kind != ThingKind::Player);
                if (!bounds)
                    continue;
                const auto hits = map.at(bounds->area.center(), bounds->level,
                                         [&](ThingKind other) { return other == kind; });
                QVERIFY(std::ranges::find(hits, thing.id) != hits.end());
                const auto within = map.within(bounds->area, bounds->level, anything);
                QVERIFY(std::ranges::find(within, thing.id) != within.end());
            }
        });
    }

    void piecesLieAboveTheirTile()
    {
        const Scenario& scenario = sample("standard");
        const PlacedChest& chest = scenario.chests.front();
        const QPointF middle(chest.square.x + 0.5, chest.square.y + 0.5);
        const ThingMap map(scenario, shippedContent());
        const auto hits = map.at(middle, chest.square.level, anything);
        QVERIFY(hits.size() >= 2);
        QCOMPARE(hits.front(), chest.id);
        QCOMPARE(map.find(hits.back())->kind, ThingKind::Tile);
        const auto others =
            map.at(middle, chest.square.level, [](ThingKind kind) { return kind != ThingKind::Chest; });
        QVERIFY(std::ranges::find(others, chest.id) == others.end());
    }

    void findsTheTilesThatLookingAtEveryTileFinds_data() { addSeeds(); }
    void findsTheTilesThatLookingAtEveryTileFinds()
    {
        QFETCH(int, seed);
        const Scenario scenario = scenarioOf(seed);
        const ThingMap map(scenario, shippedContent());
        for (const PlacedTile& tile : scenario.tiles)
            for (double x = -1; x <= 6; x += 0.5)
                for (double y = -1; y <= 6; y += 0.5) {
                    const QPointF point(tile.position.x + x, tile.position.y + y);
                    const PlacedTile* found = map.tileAt(point, tile.position.level);
                    QCOMPARE(found ? found->id : ThingId(), lookedUp(point, tile.position.level, scenario));
                }
    }

    void findsNothingWhereNothingLies()
    {
        const ThingMap map(sample("standard"), shippedContent());
        QVERIFY(!map.tileAt(QPointF(500, 500), 0));
        QVERIFY(!map.tileAt(QPointF(2, 2), 7));
        QVERIFY(map.extent(7).isEmpty());
    }

    void anEditLeavesItAsIfMadeAnew_data() { addSeeds(); }
    void anEditLeavesItAsIfMadeAnew()
    {
        QFETCH(int, seed);
        Scenario scenario = scenarioOf(seed);
        ThingMap map(scenario, shippedContent());
        map.extent(0); // which is remembered from then on
        Random random{std::uint64_t(seed) + 100};
        std::vector<Edit> done;
        const auto make = [&](const Edit& edit) {
            apply(scenario, edit);
            map.follow(edit);
            compareMaps(map, ThingMap(scenario, shippedContent()));
        };
        for (int i = 0; i < 120 && !QTest::currentTestFailed(); ++i) {
            done.push_back(randomEdit(scenario, shippedContent(), random));
            make(done.back());
        }
        for (; !done.empty() && !QTest::currentTestFailed(); done.pop_back())
            make(inverted(done.back()));
    }
};

DELVE_TEST(TestThingMap)
#include "tst_thing_map.moc"
