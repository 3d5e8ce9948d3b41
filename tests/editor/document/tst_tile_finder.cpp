#include "editor/document/thing_bounds.h"
#include "editor/document/tile_finder.h"
#include "tests/support/packs.h"
#include "tests/support/random_scenario.h"
#include "tests/support/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::test;

namespace {

/// The same answer, got by looking at every tile.
ThingId lookedUp(QPointF point, int level, const Scenario& scenario)
{
    const auto hits = thingsAt(point, level, scenario, shippedContent(),
                               [](ThingKind kind) { return kind == ThingKind::Tile; });
    return hits.empty() ? ThingId() : hits.front();
}

} // namespace

class TestTileFinder : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatLookingAtEveryTileFinds_data()
    {
        QTest::addColumn<int>("seed");
        for (const int seed : {0, 1, 2, 3})
            QTest::addRow("%d", seed) << seed;
    }

    void findsWhatLookingAtEveryTileFinds()
    {
        QFETCH(int, seed);
        Random random{std::uint64_t(seed)};
        // The first is a dungeon, the others lie on top of one another and on several levels.
        const Scenario scenario =
            seed == 0 ? sample("standard") : randomScenario(random, 40, piecesOf(shippedContent()));
        const TileFinder finder(scenario, shippedContent());
        for (const PlacedTile& tile : scenario.tiles)
            for (double x = -1; x <= 6; x += 0.5)
                for (double y = -1; y <= 6; y += 0.5) {
                    const QPointF point(tile.position.x + x, tile.position.y + y);
                    const PlacedTile* found = finder.tileAt(point, tile.position.level);
                    QCOMPARE(found ? found->id : ThingId(), lookedUp(point, tile.position.level, scenario));
                }
    }

    void findsNothingWhereNothingLies()
    {
        const TileFinder finder(sample("standard"), shippedContent());
        QVERIFY(!finder.tileAt(QPointF(500, 500), 0));
        QVERIFY(!finder.tileAt(QPointF(2, 2), 7));
    }
};

DELVE_TEST(TestTileFinder)
#include "tst_tile_finder.moc"
