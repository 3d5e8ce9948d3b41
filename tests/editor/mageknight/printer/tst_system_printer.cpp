// SPDX-License-Identifier: GPL-3.0-or-later
// Printing through QPrinter, as to a printer of the system, but into a file that poppler measures.

#include "editor/printer/printer_corrections.h"
#include "editor/printer/system_printer.h"
#include "tests/editor/mageknight/print/printed_pages.h"
#include "tests/editor/mageknight/print/printed_ruler.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QAbstractPrintDialog>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QPageRanges>
#include <QPrinter>
#include <QWindow>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr int fine = 500; // dots per inch

std::unique_ptr<QPrinter> printerInto(const QString& path, const PrintPlan& plan)
{
    auto printer = printerFor(plan, Duplex::None, {});
    printer->setOutputFileName(path);
    return printer;
}

Result<void> printedInto(const PrintPlan& plan, const QString& path)
{
    return printOn(*printerInto(path, plan), plan);
}

PrintPlan posterOf(const char* sample)
{
    PrintOptions options;
    options.style = RenderStyle::InkSaver;
    return *planPrint(sampleScenario(sample), shippedContent(), options);
}

} // namespace

class TestSystemPrinter : public QObject
{
    Q_OBJECT

private slots:
    void aHundredMillimetresAreAHundred_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QString>("orientation");
        for (const char* paper : {"A4", "Letter", "A3", "250x300"})
            for (const char* orientation : {"portrait", "landscape"})
                QTest::addRow("%s %s", paper, orientation)
                    << QString::fromLatin1(paper) << QString::fromLatin1(orientation);
    }

    void aHundredMillimetresAreAHundred()
    {
        QFETCH(QString, paper);
        QFETCH(QString, orientation);
        PrintOptions options;
        options.kind = PrintKind::Overview;
        options.style = RenderStyle::InkSaver;
        options.paper = *parsePaper(paper.toStdString());
        options.orientation = *fromName<PageOrientation>(orientation.toStdString());
        const PrintedPages printed(sampleScenario("six-tiles"), options, printedInto);
        const QSizeF points = printed.plan().paper / 25.4 * 72;
        QVERIFY(std::abs(printed.paperPoints().width() - points.width()) < 0.5);
        QVERIFY(std::abs(printed.paperPoints().height() - points.height()) < 0.5);
        checkRuler(printed.raster(1, fine), fine, 100, 101.6);
    }

    void theCorrectionOfThePrinterIsHeeded()
    {
        PrintOptions options;
        options.style = RenderStyle::InkSaver;
        options.correction = MeasuredRuler{98, 101}.correction();
        const PrintedPages printed(sampleScenario("six-tiles"), options, printedInto);
        const QImage cover = printed.raster(1, fine);
        checkRuler(cover, fine, 100 / 0.98, 101.6 / 0.98);
        checkRuler(cover.transformed(QTransform().rotate(-90)), fine, 100 / 1.01, 101.6 / 1.01, false);
    }

    void printersAndFilesShowTheSame()
    {
        PrintOptions options;
        options.kind = PrintKind::Tiles;
        const PrintedPages printer(sampleScenario("six-tiles"), options, printedInto);
        const PrintedPages file(sampleScenario("six-tiles"), options);
        QCOMPARE(printer.pageCount(), file.pageCount());
        for (int page = 1; page <= file.pageCount(); ++page)
            QVERIFY(meanDifference(printer.raster(page, 60), file.raster(page, 60)) < 1);
    }

    void onlyTheChosenPagesArePrinted()
    {
        const PrintedPages printed(sampleScenario("six-tiles"), {},
                                   [](const PrintPlan& plan, const QString& path) {
                                       const auto printer = printerInto(path, plan);
                                       printer->setPageRanges(QPageRanges::fromString(QStringLiteral("1,3")));
                                       return printOn(*printer, plan);
                                   });
        QVERIFY(printed.plan().pages.size() > 3);
        QCOMPARE(printed.pageCount(), 2);
    }

    void pagesThatDoNotExistAreAnError()
    {
        const QTemporaryDir folder;
        const PrintPlan plan = posterOf("six-tiles");
        const auto printer = printerInto(folder.filePath(QStringLiteral("x.pdf")), plan);
        printer->setPageRanges(QPageRanges::fromString(QStringLiteral("900-901")));
        const auto printed = printOn(*printer, plan);
        QVERIFY(!printed.has_value());
        QCOMPARE(inEnglish(printed.error().what), std::string("none of the chosen pages exists"));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void otherPaperIsRefused()
    {
        const QTemporaryDir folder;
        const PrintPlan plan = posterOf("six-tiles");
        const auto printer = printerInto(folder.filePath(QStringLiteral("x.pdf")), plan);
        printer->setPageSize(QPageSize(QPageSize::A6));
        const auto printed = printOn(*printer, plan);
        QVERIFY(!printed.has_value());
        QVERIFY(inEnglish(printed.error()).find("is set to A6 paper") != std::string::npos);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aStoppedJobSaysHowFarItCame()
    {
        const QTemporaryDir folder;
        const PrintPlan plan = posterOf("six-tiles");
        const auto printer = printerInto(folder.filePath(QStringLiteral("x.pdf")), plan);
        const auto printed = printOn(*printer, plan, [](std::size_t done, std::size_t) { return done < 2; });
        QVERIFY(!printed.has_value());
        QVERIFY(inEnglish(printed.error()).find("stopped after page 2") != std::string::npos);
    }

    void aPrinterThatCannotStartIsAnError()
    {
        const PrintPlan plan = posterOf("six-tiles");
        const auto printed = printedInto(plan, QStringLiteral("/no/such/folder/x.pdf"));
        QVERIFY(!printed.has_value());
        QCOMPARE(inEnglish(printed.error().what), std::string("the printer could not be started"));
    }

    void thePrinterIsSetUpForThePlan()
    {
        const PrintPlan plan = posterOf("six-tiles");
        const auto printer = printerFor(plan, Duplex::ShortEdge, {});
        QCOMPARE(printer->pageLayout().pageSize().id(), QPageSize::A4);
        QVERIFY(printer->fullPage());
        QCOMPARE(printer->docName(), plan.title);
    }

    /// The dialog of the system stands in front of the window, and cancelling it prints nothing.
    void theDialogOfTheSystemCanBeCancelled()
    {
        const PrintPlan plan = posterOf("six-tiles");
        const auto printer = printerFor(plan, Duplex::None, {});
        QWindow window;
        window.show();
        std::optional<bool> agreed;
        askForPrinter(*printer, &window, [&](bool answer) { agreed = answer; });
        QAbstractPrintDialog* dialog = nullptr;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<QAbstractPrintDialog*>(widget))
                dialog = found;
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        QCOMPARE(dialog->windowHandle()->transientParent(), &window);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(agreed.has_value());
        QCOMPARE(*agreed, false);
    }
};

DELVE_TEST(TestSystemPrinter)
#include "tst_system_printer.moc"
