// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/page_frame.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace delve {

namespace {

constexpr double smallestPrintable = 40;
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

PageFrame frameOf(const PageOptions& options, bool landscape)
{
    PageFrame frame;
    frame.paper = landscape ? options.paper.millimetres.transposed() : options.paper.millimetres;
    const double width = (frame.paper.width() - 2 * options.margin) / options.correction.x;
    const double height = (frame.paper.height() - 2 * options.margin) / options.correction.y;
    frame.printable =
        QRectF((frame.paper.width() - width) / 2, (frame.paper.height() - height) / 2, width, height);
    return frame;
}

std::vector<bool> landscapesOf(const PageOptions& options)
{
    switch (options.orientation) {
    case PageOrientation::Automatic: return {false, true};
    case PageOrientation::Portrait: return {false};
    case PageOrientation::Landscape: break;
    }
    return {true};
}

Result<void> checkPage(const PageOptions& options)
{
    // Written so that what is not a number fails as well.
    if (!(isReasonable(options.correction.x) && isReasonable(options.correction.y)))
        return wrong(QT_TRANSLATE_NOOP("Engine", "a printer correction must lie between 90 % and 110 %"), {});
    if (!(options.margin >= 0 && options.bleed >= 0))
        return wrong(QT_TRANSLATE_NOOP("Engine", "margin, overlap and bleed cannot be negative"), {});
    constexpr double mostBleed = 20;
    if (!(options.bleed <= mostBleed))
        return wrong(QT_TRANSLATE_NOOP("Engine", "bleed reaches %1 beyond the cut lines at most"),
                     {millimetresInWords(mostBleed).toStdString()});
    const QRectF printable = frameOf(options, false).printable;
    if (!(printable.width() >= smallestPrintable && printable.height() >= smallestPrintable))
        return wrong(QT_TRANSLATE_NOOP("Engine", "margins of %1 leave no room to print on %2 paper"),
                     {millimetresInWords(options.margin).toStdString(), options.paper.name.toStdString()});
    return {};
}

QTransform againstShift(const BackShift& shift, const QSizeF& paper, Duplex duplex)
{
    const PageFrame frame{paper, {}};
    // Where a point of the back is seen through the sheet, from the middle of the sheet held upright.
    const bool sideways = turnsOverUprightEdge(frame, duplex);
    QTransform seen = QTransform::fromScale(sideways ? -1 : 1, sideways ? 1 : -1);
    if (frame.isLandscape())
        seen *= QTransform(0, -1, 1, 0, 0, 0);
    const QTransform missed =
        QTransform().rotate(shift.degrees) * QTransform::fromTranslate(shift.right, shift.down);
    const QPointF middle(paper.width() / 2, paper.height() / 2);
    return QTransform::fromTranslate(-middle.x(), -middle.y()) * seen * missed.inverted() * seen.inverted() *
           QTransform::fromTranslate(middle.x(), middle.y());
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

} // namespace delve
