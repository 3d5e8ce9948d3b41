// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/printer/system_printer.h"

#include <QPageRanges>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QWindow>

#include <algorithm>
#include <cmath>

namespace delve {

namespace {

QPrinter::DuplexMode duplexOf(Duplex duplex)
{
    switch (duplex) {
    case Duplex::None: return QPrinter::DuplexNone;
    case Duplex::LongEdge: return QPrinter::DuplexLongSide;
    case Duplex::ShortEdge: return QPrinter::DuplexShortSide;
    }
    return QPrinter::DuplexNone;
}

/// The plan with those pages only that the user asked for.
PrintPlan chosenPages(const PrintPlan& plan, const QPageRanges& ranges)
{
    if (ranges.isEmpty())
        return plan;
    PrintPlan chosen = plan;
    chosen.pages.clear();
    for (std::size_t page = 0; page < plan.pages.size(); ++page)
        if (ranges.contains(int(page) + 1))
            chosen.pages.push_back(plan.pages[page]);
    return chosen;
}

bool isPaperOf(const QPrinter& printer, const PrintPlan& plan)
{
    constexpr double tolerance = 3; // millimetres; drivers round their sizes
    const QSizeF chosen = printer.pageLayout().pageSize().size(QPageSize::Millimeter);
    const double longer = std::max(plan.paper.width(), plan.paper.height());
    const double shorter = std::min(plan.paper.width(), plan.paper.height());
    return std::abs(std::max(chosen.width(), chosen.height()) - longer) < tolerance &&
           std::abs(std::min(chosen.width(), chosen.height()) - shorter) < tolerance;
}

} // namespace

QStringList installedPrinters()
{
    QStringList names = QPrinterInfo::availablePrinterNames();
    const QString usual = QPrinterInfo::defaultPrinterName();
    if (names.removeOne(usual))
        names.prepend(usual);
    return names;
}

std::unique_ptr<QPrinter> printerFor(const PrintPlan& plan, Duplex duplex, const QString& name)
{
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    if (!name.isEmpty())
        printer->setPrinterName(name);
    printer->setPageLayout(pageLayoutOf(plan));
    printer->setDocName(plan.title);
    printer->setCreator(QStringLiteral("Delvewright"));
    printer->setDuplex(duplexOf(duplex));
    if (plan.grey)
        printer->setColorMode(QPrinter::GrayScale);
    return printer;
}

void askForPrinter(QPrinter& printer, QWindow* window, const std::function<void(bool)>& done)
{
    auto* dialog = new QPrintDialog(&printer);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintPageRange |
                       QAbstractPrintDialog::PrintCollateCopies);
    dialog->winId(); // so that there is a window to put in front
    if (window && dialog->windowHandle())
        dialog->windowHandle()->setTransientParent(window);
    QObject::connect(dialog, &QDialog::finished, dialog,
                     [done](int result) { done(result == QDialog::Accepted); });
    dialog->open();
}

Result<void> printOn(QPrinter& printer, const PrintPlan& plan, const PrintProgress& progress)
{
    if (!isPaperOf(printer, plan))
        return Error{
            "",
            {QT_TRANSLATE_NOOP("Engine", "the printer is set to %1 paper, but the pages are made for "
                                         "another size. Choose the same paper for both."),
             {printer.pageLayout().pageSize().name().toStdString()}}};
    const PrintPlan chosen = chosenPages(plan, printer.pageRanges());
    if (chosen.pages.empty())
        return Error{"", {QT_TRANSLATE_NOOP("Engine", "none of the chosen pages exists"), {}}};
    bool isStopped = false;
    std::size_t painted = 0;
    const auto printed = printPages(chosen, printer, [&](std::size_t done, std::size_t total) {
        painted = done;
        isStopped = progress && !progress(done, total);
        return !isStopped;
    });
    // A printer has no way back: what was handed over comes out.
    if (isStopped)
        return Error{"",
                     {QT_TRANSLATE_NOOP("Engine", "printing was stopped after page %1; the printer may still "
                                                  "print what it has"),
                      {std::to_string(painted)}}};
    return printed;
}

} // namespace delve
