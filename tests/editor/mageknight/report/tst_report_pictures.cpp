// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/report_pictures.h"
#include "tests/editor/mageknight/report/played_batch.h"
#include "tests/support/test_registry.h"

#include <QXmlStreamReader>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

template <typename Chart> QImage drawn(const Chart& chart, const ChartColours& colours)
{
    QImage image(chart.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    chart.paint(painter, colours, QLocale(QStringLiteral("en")));
    return image;
}

int pixelsOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == colour;
    return count;
}

} // namespace

/// Charts and heat maps, wherever they are painted.
class TestReportPictures : public QObject
{
    Q_OBJECT

private slots:
    void barsAreAsLongAsTheirShares()
    {
        ShareChart chart;
        chart.bars = {{QStringLiteral("one"), {20, 15, 26}, Qt::red},
                      {QStringLiteral("two"), {80, 74, 85}, Qt::blue}};
        chart.due = 50;
        const QImage image = drawn(chart, ChartColours::light());
        const double ratio = double(pixelsOf(image, Qt::blue)) / double(pixelsOf(image, Qt::red));
        QVERIFY2(ratio > 3.5 && ratio < 4.6, qPrintable(QString::number(ratio)));
        QVERIFY(pixelsOf(image, ChartColours::light().mark) > 20); // the line of equal shares
        QVERIFY(drawn(chart, ChartColours::dark()) != image);
    }

    void columnsAreAsHighAsTheirCounts()
    {
        HistogramChart chart;
        chart.counts = {0, 10, 0, 40};
        const QImage both = drawn(chart, ChartColours::light());
        chart.counts = {0, 10, 0, 0};
        const QImage one = drawn(chart, ChartColours::light());
        QVERIFY(pixelsOf(both, ChartColours::light().bar) > pixelsOf(one, ChartColours::light().bar));
        QVERIFY(drawn(HistogramChart{}, ChartColours::light()).pixelColor(5, 5).alpha() == 0);
    }

    void heatMapsShowWhatWasCounted()
    {
        const PlayedBatch batch("two-levels", 16);
        play::Tally::Count visits = 0;
        for (int level = 0; level < int(batch.scenario.levels.size()); ++level) {
            const HeatMap map = heatMapOf(batch.file, HeatKind::Visits, level, batch.report.unvisited);
            for (const HeatMap::Spot& spot : map.spots) {
                QCOMPARE(spot.square.level, level);
                QVERIFY(spot.count <= map.most);
                visits += spot.count;
            }
            const QImage picture = heatPicture(batch.scenario, shippedContent(), map, level);
            HeatMap none = map;
            none.spots.clear();
            none.never.clear();
            const QImage bare = heatPicture(batch.scenario, shippedContent(), none, level);
            QVERIFY(!picture.isNull() && picture.size() == bare.size());
            QVERIFY((picture == bare) == map.spots.empty());
        }
        play::Tally::Count counted = 0;
        for (const play::Tally::Count count : batch.file.state.tally.visits)
            counted += count;
        QCOMPARE(visits, counted);
        play::Tally::Count deaths = 0;
        for (int level = 0; level < int(batch.scenario.levels.size()); ++level)
            for (const HeatMap::Spot& spot : heatMapOf(batch.file, HeatKind::Deaths, level, {}).spots)
                deaths += spot.count;
        QVERIFY(deaths <= batch.report.deaths);
    }

    void moreIsDarkerAndLarger()
    {
        for (const HeatKind kind : {HeatKind::Visits, HeatKind::Deaths})
            for (double strength = 0.1; strength <= 1; strength += 0.1) {
                QVERIFY(qGray(heatColour(kind, strength).rgb()) <
                        qGray(heatColour(kind, strength - 0.1).rgb()));
                QVERIFY(heatSize(strength) > heatSize(strength - 0.1));
            }
        QVERIFY(heatSize(1) <= 1);
        QCOMPARE(heatStrength(25, 100), 0.5);
        QCOMPARE(heatStrength(0, 0), 0.0);
    }

    void drawingsAreWellFormed()
    {
        ShareChart chart;
        chart.bars = {{QStringLiteral("<&\">"), {20, 15, 26}, {}}};
        const QByteArray svg = svgOf(chart.size(), QStringLiteral("<&>"), [&](QPainter& painter) {
            chart.paint(painter, ChartColours::dark(), QLocale(QStringLiteral("it")));
        });
        QXmlStreamReader reader(svg);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(svg.contains("path"));
    }
};

DELVE_TEST(TestReportPictures)
#include "tst_report_pictures.moc"
