// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/packing.h"
#include "engine/base/dice.h"
#include "tests/support/test_registry.h"

#include <map>

using namespace delve;

namespace {

void verifyPacking(const std::vector<QSizeF>& pieces, const std::vector<PackedPiece>& packed,
                   const QSizeF& first, const QSizeF& others)
{
    QCOMPARE(packed.size(), pieces.size());
    std::map<int, std::vector<QRectF>> bySheet;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QRectF& area = packed[i].area;
        QCOMPARE(packed[i].turned ? area.size().transposed() : area.size(), pieces[i]);
        const QRectF sheet(QPointF(-1e-6, -1e-6),
                           (packed[i].sheet == 0 ? first : others) + QSizeF(2e-6, 2e-6));
        QVERIFY(sheet.contains(area));
        for (const QRectF& other : bySheet[packed[i].sheet])
            QVERIFY(!other.intersects(area.adjusted(1e-5, 1e-5, -1e-5, -1e-5)));
        bySheet[packed[i].sheet].push_back(area);
    }
}

const QSizeF chamber(194.5, 194.5);
const QSizeF hallway(118.3, 194.5);

} // namespace

class TestPacking : public QObject
{
    Q_OBJECT

private slots:
    void tilesTakeAsFewSheetsAsTheyCan_data()
    {
        QTest::addColumn<int>("chambers");
        QTest::addColumn<int>("hallways");
        QTest::addColumn<QSizeF>("sheet");
        QTest::addColumn<int>("sheets");
        // What fits by hand: two hallways lie on one A4 sheet, six chambers stand on A2 at 36 mm a square.
        QTest::newRow("A4, chambers") << 4 << 0 << QSizeF(200, 282) << 4;
        QTest::newRow("A4, hallways") << 0 << 5 << QSizeF(200, 282) << 3;
        QTest::newRow("A3, both") << 2 << 4 << QSizeF(287, 405) << 3;
        QTest::newRow("A1, both") << 6 << 4 << QSizeF(584, 826) << 1;
    }

    void tilesTakeAsFewSheetsAsTheyCan()
    {
        QFETCH(int, chambers);
        QFETCH(int, hallways);
        QFETCH(QSizeF, sheet);
        std::vector<QSizeF> pieces(std::size_t(chambers), chamber);
        pieces.insert(pieces.end(), std::size_t(hallways), hallway);
        const auto packed = packPieces(pieces, sheet, sheet);
        verifyPacking(pieces, packed, sheet, sheet);
        QTEST(sheetCount(packed), "sheets");
    }

    void aSmallerFirstSheetIsRespected()
    {
        const std::vector<QSizeF> pieces(3, chamber);
        const QSizeF first(200, 150);
        const QSizeF others(200, 282);
        const auto packed = packPieces(pieces, first, others);
        verifyPacking(pieces, packed, first, others);
        QCOMPARE(sheetCount(packed), 4); // the first stays empty
    }

    void randomPiecesNeverOverlapOrLeaveTheSheet()
    {
        Random random(7);
        for (int round = 0; round < 40; ++round) {
            std::vector<QSizeF> pieces;
            double area = 0;
            for (int i = 0; i < 60; ++i) {
                pieces.emplace_back(15 + random.below(60), 15 + random.below(50));
                area += pieces.back().width() * pieces.back().height();
            }
            const QSizeF first(200, 240);
            const QSizeF others(200, 280);
            const auto packed = packPieces(pieces, first, others);
            verifyPacking(pieces, packed, first, others);
            // A decent packing wastes less than a fifth, besides one sheet that is not full.
            QVERIFY(sheetCount(packed) <= int(area / (200 * 280 * 0.8)) + 2);
        }
    }
};

DELVE_TEST(TestPacking)
#include "tst_packing.moc"
