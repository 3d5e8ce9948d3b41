// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/fixes/edit_price.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// The price of what `change` does to a sample.
template <typename Change> int priceIn(const char* name, Change change)
{
    Scenario after = sample(name);
    change(after);
    return priceOf(difference(EditName::ChangeThing, sample(name), after), shippedContent());
}

int priceOfNothingElse(const Edit& edit)
{
    return edit.isEmpty() ? -1 : priceOf(edit, shippedContent());
}

} // namespace

/// What the edits of a plan cost.
class TestEditPrice : public QObject
{
    Q_OBJECT

private slots:
    void everyKindOfChangeHasItsPrice()
    {
        const Scenario& standard = sample("standard");
        const int turned =
            priceIn("standard", [](Scenario& s) { s.chests[0].facing = opposite(s.chests[0].facing); });
        const int moved = priceIn("standard", [](Scenario& s) { s.chests[0].square.x += 1; });
        const int swapped = priceIn("standard", [](Scenario& s) { s.tokens[0].colour = Colour::Red; });
        const int given = priceIn("standard", [](Scenario& s) { s.chests[0].player = s.players[1].id; });
        const int agreed =
            priceIn("standard", [](Scenario& s) { s.options.toughTokens = !s.options.toughTokens; });
        const int added = priceIn("standard", [](Scenario& s) {
            s.tokens.push_back(s.tokens[0]);
            s.tokens.back().id = ThingId("more");
        });
        const int removed = priceIn("standard", [](Scenario& s) { s.tokens.pop_back(); });
        const std::vector prices{0, turned, moved, swapped, given, agreed, added, removed};
        QVERIFY(std::ranges::adjacent_find(prices, std::greater_equal()) == prices.end());
        QVERIFY(removed > 10 * added);
        // A piece that is moved and turned is moved; two changes cost what both do.
        QCOMPARE(priceIn("standard",
                         [](Scenario& s) {
                             s.chests[0].facing = opposite(s.chests[0].facing);
                             s.chests[0].square.x += 1;
                             s.chests[1].square.x += 1;
                         }),
                 2 * moved);
        // What a tile carries is free, however the tile is turned; the piece that lies elsewhere on it is
        // not.
        const auto loaded = std::ranges::find_if(standard.tiles, [&](const PlacedTile& tile) {
            return moveThings(standard, shippedContent(), std::array{tile.id}, {100, 0}).changes.size() > 2;
        });
        QVERIFY(loaded != standard.tiles.end());
        const std::array tile{loaded->id};
        QCOMPARE(priceOfNothingElse(moveThings(standard, shippedContent(), tile, {100, 0})), moved);
        for (const int quarters : {1, 2, 3}) {
            const Edit edit = turnThings(standard, shippedContent(), tile, quarters);
            Scenario after = standard;
            apply(after, edit);
            const bool isOnTheSpot =
                after.tiles[std::size_t(loaded - standard.tiles.begin())].position == loaded->position;
            QCOMPARE(priceOfNothingElse(edit), isOnTheSpot ? turned : moved);
        }
        // A tile that goes takes what lies on it along, and each of that counts.
        QVERIFY(priceOfNothingElse(removeThings(standard, shippedContent(), tile)) >= 3 * removed);
        // A list is put into order at once, and who placed its things costs no more than ten of them.
        QCOMPARE(priceIn("standard", [](Scenario& s) { std::ranges::reverse(s.tokens); }), given);
        QCOMPARE(priceOfNothingElse(reorderThing(standard, {ThingKind::Tile, 1}, 5)), given);
        QVERIFY(priceIn("three-players", [](Scenario& s) {
                    for (PlacedTile& one : s.tiles)
                        one.player = {};
                }) < removed);
        // Two staircases that are joined are one change.
        QCOMPARE(priceIn("two-levels",
                         [](Scenario& s) {
                             for (PlacedMarker& marker : s.markers)
                                 marker.partner = {};
                         }),
                 given *
                     int(std::ranges::count_if(sample("two-levels").markers,
                                               [](const PlacedMarker& m) { return !m.partner.empty(); })) /
                     2);
        QCOMPARE(priceIn("standard", [](Scenario& s) { s.players[0].team.pop_back(); }), removed);
    }
};

DELVE_TEST(TestEditPrice)
#include "tst_edit_price.moc"
