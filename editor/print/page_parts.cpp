// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/page_parts.h"

#include "editor/print/ruler.h"

#include <QCoreApplication>

namespace delve {

namespace {

const TextStyle titleStyle{17, true, pageInk, true};
const TextStyle subtitleStyle{9, false, quietInk};
const TextStyle hintStyle{6.5, false, quietInk};
constexpr double stripGap = 3;

QStringList hintLines(const Ruler& ruler, double width)
{
    const QString hint =
        QCoreApplication::translate("Print", "Measure this ruler. If it is not %1 mm long, print at 100 % "
                                             "(\"actual size\"), or give the printer a "
                                             "correction.");
    return brokenLines(QString(hint).replace(QStringLiteral("%1"), QString::number(ruler.millimetres)),
                       hintStyle, width);
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
    return plan;
}

std::string inMessage(double millimetres)
{
    return millimetresInWords(millimetres).toStdString();
}

double headingHeight(const QString& subtitle)
{
    return lineHeight(titleStyle) + (subtitle.isEmpty() ? 0 : lineHeight(subtitleStyle)) + 3.5;
}

double paintHeading(QPainter& painter, const QRectF& area, const QString& title, const QString& subtitle)
{
    const double titleHeight = lineHeight(titleStyle);
    paintText(painter, QRectF(area.left(), area.top(), area.width(), titleHeight), Qt::AlignLeft, title,
              titleStyle);
    if (!subtitle.isEmpty())
        paintText(painter,
                  QRectF(area.left(), area.top() + titleHeight, area.width(), lineHeight(subtitleStyle)),
                  Qt::AlignLeft, subtitle, subtitleStyle);
    const double end = area.top() + headingHeight(subtitle);
    painter.setPen(QPen(accentInk, 0.4));
    painter.drawLine(QPointF(area.left(), end - 2), QPointF(area.right(), end - 2));
    return end;
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
    paintText(painter, footer, Qt::AlignLeft, title, style);
    paintText(painter, footer, Qt::AlignRight,
              QCoreApplication::translate("Print", "page %1 of %2").arg(page + 1).arg(pages), style);
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
