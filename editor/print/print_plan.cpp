// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/print_plan.h"

#include "editor/document/save_file.h"
#include "editor/export/pdf_device.h"
#include "editor/print/page_frame.h"

#include <QPageSize>
#include <QPdfWriter>

#include <cmath>

namespace delve {

namespace {

/// The pages of a plan, painted on a device or on what lies before it.
Result<void> paintPages(const PrintPlan& plan, QPagedPaintDevice& device, QPaintDevice& surface,
                        const PrintProgress& progress)
{
    QPainter painter;
    if (!painter.begin(&surface))
        return Error{"", {QT_TRANSLATE_NOOP("Engine", "the printer could not be started"), {}}};
    const std::size_t total = plan.pages.size();
    for (std::size_t page = 0; page < total; ++page) {
        if (page > 0 && !device.newPage())
            return Error{
                "", {QT_TRANSLATE_NOOP("Engine", "the printer refused page %1"), {std::to_string(page + 1)}}};
        painter.save();
        painter.scale(device.logicalDpiX() / 25.4, device.logicalDpiY() / 25.4);
        paintPage(plan, page, painter);
        painter.restore();
        if (progress && !progress(page + 1, total))
            return Error{"",
                         {QT_TRANSLATE_NOOP("Engine", "printing was cancelled; nothing was written"), {}}};
    }
    return {};
}

/// What is cut out of each page, where it comes to lie with the correction of the printer.
std::vector<PdfBoxes> boxesOf(const PrintPlan& plan)
{
    const QPointF middle(plan.paper.width() / 2, plan.paper.height() / 2);
    const QTransform correction = QTransform::fromTranslate(-middle.x(), -middle.y()) *
                                  QTransform::fromScale(plan.correction.x, plan.correction.y) *
                                  QTransform::fromTranslate(middle.x(), middle.y());
    std::vector<PdfBoxes> boxes;
    for (const PrintPage& page : plan.pages) {
        boxes.push_back(page.trim.isEmpty() ? PdfBoxes{plan.paper}
                                            : PdfBoxes{plan.paper, correction.mapRect(page.trim),
                                                       correction.mapRect(page.bleed)});
    }
    return boxes;
}

} // namespace

void paintPage(const PrintPlan& plan, std::size_t page, QPainter& painter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (plan.pages[page].isBack)
        painter.setTransform(againstShift(plan.backShift, plan.paper, plan.duplex), true);
    // About the middle of the sheet, so that fronts and backs still meet.
    const QPointF middle(plan.paper.width() / 2, plan.paper.height() / 2);
    painter.translate(middle);
    painter.scale(plan.correction.x, plan.correction.y);
    painter.translate(-middle);
    plan.pages[page].paint(painter);
    painter.restore();
}

QImage pictureOfPage(const PrintPlan& plan, std::size_t page, double dotsPerInch)
{
    const double scale = dotsPerInch / 25.4;
    QImage image(int(std::lround(plan.paper.width() * scale)), int(std::lround(plan.paper.height() * scale)),
                 QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintPage(plan, page, painter);
    painter.end();
    return plan.grey ? image.convertToFormat(QImage::Format_Grayscale8).convertToFormat(QImage::Format_RGB32)
                     : image;
}

QPageLayout pageLayoutOf(const PrintPlan& plan)
{
    const bool landscape = plan.paper.width() > plan.paper.height();
    const QSizeF upright = landscape ? plan.paper.transposed() : plan.paper;
    // In whole points a usual paper is known by its name, which printers want to hear.
    const QSize points(int(std::lround(upright.width() / 25.4 * 72)),
                       int(std::lround(upright.height() / 25.4 * 72)));
    QPageLayout layout(QPageSize(points, QString(), QPageSize::ExactMatch),
                       landscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF());
    // Margins are ours: whatever a printer thinks of its own, (0, 0) is the corner of the paper.
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

Result<void> printPages(const PrintPlan& plan, QPagedPaintDevice& device, const PrintProgress& progress)
{
    device.setPageLayout(pageLayoutOf(plan));
    return paintPages(plan, device, device, progress);
}

Result<void> writePdf(const PrintPlan& plan, const QString& path, const PrintProgress& progress)
{
    // Pages go to the disk as they are painted; the file gets its name only when all of them are there.
    return saveFile(path, [&](QIODevice& file) -> Result<void> {
        PdfDevice pdf(file);
        pdf.writer().setTitle(plan.title);
        pdf.setPaper(plan.paper);
        pdf.setGrey(plan.grey);
        if (const auto painted = paintPages(plan, pdf.writer(), pdf, progress); !painted) {
            // A full disk is the reason, whatever the writer made of it.
            if (const QString fault = pdf.fault(); !fault.isEmpty())
                return Error{"",
                             {QT_TRANSLATE_NOOP("Engine",
                                                "the file could not be written: %1. It is as it was before."),
                              {fault.toStdString()}}};
            return painted;
        }
        if (!pdf.finish(boxesOf(plan)))
            return Error{"", {QT_TRANSLATE_NOOP("Engine", "the page could not be written"), {}}};
        return {};
    });
}

} // namespace delve
