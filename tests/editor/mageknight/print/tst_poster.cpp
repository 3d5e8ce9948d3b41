// SPDX-License-Identifier: GPL-3.0-or-later
// The poster as it comes out of the file: measured in pixels that poppler and mupdf made, against one large
// picture of the dungeon.

#include "editor/mageknight/print/poster_layout.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "tests/editor/mageknight/print/printed_pages.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QPainter>

#include <map>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr int fine = 300;   // dots per inch of rasters that are measured
constexpr int coarse = 100; // of pictures that are compared
constexpr double square = 38.1;

double pixels(double millimetres, double dotsPerInch)
{
    return millimetres / 25.4 * dotsPerInch;
}

/// The dungeon in one picture on white, as the renderer draws it for print.
QImage singleRendering(const Scenario& scenario, int level, const QRectF& squares, double dotsPerInch)
{
    const double scale = pixels(square, dotsPerInch);
    QImage image(int(std::lround(squares.width() * scale)), int(std::lround(squares.height() * scale)),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-squares.topLeft());
    ScenarioPaintOptions options;
    options.level = level;
    options.pixelsPerSquare = detailPixels(square);
    options.layers = LayerSet::of(true, false);
    paintScenario(painter, scenario, shippedContent(), options);
    return image;
}

/// The part of a page that shows these squares, at the resolution of pictures that are compared.
QImage cutFrom(const QImage& page, const PosterPage& where, const QRectF& squares)
{
    const double scale = pixels(square, coarse);
    QImage image(int(std::lround(squares.width() * scale)), int(std::lround(squares.height() * scale)),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.scale(double(coarse) / fine, double(coarse) / fine);
    const QPointF corner = where.area.topLeft() + (squares.topLeft() - where.shown.topLeft()) * square;
    painter.translate(-pixels(corner.x(), fine), -pixels(corner.y(), fine));
    painter.drawImage(QPointF(0, 0), page);
    return image;
}

/// Where a patch of a picture is found in another, near a guess, to a part of a pixel. Both are grey.
QPointF find(const QImage& patch, const QImage& in, const QPoint& guess, int reach)
{
    const auto difference = [&](const QPoint& at) {
        double sum = 0;
        for (int y = 0; y < patch.height(); y += 2) {
            const uchar* wanted = patch.constScanLine(y);
            const uchar* there = in.constScanLine(at.y() + y) + at.x();
            for (int x = 0; x < patch.width(); ++x) {
                const int off = int(wanted[x]) - int(there[x]);
                sum += off * off;
            }
        }
        return sum;
    };
    QPoint best = guess;
    double least = difference(guess);
    for (int dy = -reach; dy <= reach; ++dy)
        for (int dx = -reach; dx <= reach; ++dx)
            if (const double found = difference(guess + QPoint(dx, dy)); found < least) {
                least = found;
                best = guess + QPoint(dx, dy);
            }
    // The minimum of a parabola through its neighbours.
    const auto between = [&](const QPoint& step) {
        const double before = difference(best - step);
        const double after = difference(best + step);
        const double bend = before - 2 * least + after;
        return bend > 0 ? 0.5 * (before - after) / bend : 0.0;
    };
    return QPointF(best) + QPointF(between({1, 0}), between({0, 1}));
}

int contrastOf(const QImage& patch)
{
    int lightest = 0;
    int darkest = 255;
    for (int y = 0; y < patch.height(); y += 3)
        for (int x = 0; x < patch.width(); x += 3) {
            lightest = std::max(lightest, qGray(patch.pixel(x, y)));
            darkest = std::min(darkest, qGray(patch.pixel(x, y)));
        }
    return lightest - darkest;
}

} // namespace

