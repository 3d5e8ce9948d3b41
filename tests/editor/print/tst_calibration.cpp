// SPDX-License-Identifier: GPL-3.0-or-later
// The calibration sheet, printed by a simulated printer that misses the back, and read as a person would.

#include "editor/print/calibration_sheet.h"
#include "tests/support/printed_file.h"
#include "tests/support/test_registry.h"

#include <cmath>

using namespace delve;
using namespace delve::test;

Q_DECLARE_METATYPE(delve::BackShift)

namespace {

constexpr int dotsPerInch = 600;

double pixels(double millimetres)
{
    return millimetres / 25.4 * dotsPerInch;
}

/// The middles of the dark marks beside a point, in millimetres from it along the scale; `aside` is where
/// the band that is looked at begins, across the scale.
std::vector<double> marksAt(const QImage& page, const QPointF& middle, bool isUpright, double aside,
                            double reach)
{
    std::vector<double> profile;
    const int first = int(pixels(-reach)), last = int(pixels(reach));
    for (int along = first; along <= last; ++along) {
        int dark = 0;
        for (int across = int(pixels(aside)); across < int(pixels(aside + 1)); ++across) {
            const int x = int(pixels(middle.x())) + (isUpright ? across : along);
            const int y = int(pixels(middle.y())) + (isUpright ? along : across);
            if (page.rect().contains(x, y))
                dark += darkness(page, x, y);
        }
        profile.push_back(dark / pixels(1));
    }
    std::vector<double> marks;
    double weight = 0, sum = 0;
    for (std::size_t i = 0; i < profile.size(); ++i) {
        if (profile[i] > 60) {
            weight += profile[i];
            sum += profile[i] * (first + double(i) + 0.5);
        } else if (weight > 0) {
            marks.push_back(sum / weight / dotsPerInch * 25.4);
            weight = 0;
            sum = 0;
        }
    }
    return marks;
}

double nearest(const std::vector<double>& marks, double to)
{
    double best = 1e9;
    for (const double mark : marks)
        if (std::abs(mark - to) < std::abs(best - to))
            best = mark;
    return best;
}

/// Reads a pair of scales. `slip` is how far the marks of the back have moved across the scale: eyes follow.
ScaleReading read(const QImage& front, const QImage& back, const ScalePlace& place, double slip)
{
    ScaleReading reading;
    const auto pointer = marksAt(back, place.coarse, place.isUpright, slip + 1, 8);
    const auto coarse = marksAt(front, place.coarse, place.isUpright, -1.5, 7);
    if (pointer.size() != 1 || coarse.size() != 25)
        QTest::qFail("the coarse scale cannot be read", __FILE__, __LINE__);
    else
        reading.coarse = std::round(nearest(coarse, pointer.front()) * 2) / 2;
    const auto fronts = marksAt(front, place.fine, place.isUpright, -2.6, 22);
    const auto backs = marksAt(back, place.fine, place.isUpright, slip + 1.2, 30);
    if (fronts.size() != 21)
        QTest::qFail("the fine scale cannot be read", __FILE__, __LINE__);
    double best = 1e9;
    for (std::size_t i = 0; i < fronts.size(); ++i)
        if (const double off = std::abs(nearest(backs, fronts[i]) - fronts[i]); off < best) {
            best = off;
            reading.fine = (int(i) - 10) * 0.1;
        }
    return reading;
}

/// What a person writes down of a sheet that this printer printed.
CalibrationReading readSheet(const PageOptions& options, const BackShift& missed)
{
    const PrintedFile sheet(planCalibration(options, QStringLiteral("Test printer")));
    const QImage front = sheet.raster(1, dotsPerInch);
    const QImage back = backSeenThrough(sheet.raster(2, dotsPerInch), options.duplex == Duplex::LongEdge,
                                        missed, dotsPerInch);
    const auto places = scalePlaces(options.paper.millimetres);
    const auto readAt = [&](std::size_t i) {
        // What is left of it on the sheet.
        return read(front, back, places[i],
                    places[i].isUpright ? missed.right - options.backShift.right
                                        : missed.down - options.backShift.down);
    };
    return {readAt(0), readAt(1), readAt(2), readAt(3)};
}

} // namespace

