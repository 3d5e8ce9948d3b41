// SPDX-License-Identifier: GPL-3.0-or-later
// Cards to cut out, as they come out of the file: measured, and fronts held against backs.

#include "editor/dungeoneer/print/plan_card_print.h"
#include "editor/print/calibrations.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/calibration_reader.h"
#include "tests/support/printed_file.h"
#include "tests/support/test_registry.h"

#include <cmath>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
using namespace delve::test;

Q_DECLARE_METATYPE(delve::BackShift)

namespace {

bool isPaper(QRgb pixel)
{
    return std::min({qRed(pixel), qGreen(pixel), qBlue(pixel)}) > 247;
}

/// The parts of a line through a page that are not paper, in millimetres.
std::vector<std::pair<double, double>> inkOn(const QImage& page, double at, bool isLevel, double dotsPerInch)
{
    std::vector<std::pair<double, double>> runs;
    const double mm = 25.4 / dotsPerInch;
    const int line = int(at / mm), length = isLevel ? page.width() : page.height();
    int begin = -1;
    for (int i = 0; i <= length; ++i) {
        const bool ink = i < length && !isPaper(isLevel ? page.pixel(i, line) : page.pixel(line, i));
        if (ink && begin < 0)
            begin = i;
        if (!ink && begin >= 0) {
            if ((i - begin) * mm > 1)
                runs.emplace_back(begin * mm, i * mm);
            begin = -1;
        }
    }
    return runs;
}

/// The maps of a shipped set: twenty, so that the third sheet has two.
CardPrintOptions mapsOn(const char* paper)
{
    CardPrintOptions options;
    options.kind = CardPrintKind::Cards;
    options.paper = *parsePaper(paper);
    options.decks = {Deck::Map};
    options.bleed = 0;
    return options;
}

PrintedFile printed(const CardPrintOptions& options)
{
    return PrintedFile(planPrint(shippedSet("overdraft"), options));
}

bool isNear(double a, double b, double off)
{
    return std::abs(a - b) <= off;
}

/// How far backs lie from their fronts, at most, when a printer that misses them prints cards drawn against
/// what it is believed to miss. `missed` is meant as it is read on an upright sheet.
double worstMiss(CardPrintOptions options, bool sideways, const BackShift& missed, const BackShift& believed,
                 Renderer renderer = Renderer::Poppler)
{
    // Seen upright, a lying sheet has gone through the printer turned by a quarter counter-clockwise.
    const BackShift onPage = options.orientation == PageOrientation::Landscape
                                 ? BackShift{-missed.down, missed.right, missed.degrees}
                                 : missed;
    constexpr int dots = 300;
    options.backShift = believed;
    const PrintedFile file = printed(options);
    const int last = file.pageCount() - 1; // the sheet that is not full: a back in a wrong place shows
    const QImage front = file.raster(last, dots, renderer);
    const QImage back = backSeenThrough(file.raster(last + 1, dots, renderer), sideways, onPage, dots);
    double most = 0;
    for (const double y : {25.0, 40.0, 60.0, 80.0}) {
        const auto a = inkOn(front, y, true, dots), b = inkOn(back, y, true, dots);
        if (a.empty() || b.empty())
            return 99;
        most = std::max(
            {most, std::abs(a.front().first - b.front().first), std::abs(a.back().second - b.back().second)});
    }
    const double left = inkOn(front, 40, true, dots).front().first;
    for (const double x : {left + 8, left + 50}) {
        const auto a = inkOn(front, x, false, dots), b = inkOn(back, x, false, dots);
        if (a.empty() || b.empty())
            return 99;
        most = std::max({most, std::abs(a.front().first - b.front().first),
                         std::abs(a.front().second - b.front().second)});
    }
    return most;
}

} // namespace

