// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/poster_layout.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "tests/editor/mageknight/print/printed_pages.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

const PosterStrips strips{0.1, 0.2};

PosterLayout layoutOf(const Scenario& scenario, const PrintOptions& options)
{
    return layOutPoster(scenario, shippedContent(), options);
}

} // namespace

class TestPosterLayout : public QObject
{
    Q_OBJECT

private slots:
    void oneAxis_data()
    {
        QTest::addColumn<int>("squares");
        QTest::addColumn<double>("room");
        QTest::addColumn<std::vector<int>>("cheapLines");
        QTest::addColumn<std::vector<double>>("seams");
        using Lines = std::vector<int>;
        using Seams = std::vector<double>;
        QTest::newRow("all on one page") << 5 << 5.0 << Lines{} << Seams{0, 5};
        QTest::newRow("even") << 10 << 5.3 << Lines{} << Seams{0, 5, 10};
        QTest::newRow("strips need room") << 10 << 5.1 << Lines{} << Seams{0, 4, 7, 10};
        QTest::newRow("where it cuts nothing") << 10 << 7.3 << Lines{3} << Seams{0, 3, 10};
        QTest::newRow("fewest pages come first") << 14 << 7.3 << Lines{5, 10} << Seams{0, 7, 14};
        // On the grid three pages would be needed: 4 and 4 squares at most, and 9 in all.
        QTest::newRow("off the grid if that saves a page")
            << 9 << 4.9 << Lines{} << Seams{0, 4.7 / 9.5 * 9, 9};
    }

    void oneAxis()
    {
        QFETCH(int, squares);
        QFETCH(double, room);
        QFETCH(std::vector<int>, cheapLines);
        QFETCH(std::vector<double>, seams);
        std::vector<int> costs(std::size_t(squares + 1), 1);
        for (const int line : cheapLines)
            costs[std::size_t(line)] = 0;
        const std::vector<double> found = seamsOf(squares, room, strips, costs);
        QCOMPARE(found.size(), seams.size());
        for (std::size_t i = 0; i < seams.size(); ++i)
            QVERIFY2(std::abs(found[i] - seams[i]) < 1e-6, qPrintable(QString::number(found[i])));
    }

    void everyPageHasRoomForItsStrips()
    {
        for (int squares = 1; squares < 60; ++squares)
            for (double room = 1.31; room < 9; room += 0.37) {
                const auto seams =
                    seamsOf(squares, room, strips, std::vector<int>(std::size_t(squares + 1), 1));
                QCOMPARE(seams.front(), 0.0);
                QCOMPARE(seams.back(), double(squares));
                for (std::size_t i = 0; i + 1 < seams.size(); ++i) {
                    const double needed = seams[i + 1] - seams[i] + (i > 0 ? strips.cut : 0) +
                                          (i + 2 < seams.size() ? strips.flap : 0);
                    QVERIFY(seams[i + 1] > seams[i]);
                    QVERIFY(needed <= room + 1e-6);
                }
            }
    }

    void aTileBetweenSeamsIsNotCut()
    {
        // Three chambers in a row on A4: one page each, none cut.
        const auto scenario = rowOfTiles({"cistern", "shrine", "library"});
        const PosterLayout layout = layoutOf(*scenario, {});
        QCOMPARE(layout.pageCount(), std::size_t(3));
        QCOMPARE(layout.tilesCut(), 0);
        QCOMPARE(layout.levels.front().columns, (std::vector<double>{0, 5, 10, 15}));
    }

    void smallPaperCutsChambers()
    {
        PrintOptions options;
        options.paper = *parsePaper("A5");
        const PosterLayout layout = layoutOf(*rowOfTiles({"cistern"}), options);
        QCOMPARE(layout.tilesCut(), 1);
        QVERIFY(layout.pageCount() > 1);
        const auto plan = planPrint(rowOfTiles({"cistern"}), shippedContent(), options);
        QVERIFY(plan.has_value());
        QVERIFY2(inEnglish(plan->notices.front()).find("A chamber is 190.5 mm: A5 paper") == 0,
                 inEnglish(plan->notices.front()).c_str());
    }

    void orientationFollowsTheDungeon()
    {
        // Five by ten squares lie on one A3 sheet only if the sheet lies as well.
        PrintOptions options;
        options.paper = *parsePaper("A3");
        const auto scenario = rowOfTiles({"cistern", "shrine"});
        QVERIFY(layoutOf(*scenario, options).frame.isLandscape());
        QCOMPARE(layoutOf(*scenario, options).pageCount(), std::size_t(1));
        options.orientation = PageOrientation::Portrait;
        QVERIFY(!layoutOf(*scenario, options).frame.isLandscape());
        QCOMPARE(layoutOf(*scenario, options).pageCount(), std::size_t(2));
    }

    void everythingIsOnSomePageOnce_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("paper");
        for (const char* sample : {"standard", "two-levels", "three-players"})
            for (const char* paper : {"A6", "A4", "Letter", "A2"})
                QTest::addRow("%s on %s", sample, paper)
                    << QString::fromLatin1(sample) << QString::fromLatin1(paper);
    }

    void everythingIsOnSomePageOnce()
    {
        QFETCH(QString, sample);
        QFETCH(QString, paper);
        const auto scenario = sampleScenario(sample.toStdString());
        PrintOptions options;
        options.paper = *parsePaper(paper.toStdString());
        const PosterLayout layout = layoutOf(*scenario, options);
        for (const PosterGrid& grid : layout.levels) {
            const QRect extent = extentOf(*scenario, shippedContent(), grid.level);
            QCOMPARE(grid.columns.front(), double(extent.left()));
            QCOMPARE(grid.rows.back(), double(extent.bottom() + 1));
            const auto holds = [&](const QPointF& point) {
                return std::ranges::count_if(grid.pages,
                                             [&](QPoint page) { return grid.cell(page).contains(point); });
            };
            for (const PlacedTile& tile : scenario->tiles) {
                if (tile.position.level != grid.level)
                    continue;
                const Size size = sizeOnTable(tile, shippedContent());
                for (int y = 0; y < size.height; ++y)
                    for (int x = 0; x < size.width; ++x)
                        QCOMPARE(holds(QPointF(tile.position.x + x + 0.503, tile.position.y + y + 0.497)), 1);
            }
            for (const auto* arrows : {&scenario->entrances, &scenario->exits})
                for (const Arrow& arrow : *arrows) {
                    const Square square = neighbour(arrow.edge.square, arrow.edge.side);
                    if (square.level != grid.level)
                        continue;
                    const QRectF whole = QRectF(square.x, square.y, 1, 1).adjusted(0.01, 0.01, -0.01, -0.01);
                    QVERIFY(std::ranges::any_of(grid.pages, [&](QPoint page) {
                        return layout.page(grid, page).kept.contains(whole) ||
                               grid.cell(page).intersects(whole);
                    }));
                }
            for (const QPoint& page : grid.pages)
                QVERIFY(
                    layout.picture.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(layout.page(grid, page).area));
        }
    }

    void pagesAreCalledLikeSquaresOfAChessboard()
    {
        QCOMPARE(pageCoordinate({0, 0}), QStringLiteral("A1"));
        QCOMPARE(pageCoordinate({25, 9}), QStringLiteral("Z10"));
        QCOMPARE(pageCoordinate({26, 0}), QStringLiteral("AA1"));
        QCOMPARE(pageCoordinate({26 * 27, 0}), QStringLiteral("AAA1"));
    }
};

DELVE_TEST(TestPosterLayout)
#include "tst_poster_layout.moc"
