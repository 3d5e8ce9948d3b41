// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/foresight.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_map.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

const SiteOutlook& outlookAt(const std::vector<SiteOutlook>& sites, Cell cell)
{
    return *std::ranges::find(sites, cell, &SiteOutlook::cell);
}

/// What is counted is what laying allows, card by card and cell by cell.
bool agreesWithLaying(const DrawnMap& drawn, const std::vector<SiteOutlook>& sites)
{
    const Laying laying = drawn.laying();
    return std::ranges::all_of(sites, [&](const SiteOutlook& site) {
        std::vector<CardNumber> allowed;
        int copies = 0;
        for (int number = 0; number < laying.stock().deck().size(); ++number) {
            const auto card = CardNumber(number);
            if (laying.check(card, {site.cell, false}).isLegal() ||
                laying.check(card, {site.cell, true}).isLegal()) {
                allowed.push_back(card);
                copies += laying.stock().left(card);
            }
        }
        return site.fitting == allowed && site.cards == copies;
    });
}

} // namespace

class TestForesight : public QObject
{
    Q_OBJECT

private slots:
    void DNR_MAP_10_openConnectionsAreSidesWithoutWall()
    {
        DrawnMap drawn({card("Ent[O,L6,T5,W]"), card("Hall[O,O,O,O]")});
        drawn.lay("ent", 0, 0);
        const auto sites = outlookOf(drawn.laying());
        QCOMPARE(drawn.laying().openSides(), 3);
        QCOMPARE(sites.size(), std::size_t(3)); // none in the west, where the Wall is
        QCOMPARE(sites[0].cell, (Cell{0, -1}));
        QCOMPARE(sites[0].openSides, (std::vector<CellEdge>{{{0, 0}, Side::North}}));
        QCOMPARE(sites[1].cell, (Cell{1, 0}));
        QCOMPARE(sites[2].cell, (Cell{0, 1}));
    }

    void whatFitsWhere()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,W,O,W]"), 2), card("Walk[W,O,W,O]")});
        drawn.lay("ent", 0, 0);
        const auto sites = outlookOf(drawn.laying());
        QCOMPARE(sites.size(), std::size_t(4));
        QCOMPARE(sites[0].fitting, (std::vector<CardNumber>{drawn.number("hall")})); // north
        QCOMPARE(sites[0].cards, 2);
        QCOMPARE(sites[1].fitting, (std::vector<CardNumber>{drawn.number("walk")})); // west
        QCOMPARE(sites[1].cards, 1);
        QVERIFY(!sites[0].isDead);
        QVERIFY(agreesWithLaying(drawn, sites));
    }

    /// Doors alone do not say what may lie beside the Entrance: a Room that has another place does not.
    void DNR_MAP_07_roomsAreNotCountedBesideTheEntrance()
    {
        DrawnMap drawn(
            {card("Ent[O,O,O,O]"), copies(card("Hall[O,O,O,O]"), 2), copies(room("Vault[O,O,O,O]"), 3)});
        drawn.lay("ent", 0, 0);
        // No other place is there yet: a Room that is drawn now may lie here.
        QCOMPARE(outlookAt(outlookOf(drawn.laying()), {0, -1}).cards, 5);
        QVERIFY(agreesWithLaying(drawn, outlookOf(drawn.laying())));
        drawn.lay("hall", 0, -1);
        const auto sites = outlookOf(drawn.laying());
        QCOMPARE(outlookAt(sites, {1, 0}).fitting, (std::vector<CardNumber>{drawn.number("hall")}));
        QCOMPARE(outlookAt(sites, {1, 0}).cards, 1);
        QCOMPARE(outlookAt(sites, {0, -2}).cards, 4);
        QVERIFY(agreesWithLaying(drawn, sites));
        // With the last Passage gone nothing may lie there for now, which does not make the cell a dead one.
        drawn.lay("hall", 0, -2);
        const auto later = outlookOf(drawn.laying());
        QCOMPARE(outlookAt(later, {1, 0}).cards, 0);
        QVERIFY(!outlookAt(later, {1, 0}).isDead);
        QVERIFY(agreesWithLaying(drawn, later));
    }

    void DNR_MAP_10_whatWouldCloseTheMapIsNotCounted()
    {
        DrawnMap drawn(
            {card("Ent[O,W,W,W]"), copies(card("Hall[O,W,O,W]"), 2), copies(room("Cap[W,W,O,W]"), 2)});
        drawn.lay("ent", 0, 0).lay("hall", 0, -1);
        const auto sites = outlookOf(drawn.laying());
        QCOMPARE(outlookAt(sites, {0, -2}).fitting, (std::vector<CardNumber>{drawn.number("hall")}));
        QVERIFY(agreesWithLaying(drawn, sites));
        drawn.lay("hall", 0, -2);
        QCOMPARE(outlookAt(outlookOf(drawn.laying()), {0, -3}).cards, 0);
        QVERIFY(!outlookAt(outlookOf(drawn.laying()), {0, -3}).isDead);
        drawn.stock.take(drawn.number("cap")); // the last card may close it
        QCOMPARE(outlookAt(outlookOf(drawn.laying()), {0, -3}).cards, 1);
        QVERIFY(agreesWithLaying(drawn, outlookOf(drawn.laying())));
    }

    /// Three of the four cards left can be laid: the chance is 3 in 4, whatever the number of their places.
    void DNR_BUILD_02_chanceThatTheNextDrawFits()
    {
        DrawnMap drawn({card("Ent[O,W,W,W]"), copies(card("Hall[O,W,O,W]"), 3), card("Walk[W,O,W,O]")});
        drawn.lay("ent", 0, 0);
        const std::array maps{drawn.laying()};
        QCOMPARE(chanceOfNextDraw(maps), (DrawChance{3, 4}));
        QVERIFY(canGrow(maps[0]));
        drawn.lay("hall", 0, -1).lay("hall", 0, -2).lay("hall", 0, -3);
        const std::array later{drawn.laying()};
        QCOMPARE(chanceOfNextDraw(later), (DrawChance{0, 1}));
        QVERIFY(!canGrow(later[0]));
    }

    void DNR_MAP_18_deadCells()
    {
        DrawnMap drawn({card("Ent[O,O,O,O]"), copies(card("Hall[O,O,O,O]"), 7), card("Walk[W,O,W,O]"),
                        copies(card("Shut[O,W,O,W]"), 1)});
        drawn.lay("ent", 0, 0).lay("hall", 1, 0).lay("hall", 2, 0).lay("hall", 0, 1).lay("hall", 0, 2);
        drawn.lay("hall", 1, 2).lay("hall", 2, 2).lay("hall", 2, 1);
        const auto hole = [&] { return outlookAt(outlookOf(drawn.laying()), {1, 1}); };
        QVERIFY(hole().isEnclosed);
        QVERIFY(!hole().isDead); // Walk or Shut may lie there
        drawn.lay("walk", 3, 0).lay("shut", 0, -1);
        QVERIFY(hole().isDead); // no card is left
        QVERIFY(!canBeFilled(drawn.laying(), drawn.laying().siteAt({1, 1})));
    }
};

DELVE_TEST(TestForesight)
#include "tst_foresight.moc"
