// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/page_setup.h"
#include "engine/base/result.h"

#include <QImage>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <vector>

namespace delve {

/// One page of a plan. It is painted when it is asked for, so that plans of many pages stay small.
struct PrintPage
{
    QString name;                         ///< "B3", "Sheet 2, back": short, for lists and tool tips
    std::function<void(QPainter&)> paint; ///< one unit is one millimetre, (0, 0) the corner of the paper
    bool isBack = false;                  ///< of the page before it
    QRectF trim{};                        ///< what is left after cutting, for print shops; empty: the page
    QRectF bleed{};                       ///< that and what is printed beyond it; empty: nothing is
};

/// Everything that will be printed, decided but not yet painted. Painting a page never changes the plan, and
/// the same plan paints the same pages on every device.
struct PrintPlan
{
    QString title;
    QSizeF paper; ///< as it lies, in millimetres
    PrinterCorrection correction;
    Duplex duplex = Duplex::None; ///< how sheets are turned over for their backs
    BackShift backShift;          ///< that backs are painted against
    bool grey = false;            ///< colours become greys
    std::vector<PrintPage> pages;
    std::vector<Message> notices; ///< what the user should know before printing
};

/// Paints one page, with the corrections of the printer; one unit of the painter is one millimetre.
void paintPage(const PrintPlan& plan, std::size_t page, QPainter& painter);

/// A picture of one page; null if there is no memory for one of this size.
QImage pictureOfPage(const PrintPlan& plan, std::size_t page, double dotsPerInch);

/// Told how many pages are done; says whether to go on.
using PrintProgress = std::function<bool(std::size_t done, std::size_t total)>;

/// The paper as it lies, without margins: those are ours.
QPageLayout pageLayoutOf(const PrintPlan& plan);

/// Paints all pages onto a printer or a PDF, one after the other. The device gets the size of the paper.
Result<void> printPages(const PrintPlan& plan, QPagedPaintDevice& device, const PrintProgress& progress = {});

/// Writes a PDF as a whole or not at all: an error or a cancelled job leaves what was there before.
Result<void> writePdf(const PrintPlan& plan, const QString& path, const PrintProgress& progress = {});

} // namespace delve
