// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/tools/paste_tool.h"

#include "editor/mageknight/document/thing_groups.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "engine/mageknight/scenario/edits/paste_edits.h"
#include "engine/mageknight/scenario/edits/table_edits.h"

#include <QGuiApplication>

#include <cmath>

namespace delve::mageknight {

bool PasteTool::take(Scenario things)
{
    m_ghost.hide();
    m_by.reset();
    m_area = squaresOf(things, host().document().model().content());
    m_things = std::move(things);
    if (m_hand)
        hover(*m_hand);
    return !m_area.isEmpty();
}

QString PasteTool::hint() const
{
    return tr("Click to lay the copy · R turns · Esc puts it away");
}

Qt::CursorShape PasteTool::cursor() const
{
    return m_ghost.isForbidden(QGuiApplication::keyboardModifiers()) ? Qt::ForbiddenCursor : Qt::CrossCursor;
}

void PasteTool::hover(const CanvasPoint& point)
{
    m_hand = point;
    const QPointF way = point.at - m_area.center();
    const Offset by{int(std::lround(way.x())), int(std::lround(way.y()))};
    if (m_by == by)
        return;
    m_by = by;
    ScenarioDocument& document = host().document().model();
    m_ghost.show(pasteThings(document.scenario(), m_things, by, host().level(), document.random()));
}

void PasteTool::press(const CanvasPoint& point)
{
    hover(point);
    if (!m_ghost.isShown() || m_ghost.isForbidden(point.modifiers))
        return;
    ScenarioViewModel& document = host().document();
    const Edit edit = m_ghost.edit();
    putDown();
    if (document.model().push(edit))
        document.selection()->set(addedThings(edit));
    host().finishTool();
}

void PasteTool::turn(int quarters)
{
    const Content& content = host().document().model().content();
    std::vector<ThingId> all;
    visitAllLists(m_things, [&](ThingKind, const auto& list) {
        for (const auto& thing : list)
            all.push_back(thing.id);
    });
    take(applied(m_things, turnThings(m_things, content, all, quarters)));
}

/// What was judged is out of date.
void PasteTool::documentEdited()
{
    m_ghost.hide();
    m_by.reset();
}

void PasteTool::putDown()
{
    m_ghost.hide();
    m_by.reset();
    m_things = {};
    m_area = {};
}

void PasteTool::leave()
{
    m_hand.reset();
    m_by.reset();
    m_ghost.hide();
}

bool PasteTool::cancel()
{
    putDown();
    host().finishTool();
    return true;
}

} // namespace delve::mageknight