class TestCardPages : public QObject
{
    Q_OBJECT

private slots:
    void nineLieWhereTheyShould_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QString>("size");
        QTest::addColumn<QPointF>("corner");
        QTest::addColumn<QSizeF>("grid");
        QTest::newRow("A4") << "A4"
                            << "metric" << QPointF(10.5, 10) << QSizeF(189, 264);
        QTest::newRow("Letter, inches") << "Letter"
                                        << "inch" << QPointF(12.7, 6.35) << QSizeF(190.5, 266.7);
        QTest::newRow("Letter, metric") << "Letter"
                                        << "metric" << QPointF(13.45, 7.7) << QSizeF(189, 264);
    }

    void nineLieWhereTheyShould()
    {
        QFETCH(QString, paper);
        QFETCH(QString, size);
        QFETCH(QPointF, corner);
        QFETCH(QSizeF, grid);
        CardPrintOptions options = mapsOn(paper.toLatin1().constData());
        options.size = *fromName<CardSize>(size.toStdString());
        options.duplex = Duplex::None;
        const PrintedFile file = printed(options);
        QCOMPARE(file.pageCount(), 3);
        constexpr int dots = 600;
        for (const Renderer renderer : bothRenderers) {
            const QImage page = file.raster(1, dots, renderer);
            // Through the middles of the cards, beside their doors.
            for (const double y : {0.3, 1.3, 2.3}) {
                const auto ink = inkOn(page, corner.y() + y * grid.height() / 3, true, dots);
                QVERIFY(!ink.empty());
                QVERIFY2(isNear(ink.front().first, corner.x(), 0.1),
                         qPrintable(QString::number(ink.front().first)));
                QVERIFY2(isNear(ink.back().second, corner.x() + grid.width(), 0.1),
                         qPrintable(QString::number(ink.back().second)));
            }
            const auto down = inkOn(page, corner.x() + 12, false, dots);
            QVERIFY2(isNear(down.front().first, corner.y(), 0.1),
                     qPrintable(QString::number(down.front().first)));
            // The line at the foot may lie below the cards.
            QVERIFY(std::ranges::any_of(
                down, [&](const auto& run) { return isNear(run.second, corner.y() + grid.height(), 0.1); }));
        }
    }

    void everyCardHasItsSize_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<QSizeF>("card");
        QTest::newRow("metric") << "metric" << QSizeF(63, 88);
        QTest::newRow("inch") << "inch" << QSizeF(63.5, 88.9);
    }

    void everyCardHasItsSize()
    {
        QFETCH(QString, size);
        QFETCH(QSizeF, card);
        CardPrintOptions options = mapsOn("A3");
        options.size = *fromName<CardSize>(size.toStdString());
        options.duplex = Duplex::None;
        options.gap = 5;
        constexpr int dots = 600;
        const PrintedFile file = printed(options);
        for (const Renderer renderer : bothRenderers) {
            const QImage page = file.raster(1, dots, renderer);
            const auto across = inkOn(page, 40, true, dots);
            QVERIFY2(across.size() >= 4, qPrintable(QString::number(across.size())));
            for (std::size_t i = 0; i < across.size(); ++i) {
                QVERIFY2(isNear(across[i].second - across[i].first, card.width(), 0.1),
                         qPrintable(QString::number(across[i].second - across[i].first)));
                if (i > 0)
                    QVERIFY(isNear(across[i].first - across[i - 1].second, 5, 0.1));
            }
            const auto down = inkOn(page, across.front().first + 12, false, dots);
            QVERIFY(isNear(down.front().second - down.front().first, card.height(), 0.1));
        }
    }

    void backsMeetTheirFronts_data()
    {
        QTest::addColumn<QString>("duplex");
        QTest::addColumn<QString>("orientation");
        QTest::addColumn<bool>("sideways");
        QTest::addColumn<BackShift>("missed");
        QTest::newRow("true printer") << "long"
                                      << "portrait" << true << BackShift{};
        QTest::newRow("long edge") << "long"
                                   << "portrait" << true << BackShift{0.9, -1.7, 0.4};
        QTest::newRow("short edge") << "short"
                                    << "portrait" << false << BackShift{-2.4, 0.8, -0.3};
        QTest::newRow("lying, long edge") << "long"
                                          << "landscape" << false << BackShift{1.1, 2.2, 0.25};
        QTest::newRow("lying, short edge") << "short"
                                           << "landscape" << true << BackShift{-1.5, 0.7, -0.4};
    }

    /// The printer is simulated; what it does to the sheet is not what our code believes of it.
    void backsMeetTheirFronts()
    {
        QFETCH(QString, duplex);
        QFETCH(QString, orientation);
        QFETCH(bool, sideways);
        QFETCH(BackShift, missed);
        CardPrintOptions options = mapsOn("A4");
        options.duplex = *fromName<Duplex>(duplex.toStdString());
        options.orientation = *fromName<PageOrientation>(orientation.toStdString());
        for (const Renderer renderer : bothRenderers) {
            const double worst = worstMiss(options, sideways, missed, missed, renderer);
            QVERIFY2(worst < 0.2, qPrintable(QString::number(worst)));
        }
        if (!missed.isNone())
            QVERIFY(worstMiss(options, sideways, missed, {}) > 0.5);
    }

    void backsMeetTheirFrontsOnceThePrinterIsCalibrated_data() { backsMeetTheirFronts_data(); }

    /// The whole way: the printer prints the calibration sheet, a person reads it, what was read is kept for
    /// the printer, and the next print of cards is drawn against it.
    void backsMeetTheirFrontsOnceThePrinterIsCalibrated()
    {
        QFETCH(QString, duplex);
        QFETCH(QString, orientation);
        QFETCH(bool, sideways);
        QFETCH(BackShift, missed);
        CardPrintOptions options = mapsOn("A4");
        options.duplex = *fromName<Duplex>(duplex.toStdString());
        options.orientation = *fromName<PageOrientation>(orientation.toStdString());
        const auto read = shiftFrom(readCalibrationSheet(options, missed), options.paper.millimetres);
        QVERIFY2(read.has_value(), read ? "" : inEnglish(read.error()).c_str());
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("printers.json"));
        const PrinterTray tray{"Test printer", "upper", options.paper.name.toStdString()};
        QVERIFY(changeCalibrations(file, [&](Calibrations& all) { all[tray] = *read; }));
        const auto kept = loadCalibrations(file);
        QVERIFY(kept);
        const double worst = worstMiss(options, sideways, missed, shiftOf(*kept, tray));
        QVERIFY2(worst < 0.2, qPrintable(QString::number(worst)));
        // Another tray was not calibrated.
        QVERIFY(shiftOf(*kept, {tray.printer, "lower", tray.paper}).isNone());
    }

    void foldedFrontsLieOnTheirBacks()
    {
        CardPrintOptions options = mapsOn("A4");
        options.sheets = CardSheets::Fold;
        const PrintedFile file = printed(options);
        QCOMPARE(file.pageCount(), 5); // four pairs to a sheet that lies
        QVERIFY(file.plan().paper.width() > file.plan().paper.height());
        constexpr int dots = 600;
        for (const Renderer renderer : bothRenderers) {
            const QImage page = file.raster(1, dots, renderer);
            // The fold is in the middle between fronts and backs.
            const auto across = inkOn(page, 30, true, dots);
            const auto down = inkOn(page, across.front().first + 12, false, dots);
            QVERIFY(down.size() >= 2);
            QVERIFY(isNear(down[0].second - down[0].first, 88, 0.1));
            QVERIFY(isNear(down[1].second - down[1].first, 88, 0.1));
            QVERIFY(isNear(down[1].first - down[0].second, 2.54, 0.1));
            QVERIFY(isNear(across.back().second - across.front().first, 252, 0.1));
        }
    }

    void bleedReachesOverTheEdge()
    {
        CardPrintOptions options = mapsOn("A4");
        options.bleed = 3;
        options.duplex = Duplex::LongEdge;
        constexpr int dots = 300;
        const PrintedFile file = printed(options);
        for (const int page : {1, 2})
            for (const Renderer renderer : bothRenderers) {
                const auto across = inkOn(file.raster(page, dots, renderer), 40, true, dots);
                QVERIFY(isNear(across.front().first, 7.5, 0.1));
                QVERIFY(isNear(across.back().second, 202.5, 0.1));
            }
        // Trim is what is left after cutting, in points from below.
        const QString boxes = file.boxes();
        QVERIFY2(boxes.contains(QStringLiteral("Page 1 size: 595.276 x 841.89 pts")), qPrintable(boxes));
        QVERIFY2(boxes.contains(QStringLiteral("Page 1 TrimBox: 29.76 65.20 565.51 813.54")),
                 qPrintable(boxes));
        QVERIFY2(boxes.contains(QStringLiteral("Page 1 BleedBox: 21.26 56.69 574.02 822.05")),
                 qPrintable(boxes));
    }

    void printShopsGetAPageForEachSide()
    {
        CardPrintOptions options = mapsOn("A4");
        options.sheets = CardSheets::Single;
        options.bleed = 3;
        options.backShift = {2, 2, 0}; // is no business of theirs
        const PrintedFile file = printed(options);
        QCOMPARE(file.pageCount(), 40);
        QVERIFY(isNear(file.paperPoints().width(), 69 / 25.4 * 72, 0.01));
        QVERIFY(isNear(file.paperPoints().height(), 94 / 25.4 * 72, 0.01));
        QVERIFY(file.boxes().contains(QStringLiteral("Page 1 TrimBox: 8.50 ")));
        for (const Renderer renderer : bothRenderers) {
            const QImage back = file.raster(2, 200, renderer);
            QVERIFY(!isPaper(back.pixel(0, 0)));
            QVERIFY(!isPaper(back.pixel(back.width() - 3, back.height() - 3)));
        }
    }

    void marksLieOutside()
    {
        CardPrintOptions options = mapsOn("A4");
        options.bleed = 3;
        options.gap = 0;
        const PrintedFile file = printed(options);
        for (const Renderer renderer : bothRenderers) {
            const QImage page = file.raster(1, 300, renderer);
            const auto dark = [&](double x, double y) {
                int most = 0;
                for (int off = -2; off <= 2; ++off)
                    most = std::max(most, darkness(page, int(std::lround(x / 25.4 * 300)) + off,
                                                   int(std::lround(y / 25.4 * 300))));
                return most;
            };
            for (const double x : {10.5, 73.5, 136.5, 199.5}) {
                QVERIFY(dark(x, 4) > 80);
                QVERIFY(dark(x, 280) > 80);
                QVERIFY(dark(x + 4, 4) < 20);
            }
        }
    }

    void whatHasNoRoomIsRefused()
    {
        CardPrintOptions options = mapsOn("60x80");
        auto plan = planPrint(shippedSet("overdraft"), options);
        QVERIFY(!plan.has_value());
        QVERIFY2(inEnglish(plan.error()).find("too small: a card of 63 mm x 88 mm") != std::string::npos,
                 inEnglish(plan.error()).c_str());
        options = mapsOn("A5");
        options.sheets = CardSheets::Fold;
        options.margin = 20;
        plan = planPrint(shippedSet("overdraft"), options);
        QVERIFY(!plan.has_value());
        QVERIFY(inEnglish(plan.error()).find("a card with its back") != std::string::npos);
        options = mapsOn("A4");
        options.gap = std::nan("");
        QVERIFY(!planPrint(shippedSet("overdraft"), options).has_value());
        options = mapsOn("A4");
        options.kind = CardPrintKind::Layout;
        plan = planPrint(shippedSet("overdraft"), options);
        QVERIFY(!plan.has_value());
        QVERIFY(inEnglish(plan.error()).find("has no map") != std::string::npos);
    }
};

DELVE_TEST(TestCardPages)
#include "tst_card_pages.moc"
