// SPDX-License-Identifier: GPL-3.0-or-later
// The calibration sheet, printed by a simulated printer that misses the back, and read as a person would.

#include "editor/print/calibration_sheet.h"
#include "tests/support/calibration_reader.h"
#include "tests/support/test_registry.h"

#include <cmath>

using namespace delve;
using namespace delve::test;

Q_DECLARE_METATYPE(delve::BackShift)

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
        const auto shift = shiftFrom(readCalibrationSheet(options, missed), options.paper.millimetres);
        QVERIFY2(shift.has_value(), shift ? "" : inEnglish(shift.error()).c_str());
        QVERIFY2(std::abs(shift->right - missed.right) < 0.1, qPrintable(QString::number(shift->right)));
        QVERIFY2(std::abs(shift->down - missed.down) < 0.1, qPrintable(QString::number(shift->down)));
        QVERIFY2(std::abs(shift->degrees - missed.degrees) < 0.06,
                 qPrintable(QString::number(shift->degrees)));
        // Drawn against it, the sheet shows next to nothing.
        options.backShift = *shift;
        const CalibrationReading again = readCalibrationSheet(options, missed);
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