class TestCalibration : public QObject
{
    Q_OBJECT

private slots:
    void theSheetReadsBackWhatWasSimulated_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QString>("duplex");
        QTest::addColumn<BackShift>("missed");
        QTest::newRow("none") << "A4"
                              << "long" << BackShift{};
        QTest::newRow("usual") << "A4"
                               << "long" << BackShift{0.63, -0.84, 0.12};
        QTest::newRow("short edge") << "A4"
                                    << "short" << BackShift{-0.37, 1.28, -0.2};
        QTest::newRow("far") << "Letter"
                             << "long" << BackShift{4.15, -3.4, 0.3};
        QTest::newRow("small paper") << "A5"
                                     << "short" << BackShift{-2.2, 0.71, 0.25};
    }

    void theSheetReadsBackWhatWasSimulated()
    {
        QFETCH(QString, paper);
        QFETCH(QString, duplex);
        QFETCH(BackShift, missed);
        PageOptions options;
        options.paper = *parsePaper(paper.toStdString());
        options.duplex = *fromName<Duplex>(duplex.toStdString());
        const auto shift = shiftFrom(readSheet(options, missed), options.paper.millimetres);
        QVERIFY2(shift.has_value(), shift ? "" : inEnglish(shift.error()).c_str());
        QVERIFY2(std::abs(shift->right - missed.right) < 0.1, qPrintable(QString::number(shift->right)));
        QVERIFY2(std::abs(shift->down - missed.down) < 0.1, qPrintable(QString::number(shift->down)));
        QVERIFY2(std::abs(shift->degrees - missed.degrees) < 0.06,
                 qPrintable(QString::number(shift->degrees)));
        // Drawn against it, the sheet shows next to nothing.
        options.backShift = *shift;
        const CalibrationReading again = readSheet(options, missed);
        for (const ScaleReading& scale :
             {again.firstAcross, again.firstDown, again.secondAcross, again.secondDown}) {
            QVERIFY2(std::abs(scale.millimetres()) < 0.21, qPrintable(QString::number(scale.millimetres())));
            QCOMPARE(scale.coarse, 0.0);
        }
    }

    void theCoarseScaleSaysWhichOfTheFineMarksIsMeant()
    {
        QCOMPARE(ScaleReading({0.5, 0.4}).millimetres(), 0.4);
        QCOMPARE(ScaleReading({3, -0.8}).millimetres(), 3.2);
        QCOMPARE(ScaleReading({-5.5, 0.7}).millimetres(), -5.3);
        QCOMPARE(ScaleReading({1, -1}).millimetres(), 1.0); // both ends meet
    }

    void readingsThatDoNotGoTogetherAreRefused()
    {
        const QSizeF paper = a4Paper().millimetres;
        const auto wrong = shiftFrom({{0, 0}, {0, 0}, {4, 0}, {4, 0}}, paper);
        QVERIFY(!wrong.has_value());
        QVERIFY(inEnglish(wrong.error()).find("do not go together") != std::string::npos);
        QVERIFY(shiftFrom({{0.5, 0.3}, {0, 0}, {0.5, 0.4}, {0, 0.1}}, paper).has_value());
        const auto beyond = shiftFrom({{7, 0}, {0, 0}, {0, 0}, {0, 0}}, paper);
        QVERIFY(!beyond.has_value());
        QVERIFY(inEnglish(beyond.error()).find("-6 to 6") != std::string::npos);
        QVERIFY(!shiftFrom({{0, std::nan("")}, {0, 0}, {0, 0}, {0, 0}}, paper).has_value());
    }

    void paperThatIsTooSmallIsRefused()
    {
        PageOptions options;
        options.paper = *parsePaper("A6");
        const auto plan = planCalibration(options, {});
        QVERIFY(!plan.has_value());
        QVERIFY(inEnglish(plan.error()).find("A6 paper is too small") != std::string::npos);
        options.paper = a4Paper();
        options.duplex = Duplex::None;
        QVERIFY(!planCalibration(options, {}).has_value());
    }
};

DELVE_TEST(TestCalibration)
#include "tst_calibration.moc"
