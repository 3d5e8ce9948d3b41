// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/insight/heat_overlay.h"

#include <QColor>
#include <QQuickPaintedItem>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// The scale that goes with the spots on the map.
class HeatLegend : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::HeatOverlay* overlay READ overlay WRITE setOverlay NOTIFY lookChanged)
    Q_PROPERTY(int level MEMBER m_level NOTIFY lookChanged)
    Q_PROPERTY(QColor text MEMBER m_text NOTIFY lookChanged)
    /// How much the interface is enlarged.
    Q_PROPERTY(double zoom MEMBER m_zoom NOTIFY lookChanged)
    /// Nothing happened anywhere, so there is no scale.
    Q_PROPERTY(bool empty READ isEmpty NOTIFY lookChanged)

public:
    explicit HeatLegend(QQuickItem* parent = nullptr);

    HeatOverlay* overlay() const { return m_overlay; }
    void setOverlay(HeatOverlay* overlay);
    bool isEmpty() const;

    void paint(QPainter* painter) override;

signals:
    void lookChanged();

private:
    const HeatMap* map() const { return m_overlay ? m_overlay->mapOf(m_level) : nullptr; }

    QPointer<HeatOverlay> m_overlay;
    int m_level = 0;
    QColor m_text;
    double m_zoom = 1;
};

} // namespace delve::mageknight
