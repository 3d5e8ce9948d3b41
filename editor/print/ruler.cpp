// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/ruler.h"

#include "editor/print/page_text.h"

namespace delve {

namespace {

constexpr double inch = 25.4;
constexpr double before = 4;     // room for the first number
constexpr double baseline = 6.0; // from the top
constexpr double between = 0.7;  // the line of inches lies below that of millimetres
constexpr double lineWidth = 0.15;
const TextStyle numbers{5.5, false, QColor(0x22, 0x22, 0x22)};

void number(QPainter& painter, double x, double y, const QString& text)
{
    paintText(painter, QRectF(x - 6, y, 12, 2.4), Qt::AlignHCenter, text, numbers);
}

} // namespace

Ruler Ruler::thatFits(double length)
{
    const Ruler usual;
    return length >= usual.size().width() ? usual : Ruler{50, 2};
}

QSizeF Ruler::size() const
{
    return {before + inches * inch + 6, 11.5 + between};
}

void paintRuler(QPainter& painter, const QPointF& topLeft, const Ruler& ruler, Qt::Orientation orientation)
{
    painter.save();
    painter.translate(topLeft);
    if (orientation == Qt::Vertical) {
        painter.translate(ruler.size().height(), 0);
        painter.rotate(90);
    }
    painter.translate(before, baseline);
    // Ends are flat, so that the line is as long as it says.
    painter.setPen(QPen(Qt::black, lineWidth, Qt::SolidLine, Qt::FlatCap));
    for (int mm = 0; mm <= ruler.millimetres; ++mm) {
        // Marks begin at the upper edge of the line, so that it ends in their middles.
        const double height = mm % 10 == 0 ? 3.2 : mm % 5 == 0 ? 2.3 : 1.4;
        painter.drawLine(QPointF(mm, -lineWidth / 2), QPointF(mm, -height));
    }
    for (int eighth = 0; eighth <= 8 * ruler.inches; ++eighth) {
        const double height = eighth % 8 == 0 ? 3.2 : eighth % 4 == 0 ? 2.3 : 1.4;
        painter.drawLine(QPointF(eighth * inch / 8, between + lineWidth / 2),
                         QPointF(eighth * inch / 8, between + height));
    }
    painter.drawLine(QPointF(0, 0), QPointF(ruler.millimetres, 0));
    painter.drawLine(QPointF(0, between), QPointF(ruler.inches * inch, between));
    for (int mm = 0; mm <= ruler.millimetres; mm += 10)
        number(painter, mm, -5.9,
               QString::number(mm) + (mm == ruler.millimetres ? QStringLiteral(" mm") : QString()));
    for (int inches = 0; inches <= ruler.inches; ++inches)
        number(painter, inches * inch, between + 3.3,
               QString::number(inches) + (inches == ruler.inches ? QStringLiteral(" in") : QString()));
    painter.restore();
}

} // namespace delve
