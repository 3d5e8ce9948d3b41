// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/text_block.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <cmath>

namespace delve {

double paintTextBlock(QPainter& painter, const QRectF& area, const QString& text, const QFont& font,
                      const QColor& colour)
{
    const QFontMetricsF metrics(font);
    const double lineHeight = std::ceil(metrics.height() * 1.06);
    const int maxLines = int(area.height() / lineHeight);
    painter.setFont(font);
    painter.setPen(colour);
    QTextLayout layout(text, font);
    layout.beginLayout();
    int used = 0;
    while (used < maxLines) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(area.width());
        const bool last = used + 1 == maxLines;
        const QString rest = text.mid(line.textStart());
        // The last line takes all that is left, shortened; a single long word is shortened as well.
        const bool whole = line.textLength() >= rest.size();
        QString words = last && !whole ? rest : text.mid(line.textStart(), line.textLength());
        words = metrics.elidedText(words.trimmed(), Qt::ElideRight, area.width());
        painter.drawText(QPointF(area.left(), area.top() + used * lineHeight + metrics.ascent()), words);
        ++used;
    }
    layout.endLayout();
    return used * lineHeight;
}

QFont sheetFont(double pixels, bool bold, bool italic)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(std::max(1, int(std::lround(pixels))));
    font.setBold(bold);
    font.setItalic(italic);
    return font;
}

} // namespace delve
