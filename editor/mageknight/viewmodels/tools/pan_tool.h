// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/tools/canvas_tool.h"

#include <QCoreApplication>

namespace delve::mageknight {

/// Moves the map under the hand.
class PanTool : public CanvasTool
{
    Q_DECLARE_TR_FUNCTIONS(PanTool)

public:
    using CanvasTool::CanvasTool;

    QString hint() const override { return tr("Drag to move the map · the wheel zooms"); }
    Qt::CursorShape cursor() const override
    {
        return m_isDragging ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
    }
    void press(const CanvasPoint& point) override
    {
        m_isDragging = true;
        m_last = point.pixel;
    }
    void drag(const CanvasPoint& point) override
    {
        host().panBy(point.pixel - m_last);
        m_last = point.pixel;
    }
    void release(const CanvasPoint&) override { m_isDragging = false; }

private:
    QPointF m_last;
    bool m_isDragging = false;
};

} // namespace delve::mageknight
