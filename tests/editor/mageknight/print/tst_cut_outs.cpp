// SPDX-License-Identifier: GPL-3.0-or-later
// Tiles to cut out, as they come out of the file: fronts and backs are compared as if the sheet were turned.

#include "editor/mageknight/render/face_painter.h"
#include "editor/print/page_frame.h"
#include "tests/editor/mageknight/print/printed_pages.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr int dotsPerInch = 200;

int pixels(double millimetres)
{
    return int(std::lround(millimetres / 25.4 * dotsPerInch));
}

bool isPaper(QRgb pixel)
{
    return std::min({qRed(pixel), qGreen(pixel), qBlue(pixel)}) > 245;
}

/// First and last pixel of each row that is not paper, without footer and ruler; -1 where there is none.
std::vector<std::pair<int, int>> outline(const QImage& page)
{
    const int skipped = pixels(11);
    std::vector<std::pair<int, int>> rows;
    for (int y = skipped; y < page.height() - skipped; ++y) {
        int first = -1;
        int last = -1;
        for (int x = 0; x < page.width(); ++x)
            if (!isPaper(page.pixel(x, y))) {
                first = first < 0 ? x : first;
                last = x;
            }
        rows.emplace_back(first, last);
    }
    return rows;
}

/// How many rows of two pages end more than 0.2 mm apart, as a share of all.
double mismatch(const QImage& front, const QImage& back)
{
    const auto a = outline(front);
    const auto b = outline(back);
    const double most = 0.2 / 25.4 * dotsPerInch;
    int wrong = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        wrong += std::abs(a[i].first - b[i].first) > most || std::abs(a[i].second - b[i].second) > most;
    return double(wrong) / double(a.size());
}

PrintOptions tilesOn(const char* paper)
{
    PrintOptions options;
    options.kind = PrintKind::Tiles;
    options.paper = *parsePaper(paper);
    options.ruler = false;
    return options;
}

} // namespace

class TestCutOuts : public QObject
{
    Q_OBJECT

private slots:
    void backsMeetTheirFronts_data()
    {
        QTest::addColumn<QString>("duplex");
        QTest::addColumn<QString>("orientation");
        QTest::addColumn<bool>("sideways");
        QTest::addColumn<double>("correction");
        QTest::newRow("upright, long edge") << "long"
                                            << "portrait" << true << 1.0;
        QTest::newRow("upright, short edge") << "short"
                                             << "portrait" << false << 1.0;
        QTest::newRow("lying, long edge") << "long"
                                          << "landscape" << false << 1.0;
        QTest::newRow("lying, short edge") << "short"
                                           << "landscape" << true << 1.0;
        QTest::newRow("corrected") << "long"
                                   << "portrait" << true << 1.015;
    }

    void backsMeetTheirFronts()
    {
        QFETCH(QString, duplex);
        QFETCH(QString, orientation);
        QFETCH(bool, sideways);
        QFETCH(double, correction);
        PrintOptions options = tilesOn("A3");
        options.duplex = *fromName<Duplex>(duplex.toStdString());
        options.orientation = *fromName<PageOrientation>(orientation.toStdString());
        options.correction = {correction, correction};
        // A chamber and a hallway fill a sheet unevenly, so a back that is not mirrored would show.
        const PrintedPages printed(rowOfTiles({"cistern", "long-walk"}), options);
        QCOMPARE(printed.pageCount(), 2);
        for (const Renderer renderer : bothRenderers) {
            const QImage front = printed.raster(1, dotsPerInch, renderer);
            const QImage back = printed.raster(2, dotsPerInch, renderer);
            const QImage turned = back.mirrored(sideways, !sideways);
            // Marks beside the corners, on fronts only, take up a few rows.
            QVERIFY2(mismatch(front, turned) < 0.03, qPrintable(QString::number(mismatch(front, turned))));
            QVERIFY(mismatch(front, back.mirrored(!sideways, sideways)) > 0.1);
        }
    }

