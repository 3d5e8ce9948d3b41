// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// A square of a terrain, as tiles show it.
class TerrainSample : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int terrain MEMBER m_terrain NOTIFY changed)
    Q_PROPERTY(int drawingStyle MEMBER m_style NOTIFY changed)

public:
    explicit TerrainSample(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    int m_terrain = 0;
    int m_style = 0;
};

} // namespace delve::mageknight
