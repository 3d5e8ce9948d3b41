// SPDX-License-Identifier: GPL-3.0-or-later
// What a print shop reads of a page before it looks at it: how large it is, what is cut off, how far the
// colour goes beyond the cut.

#include "editor/mageknight/print/poster_layout.h"
#include "tests/editor/mageknight/print/printed_pages.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr double points = 72 / 25.4;
constexpr double inexact = 0.011; // pdfinfo tells hundredths of a point

/// A box of a page as the file has it, in points from the lower left corner.
QRectF boxOf(const QString& told, int page, const char* name)
{
    const QRegularExpression line(QStringLiteral(R"(Page %1 %2: (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+))")
                                      .arg(page)
                                      .arg(QLatin1String(name)));
    const auto match = line.match(told);
    return QRectF(QPointF(match.captured(1).toDouble(), match.captured(2).toDouble()),
                  QPointF(match.captured(3).toDouble(), match.captured(4).toDouble()));
}

/// The same in millimetres from the upper left corner, as people measure.
QRectF onPaper(const QRectF& box, const QSizeF& paper)
{
    return QRectF(box.left() / points, paper.height() - box.bottom() / points, box.width() / points,
                  box.height() / points);
}

bool isNear(const QRectF& a, const QRectF& b, double off = inexact)
{
    return std::abs(a.left() - b.left()) <= off && std::abs(a.top() - b.top()) <= off &&
           std::abs(a.right() - b.right()) <= off && std::abs(a.bottom() - b.bottom()) <= off;
}

bool holds(const QRectF& outer, const QRectF& inner)
{
    return outer.adjusted(-inexact, -inexact, inexact, inexact).contains(inner);
}

std::string inWords(const QRectF& box)
{
    return std::to_string(box.left()) + ' ' + std::to_string(box.top()) + " to " +
           std::to_string(box.right()) + ' ' + std::to_string(box.bottom());
}

PrintOptions kind(PrintKind wanted)
{
    PrintOptions options;
    options.kind = wanted;
    options.style = RenderStyle::InkSaver; // drawn faster
    return options;
}

} // namespace

