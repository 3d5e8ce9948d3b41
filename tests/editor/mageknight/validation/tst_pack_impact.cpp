// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/pack_impact.h"
#include "engine/mageknight/content/pack_edits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// The shipped content after a change.
Content changed(const std::function<void(Pack&)>& change)
{
    Pack pack = starterPack();
    change(pack);
    pack.maps.clear(); // they may use a tile that is gone
    return *Content::combine({pack});
}

} // namespace

class TestPackImpact : public QObject
{
    Q_OBJECT

private slots:
    void closedTilesBreakWhatStandsOnThem()
    {
        const Scenario scenario = sample("standard");
        const ContentId used = scenario.tiles.back().tile;
        const Content closed = changed([&](Pack& pack) {
            for (Tile& tile : pack.tiles)
                if (tile.id == used)
                    for (TileFace& face : tile.faces)
                        for (int i = 0; i < 5; ++i) {
                            const Size size = face.layout.size();
                            if (i < size.width) {
                                face.layout.setWall({{i, 0}, Side::North}, true);
                                face.layout.setWall({{i, size.height - 1}, Side::South}, true);
                            }
                            face.layout.setWall({{0, i}, Side::West}, true);
                            face.layout.setWall({{size.width - 1, i}, Side::East}, true);
                        }
        });
        const PackImpact impact = impactOf(scenario, shippedContent(), closed);
        QVERIFY(impact.missing.empty());
        QVERIFY(!impact.isHarmless());
        QVERIFY(countOf(impact.appeared, Severity::Error) > 0);
        // The other way round the same findings go.
        QCOMPARE(impactOf(scenario, closed, shippedContent()).vanished, impact.appeared);
    }

    void whatIsGoneIsMissing()
    {
        const Scenario scenario = sample("standard");
        const ContentId used = scenario.tiles.back().tile;
        const Content without = changed([&](Pack& pack) { apply(pack, removePiece(pack, used)); });
        const PackImpact impact = impactOf(scenario, shippedContent(), without);
        QVERIFY(!impact.missing.empty());
        QVERIFY(impact.appeared.empty());
    }

    void aNewNameHarmsNobody()
    {
        const Scenario scenario = sample("standard");
        const Content named = changed([&](Pack& pack) { pack.tiles.front().name = {{{"en", "Other"}}}; });
        QVERIFY(impactOf(scenario, shippedContent(), named).isHarmless());
    }
};

DELVE_TEST(TestPackImpact)
#include "tst_pack_impact.moc"