class TestPoster : public QObject
{
    Q_OBJECT

private slots:
    void pagesMeetTheSingleRendering_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("paper");
        QTest::addColumn<Renderer>("renderer");
        QTest::newRow("standard on A4") << "standard"
                                        << "A4" << Renderer::Poppler;
        QTest::newRow("seams through the tiles: six tiles on A5") << "six-tiles"
                                                                  << "A5" << Renderer::Poppler;
        QTest::newRow("six tiles on A4, seen by mupdf") << "six-tiles"
                                                        << "A4" << Renderer::Mupdf;
        QTest::newRow("two levels on A3") << "two-levels"
                                          << "A3" << Renderer::Poppler;
    }

    /// Reassembled, the pages are the single rendering; strips show what the neighbour shows; and on every
    /// page what is far apart is as far apart as it should be.
    void pagesMeetTheSingleRendering()
    {
        QFETCH(QString, sample);
        QFETCH(QString, paper);
        QFETCH(Renderer, renderer);
        // Arrows may stand inside where the paper ends; everything else is where it is.
        Scenario withoutArrows = *sampleScenario(sample.toStdString());
        withoutArrows.entrances.clear();
        withoutArrows.exits.clear();
        const auto scenario = std::make_shared<const Scenario>(std::move(withoutArrows));
        PrintOptions options;
        options.paper = *parsePaper(paper.toStdString());
        const PrintedPages printed(scenario, options);
        const PosterLayout layout = layOutPoster(*scenario, shippedContent(), options);
        QCOMPARE(printed.pageCount(), int(layout.pageCount()) + 1);
        int number = 1, measured = 0;
        for (const PosterGrid& grid : layout.levels) {
            const QRectF whole(extentOf(*scenario, shippedContent(), grid.level));
            const QImage expected = singleRendering(*scenario, grid.level, whole, coarse);
            const QImage reference = singleRendering(*scenario, grid.level, whole, fine)
                                         .convertToFormat(QImage::Format_Grayscale8);
            QImage assembled(expected.size(), QImage::Format_RGB32);
            assembled.fill(Qt::white);
            std::map<std::pair<int, int>, QImage> rasters;
            QPainter assembler(&assembled);
            for (const QPoint& place : grid.pages) {
                const QImage raster = printed.raster(++number, fine, renderer);
                const PosterPage page = layout.page(grid, place);
                measured += measure(raster.convertToFormat(QImage::Format_Grayscale8), page, reference,
                                    whole.topLeft());
                const QRectF kept = page.kept & whole;
                const QPointF at = (kept.topLeft() - whole.topLeft()) * pixels(square, coarse);
                assembler.drawImage(QPointF(std::round(at.x()), std::round(at.y())),
                                    cutFrom(raster, page, kept));
                rasters[{place.x(), place.y()}] = raster;
            }
            assembler.end();
            compare(assembled, expected);
            for (const QPoint& place : grid.pages)
                for (const QPoint& step : {QPoint(1, 0), QPoint(0, 1)})
                    if (grid.has(place + step))
                        compareStrip(layout, grid, place, place + step, rasters);
        }
        QVERIFY(measured > int(layout.pageCount()) * 2 / 3); // some small pages have too little to measure
    }

    /// Marks of 3 mm at least at both ends of each seam, also where the picture ends and without any overlap.
    void marksAreLongEnough_data()
    {
        QTest::addColumn<double>("overlap");
        QTest::addColumn<Renderer>("renderer");
        QTest::newRow("none") << 0.0 << Renderer::Poppler;
        QTest::newRow("usual") << 8.0 << Renderer::Poppler;
        QTest::newRow("usual, seen by mupdf") << 8.0 << Renderer::Mupdf;
    }

    void marksAreLongEnough()
    {
        QFETCH(double, overlap);
        QFETCH(Renderer, renderer);
        PrintOptions options;
        options.overlap = overlap;
        options.cover = false;
        options.style = RenderStyle::InkSaver;
        const auto scenario = sampleScenario("six-tiles");
        const PrintedPages printed(scenario, options);
        const PosterLayout layout = layOutPoster(*scenario, shippedContent(), options);
        QCOMPARE(printed.pageCount(), int(layout.pageCount()));
        int number = 0, marks = 0;
        for (const PosterGrid& grid : layout.levels)
            for (const QPoint& place : grid.pages) {
                const QImage raster = printed.raster(++number, fine, renderer);
                const PosterPage page = layout.page(grid, place);
                const QRectF kept = page.keptArea();
                const auto isDark = [&](double x, double y) {
                    const QPoint at(int(pixels(x, fine)), int(pixels(y, fine)));
                    int dark = 0;
                    for (const int off : {-1, 0, 1})
                        dark = std::max({dark, darkness(raster, at.x() + off, at.y()),
                                         darkness(raster, at.x(), at.y() + off)});
                    return dark > 90;
                };
                for (const Side side : allSides) {
                    if (!page.isFollowed(side))
                        continue;
                    for (double away = 0.6; away <= 3.4; away += 0.2) {
                        ++marks;
                        if (side == Side::West || side == Side::East) {
                            const double x = side == Side::West ? kept.left() : kept.right();
                            QVERIFY(isDark(x, kept.top() - away) && isDark(x, kept.bottom() + away));
                        } else {
                            const double y = side == Side::North ? kept.top() : kept.bottom();
                            QVERIFY(isDark(kept.left() - away, y) && isDark(kept.right() + away, y));
                        }
                    }
                }
                // Nothing of them reaches the label.
                QVERIFY(!layout.label.intersects(kept.adjusted(-3.5, -3.5, 3.5, 3.5)));
            }
        QVERIFY(marks > 0);
    }

    void theCoverNamesTheFirstPageThereIs()
    {
        // Two tiles in the north-east and the south-west: there is no page A1.
        Scenario scenario = *rowOfTiles({"cistern", "shrine"});
        scenario.tiles[0].position = {0, 5, 0};
        scenario.tiles[1].position = {0, 0, 7};
        scenario.levels.front().name = "Ground";
        const PrintedPages printed(std::make_shared<const Scenario>(scenario), {});
        const QByteArray text = printed.text();
        QVERIFY(printed.plan().pages[1].name != QStringLiteral("A1"));
        QVERIFY(QString::fromUtf8(text).simplified().contains(
            QStringLiteral("Begin with %1 and").arg(printed.plan().pages[1].name)));
    }

    void pagesOfLevelsSayWhichLevel()
    {
        const PrintedPages printed(sampleScenario("two-levels"), {});
        const std::string name = sampleScenario("two-levels")->levels[1].name;
        QVERIFY(printed.plan().pages.back().name.startsWith(QString::fromStdString(name)));
        const auto words = printed.words();
        const QString first = QString::fromStdString(name).split(u' ').front();
        QVERIFY(std::ranges::any_of(
            words, [&](const auto& word) { return word.page == printed.pageCount() && word.text == first; }));
    }

    void theUseOfPaperIsTold()
    {
        const auto plan = planPrint(rowOfTiles({"cistern"}), shippedContent(), {});
        QVERIFY(plan.has_value());
        // 190.5 mm square on one sheet of A4: 36 290 of 62 370 square millimetres.
        QCOMPARE(
            inEnglish(plan->notices.back()),
            std::string("Pages: 1, and a cover with the assembly map. Tiles cut by a page border: 0 of 1. "
                        "The dungeon covers 58 % of its paper."));
    }

    void theSamePlanPaintsTheSamePages()
    {
        const auto plan = planPrint(sampleScenario("six-tiles"), shippedContent(), {});
        const auto again = planPrint(sampleScenario("six-tiles"), shippedContent(), {});
        QVERIFY(plan.has_value() && again.has_value());
        for (std::size_t page = 0; page < plan->pages.size(); ++page)
            QCOMPARE(pictureOfPage(*plan, page, 60), pictureOfPage(*again, page, 60));
    }

