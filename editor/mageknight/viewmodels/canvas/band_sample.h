// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/square_bands.h"

#include <QColor>
#include <QQuickPaintedItem>
#include <QVariantMap>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// A square of a band as it looks on the map, for legends.
class BandSample : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY lookChanged)
    Q_PROPERTY(int hatches MEMBER m_hatches NOTIFY lookChanged)
    Q_PROPERTY(int lines MEMBER m_lines NOTIFY lookChanged)

public:
    explicit BandSample(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    /// An entry of a legend: its label, and the properties of its sample by their names.
    static QVariantMap entry(const QString& label, const BandLook& look);

signals:
    void lookChanged();

private:
    QColor m_colour;
    int m_hatches = 0;
    int m_lines = 2;
};

} // namespace delve::mageknight
