// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/page_text.h"

#include <QFont>
#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace delve {

namespace {

constexpr double millimetresPerPoint = 25.4 / 72;
/// Fonts are set in pixels of this many millimetres.
constexpr double unit = 0.01;
constexpr double leading = 1.06;

QFont fontOf(const TextStyle& style)
{
    QFont font(style.serif ? QStringLiteral("DejaVu Serif") : QStringLiteral("DejaVu Sans"));
    font.setPixelSize(std::max(1, int(std::lround(style.points * millimetresPerPoint / unit))));
    font.setBold(style.bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace

double lineHeight(const TextStyle& style)
{
    return QFontMetricsF(fontOf(style)).height() * unit * leading;
}

double ascentOf(const TextStyle& style)
{
    return QFontMetricsF(fontOf(style)).ascent() * unit * leading;
}

double textWidth(const QString& text, const TextStyle& style)
{
    return QFontMetricsF(fontOf(style)).horizontalAdvance(text) * unit;
}

QStringList brokenLines(const QString& text, const TextStyle& style, double width)
{
    QStringList lines;
    const QFont font = fontOf(style);
    for (const QString& paragraph : text.split(u'\n')) {
        QTextLayout layout(paragraph, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        bool any = false;
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width / unit);
            lines << paragraph.mid(line.textStart(), line.textLength()).trimmed();
            any = true;
        }
        layout.endLayout();
        if (!any)
            lines << QString();
    }
    return lines;
}

void paintText(QPainter& painter, const QPointF& baseline, const QString& text, const TextStyle& style)
{
    painter.save();
    painter.translate(baseline);
    painter.scale(unit, unit);
    painter.setFont(fontOf(style));
    painter.setPen(style.colour);
    painter.drawText(QPointF(0, 0), text);
    painter.restore();
}

void paintText(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text,
               const TextStyle& style, double smallest)
{
    TextStyle fitting = style;
    const double natural = textWidth(text, style);
    if (natural > box.width())
        fitting.points *= std::max(smallest, box.width() / natural * 0.995);
    const QFontMetricsF metrics(fontOf(fitting));
    const QString words = metrics.elidedText(text, Qt::ElideRight, box.width() / unit);
    const double width = metrics.horizontalAdvance(words) * unit;
    double x = box.left();
    if (alignment & Qt::AlignRight)
        x = box.right() - width;
    else if (alignment & Qt::AlignHCenter)
        x = box.center().x() - width / 2;
    // Centred by its capitals, which is what the eye centres.
    double baseline = box.center().y() + metrics.capHeight() * unit / 2;
    if (alignment & Qt::AlignTop)
        baseline = box.top() + metrics.ascent() * unit;
    else if (alignment & Qt::AlignBottom)
        baseline = box.bottom() - metrics.descent() * unit;
    paintText(painter, QPointF(x, baseline), words, fitting);
}

void paintTextLines(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text,
                    const TextStyle& style, double smallest)
{
    TextStyle fitting = style;
    QStringList lines = brokenLines(text, fitting, box.width());
    const auto mostLines = [&] { return std::max(1, int(box.height() / lineHeight(fitting) + 1e-6)); };
    constexpr double step = 0.95;
    while (lines.size() > mostLines() && fitting.points * step >= style.points * smallest) {
        fitting.points *= step;
        lines = brokenLines(text, fitting, box.width());
    }
    if (lines.size() > mostLines()) {
        const qsizetype last = mostLines() - 1;
        lines = lines.mid(0, last) << lines.mid(last).join(u' ');
    }
    const double height = lineHeight(fitting);
    double top = box.center().y() - double(lines.size()) * height / 2;
    for (const QString& line : lines) {
        paintText(painter, QRectF(box.left(), top, box.width(), height), alignment, line, fitting, 1);
        top += height;
    }
}

double paintLines(QPainter& painter, const QPointF& topLeft, const QStringList& lines, const TextStyle& style)
{
    const double height = lineHeight(style);
    QPointF baseline = topLeft + QPointF(0, ascentOf(style));
    for (const QString& line : lines) {
        paintText(painter, baseline, line, style);
        baseline.ry() += height;
    }
    return double(lines.size()) * height;
}

} // namespace delve
