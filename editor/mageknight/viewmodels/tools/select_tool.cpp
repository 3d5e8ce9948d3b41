// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/tools/select_tool.h"

#include "editor/mageknight/document/piece_in_hand.h"
#include "editor/mageknight/document/thing_groups.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "engine/mageknight/scenario/edits/paste_edits.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/setup/placements/place_thing.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

QString SelectTool::hint() const
{
    switch (m_doing) {
    case Doing::Moving:
        return m_copied ? tr("Release to lay the copy · Esc gives up") : tr("Release to move · Esc gives up");
    case Doing::Banding: return tr("Release to select what lies inside");
    default: break;
    }
    if (host().document().selection()->count() > 0)
        return tr("Drag to move, with Ctrl to copy · R turns · F flips · Ctrl+arrows nudge · Del deletes");
    return tr("Click to select · drag to select several · arrows walk the board");
}

Qt::CursorShape SelectTool::cursor() const
{
    if (m_doing != Doing::Moving)
        return Qt::ArrowCursor;
    return m_ghost.isForbidden(QGuiApplication::keyboardModifiers()) ? Qt::ForbiddenCursor
                                                                     : Qt::SizeAllCursor;
}

void SelectTool::choose(const std::vector<ThingId>& hits, Qt::KeyboardModifiers modifiers)
{
    ThingSelection& selection = *host().document().selection();
    m_grabbed = hits.front();
    if (modifiers.testFlag(Qt::AltModifier)) {
        // The next one below what is selected, from the top again after the last.
        const auto selected =
            std::ranges::find_if(hits, [&](const ThingId& id) { return selection.contains(id); });
        const auto next = selected == hits.end() ? hits.begin() : std::next(selected);
        m_grabbed = next == hits.end() ? hits.front() : *next;
    }
    m_wasSelected = selection.contains(m_grabbed);
    if (modifiers.testFlag(Qt::ControlModifier))
        selection.add(std::span(&m_grabbed, 1)); // what was selected is let go of on release, unless copied
    else if (modifiers.testFlag(Qt::ShiftModifier))
        selection.add(std::span(&m_grabbed, 1));
    else if (!m_wasSelected)
        selection.set({m_grabbed});
}

void SelectTool::press(const CanvasPoint& point)
{
    m_pressed = point;
    const auto hits = host().document().model().things().at(point.at, host().level(), host().openKinds());
    if (hits.empty()) {
        if (!(point.modifiers & (Qt::ControlModifier | Qt::ShiftModifier)))
            host().document().selection()->clear();
        m_doing = Doing::Banding;
        return;
    }
    choose(hits, point.modifiers);
    m_doing = Doing::Pressing;
}

Edit SelectTool::moved(const CanvasPoint& point) const
{
    const ScenarioDocument& document = host().document().model();
    const auto ids = host().document().selection()->ids();
    const Scenario& scenario = document.scenario();
    if (ids.size() == 1)
        if (const auto place = document.things().find(ids.front()); place && place->kind == ThingKind::Door)
            return moveDoor(scenario, document.content(), place->index,
                            nearestEdge(point.at, host().level()));
    return moveThings(scenario, document.content(), ids, wayTo(point));
}

Offset SelectTool::wayTo(const CanvasPoint& point) const
{
    const QPointF way = point.at - m_pressed.at;
    return {int(std::lround(way.x())), int(std::lround(way.y()))};
}

/// One thing alone is led like a piece in hand; several are judged together.
void SelectTool::startMoving()
{
    m_doing = Doing::Moving;
    const ScenarioDocument& document = host().document().model();
    const Scenario& scenario = document.scenario();
    const auto ids = host().document().selection()->ids();
    m_copied.reset();
    if (m_pressed.modifiers.testFlag(Qt::ControlModifier)) {
        m_copied = copyThings(scenario, document.content(), ids);
        return;
    }
    const auto place = ids.size() == 1 ? document.things().find(ids.front()) : std::nullopt;
    if (!place || place->kind == ThingKind::Player)
        return;
    const auto bounds = document.things().boundsOf(ids.front());
    if (!bounds)
        return;
    m_grip = m_pressed.at - bounds->area.center();
    m_spots.pickUp(scenario, document.content(), CarriedPiece{place->kind, thingAt(scenario, *place)});
    if (m_spots.isReady())
        spotsReady();
}

