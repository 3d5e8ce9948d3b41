// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/flow.h"

#include "editor/print/page_parts.h"

#include <algorithm>

namespace delve {

namespace {

const TextStyle headingStyle{11, true, accentInk, true};
constexpr double bodyLeading = 1.12;

} // namespace

void Flow::item(FlowItem item)
{
    item.spaceBefore += m_pendingSpace;
    m_pendingSpace = 0;
    m_items.push_back(std::move(item));
}

void Flow::space(double height)
{
    m_pendingSpace += height;
}

void Flow::heading(const QString& text)
{
    FlowItem item;
    item.height = lineHeight(headingStyle) + 1.6;
    item.spaceBefore = 4;
    item.keepWithNext = true;
    item.paint = [text, width = m_width](QPainter& painter, const QPointF& at) {
        const double height = lineHeight(headingStyle);
        paintText(painter, QRectF(at, QSizeF(width, height)), Qt::AlignLeft, text, headingStyle);
        painter.setPen(QPen(ruleInk, 0.2));
        painter.drawLine(at + QPointF(0, height + 0.4), at + QPointF(width, height + 0.4));
    };
    this->item(std::move(item));
}

void Flow::marked(const QString& text, const TextStyle& style, double indent, double spaceBefore,
                  std::function<void(QPainter&, const QPointF&)> mark, bool keepWithNext)
{
    const QStringList lines = brokenLines(text, style, m_width - indent);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        FlowItem item;
        item.height = lineHeight(style) * bodyLeading;
        item.spaceBefore = i == 0 ? spaceBefore : 0;
        // The first two lines and the last two stay together: no line stands alone.
        item.keepWithNext = keepWithNext || (lines.size() > 1 && (i == 0 || i + 2 == lines.size()));
        item.paint = [line = lines[i], style, indent, mark = i == 0 ? mark : nullptr](QPainter& painter,
                                                                                      const QPointF& at) {
            if (mark)
                mark(painter, at);
            paintText(painter, at + QPointF(indent, ascentOf(style)), line, style);
        };
        this->item(std::move(item));
    }
}

void Flow::paragraph(const QString& text, const TextStyle& style, double indent, double spaceBefore)
{
    marked(text, style, indent, spaceBefore, nullptr);
}

void Flow::leader(const QString& left, const QString& right, const TextStyle& style, double indent,
                  bool keepWithNext)
{
    const double rightWidth = right.isEmpty() ? 0 : textWidth(right, style) + 3;
    const QStringList lines = brokenLines(left, style, std::max(m_width - indent - rightWidth, m_width / 3));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        FlowItem item;
        item.height = lineHeight(style) * bodyLeading;
        item.keepWithNext = keepWithNext || i + 1 < lines.size();
        const QString number = i == 0 ? right : QString();
        item.paint = [line = lines[i], number, style, indent, width = m_width](QPainter& painter,
                                                                               const QPointF& at) {
            paintText(painter, at + QPointF(indent, ascentOf(style)), line, style);
            if (!number.isEmpty())
                paintText(painter, at + QPointF(width - textWidth(number, style), ascentOf(style)), number,
                          style);
        };
        this->item(std::move(item));
    }
}

double heightOf(const Flow& flow)
{
    double height = 0;
    for (const FlowItem& item : flow.items())
        height += item.spaceBefore + item.height;
    return height;
}

std::vector<PlacedItem> pourInto(const std::vector<FlowItem>& items, const ColumnAreas& columns)
{
    std::vector<PlacedItem> placed;
    std::size_t column = 0;
    QRectF area = columns(0);
    double y = area.top();
    const auto nextColumn = [&] {
        area = columns(++column);
        y = area.top();
    };
    for (std::size_t first = 0; first < items.size();) {
        // A run of items that stay together.
        std::size_t last = first;
        double height = items[first].height;
        while (items[last].keepWithNext && last + 1 < items.size()) {
            ++last;
            height += items[last].spaceBefore + items[last].height;
        }
        const bool atTop = y <= area.top();
        const double before = atTop ? 0 : items[first].spaceBefore;
        if (!atTop && y + before + height > area.bottom()) {
            nextColumn();
            continue;
        }
        for (std::size_t i = first; i <= last; ++i) {
            double space = y <= area.top() ? 0 : items[i].spaceBefore;
            // A run longer than a whole column is divided all the same.
            if (y + space + items[i].height > area.bottom() && y > area.top()) {
                nextColumn();
                space = 0;
            }
            y += space;
            placed.push_back({i, column, QPointF(area.left(), y)});
            y += items[i].height;
        }
        first = last + 1;
    }
    return placed;
}

} // namespace delve
