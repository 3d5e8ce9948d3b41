// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"

#include <QColor>
#include <QFont>

namespace delve::mageknight {

/// A ruler along a side of the canvas with the names of columns or rows; marks the square under the
/// pointer.
class CanvasRuler : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::EditorCanvas* canvas READ canvas WRITE setCanvas NOTIFY canvasChanged)
    Q_PROPERTY(bool vertical MEMBER m_vertical NOTIFY lookChanged)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY lookChanged)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY lookChanged)
    Q_PROPERTY(QColor text MEMBER m_text NOTIFY lookChanged)
    Q_PROPERTY(QColor mark MEMBER m_mark NOTIFY lookChanged)
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY lookChanged)

public:
    explicit CanvasRuler(QQuickItem* parent = nullptr);

    EditorCanvas* canvas() const { return m_canvas; }
    void setCanvas(EditorCanvas* canvas);
    void paint(QPainter* painter) override;

signals:
    void canvasChanged();
    void lookChanged();

private:
    QPointer<EditorCanvas> m_canvas;
    bool m_vertical = false;
    QColor m_ground, m_line, m_text, m_mark;
    QFont m_font;
};

} // namespace delve::mageknight
