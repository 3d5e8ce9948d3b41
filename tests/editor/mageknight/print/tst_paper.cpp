// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/page_parts.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;

class TestPaper : public QObject
{
    Q_OBJECT

private slots:
    void knownSizesAreFoundByName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QSizeF>("millimetres");
        QTest::newRow("A6") << "A6" << QSizeF(105, 148);
        QTest::newRow("A4") << "a4" << QSizeF(210, 297);
        QTest::newRow("A0") << "A0" << QSizeF(841, 1189);
        QTest::newRow("Letter") << "letter" << QSizeF(215.9, 279.4);
        QTest::newRow("Legal") << "Legal" << QSizeF(215.9, 355.6);
        QTest::newRow("Tabloid") << "Tabloid" << QSizeF(279.4, 431.8);
        QTest::newRow("Ledger") << "ledger" << QSizeF(279.4, 431.8);
        QTest::newRow("measured") << "250x400" << QSizeF(250, 400);
        QTest::newRow("lying") << "400x250.5" << QSizeF(250.5, 400);
    }

    void knownSizesAreFoundByName()
    {
        QFETCH(QString, name);
        QFETCH(QSizeF, millimetres);
        const auto paper = parsePaper(name.toStdString());
        QVERIFY(paper.has_value());
        QCOMPARE(paper->millimetres, millimetres);
    }

    void impossibleSizesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"", "A7", "banana", "0x0", "10x300", "-210x297", "210x", "9000x9000", "nanxnan"})
            QTest::newRow(*name == 0 ? "nothing" : name) << QString::fromLatin1(name);
    }

    void impossibleSizesAreRefused()
    {
        QFETCH(QString, name);
        QVERIFY(!parsePaper(name.toStdString()).has_value());
    }

    void impossibleMeasuresAreRefused_data()
    {
        QTest::addColumn<PrintOptions>("options");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const char* says, auto change) {
            PrintOptions options;
            change(options);
            QTest::newRow(name) << options << QByteArray(says);
        };
        row("margin", "leave no room", [](PrintOptions& o) { o.margin = 90; });
        row("negative margin", "cannot be negative", [](PrintOptions& o) { o.margin = -1; });
        row("large square", "larger than the page", [](PrintOptions& o) { o.squareMillimetres = 201; });
        row("no square", "at least", [](PrintOptions& o) { o.squareMillimetres = 0; });
        row("square is not a number", "at least",
            [](PrintOptions& o) { o.squareMillimetres = std::nan(""); });
        row("overlap", "no room for the picture", [](PrintOptions& o) { o.overlap = 150; });
        row("correction", "correction", [](PrintOptions& o) { o.correction.x = 0.5; });
        row("corrected square", "larger than the page", [](PrintOptions& o) {
            o.squareMillimetres = 195;
            o.correction.x = 1.05; // leaves 190 mm
        });
    }

    void impossibleMeasuresAreRefused()
    {
        QFETCH(PrintOptions, options);
        QFETCH(QByteArray, says);
        const auto result = checkMeasures(options);
        QVERIFY(!result.has_value());
        QVERIFY2(inEnglish(result.error()).find(says.toStdString()) != std::string::npos,
                 inEnglish(result.error()).c_str());
    }

    void backsLieBehindFronts()
    {
        const PrintOptions options;
        const QRectF front(10, 20, 30, 40);
        const PageFrame upright = frameOf(options, false);
        const PageFrame lying = frameOf(options, true);
        const double width = upright.paper.width();
        const double height = upright.paper.height();
        QCOMPARE(behind(front, upright, Duplex::LongEdge), QRectF(width - 40, 20, 30, 40));
        QCOMPARE(behind(front, upright, Duplex::ShortEdge), QRectF(10, height - 60, 30, 40));
        // The long edge of a sheet that lies is level.
        QCOMPARE(behind(front, lying, Duplex::LongEdge), QRectF(10, width - 60, 30, 40));
        QCOMPARE(behind(front, lying, Duplex::ShortEdge), QRectF(height - 40, 20, 30, 40));
    }

    void theCorrectionLeavesTheMargins()
    {
        PrintOptions options;
        options.correction = PrinterCorrection::fromMeasured(98, 101);
        const PageFrame frame = frameOf(options, false);
        // Drawn larger about the middle, the printable part ends where the margin begins.
        const double left = frame.paper.width() / 2 - frame.printable.width() / 2 * options.correction.x;
        const double top = frame.paper.height() / 2 - frame.printable.height() / 2 * options.correction.y;
        QVERIFY(std::abs(left - options.margin) < 1e-9);
        QVERIFY(std::abs(top - options.margin) < 1e-9);
    }
};

DELVE_TEST(TestPaper)
#include "tst_paper.moc"
