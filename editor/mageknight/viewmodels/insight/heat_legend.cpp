// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/heat_legend.h"

#include "editor/viewmodels/exchange_watched.h"

#include <QPainter>

namespace delve::mageknight {

HeatLegend::HeatLegend(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &HeatLegend::lookChanged, this, [this] {
        setImplicitSize(heatLegendSize().width() * m_zoom,
                        isEmpty() ? 0 : heatLegendSize().height() * m_zoom);
        update();
    });
}

void HeatLegend::setOverlay(HeatOverlay* overlay)
{
    if (!exchangeWatched(m_overlay, overlay, *this))
        return;
    if (m_overlay)
        connect(m_overlay, &MapOverlay::changed, this, &HeatLegend::lookChanged);
    emit lookChanged();
}

bool HeatLegend::isEmpty() const
{
    return !map() || map()->most == 0;
}

void HeatLegend::paint(QPainter* painter)
{
    if (isEmpty())
        return;
    painter->scale(m_zoom, m_zoom);
    paintHeatLegend(*painter, *map(), m_text);
}

} // namespace delve::mageknight