    void tilesHaveTheirTrueSize()
    {
        PrintOptions options = tilesOn("A3");
        options.bleed = 0;
        options.duplex = Duplex::None;
        const PrintedPages printed(rowOfTiles({"cistern"}), options);
        QCOMPARE(printed.pageCount(), 1);
        // Along lines through its middle, the tile is all there is.
        const auto width = [](const QImage& page, int y) {
            int first = -1, last = -1;
            for (int x = 0; x < page.width(); ++x)
                if (!isPaper(page.pixel(x, y))) {
                    first = first < 0 ? x : first;
                    last = x;
                }
            return (last - first + 1) / 300.0 * 25.4;
        };
        for (const Renderer renderer : bothRenderers) {
            const QImage page = printed.raster(1, 300, renderer);
            for (const double y : {30.0, 60.0, 90.0, 120.0, 150.0}) {
                const double measured = width(page, int(y / 25.4 * 300));
                QVERIFY2(std::abs(measured - 190.5) < 0.2, qPrintable(QString::number(measured)));
            }
        }
    }

    void onlyMissingTilesArePrinted()
    {
        PrintOptions options = tilesOn("A4");
        const auto scenario = rowOfTiles({"cistern", "long-walk", "cistern", "shrine"});
        QCOMPARE(PrintedPages(scenario, options).pageCount(), 8);
        options.owned = OwnedPieces{{ContentId("starter/cistern"), 1}, {ContentId("starter/shrine"), 4}};
        QCOMPARE(PrintedPages(scenario, options).pageCount(), 4); // one cistern, one long walk
        options.owned = OwnedPieces{{ContentId("starter/cistern"), 2},
                                    {ContentId("starter/shrine"), 1},
                                    {ContentId("starter/long-walk"), 1}};
        const auto plan = planPrint(scenario, shippedContent(), options);
        QVERIFY(!plan.has_value());
        QVERIFY(inEnglish(plan.error()).find("no tile is missing") != std::string::npos);
    }

    void hallwaysShareSheets()
    {
        QCOMPARE(
            PrintedPages(rowOfTiles({"long-walk", "canal", "gorge", "crossway"}), tilesOn("A4")).pageCount(),
            4);
    }

    void smallPaperSplitsTiles()
    {
        PrintOptions options = tilesOn("A5");
        const auto plan = planPrint(rowOfTiles({"cistern"}), shippedContent(), options);
        QVERIFY(plan.has_value());
        QVERIFY2(inEnglish(plan->notices.front()).find("A chamber is 190.5 mm: A5 paper splits it") == 0,
                 inEnglish(plan->notices.front()).c_str());
        QCOMPARE(plan->pages.size() % 2, std::size_t(0));
        QVERIFY(plan->pages.size() >= 4);
    }

    /// What stands beside a part is gone when it is cut out: its name, number and side stand on it.
    void partsOfASplitTileSayInsideWhichTheyAre()
    {
        constexpr double square = 30; // a chamber of 150 mm is wider than A5: it comes in two parts
        PrintOptions options = tilesOn("A5");
        options.squareMillimetres = square;
        options.orientation = PageOrientation::Portrait;
        const PrintedPages printed(rowOfTiles({"cistern"}), options);
        QCOMPARE(printed.pageCount(), 4);
        const Tile& tile = *shippedContent().tile(ContentId("starter/cistern"));
        const auto words = printed.words();
        for (int page = 1; page <= 4; ++page) {
            const bool isFront = page % 2 == 1;
            const int columns = page <= 2 ? 3 : 2; // the larger part is packed first
            const QSizeF size(columns * square, 5 * square);
            const QRectF part(
                QPointF((printed.plan().paper.width() - size.width()) / 2, options.margin + options.bleed),
                size);
            QString inside;
            for (const auto& word : words) {
                const QRectF box(word.box.topLeft() / 72 * 25.4, word.box.size() / 72 * 25.4);
                if (word.page == page && part.adjusted(-0.1, -0.1, 0.1, 0.1).contains(box))
                    inside += word.text.normalized(QString::NormalizationForm_KC) + u' ';
            }
            // Names of parts go by the side that lies up.
            const QString wanted = QStringLiteral("%1 %2/2 %3 ")
                                       .arg(QString::fromStdString(tile.face(TileSide::A).name.in("en")))
                                       .arg(page <= 2 ? 2 : 1)
                                       .arg(QLatin1Char(isFront ? 'A' : 'B'));
            QCOMPARE(inside, wanted);
        }
    }

