// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/validation/spot_finder.h"
#include "editor/mageknight/viewmodels/tools/ghost.h"
#include "editor/mageknight/viewmodels/tools/lit_spots.h"

#include <QCoreApplication>

namespace delve::mageknight {

/// Selects things by clicks and rubber band, and moves them by dragging. Shift adds, Ctrl toggles, Alt takes
/// what lies below. Where one thing alone is dragged, its legal spots are lit and draw it.
class SelectTool : public CanvasTool
{
    Q_DECLARE_TR_FUNCTIONS(SelectTool)

public:
    explicit SelectTool(ToolHost& host)
        : CanvasTool(host), m_spots([this] { spotsReady(); }), m_lit(host), m_ghost(host)
    {}

    QString hint() const override;
    Qt::CursorShape cursor() const override;
    void press(const CanvasPoint& point) override;
    void drag(const CanvasPoint& point) override;
    void release(const CanvasPoint& point) override;
    void documentEdited() override;
    bool cancel() override;
    void paint(const PaintGround& ground) const override;

private:
    enum class Doing
    {
        Nothing,
        Pressing, ///< on a thing, not yet moved
        Moving,
        Banding
    };

    void choose(const std::vector<ThingId>& hits, Qt::KeyboardModifiers modifiers);
    void startMoving();
    void spotsReady();
    void stopMoving();
    void showMoved(const CanvasPoint& point);
    Edit moved(const CanvasPoint& point) const;
    /// How far what is grabbed has been dragged, in whole squares.
    Offset wayTo(const CanvasPoint& point) const;
    void setBand(const QRectF& band);

    Doing m_doing = Doing::Nothing;
    CanvasPoint m_pressed;
    ThingId m_grabbed;
    bool m_wasSelected = false;       ///< the grabbed thing, before it was pressed
    std::optional<Scenario> m_copied; ///< what Ctrl makes a copy of while it is dragged
    Offset m_copiedBy;                ///< where its ghost is
    QRectF m_band;
    SpotFinder m_spots; ///< where one thing alone is moved
    QPointF m_grip;     ///< from the middle of that thing to where it was grabbed
    LitSpots m_lit;
    Ghost m_ghost;
};

} // namespace delve::mageknight
