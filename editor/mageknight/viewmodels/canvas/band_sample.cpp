// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/band_sample.h"

#include <QPainter>

namespace delve::mageknight {

BandSample::BandSample(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &BandSample::lookChanged, this, [this] { update(); });
}

void BandSample::paint(QPainter* painter)
{
    // The map below is mostly pale stone.
    painter->fillRect(boundingRect(), QColor(0xd9, 0xcf, 0xbd));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(width(), height());
    paintBandSample(*painter, {m_colour, std::uint8_t(m_hatches), m_lines}, QRectF(0, 0, 1, 1), width());
}

QVariantMap BandSample::entry(const QString& label, const BandLook& look)
{
    return {{QStringLiteral("label"), label},
            {QStringLiteral("colour"), look.colour},
            {QStringLiteral("hatches"), look.hatches},
            {QStringLiteral("lines"), look.lines}};
}

} // namespace delve::mageknight
