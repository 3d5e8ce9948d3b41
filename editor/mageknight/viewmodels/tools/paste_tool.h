// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/tools/ghost.h"

#include <QCoreApplication>
#include <QRectF>

#include <optional>

namespace delve::mageknight {

/// Carries copied things until they are laid: one click, one edit, and the hand is empty again.
class PasteTool : public CanvasTool
{
    Q_DECLARE_TR_FUNCTIONS(PasteTool)

public:
    explicit PasteTool(ToolHost& host) : CanvasTool(host), m_ghost(host) {}

    /// Takes copied things into the hand. False if there are none.
    bool take(Scenario things);

    QString hint() const override;
    Qt::CursorShape cursor() const override;
    void press(const CanvasPoint& point) override;
    void drag(const CanvasPoint& point) override { hover(point); }
    void hover(const CanvasPoint& point) override;
    void leave() override;
    void documentEdited() override;
    void turn(int quarters) override;
    bool cancel() override;
    void paint(const PaintGround& ground) const override { m_ghost.paint(ground); }

private:
    void putDown();

    Scenario m_things;
    QRectF m_area;              ///< that they cover
    std::optional<Offset> m_by; ///< for which the ghost is shown
    std::optional<CanvasPoint> m_hand;
    Ghost m_ghost;
};

} // namespace delve::mageknight
