// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/flow.h"
#include "editor/print/text_columns.h"
#include "tests/support/test_registry.h"

#include <set>

using namespace delve;

namespace {

QRectF columnOf(std::size_t)
{
    return {0, 0, 60, 50};
}

FlowItem item(double height, bool keepWithNext = false, double spaceBefore = 0)
{
    return {height, spaceBefore, keepWithNext, [](QPainter&, const QPointF&) {}};
}

} // namespace

class TestFlow : public QObject
{
    Q_OBJECT

private slots:
    void everyItemIsPlacedOnceInsideItsColumn()
    {
        Flow flow(60);
        for (int i = 0; i < 30; ++i) {
            flow.heading(QStringLiteral("Heading %1").arg(i));
            flow.paragraph(QStringLiteral("Some words that go on for a while, and then some more of them. ")
                               .repeated(i % 7),
                           {9});
        }
        const auto placed = pourInto(flow.items(), columnOf);
        QCOMPARE(placed.size(), flow.items().size());
        for (std::size_t i = 0; i < placed.size(); ++i) {
            QCOMPARE(placed[i].item, i);
            QVERIFY(placed[i].topLeft.y() >= 0);
            QVERIFY(placed[i].topLeft.y() + flow.items()[i].height <= 50 + 1e-9);
            if (i > 0 && placed[i].column == placed[i - 1].column)
                QVERIFY(placed[i].topLeft.y() >=
                        placed[i - 1].topLeft.y() + flow.items()[i - 1].height - 1e-9);
        }
    }

    void aHeadingGoesWithItsText()
    {
        const auto placed = pourInto({item(45), item(4, true), item(4)}, columnOf);
        QCOMPARE(placed[1].column, std::size_t(1)); // it would have fitted below the first
        QCOMPARE(placed[2].column, std::size_t(1));
    }

    void spaceIsLeftOutAtTheTop()
    {
        const auto placed = pourInto({item(45, false, 3), item(4, false, 5)}, columnOf);
        QCOMPARE(placed[0].topLeft.y(), 0.0);
        QCOMPARE(placed[1].column, std::size_t(1));
        QCOMPARE(placed[1].topLeft.y(), 0.0);
    }

    void whatStaysTogetherButIsTooLongIsDividedAllTheSame()
    {
        const std::vector<FlowItem> items(20, item(10, true));
        const auto placed = pourInto(items, columnOf);
        QCOMPARE(placed.size(), items.size());
        QCOMPARE(placed.back().column, std::size_t(3));
    }

    /// The columns of the last page are made lower, so that they end alike; a heading must not be left
    /// behind.
    void evenColumnsKeepHeadingsWithTheirText()
    {
        for (int lines = 1; lines < 30; ++lines) {
            Flow flow(60);
            flow.item(item(5, true));
            flow.item(item(4));
            for (int i = 0; i < lines; ++i)
                flow.item(item(4, i % 5 == 3));
            TextColumns columns;
            columns.columns = columns.firstColumns = 2;
            columns.firstText = columns.otherText = QRectF(0, 0, 126, 90);
            const auto placed = pourEvenly(flow, columns);
            for (std::size_t i = 0; i + 1 < placed.size(); ++i)
                if (flow.items()[i].keepWithNext)
                    QCOMPARE(placed[i].column, placed[i + 1].column);
        }
    }

    void linesBreakWithinTheirWidth()
    {
        const TextStyle style{9};
        const QString text = QStringLiteral(
            "One two three, andaverylongwordthatcannotpossiblyfitintothecolumnatall, four\n\nfive");
        const QStringList lines = brokenLines(text, style, 30);
        for (const QString& line : lines)
            QVERIFY(textWidth(line, style) <= 30.01);
        QVERIFY(lines.contains(QString())); // the empty line stays
        QCOMPARE(lines.join(QString()).remove(u' '), QString(text).remove(u' ').remove(u'\n'));
    }
};

DELVE_TEST(TestFlow)
#include "tst_flow.moc"
