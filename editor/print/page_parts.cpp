// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/page_parts.h"

#include "editor/print/ruler.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve {

namespace {

const TextStyle titleStyle{17, true, pageInk, true};
const TextStyle subtitleStyle{9, false, quietInk};
const TextStyle hintStyle{6.5, false, quietInk};
constexpr double stripGap = 3;

QStringList hintLines(const Ruler& ruler, double width)
{
    const QString hint = QCoreApplication::translate(
        "Print", "Measure from the middle of the mark 0 to the middle of the mark "
                 "%1: it is exactly %1 mm. If it is not, print at 100 % "
                 "(\"actual size\"), or give the printer a correction.");
    return brokenLines(QString(hint).replace(QStringLiteral("%1"), QString::number(ruler.millimetres)),
                       hintStyle, width);
}

constexpr double belowHeading = 3.5;

/// A heading in lines of a width. A title of more than one line is set smaller.
struct SetHeading
{
    TextStyle titleStyle;
    QStringList title;
    QStringList subtitle;
};

SetHeading setIn(const PageHeading& heading, double width)
{
    SetHeading set{titleStyle, {}, {}};
    for (const double points : {titleStyle.points, 14.0, 11.5}) {
        set.titleStyle.points = points;
        set.title = brokenLines(heading.title, set.titleStyle, width);
        if (set.title.size() == 1)
            break;
    }
    if (!heading.subtitle.isEmpty())
        set.subtitle = brokenLines(heading.subtitle, subtitleStyle, width);
    return set;
}

bool hasHintBeside(const Ruler& ruler, const QRectF& printable)
{
    constexpr double roomForHint = 45;
    return printable.width() >= ruler.size().width() + roomForHint;
}

} // namespace

PrintPlan emptyPlan(const QString& title, const PageOptions& options, const PageFrame& frame)
{
    PrintPlan plan;
    plan.title = title;
    plan.paper = frame.paper;
    plan.correction = options.correction;
    plan.duplex = options.duplex;
    plan.backShift = options.backShift;
    plan.grey = options.grey;
    return plan;
}

std::string inMessage(double millimetres)
{
    return millimetresInWords(millimetres).toStdString();
}

double PageHeading::height(double width) const
{
    const SetHeading set = setIn(*this, width);
    return double(set.title.size()) * lineHeight(set.titleStyle) +
           double(set.subtitle.size()) * lineHeight(subtitleStyle) + belowHeading;
}

double paintHeading(QPainter& painter, const QRectF& area, const PageHeading& heading)
{
    const SetHeading set = setIn(heading, area.width());
    const double titleHeight = paintLines(painter, area.topLeft(), set.title, set.titleStyle);
    paintLines(painter, area.topLeft() + QPointF(0, titleHeight), set.subtitle, subtitleStyle);
    const double end = area.top() + heading.height(area.width());
    painter.setPen(QPen(accentInk, 0.4));
    painter.drawLine(QPointF(area.left(), end - 2), QPointF(area.right(), end - 2));
    return end;
}

Result<void> checkTextRoom(const PageOptions& options)
{
    const QSizeF room = frameOf(options, false).printable.size();
    const double shorter = std::min(room.width(), room.height());
    const double longer = std::max(room.width(), room.height());
    if (shorter >= leastTextWidth && longer >= leastTextHeight)
        return {};
    return Error{
        "",
        {QT_TRANSLATE_NOOP("Engine", "%1 paper is too small for pages of text: its margins leave %2 x "
                                     "%3, and %4 x %5 are needed"),
         {options.paper.name.toStdString(), inMessage(room.width()), inMessage(room.height()),
          inMessage(leastTextWidth), inMessage(leastTextHeight)}}};
}

double rulerStripHeight(const PageOptions& options, const QRectF& printable)
{
    if (!options.ruler)
        return 0;
    const Ruler ruler = Ruler::thatFits(printable.width());
    const double hint = hasHintBeside(ruler, printable)
                            ? 0
                            : double(hintLines(ruler, printable.width()).size()) * lineHeight(hintStyle);
    return ruler.size().height() + hint + stripGap;
}

void paintRulerStrip(QPainter& painter, const QRectF& printable)
{
    const Ruler ruler = Ruler::thatFits(printable.width());
    const QSizeF size = ruler.size();
    const double bottom = printable.bottom();
    if (hasHintBeside(ruler, printable)) {
        paintRuler(painter, QPointF(printable.left(), bottom - size.height()), ruler);
        const double left = printable.left() + size.width() + 2;
        const QStringList lines = hintLines(ruler, printable.right() - left);
        const double height = double(lines.size()) * lineHeight(hintStyle);
        paintLines(painter, QPointF(left, bottom - (size.height() + height) / 2), lines, hintStyle);
        return;
    }
    const QStringList lines = hintLines(ruler, printable.width());
    const double top = bottom - double(lines.size()) * lineHeight(hintStyle);
    paintLines(painter, QPointF(printable.left(), top), lines, hintStyle);
    paintRuler(painter, QPointF(printable.left(), top - size.height()), ruler);
}

void paintPageFooter(QPainter& painter, const QRectF& printable, const QString& title, std::size_t page,
                     std::size_t pages)
{
    const TextStyle style{7, false, quietInk};
    const QRectF footer(printable.left(), printable.bottom() - 3.4, printable.width(), 3.4);
    const QString number = QCoreApplication::translate("Print", "page %1 of %2").arg(page + 1).arg(pages);
    paintText(painter, footer, Qt::AlignRight, number, style);
    const double taken = textWidth(number, style) + 4;
    paintText(painter, footer.adjusted(0, 0, -taken, 0), Qt::AlignLeft, title, style);
}

void paintCornerMarks(QPainter& painter, const QRectF& area, double clear, double length)
{
    for (const auto& [colour, width] :
         {std::pair(QColor(255, 255, 255, 200), 0.4), std::pair(QColor(Qt::black), 0.12)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        for (const double x : {area.left(), area.right()}) {
            painter.drawLine(QPointF(x, area.top() - clear), QPointF(x, area.top() - length));
            painter.drawLine(QPointF(x, area.bottom() + clear), QPointF(x, area.bottom() + length));
        }
        for (const double y : {area.top(), area.bottom()}) {
            painter.drawLine(QPointF(area.left() - clear, y), QPointF(area.left() - length, y));
            painter.drawLine(QPointF(area.right() + clear, y), QPointF(area.right() + length, y));
        }
    }
}

} // namespace delve