private:
    /// Finds wall corners of the single rendering on the page, and compares their distances. 1 if they are
    /// true, 0 if there are too few, far below that if they are not.
    static int measure(const QImage& raster, const PosterPage& page, const QImage& reference,
                       const QPointF& origin)
    {
        constexpr int patch = 160; // pixels: a little over 13 mm
        constexpr int reach = 5;
        struct Found
        {
            QPointF square;
            QPointF millimetres;
        };
        std::vector<Found> found;
        const QRectF kept = page.kept;
        for (double y = std::ceil(kept.top()); y <= kept.bottom(); ++y)
            for (double x = std::ceil(kept.left()); x <= kept.right(); ++x) {
                const QPointF inReference =
                    (QPointF(x, y) - origin) * pixels(square, fine) - QPointF(patch, patch) / 2;
                const QRect source(inReference.toPoint(), QSize(patch, patch));
                const QPointF onPaper = page.area.topLeft() + (QPointF(x, y) - page.shown.topLeft()) * square;
                const QPoint guess((QPointF(pixels(onPaper.x(), fine), pixels(onPaper.y(), fine)) -
                                    QPointF(patch, patch) / 2)
                                       .toPoint());
                const QRectF visible(pixels(page.area.left(), fine), pixels(page.area.top(), fine),
                                     pixels(page.area.width(), fine), pixels(page.area.height(), fine));
                const QRectF searched(QPointF(guess) - QPointF(reach + 2, reach + 2),
                                      QSizeF(patch + 2 * reach + 4, patch + 2 * reach + 4));
                if (!reference.rect().contains(source) || !visible.contains(searched))
                    continue;
                const QImage wanted = reference.copy(source);
                if (contrastOf(wanted) < 120)
                    continue;
                const QPointF at = find(wanted, raster, guess, reach);
                found.push_back({QPointF(source.topLeft()) / pixels(square, fine), at / fine * 25.4});
            }
        bool isTrue = true;
        for (const Found& a : found)
            for (const Found& b : found) {
                const QPointF measured = b.millimetres - a.millimetres;
                const QPointF real = (b.square - a.square) * square;
                const double off =
                    std::max(std::abs(measured.x() - real.x()), std::abs(measured.y() - real.y()));
                // A pixel is 0.085 mm. The renderer moves lines by up to half of one at either end, and the
                // corner of the paper lies anywhere in one: one and a half.
                if (off > 0.127)
                    qWarning("%s: %f mm", qPrintable(pageCoordinate(page.place)), off);
                isTrue = isTrue && off <= 0.127;
            }
        return isTrue && found.size() >= 2 ? 1 : isTrue ? 0 : -1000;
    }

    /// Equal but for the edges of shapes, which two renderers smooth differently: nothing is missing, nothing
    /// is there twice.
    static void compare(const QImage& assembled, const QImage& expected)
    {
        const double all = meanDifference(assembled, expected);
        QVERIFY2(all < 3, qPrintable(QString::number(all)));
        constexpr int block = 30; // a fifth of a square
        for (int y = 0; y + block <= expected.height(); y += block)
            for (int x = 0; x + block <= expected.width(); x += block) {
                const QRect area(x, y, block, block);
                const double part = meanDifference(assembled.copy(area), expected.copy(area));
                QVERIFY2(part < 20,
                         qPrintable(QStringLiteral("%1 at %2, %3").arg(part).arg(x / 150.0).arg(y / 150.0)));
            }
    }

    static void compareStrip(const PosterLayout& layout, const PosterGrid& grid, QPoint one, QPoint other,
                             const std::map<std::pair<int, int>, QImage>& rasters)
    {
        const PosterPage a = layout.page(grid, one);
        const PosterPage b = layout.page(grid, other);
        // What both show, without the corners, where the marks are.
        QRectF shared = a.shown & b.shown;
        const QRectF both = a.kept | b.kept;
        const bool beside = one.y() == other.y();
        shared = beside ? QRectF(QPointF(shared.left(), std::max(a.kept.top(), b.kept.top())),
                                 QPointF(shared.right(), std::min(a.kept.bottom(), b.kept.bottom())))
                        : QRectF(QPointF(std::max(a.kept.left(), b.kept.left()), shared.top()),
                                 QPointF(std::min(a.kept.right(), b.kept.right()), shared.bottom()));
        QVERIFY(both.contains(shared.center()));
        QVERIFY(std::abs((beside ? shared.width() : shared.height()) * square - 8) < 1e-6);
        const QImage left = cutFrom(rasters.at({one.x(), one.y()}), a, shared);
        const QImage right = cutFrom(rasters.at({other.x(), other.y()}), b, shared);
        QVERIFY(meanDifference(left, right) < 4);
    }
};

DELVE_TEST(TestPoster)
#include "tst_poster.moc"