    void partsOfASplitTileMatchOnBothSides_data()
    {
        QTest::addColumn<QString>("duplex");
        QTest::newRow("long edge") << "long";
        QTest::newRow("short edge") << "short";
    }

    /// Cut out, put together and turned over sideways, the parts of a split tile show the whole of both
    /// faces.
    void partsOfASplitTileMatchOnBothSides()
    {
        QFETCH(QString, duplex);
        constexpr double square = 30; // a chamber of 150 mm is wider than A5: it comes in two parts
        constexpr double scale = 4;   // pixels a millimetre
        PrintOptions options = tilesOn("A5");
        options.bleed = 0;
        options.squareMillimetres = square;
        options.orientation = PageOrientation::Portrait;
        options.duplex = *fromName<Duplex>(duplex.toStdString());
        const auto plan = planPrint(rowOfTiles({"cistern"}), shippedContent(), options);
        QVERIFY(plan.has_value());
        QCOMPARE(plan->pages.size(), std::size_t(4));
        // Each part lies alone on its sheet, in the middle of its top; the larger is packed first.
        const bool sideways = options.duplex == Duplex::LongEdge;
        const auto part = [&](std::size_t page, int columns) {
            const QSizeF size(columns * square, 5 * square);
            const bool back = page % 2 == 1;
            const double top =
                back && !sideways ? plan->paper.height() - options.margin - size.height() : options.margin;
            const QRectF area((plan->paper.width() - size.width()) / 2, top, size.width(), size.height());
            const QImage picture = pictureOfPage(*plan, page, scale * 25.4);
            const QImage cut =
                picture.copy(QRect((area.topLeft() * scale).toPoint(), (size * scale).toSize()));
            return back && !sideways ? cut.mirrored(true, true) : cut;
        };
        const auto together = [&](const QImage& left, const QImage& right) {
            QImage whole(int(5 * square * scale), int(5 * square * scale), QImage::Format_RGB32);
            whole.fill(Qt::white);
            QPainter painter(&whole);
            painter.drawImage(0, 0, left);
            painter.drawImage(left.width(), 0, right);
            return whole;
        };
        const auto face = [&](TileSide side) {
            QImage picture(int(5 * square * scale), int(5 * square * scale), QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            painter.scale(square * scale, square * scale);
            paintFace(painter, *shippedContent().tile(ContentId("starter/cistern")), side, Rotation::None,
                      RenderStyle::FullColour, detailPixels(square));
            return picture;
        };
        constexpr double alike = 10;
        constexpr double different = 20;
        const QImage fronts = together(part(2, 2), part(0, 3));
        QVERIFY2(meanDifference(fronts, face(TileSide::A)) < alike,
                 qPrintable(QString::number(meanDifference(fronts, face(TileSide::A)))));
        const QImage backs = together(part(1, 3), part(3, 2));
        QVERIFY2(meanDifference(backs, face(TileSide::B)) < alike,
                 qPrintable(QString::number(meanDifference(backs, face(TileSide::B)))));
        QVERIFY(meanDifference(backs, face(TileSide::A)) > different);
    }
};

DELVE_TEST(TestCutOuts)
#include "tst_cut_outs.moc"
