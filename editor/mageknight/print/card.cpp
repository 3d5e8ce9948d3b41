// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/card.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr double headHeight = 8;
constexpr double aboveText = 1.5;
const TextStyle remarkStyle{6.5, false, quietInk, true};

void paintFront(QPainter& painter, const Card& card)
{
    const double height = card.height();
    constexpr double beyond = 10; // the head reaches over the edge, as far as the bleed lets it show
    painter.setPen(Qt::NoPen);
    painter.setBrush(card.colour);
    painter.drawRect(QRectF(-beyond, -beyond, Card::width + 2 * beyond, headHeight + beyond));
    const double valueWidth = card.value.isEmpty() ? 0 : textWidth(card.value, {9, true}) + 2;
    const double inner = Card::width - 2 * Card::padding;
    const QRectF head(Card::padding, 0.6, inner, headHeight - 0.6);
    paintTextLines(painter, head.adjusted(0, 0, -valueWidth, 0), Qt::AlignLeft, card.name,
                   {9.5, true, card.ink, true}, 0.5);
    paintText(painter, head, Qt::AlignRight, card.value, {9, true, card.ink});
    painter.setPen(QPen(ruleInk, 0.15));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(0, 0, Card::width, height));
    painter.drawLine(QPointF(0, headHeight), QPointF(Card::width, headHeight));

    painter.save();
    painter.translate(Card::padding, headHeight + aboveText);
    painter.scale(card.textScale, card.textScale);
    QPointF at;
    for (const FlowItem& item : card.text.items()) {
        at.ry() += item.spaceBefore;
        item.paint(painter, at);
        at.ry() += item.height;
    }
    painter.restore();
}

void paintBack(QPainter& painter, const Card& card)
{
    const double height = card.height();
    constexpr double beyond = 10;
    painter.setPen(Qt::NoPen);
    painter.setBrush(card.colour);
    painter.drawRect(QRectF(-beyond, -beyond, Card::width + 2 * beyond, height + 2 * beyond));
    QColor line = card.ink;
    line.setAlpha(200);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(line, 0.5));
    painter.drawRoundedRect(QRectF(4, 4, Card::width - 8, height - 8), 2, 2);
    painter.setPen(QPen(line, 0.2));
    painter.drawRoundedRect(QRectF(5.2, 5.2, Card::width - 10.4, height - 10.4), 1.4, 1.4);
    const QRectF middle(7, height / 2 - 6, Card::width - 14, 6);
    paintTextLines(painter, middle.adjusted(0, -6, 0, 0), Qt::AlignHCenter, card.name,
                   {12, true, card.ink, true}, 0.5);
    paintTextLines(painter, middle.translated(0, 6), Qt::AlignHCenter, card.family, {8, false, card.ink});
}

} // namespace

double Card::height() const
{
    // Scaled text may miss its room by a rounding.
    const double needed = headHeight + aboveText + heightOf(text) * textScale + padding;
    return needed <= usualHeight + 1e-6 ? usualHeight : needed;
}

double Card::usualTextHeight()
{
    return usualHeight - headHeight - aboveText - padding;
}

void Card::saveInk()
{
    colour = Qt::white;
    ink = pageInk;
}

void Card::remarkIfRoom(const QString& remark)
{
    Flow more = text;
    more.paragraph(remark, remarkStyle, 0, 2);
    if (heightOf(more) <= usualTextHeight())
        text = std::move(more);
}

CutOut cutOutOf(Card card, const PrintSubject& subject, const QSizeF& room)
{
    if (paletteOf(subject.options.style).lineArt)
        card.saveInk();
    const double bleed = 2 * subject.options.bleed;
    const QSizeF natural(Card::width, card.height());
    const double scale =
        std::min({1.0, (room.width() - bleed) / natural.width(), (room.height() - bleed) / natural.height()});
    CutOut piece;
    piece.name = card.name;
    piece.folder = QStringLiteral("cards");
    piece.size = natural * scale;
    const auto shared = std::make_shared<const Card>(std::move(card));
    piece.front = [shared, scale](QPainter& painter) {
        painter.scale(scale, scale);
        paintFront(painter, *shared);
    };
    piece.back = [shared, scale](QPainter& painter) {
        painter.scale(scale, scale);
        paintBack(painter, *shared);
    };
    return piece;
}

} // namespace delve::mageknight
