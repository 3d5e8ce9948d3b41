// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/card_map.h"
#include "tests/support/property.h"
#include "tests/support/test_registry.h"

#include <map>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::test;

class TestCellIndex : public QObject
{
    Q_OBJECT

private slots:
    /// A tree is the oracle: whatever is set and removed in whatever order, both say the same.
    void agreesWithATree()
    {
        QVERIFY(holds("index equals tree", 200, [] {
            CellIndex index;
            std::map<Cell, int> tree;
            const int steps = *rc::gen::inRange(1, 400);
            for (int step = 0; step < steps; ++step) {
                const Cell cell{*rc::gen::inRange(-6, 7), *rc::gen::inRange(-6, 7)};
                if (*rc::gen::inRange(0, 3) == 0) {
                    index.remove(cell);
                    tree.erase(cell);
                } else {
                    index.set(cell, step);
                    tree[cell] = step;
                }
            }
            for (int row = -7; row <= 7; ++row)
                for (int column = -7; column <= 7; ++column) {
                    const auto found = tree.find({column, row});
                    RC_ASSERT(index.at({column, row}) ==
                              (found == tree.end() ? CellIndex::nothing : found->second));
                }
        }));
    }

    void farApartNeedsLittle()
    {
        CellIndex index;
        index.set({-1000, -1000}, 1);
        index.set({1000, 1000}, 2);
        QCOMPARE(index.at({-1000, -1000}), 1);
        QCOMPARE(index.at({1000, 1000}), 2);
        QCOMPARE(index.at({0, 0}), CellIndex::nothing);
    }

    void theFirstOfTwoInACellIsSeen()
    {
        CardMap map;
        map.lay(laidCard(0, {}, {2, 3}, false));
        map.lay(laidCard(1, {}, {2, 3}, false));
        QCOMPARE(map.at({2, 3}), 0);
        map.takeBack();
        QCOMPARE(map.at({2, 3}), 0);
        map.takeBack();
        QVERIFY(map.isFree({2, 3}));
    }
};

DELVE_TEST(TestCellIndex)
#include "tst_cell_index.moc"