/// The legal spots are known: at once, or in a very large dungeon while it is being moved.
void SelectTool::spotsReady()
{
    const ScenarioDocument& document = host().document().model();
    const auto ids = host().document().selection()->ids();
    const auto place = ids.size() == 1 ? document.things().find(ids.front()) : std::nullopt;
    if (m_doing == Doing::Moving && place)
        m_lit.show(m_spots.legalSpotsLike(spotOf(document.scenario(), document.content(), *place)));
}

void SelectTool::stopMoving()
{
    m_doing = Doing::Nothing;
    m_ghost.hide();
    m_lit.hide();
    m_spots.putDown();
    m_copied.reset();
}

void SelectTool::showMoved(const CanvasPoint& point)
{
    if (m_copied) {
        const Offset way = wayTo(point);
        if (m_ghost.isShown() && way == m_copiedBy)
            return; // its new things have other ids each time
        m_copiedBy = way;
        ScenarioDocument& document = host().document().model();
        return m_ghost.show(
            pasteThings(document.scenario(), *m_copied, way, host().level(), document.random()));
    }
    const LegalSpot* legal =
        point.modifiers.testFlag(Qt::AltModifier) ? nullptr : m_lit.near(point.at - m_grip);
    if (!legal)
        return m_ghost.show(moved(point));
    m_ghost.show(m_spots.edit(legal->spot), [&] { return m_spots.judge(legal->spot); });
}

void SelectTool::drag(const CanvasPoint& point)
{
    if (m_doing == Doing::Banding) {
        setBand(QRectF(m_pressed.at, point.at).normalized());
        return;
    }
    if (m_doing == Doing::Pressing) {
        const QPointF way = point.pixel - m_pressed.pixel;
        if (std::hypot(way.x(), way.y()) < QGuiApplication::styleHints()->startDragDistance() ||
            host().document().isReadOnly())
            return;
        startMoving();
    }
    if (m_doing == Doing::Moving)
        showMoved(point);
}

void SelectTool::release(const CanvasPoint& point)
{
    const Doing was = m_doing;
    m_doing = Doing::Nothing;
    ThingSelection& selection = *host().document().selection();
    const bool extends = bool(point.modifiers & (Qt::ControlModifier | Qt::ShiftModifier));
    if (was == Doing::Moving) {
        const Edit edit = m_ghost.edit();
        const bool isForbidden = m_ghost.isForbidden(point.modifiers);
        stopMoving();
        if (!isForbidden && host().document().model().push(edit))
            if (auto copies = addedThings(edit); !copies.empty())
                selection.set(std::move(copies));
    } else if (was == Doing::Banding) {
        const auto inside =
            host().document().model().things().within(m_band, host().level(), host().openKinds());
        setBand({});
        if (!inside.empty())
            selection.add(inside);
    } else if (was == Doing::Pressing && m_wasSelected && m_pressed.modifiers.testFlag(Qt::ControlModifier)) {
        selection.toggle(m_grabbed);
    } else if (was == Doing::Pressing && m_wasSelected && !extends) {
        selection.set({m_grabbed}); // a click on one of several selects that one alone
    }
}

void SelectTool::setBand(const QRectF& band)
{
    host().repaint((m_band | band).adjusted(-0.2, -0.2, 0.2, 0.2));
    m_band = band;
}

/// What is being dragged may have become something else.
void SelectTool::documentEdited()
{
    if (m_doing == Doing::Moving)
        stopMoving();
}

bool SelectTool::cancel()
{
    if (m_doing != Doing::Nothing) {
        stopMoving();
        setBand({});
        return true;
    }
    if (host().document().selection()->count() == 0)
        return false;
    host().document().selection()->clear();
    return true;
}

void SelectTool::paint(const PaintGround& ground) const
{
    m_lit.paint(ground);
    m_ghost.paint(ground);
    if (m_band.isEmpty())
        return;
    QColor fill = ground.accent;
    fill.setAlphaF(0.15f);
    ground.painter.setPen(ground.pen(ground.accent, 1.5));
    ground.painter.setBrush(fill);
    ground.painter.drawRect(m_band);
}

} // namespace delve::mageknight
