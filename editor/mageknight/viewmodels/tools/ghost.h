// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/tools/canvas_tool.h"

#include <functional>
#include <optional>
#include <unordered_set>

namespace delve::mageknight {

/// Shows what an edit would do before it is done: the changed things pale in their new places, coloured and
/// patterned by what the rules say.
class Ghost
{
public:
    explicit Ghost(ToolHost& host) : m_host(host) {}

    /// Says what the rules think of an edit; nothing while nobody knows.
    using Judge = std::function<std::optional<Verdict>()>;

    /// An empty edit shows nothing.
    void show(const Edit& edit);
    /// Shows an edit that `judge` judges, who is asked only if it is another edit than before.
    void show(const Edit& edit, const Judge& judge);
    void hide() { show({}); }

    const Edit& edit() const { return m_edit; }
    bool isShown() const { return !m_edit.isEmpty(); }
    /// It breaks a rule, and the user wants rules to be kept, or nobody can want it. Shift lays it anyway.
    bool isForbidden(Qt::KeyboardModifiers modifiers) const
    {
        return isShown() && m_verdict && m_host.refuses(*m_verdict, modifiers);
    }
    void paint(const PaintGround& ground) const;

private:
    void collect(const Scenario& scenario);
    void repaint() const;

    ToolHost& m_host;
    Edit m_edit;
    Scenario m_changed;                ///< the changed things as they would lie, and little else
    std::unordered_set<ThingId> m_ids; ///< of the things to paint
    std::vector<QRectF> m_areas;       ///< where the changed things would be
    std::optional<Verdict> m_verdict;
};

QColor colourOf(Verdict::Kind kind);

/// The sign of a verdict over some squares. Colour and pattern both tell: a plain frame is legal, dots are
/// questionable, hatching is refused.
void paintVerdict(const PaintGround& ground, const QRectF& area, Verdict::Kind kind);

} // namespace delve::mageknight