class TestPrintBoxes : public QObject
{
    Q_OBJECT

private slots:
    void everyPageSaysItsBoxes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isCut");
        QTest::newRow("poster") << "poster" << true;
        QTest::newRow("tiles") << "tiles" << true;
        QTest::newRow("counters") << "counters" << true;
        QTest::newRow("overview") << "overview" << false;
        QTest::newRow("sheet") << "sheet" << false;
    }

    /// Paper begins at 0 and is as large as it should be; what is left of it lies inside of what is coloured.
    void everyPageSaysItsBoxes()
    {
        QFETCH(QString, name);
        QFETCH(bool, isCut);
        const PrintedPages printed(sampleScenario("lone-wolf"),
                                   kind(*fromName<PrintKind>(name.toStdString())));
        const QString told = printed.boxes();
        const QSizeF paper = printed.plan().paper;
        const QRectF whole(QPointF(0, 0), paper * points);
        int cut = 0;
        for (int page = 1; page <= printed.pageCount(); ++page) {
            const QRectF media = boxOf(told, page, "MediaBox");
            QVERIFY2(isNear(media, whole), inWords(media).c_str());
            const QRectF trim = boxOf(told, page, "TrimBox"), bleed = boxOf(told, page, "BleedBox");
            QVERIFY2(!trim.isEmpty() && holds(bleed, trim) && holds(media, bleed), inWords(trim).c_str());
            cut += !isNear(trim, whole);
        }
        QVERIFY(isCut ? cut >= printed.pageCount() - 1 : cut == 0); // a poster has its cover
    }

    /// The cut marks stand on the lines that the file names.
    void postersAreTrimmedWhereTheirMarksAre_data()
    {
        QTest::addColumn<double>("overlap");
        QTest::newRow("usual") << 8.0;
        QTest::newRow("no overlap") << 0.0;
    }

    void postersAreTrimmedWhereTheirMarksAre()
    {
        QFETCH(double, overlap);
        PrintOptions options = kind(PrintKind::Poster);
        options.overlap = overlap;
        options.cover = false;
        const auto scenario = sampleScenario("six-tiles");
        const PrintedPages printed(scenario, options);
        const PosterLayout layout = layOutPoster(*scenario, shippedContent(), options);
        const QString told = printed.boxes();
        constexpr int dots = 300;
        int page = 0, marks = 0;
        for (const PosterGrid& grid : layout.levels)
            for (const QPoint& place : grid.pages) {
                const PosterPage where = layout.page(grid, place);
                const QRectF trim = onPaper(boxOf(told, ++page, "TrimBox"), printed.plan().paper);
                const QRectF bleed = onPaper(boxOf(told, page, "BleedBox"), printed.plan().paper);
                QVERIFY2(isNear(bleed, where.area), inWords(bleed).c_str());
                QVERIFY(std::abs(trim.right() - where.area.right()) <= inexact);
                QVERIFY(std::abs(trim.bottom() - where.area.bottom()) <= inexact);
                const QImage raster = printed.raster(page, dots);
                const auto isDark = [&](double x, double y) {
                    int most = 0;
                    for (const int off : {-1, 0, 1})
                        most = std::max({most,
                                         darkness(raster, int(x / 25.4 * dots) + off, int(y / 25.4 * dots)),
                                         darkness(raster, int(x / 25.4 * dots), int(y / 25.4 * dots) + off)});
                    return most > 90;
                };
                const QRectF kept = where.keptArea();
                if (where.isFollowed(Side::West)) {
                    ++marks;
                    QVERIFY(isDark(trim.left(), kept.top() - 2) && isDark(trim.left(), kept.bottom() + 2));
                }
                if (where.isFollowed(Side::North)) {
                    ++marks;
                    QVERIFY(isDark(kept.left() - 2, trim.top()) && isDark(kept.right() + 2, trim.top()));
                }
            }
        QVERIFY(marks > 2);
    }

    /// One chamber of 190.5 mm on a sheet, its back behind it.
    void tilesAreTrimmedToTheirSize()
    {
        PrintOptions options = kind(PrintKind::Tiles);
        options.bleed = 3;
        const PrintedPages printed(rowOfTiles({"cistern"}), options);
        QCOMPARE(printed.pageCount(), 2);
        const QString told = printed.boxes();
        const QSizeF paper = printed.plan().paper;
        const QRectF front = onPaper(boxOf(told, 1, "TrimBox"), paper);
        QVERIFY2(isNear(front, QRectF((paper.width() - 190.5) / 2, 8, 190.5, 190.5)), inWords(front).c_str());
        const QRectF bleed = onPaper(boxOf(told, 1, "BleedBox"), paper);
        QVERIFY2(isNear(bleed, front.adjusted(-3, -3, 3, 3)), inWords(bleed).c_str());
        const QRectF back = onPaper(boxOf(told, 2, "TrimBox"), paper);
        QVERIFY2(isNear(back, behind(front, PageFrame{paper, {}}, options.duplex)), inWords(back).c_str());
    }

    /// No colour that is cut through lies outside of the box that says how far it goes.
    void nothingOfCountersLiesBeyondTheirBoxes()
    {
        PrintOptions options = kind(PrintKind::Counters);
        options.style = RenderStyle::FullColour;
        options.ruler = false;
        const PrintedPages printed(sampleScenario("standard"), options);
        const QString told = printed.boxes();
        const QSizeF paper = printed.plan().paper;
        constexpr int dots = 72;
        for (int page = 1; page <= printed.pageCount(); ++page) {
            const QRectF bleed = onPaper(boxOf(told, page, "BleedBox"), paper).adjusted(-0.6, -0.6, 0.6, 0.6);
            const QImage raster = printed.raster(page, dots);
            const double footer = paper.height() - options.margin - 4.5;
            for (int y = 0; y < int(footer / 25.4 * dots); ++y)
                for (int x = 0; x < raster.width(); ++x) {
                    const QColor colour(raster.pixel(x, y));
                    if (colour.saturation() > 60 && colour.value() < 230) // marks are grey
                        QVERIFY2(bleed.contains(QPointF(x, y) / dots * 25.4),
                                 qPrintable(QStringLiteral("page %1: %2, %3").arg(page).arg(x).arg(y)));
                }
        }
    }

    void theCorrectionOfThePrinterMovesTheBoxes()
    {
        PrintOptions options = kind(PrintKind::Tiles);
        options.correction = {1.02, 0.99};
        const PrintedPages printed(rowOfTiles({"shrine"}), options);
        const QRectF trim = boxOf(printed.boxes(), 1, "TrimBox");
        QVERIFY(std::abs(trim.width() - 190.5 * 1.02 * points) < 2 * inexact);
        QVERIFY(std::abs(trim.height() - 190.5 * 0.99 * points) < 2 * inexact);
    }
};

DELVE_TEST(TestPrintBoxes)
#include "tst_print_boxes.moc"
