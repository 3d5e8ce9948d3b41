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

PosterLayout layoutOf(const Scenario& scenario, const PrintOptions& options)
{
    return layOutPoster(scenario, shippedContent(), options);
}

} // namespace

class TestPosterLayout : public QObject
{
    Q_OBJECT

private slots:
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
            // Arrows stand outside of the dungeon where a page shows that square whole, else in their
            // openings.
            for (const PosterArrow& arrow : grid.arrows) {
                const QRectF whole =
                    QRectF(arrow.outside.x, arrow.outside.y, 1, 1).adjusted(0.01, 0.01, -0.01, -0.01);
                const bool isShown = std::ranges::any_of(grid.pages, [&](QPoint page) {
                    return layout.page(grid, page).kept.contains(whole) || grid.cell(page).intersects(whole);
                });
                const bool isInside =
                    std::ranges::find(grid.arrowsInside, arrow.id) != grid.arrowsInside.end();
                QVERIFY(isShown || isInside);
            }
            for (const QPoint& page : grid.pages)
                QVERIFY(std::ranges::any_of(scenario->tiles, [&](const PlacedTile& tile) {
                    const Size size = sizeOnTable(tile, shippedContent());
                    return tile.position.level == grid.level &&
                           grid.cell(page).intersects(
                               QRectF(tile.position.x, tile.position.y, size.width, size.height));
                }));
            for (const QPoint& page : grid.pages)
                QVERIFY(
                    layout.picture.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(layout.page(grid, page).area));
        }
    }

    void marksHaveRoomOnEverySide_data()
    {
        QTest::addColumn<double>("overlap");
        QTest::newRow("no overlap") << 0.0;
        QTest::newRow("little") << 3.0;
        QTest::newRow("usual") << 8.0;
    }

    void marksHaveRoomOnEverySide()
    {
        QFETCH(double, overlap);
        PrintOptions options;
        options.overlap = overlap;
        for (const char* sample : {"standard", "three-players", "two-levels"}) {
            const auto scenario = sampleScenario(sample);
            const PosterLayout layout = layoutOf(*scenario, options);
            for (const PosterGrid& grid : layout.levels)
                for (const QPoint& place : grid.pages) {
                    const QRectF kept = layout.page(grid, place).keptArea();
                    QVERIFY(layout.picture.adjusted(-1e-6, -1e-6, 1e-6, 1e-6)
                                .contains(kept.adjusted(-3.5, -3.5, 3.5, 3.5)));
                }
        }
    }

    void seamsCutNoTileWhereThatCanBe_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<int>("cut");
        for (const char* sample : {"standard", "two-hundred", "six-tiles", "lone-wolf"})
            QTest::newRow(sample) << QString::fromLatin1(sample) << 0;
        // One of their tiles lies across the line between two rooms, which no page holds both.
        for (const char* sample : {"three-players", "two-levels"})
            QTest::newRow(sample) << QString::fromLatin1(sample) << 1;
    }

    void seamsCutNoTileWhereThatCanBe()
    {
        QFETCH(QString, sample);
        QFETCH(int, cut);
        for (const double overlap : {0.0, 8.0}) {
            PrintOptions options;
            options.overlap = overlap;
            QCOMPARE(layoutOf(*sampleScenario(sample.toStdString()), options).tilesCut(), cut);
        }
    }

    void noPageOfTheSamplesIsForOneSquare()
    {
        for (const char* sample : {"standard", "three-players", "two-levels", "two-hundred", "lone-wolf"})
            for (const PosterGrid& grid : layoutOf(*sampleScenario(sample), {}).levels)
                QCOMPARE(grid.poorPages, 0);
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
