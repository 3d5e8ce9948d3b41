// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/square.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QRectF>
#include <QString>
#include <qqmlregistration.h>

class QPainter;

namespace delve {

/// Something that is painted over the map that is worked on, below selection and tools: the canvas asks every
/// overlay that is shown when it paints, and paints again when one has changed.
class MapOverlay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("what lies over the map derives from it")
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY shownChanged)

public:
    bool isShown() const { return m_isShown; }
    void setShown(bool shown);

    /// Paints a level of the map; one unit of the painter is one square. Only what lies in `visible` is asked
    /// for.
    virtual void paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const = 0;

    /// A click on a point of the map, in squares; true if it was meant for what the overlay shows there.
    virtual bool press(QPointF at, int level, double squarePixels)
    {
        (void)at, (void)level, (void)squarePixels;
        return false;
    }

    /// What it tells about a square, for the status bar and for screen readers; empty for nothing.
    virtual QString describe(Square square) const
    {
        (void)square;
        return {};
    }

signals:
    void shownChanged();
    /// Looks different now.
    void changed();

protected:
    explicit MapOverlay(QObject* parent = nullptr) : QObject(parent) {}

private:
    bool m_isShown = false;
};

/// Offers a click to the overlays that are shown, the last on top; true if it was meant for one.
bool pressOverlays(const QList<QPointer<MapOverlay>>& overlays, QPointF at, int level, double squarePixels);

} // namespace delve
