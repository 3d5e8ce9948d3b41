// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/viewmodels/builder/pack_view_model.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// A face of the tile that is edited, as it will be printed and laid.
class FacePicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::PackViewModel* pack READ pack WRITE setPack NOTIFY changed)
    Q_PROPERTY(int side MEMBER m_side NOTIFY changed)
    Q_PROPERTY(int drawingStyle MEMBER m_style NOTIFY changed)

public:
    explicit FacePicture(QQuickItem* parent = nullptr);

    PackViewModel* pack() const { return m_pack; }
    void setPack(PackViewModel* pack);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QPointer<PackViewModel> m_pack;
    int m_side = 0;
    int m_style = 0;
};

} // namespace delve::mageknight
