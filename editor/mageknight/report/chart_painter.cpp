// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/chart_painter.h"

#include "editor/render/text_block.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

namespace {

constexpr double narrowWidth = 480; ///< there is no room beside the bars
constexpr double textSize = 13;
constexpr double smallSize = 11;
constexpr double rowHeight = 44;
constexpr double labelWidth = 200;
constexpr double axisHeight = 40;
constexpr double histogramHeight = 230;
constexpr double lowHistogramHeight = 190; ///< of a narrow one

bool isNarrow(double width)
{
    return width < narrowWidth;
}

void text(QPainter& painter, const QRectF& area, int flags, const QString& words, const QColor& colour,
          double size = textSize, bool bold = false)
{
    const QFont font = sheetFont(size, bold);
    const QFontMetricsF metrics(font);
    const QString shown = metrics.elidedText(words, Qt::ElideRight, area.width());
    const double width = metrics.horizontalAdvance(shown);
    const double x = (flags & Qt::AlignRight)     ? area.right() - width
                     : (flags & Qt::AlignHCenter) ? area.center().x() - width / 2
                                                  : area.left();
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(x, area.center().y() + (metrics.ascent() - metrics.descent()) / 2), shown);
}

/// A small label in the middle of an area, moved as far as needed to stay in the chart.
void inside(QPainter& painter, QRectF area, double width, const QString& words, const QColor& colour)
{
    const double half = QFontMetricsF(sheetFont(smallSize, true)).horizontalAdvance(words) / 2 + 1;
    area.moveCenter(
        {std::clamp(area.center().x(), std::min(half, width / 2), std::max(width - half, width / 2)),
         area.center().y()});
    text(painter, area, Qt::AlignHCenter, words, colour, smallSize, true);
}

void line(QPainter& painter, QPointF from, QPointF to, const QColor& colour, double width)
{
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(from, to);
}

/// Dashes drawn one by one, since not every device of ours knows dashed pens.
void dashed(QPainter& painter, double x, double top, double bottom, const QColor& colour)
{
    for (double y = top; y < bottom; y += 8)
        line(painter, {x, y}, {x, std::min(y + 5, bottom)}, colour, 1.5);
}

void bar(QPainter& painter, const QRectF& area, const QColor& colour, const QColor& outline)
{
    painter.setPen(QPen(outline, 1));
    painter.setBrush(colour);
    painter.drawRoundedRect(area, std::min(3.0, area.width() / 2), std::min(3.0, area.height() / 2));
}

/// A step of 1, 2 or 5 times a power of ten, of which about `wanted` fit into the range.
double roundStep(double range, double wanted)
{
    const double rough = std::max(range, 1.0) / wanted;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power)
            return factor * power;
    return 10 * power;
}

} // namespace

const ChartColours& ChartColours::light()
{
    static const ChartColours colours{QColor(0x2b, 0x25, 0x21), QColor(0x6a, 0x5f, 0x53),
                                      QColor(0xe4, 0xdb, 0xcb), QColor(0xb0, 0x81, 0x36),
                                      QColor(0x5d, 0x3b, 0x05)};
    return colours;
}

const ChartColours& ChartColours::dark()
{
    static const ChartColours colours{QColor(0xf0, 0xea, 0xdd), QColor(0xb3, 0xa9, 0x9b),
                                      QColor(0x45, 0x40, 0x4d), QColor(0xc8, 0x98, 0x3a),
                                      QColor(0xf6, 0xd9, 0x8f)};
    return colours;
}

QSizeF ShareChart::size() const
{
    return {width, rowHeight * double(bars.size()) + axisHeight};
}

