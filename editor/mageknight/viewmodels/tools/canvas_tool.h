// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/thing_bounds.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "editor/mageknight/validation/verdict.h"

#include <QPointF>
#include <QString>
#include <Qt>

#include <optional>

namespace delve::mageknight {

class ScenarioViewModel;

/// Where a pointer, or the board cursor, is.
struct CanvasPoint
{
    QPointF at;    ///< in squares
    QPointF pixel; ///< of the canvas
    Qt::KeyboardModifiers modifiers;
};

/// What tools paint on: a painter whose unit is one square, over the painted level.
struct PaintGround
{
    QPainter& painter;
    const ScenarioPaintOptions& scene; ///< how the level below was painted
    double squarePixels;
    QColor accent;

    /// A line so many pixels wide.
    QPen pen(const QColor& colour, double pixels) const { return QPen(colour, pixels / squarePixels); }
};

/// What a tool may ask of the canvas it works on.
class ToolHost
{
public:
    virtual ~ToolHost() = default;

    /// The document; tools are not called while there is none.
    virtual ScenarioViewModel& document() const = 0;
    virtual int level() const = 0;
    virtual double squarePixels() const = 0;
    /// The kinds of things that may be selected: not on a hidden or locked layer.
    virtual KindFilter openKinds() const = 0;
    /// Pieces are not put down where a rule refuses them.
    virtual bool enforcesRules() const = 0;
    /// Whether what is judged so is not done with these keys: where two things would lie in one place, and,
    /// if rules are enforced, where one refuses; Shift does it anyway.
    bool refuses(const Verdict& verdict, Qt::KeyboardModifiers modifiers) const
    {
        return verdict.kind == Verdict::Kind::Refused &&
               (verdict.isOverlap() || (enforcesRules() && !modifiers.testFlag(Qt::ShiftModifier)));
    }

    /// Paints these squares again.
    virtual void repaint(const QRectF& squares) = 0;
    /// Says what the rules think of what the tool is about to do; nothing when it is about nothing.
    virtual void showVerdict(const std::optional<Verdict>& verdict, const Scenario& preview) = 0;
    virtual void panBy(QPointF pixels) = 0;
    /// The hint of the tool is another one now.
    virtual void refreshHint() = 0;
    /// Goes back to the select tool.
    virtual void finishTool() = 0;
};

/// A way to work on the map. A tool previews while the pointer moves and makes one edit when it is released.
/// Add one by deriving from this and listing it in ToolBox.
class CanvasTool
{
public:
    explicit CanvasTool(ToolHost& host) : m_host(host) {}
    virtual ~CanvasTool() = default;

    /// What the buttons and keys do now, for the status bar.
    virtual QString hint() const = 0;
    virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }

    virtual void press(const CanvasPoint&) {}
    virtual void drag(const CanvasPoint&) {} ///< the left button is down
    virtual void release(const CanvasPoint&) {}
    virtual void hover(const CanvasPoint&) {}
    virtual void leave() {}
    /// Another tool is taken into the hand.
    virtual void putAway() { leave(); }
    /// Where Tab has led: the point of the board cursor, and all that the piece would cover.
    struct Walk
    {
        QPointF to;
        QRectF area;
    };
    /// Tab: goes to the nearest legal spot of what is carried, then to the next one, or back. Nothing if
    /// there is none to go to.
    virtual std::optional<Walk> walk(int) { return {}; }
    /// The document was changed, by this tool or by anybody else.
    virtual void documentEdited() {}
    /// R and F: the piece in hand, or what is selected.
    virtual void turn(int quarters);
    virtual void flip();
    /// Escape: gives up what is under way. False if there was nothing to give up.
    virtual bool cancel() { return false; }
    virtual void paint(const PaintGround&) const {}

protected:
    ToolHost& host() const { return m_host; }

private:
    ToolHost& m_host;
};

} // namespace delve::mageknight
