// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"

#include <QColor>

namespace delve::mageknight {

/// The whole level in small, with a frame around what the canvas shows. Pressing moves the canvas there.
class CanvasMinimap : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::EditorCanvas* canvas READ canvas WRITE setCanvas NOTIFY canvasChanged)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY lookChanged)
    Q_PROPERTY(QColor frame MEMBER m_frame NOTIFY lookChanged)

public:
    explicit CanvasMinimap(QQuickItem* parent = nullptr);

    EditorCanvas* canvas() const { return m_canvas; }
    void setCanvas(EditorCanvas* canvas);
    void paint(QPainter* painter) override;

signals:
    void canvasChanged();
    void lookChanged();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    CanvasViewport viewport() const;
    void paintTiles(const QRectF& squares);
    void forgetPicture();

    QPointer<EditorCanvas> m_canvas;
    QColor m_ground, m_frame;
    QImage m_tiles; ///< painted again only where the level changes, or all of it where its look does
};

} // namespace delve::mageknight