void ShareChart::paint(QPainter& painter, const ChartColours& colours, const QLocale& locale) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    double most = due;
    for (const ShareBar& row : bars)
        most = std::max(most, row.share.most);
    const double end = std::min(100.0, std::ceil((most + 4) / 10) * 10);
    const bool narrow = isNarrow(width);
    const double left = narrow ? 14 : labelWidth + 12;
    const double scale = (width - left - (narrow ? 18 : 84)) / end;
    const double bottom = rowHeight * double(bars.size());
    const double step = roundStep(end, narrow ? 4 : 6);
    for (double tick = 0; tick <= end + 0.01; tick += step) {
        const double x = left + tick * scale;
        line(painter, {x, 0}, {x, bottom}, colours.line, 1);
        text(painter, {x - 30, bottom + 2, 60, 16}, Qt::AlignHCenter,
             locale.toString(tick, 'f', 0) + QStringLiteral("\u00a0%"), colours.quiet, smallSize);
    }
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const ShareBar& row = bars[i];
        const double top = rowHeight * double(i);
        const double middle = top + (narrow ? rowHeight - 14 : rowHeight / 2);
        const double half = narrow ? 8 : 10; // of the thickness of a bar
        text(painter,
             narrow ? QRectF(left, top, width - left - 74, 18) : QRectF(0, top, labelWidth, rowHeight),
             narrow ? Qt::AlignLeft : Qt::AlignRight, row.label, colours.text);
        bar(painter, {left, middle - half, std::max(1.0, row.share.percent * scale), 2 * half},
            row.colour.isValid() ? row.colour : colours.bar, colours.quiet);
        const double from = left + row.share.least * scale;
        const double to = left + row.share.most * scale;
        line(painter, {from, middle}, {to, middle}, colours.text, 2);
        for (const double x : {from, to})
            line(painter, {x, middle - 6}, {x, middle + 6}, colours.text, 2);
        const QRectF number =
            narrow ? QRectF(width - 70, top, 68, 18) : QRectF(to + 10, middle - rowHeight / 2, 90, rowHeight);
        text(painter, number, narrow ? Qt::AlignRight : Qt::AlignLeft,
             locale.toString(row.share.percent, 'f', 1) + QStringLiteral("\u00a0%"), colours.text, textSize,
             true);
        if (due > 0 && narrow) // the names stay free of it
            dashed(painter, left + due * scale, middle - half - 4, middle + half + 4, colours.mark);
    }
    if (due <= 0)
        return;
    const double x = left + due * scale;
    if (!narrow)
        dashed(painter, x, 0, bottom, colours.mark);
    inside(painter, {x - 150, bottom + 20, 300, 18}, width, dueLabel, colours.mark);
}

QSizeF HistogramChart::size() const
{
    return {width, isNarrow(width) ? lowHistogramHeight : histogramHeight};
}

void HistogramChart::paint(QPainter& painter, const ChartColours& colours, const QLocale& locale) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const auto first = std::ranges::find_if(counts, [](play::Tally::Count count) { return count > 0; });
    if (first == counts.end())
        return;
    const int begin = int(first - counts.begin());
    const int bins = int(counts.size()) - begin;
    const double most = double(*std::ranges::max_element(counts));
    const bool narrow = isNarrow(width);
    const double left = narrow ? 36 : 56;
    const double top = 26;
    const double bottom = size().height() - 44;
    const double wide = (width - left - 12) / std::max(bins, 8); // each bin
    const double step = std::max(1.0, roundStep(most, 4));
    const double end = std::ceil(most / step) * step;
    const auto heightOf = [&](double count) { return count / end * (bottom - top); };
    for (double tick = 0; tick <= end + 0.01; tick += step) {
        const double y = bottom - heightOf(tick);
        line(painter, {left, y}, {width, y}, colours.line, 1);
        text(painter, {0, y - 8, left - 8, 16}, Qt::AlignRight, locale.toString(tick, 'f', 0), colours.quiet,
             smallSize);
    }
    const double gap = wide > 6 ? 1.5 : 0;
    for (int i = 0; i < bins; ++i)
        if (const double count = double(counts[std::size_t(begin + i)]); count > 0)
            bar(painter, {left + wide * i + gap, bottom - heightOf(count), wide - 2 * gap, heightOf(count)},
                begin + i == cut ? colours.quiet : colours.bar, colours.quiet);
    const int labelStep = std::max(1, int(roundStep(bins, narrow ? 6 : 10)));
    for (int i = 0; i < bins; ++i)
        if ((begin + i) % labelStep == 0)
            text(painter, {left + wide * (i + 0.5) - 30, bottom + 3, 60, 16}, Qt::AlignHCenter,
                 locale.toString((begin + i) * perBin), colours.quiet, smallSize);
    text(painter, {left, bottom + 22, width - left, 18}, Qt::AlignHCenter, label, colours.quiet, smallSize);
    if (middle < 0)
        return;
    const double x = left + wide * (double(middle) / perBin - begin + 0.5);
    dashed(painter, x, top - 6, bottom, colours.mark);
    if (narrow)
        return inside(painter, {x - 150, 0, 300, 18}, width, middleLabel, colours.mark);
    const bool isRight = x > width - 170;
    text(painter, {isRight ? x - 206 : x + 6, 0, 200, 18}, isRight ? Qt::AlignRight : Qt::AlignLeft,
         middleLabel, colours.mark, smallSize, true);
}

} // namespace delve::mageknight
