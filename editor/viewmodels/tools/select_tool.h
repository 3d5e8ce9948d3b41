#pragma once

#include "editor/viewmodels/tools/ghost.h"

#include <QCoreApplication>

namespace delve {

/// Selects things by clicks and rubber band, and moves them by dragging. Shift adds, Ctrl toggles, Alt takes
/// what lies below.
class SelectTool : public CanvasTool
{
    Q_DECLARE_TR_FUNCTIONS(SelectTool)

public:
    explicit SelectTool(ToolHost& host) : CanvasTool(host), m_ghost(host) {}

    QString hint() const override;
    Qt::CursorShape cursor() const override;
    void press(const CanvasPoint& point) override;
    void drag(const CanvasPoint& point) override;
    void release(const CanvasPoint& point) override;
    bool cancel() override;
    void paint(const Overlay& overlay) const override;

private:
    enum class Doing
    {
        Nothing,
        Pressing, ///< on a thing, not yet moved
        Moving,
        Banding
    };

    void choose(const std::vector<ThingId>& hits, Qt::KeyboardModifiers modifiers);
    Edit moved(const CanvasPoint& point) const;
    void setBand(const QRectF& band);

    Doing m_doing = Doing::Nothing;
    CanvasPoint m_pressed;
    ThingId m_grabbed;
    bool m_wasSelected = false; ///< the grabbed thing, before it was pressed
    QRectF m_band;
    Ghost m_ghost;
};

} // namespace delve
