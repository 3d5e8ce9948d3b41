// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/viewmodels/document/library.h"

#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// A small picture of a piece of the palette.
class PieceThumbnail : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY changed)
    Q_PROPERTY(QString piece MEMBER m_piece NOTIFY changed)
    /// Shows the other side of a tile or marker.
    Q_PROPERTY(bool flipped MEMBER m_flipped NOTIFY changed)
    Q_PROPERTY(int drawingStyle MEMBER m_style NOTIFY changed)

public:
    explicit PieceThumbnail(QQuickItem* parent = nullptr);

    Library* library() const { return m_library; }
    void setLibrary(Library* library);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QPointer<Library> m_library;
    QString m_piece;
    bool m_flipped = false;
    int m_style = 0;
    QImage m_picture;
};

} // namespace delve::mageknight
