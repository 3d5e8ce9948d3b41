// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/canvas/canvas_viewport.h"

#include <QColor>
#include <QQuickPaintedItem>
#include <qqmlregistration.h>

#include <optional>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace delve {

/// What every map of squares on the screen can do: show a part of it, zoom by wheel and command, pan by
/// wheel, middle button and Space. What is painted and what clicks mean is told by those who derive from it.
class SquaresCanvas : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("what shows squares derives from it")
    Q_PROPERTY(QColor accent MEMBER m_accent NOTIFY lookChanged)
    Q_PROPERTY(bool wheelZooms MEMBER m_wheelZooms NOTIFY lookChanged)
    Q_PROPERTY(double squarePixels READ squarePixels NOTIFY viewChanged)
    Q_PROPERTY(int zoomPercent READ zoomPercent NOTIFY viewChanged)
    Q_PROPERTY(QPointF origin READ origin NOTIFY viewChanged)
    Q_PROPERTY(bool fitted READ isFitted NOTIFY viewChanged)
    /// Pixels below the upper edge that something else covers: nothing is fitted there.
    Q_PROPERTY(double coveredTop READ coveredTop WRITE setCoveredTop NOTIFY coveredTopChanged)
    /// The squares that are visible.
    Q_PROPERTY(QRectF visibleSquares READ visibleSquares NOTIFY viewChanged)

public:
    double squarePixels() const { return m_viewport.squarePixels(); }
    int zoomPercent() const;
    QPointF origin() const { return m_viewport.origin(); }
    bool isFitted() const { return m_viewport.isFitted(); }
    double coveredTop() const { return m_coveredTop; }
    void setCoveredTop(double pixels);
    QRectF visibleSquares() const;
    /// The squares that there are to see.
    virtual QRectF extent() const = 0;

    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomBy(double factor, QPointF centre);
    Q_INVOKABLE void zoomBy(double factor) { zoomBy(factor, QPointF(width() / 2, height() / 2)); }
    Q_INVOKABLE void zoomTo(int percent);
    Q_INVOKABLE void pan(double dx, double dy);
    Q_INVOKABLE void centreOn(QPointF square);
    Q_INVOKABLE QPoint squareAt(QPointF point) const;
    Q_INVOKABLE QPointF pixelOf(double x, double y) const { return m_viewport.toPixels(QPointF(x, y)); }

signals:
    void lookChanged();
    void viewChanged();
    void coveredTopChanged();

protected:
    explicit SquaresCanvas(QQuickItem* parent);

    const CanvasViewport& viewport() const { return m_viewport; }
    const QColor& accent() const { return m_accent; }
    double pixelRatio() const;

    /// Shows a part that was left before.
    void restoreView(double squarePixels, QPointF origin, bool fitted);
    /// Moves as little as needed to show these squares.
    void revealSquares(const QRectF& squares);
    /// The extent changed: what was shown as a whole stays shown as a whole.
    void refit();

    /// Whether a press, a move or a key was about panning, and is done with.
    bool panStarts(const QMouseEvent& event);
    bool panGoesOn(const QMouseEvent& event);
    /// Whether there was a pan to end.
    bool panEnds();
    bool isPanning() const { return m_panning.has_value(); }
    /// Space held makes the left button pan.
    void setSpaceHeld(bool held) { m_spaceHeld = held; }

    void geometryChange(const QRectF& now, const QRectF& before) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fitInto(QSizeF size);
    void viewWasChanged();

    CanvasViewport m_viewport;
    QColor m_accent{0xe2, 0xb1, 0x42};
    bool m_wheelZooms = true;
    double m_coveredTop = 0;
    bool m_spaceHeld = false;
    std::optional<QPointF> m_panning; ///< the last pixel of a pan
};

} // namespace delve
