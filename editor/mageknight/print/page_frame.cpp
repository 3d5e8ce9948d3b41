// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/page_frame.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

namespace {

constexpr double smallestPrintable = 40;
constexpr double smallestSquare = 2;
constexpr double largestCorrection = 1.1;
constexpr double smallestCorrection = 0.9;

Error wrong(const char* text, std::vector<std::string> args)
{
    return Error{"", {text, std::move(args)}};
}

bool isReasonable(double factor)
{
    return factor >= smallestCorrection && factor <= largestCorrection;
}

} // namespace

QString millimetresInWords(double millimetres)
{
    const QLocale locale;
    QString number = locale.toString(std::round(millimetres * 10) / 10, 'f', 1);
    if (number.endsWith(u'0'))
        number.chop(2);
    return number + QStringLiteral(" mm");
}

PageFrame frameOf(const PrintOptions& options, bool landscape)
{
    PageFrame frame;
    frame.paper = landscape ? options.paper.millimetres.transposed() : options.paper.millimetres;
    const double width = (frame.paper.width() - 2 * options.margin) / options.correction.x;
    const double height = (frame.paper.height() - 2 * options.margin) / options.correction.y;
    frame.printable =
        QRectF((frame.paper.width() - width) / 2, (frame.paper.height() - height) / 2, width, height);
    return frame;
}

Result<void> checkMeasures(const PrintOptions& options)
{
    const auto words = [](double length) { return millimetresInWords(length).toStdString(); };
    // Written so that what is not a number fails as well.
    if (!(isReasonable(options.correction.x) && isReasonable(options.correction.y)))
        return wrong(QT_TRANSLATE_NOOP("Engine", "a printer correction must lie between 90 % and 110 %"), {});
    if (!(options.squareMillimetres >= smallestSquare))
        return wrong(QT_TRANSLATE_NOOP("Engine", "a square must measure %1 at least"),
                     {words(smallestSquare)});
    if (!(options.margin >= 0 && options.overlap >= 0 && options.bleed >= 0))
        return wrong(QT_TRANSLATE_NOOP("Engine", "margin, overlap and bleed cannot be negative"), {});
    const QRectF printable = frameOf(options, false).printable;
    if (!(printable.width() >= smallestPrintable && printable.height() >= smallestPrintable))
        return wrong(QT_TRANSLATE_NOOP("Engine", "margins of %1 leave no room to print on %2 paper"),
                     {words(options.margin), options.paper.name.toStdString()});
    const bool trueScale = options.kind == PrintKind::Poster || options.kind == PrintKind::Tiles ||
                           options.kind == PrintKind::Counters;
    const double room = std::min(printable.width(), printable.height());
    if (trueScale && options.squareMillimetres > room)
        return wrong(
            QT_TRANSLATE_NOOP("Engine", "a square of %1 is larger than the page: %2 paper has room for %3"),
            {words(options.squareMillimetres), options.paper.name.toStdString(), words(room)});
    if (options.kind == PrintKind::Poster && options.overlap > room / 2)
        return wrong(
            QT_TRANSLATE_NOOP("Engine", "an overlap of %1 leaves no room for the picture on %2 paper"),
            {words(options.overlap), options.paper.name.toStdString()});
    return {};
}

bool turnsOverUprightEdge(const PageFrame& frame, Duplex duplex)
{
    return frame.isLandscape() == (duplex == Duplex::ShortEdge);
}

QRectF behind(const QRectF& front, const PageFrame& frame, Duplex duplex)
{
    if (turnsOverUprightEdge(frame, duplex))
        return {frame.paper.width() - front.right(), front.top(), front.width(), front.height()};
    return {front.left(), frame.paper.height() - front.bottom(), front.width(), front.height()};
}

} // namespace delve::mageknight
