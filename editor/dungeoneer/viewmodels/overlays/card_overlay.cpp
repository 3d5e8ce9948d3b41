// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/overlays/card_overlay.h"

#include "editor/dungeoneer/render/letters.h"
#include "editor/render/palette.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QPainter>

#include <algorithm>

namespace delve::dungeoneer {

CardOverlay::CardOverlay(QObject* parent) : MapOverlay(parent)
{
    connect(this, &CardOverlay::shownChanged, this, &CardOverlay::changed);
}

void CardOverlay::setDocument(CardMapViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this))
        return;
    if (document)
        connect(document, &CardMapViewModel::edited, this, &CardOverlay::changed);
    emit documentChanged();
    emit changed();
}

void paintPlate(QPainter& painter, QPointF centre, double radius, const QString& text, const QColor& plate)
{
    const double height = radius * 1.05;
    const double half = std::max(radius, radius * 0.36 * double(text.size()) + radius * 0.35);
    painter.setPen(QPen(QColor(255, 255, 255, 230), radius * 0.12));
    painter.setBrush(plate);
    painter.drawRoundedRect(QRectF(centre.x() - half, centre.y() - radius, 2 * half, 2 * radius), radius,
                            radius);
    painter.fillPath(lettersAt(text, centre, height), Qt::white);
}

QColor heatOf(double share)
{
    const QColor low(0x2e, 0x8b, 0x57), middle(0xc9, 0x8a, 0x12), high(0xb8, 0x2d, 0x28);
    share = std::clamp(share, 0.0, 1.0);
    return share < 0.5 ? mixed(low, middle, share * 2) : mixed(middle, high, share * 2 - 1);
}

} // namespace delve::dungeoneer
