// SPDX-License-Identifier: GPL-3.0-or-later
// Pointer and keys of the canvas.

#include "editor/dungeoneer/text/finding_text.h"
#include "editor/dungeoneer/viewmodels/canvas/card_canvas.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"
#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/setup/validate_setup.h"

#include <QCursor>
#include <QGuiApplication>
#include <QHoverEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QStyleHints>

#include <algorithm>

namespace delve::dungeoneer {

ThingId CardCanvas::thingAt(QPointF units) const
{
    if (isOpen(MapLayer::Notes))
        for (const Note& note : m_shown.pinnedNotes)
            if (noteSheet(note.cell).contains(units))
                return note.id;
    if (isOpen(MapLayer::Cards))
        for (const PlacedCard& card : m_shown.cards(m_map))
            if (card.cell == cellAt(units))
                return card.id;
    return {};
}

void CardCanvas::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    if (!m_document)
        return;
    forgetLocated();
    const QPointF units = viewport().toSquares(event->position());
    if (panStarts(*event))
        return refreshStatus();
    if (event->button() == Qt::RightButton) {
        if (tool() != QLatin1String("select"))
            return cancel(); // the right button puts the card back
        const ThingId hit = thingAt(units);
        if (hit.empty())
            m_document->selection()->clear();
        else if (!m_document->selection()->contains(hit))
            m_document->selection()->set({hit});
        setCell(cellUnder(event->position()), false);
        emit contextMenuRequested(event->position());
        return;
    }
    if (tool() == QLatin1String("select") && overlayTakes(units))
        return;
    m_pressed = m_dragged = event->position();
    m_grabbed = cellUnder(event->position());
    if (m_hand) {
        layAt(m_grabbed, event->modifiers().testFlag(Qt::ShiftModifier));
        return;
    }
    if (m_isPanTool) {
        m_drag = Drag::Panning;
        return refreshStatus();
    }
    const bool adds = event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
    const ThingId hit = thingAt(units);
    CardSelection& selection = *m_document->selection();
    if (hit.empty()) {
        if (!adds)
            selection.clear();
        m_drag = Drag::Framing;
    } else {
        if (adds)
            selection.toggle(hit);
        else if (!selection.contains(hit))
            selection.set({hit});
        m_drag = selection.contains(hit) ? Drag::Pressed : Drag::None;
    }
    refreshStatus();
}

void CardCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_document)
        return;
    if (panGoesOn(*event))
        return;
    if (m_drag == Drag::Panning) {
        const QPointF by = event->position() - m_dragged;
        m_dragged = event->position();
        return pan(by.x(), by.y());
    }
    m_dragged = event->position();
    const double far = (m_dragged - m_pressed).manhattanLength();
    if (m_drag == Drag::Pressed && far >= QGuiApplication::styleHints()->startDragDistance() &&
        !m_document->isReadOnly()) {
        m_drag = Drag::Moving;
        const auto ids = m_document->selection()->ids();
        if (ids.size() == 1 && findCard(model().scenario(), ids.front())) {
            m_hand = CardHand::ofPlaced(model(), ids.front());
            m_wishesTurned = findCard(model().scenario(), ids.front()).card->isTurned;
        }
    }
    setCell(cellUnder(m_dragged), false);
    if (m_drag == Drag::Moving)
        dragTo(m_dragged);
    else if (m_drag == Drag::Framing)
        update();
}

/// Says what the rules think of moving what is dragged to here.
void CardCanvas::dragTo(QPointF pixel)
{
    const Cell cell = cellUnder(pixel);
    if (m_hand) {
        m_isHandShown = true;
        return judge();
    }
    const Offset by{cell.column - m_grabbed.column, cell.row - m_grabbed.row};
    m_groupMove = moveCards(model().scenario(), m_document->selection()->ids(), by);
    showNoVerdict();
    if (m_groupMove.isEmpty())
        return;
    // Only what the move causes counts, not what was wrong before.
    const Scenario after = applied(model().scenario(), m_groupMove);
    const Findings& before = model().findings();
    const Findings found = validateSetup(after, model().cards());
    const auto fault = std::ranges::find_if(found, [&](const Finding& finding) {
        return finding.severity == Severity::Error && std::ranges::find(before, finding) == before.end();
    });
    if (fault == found.end())
        keepVerdict({0, {}, {}});
    else
        keepVerdict({m_isDraft ? 1 : 2,
                     sentence(*fault, ScenarioNames(after, model().cards(), QLocale().name().toStdString())),
                     QString::fromStdString(fault->rule)});
    emit statusChanged();
    update();
}

void CardCanvas::dropMoved(bool anyway)
{
    const bool isRefused = verdict() == 2 && !anyway;
    Edit edit = m_groupMove;
    if (m_hand) {
        const FoundCard found = findCard(model().scenario(), m_hand->moved());
        const bool isMoved = found && found.card->cell != m_cell;
        edit = isMoved ? m_hand->edit(m_document->model(), m_map, placementAt(m_cell)) : Edit();
    }
    const ShownVerdict said = shownVerdict();
    clearHand();
    if (!isRefused) {
        m_document->model().push(std::move(edit));
        return;
    }
    // What the rules said stays in the status bar, where it can be read and clicked.
    keepVerdict(withTheWayOut(said));
    emit statusChanged();
}

void CardCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (panEnds() || !m_document || event->button() != Qt::LeftButton)
        return refreshStatus();
    const Drag was = std::exchange(m_drag, Drag::None);
    if (was == Drag::Moving) {
        dropMoved(event->modifiers().testFlag(Qt::ShiftModifier));
    } else if (was == Drag::Framing && m_pressed != m_dragged) {
        const QRectF frame =
            QRectF(viewport().toSquares(m_pressed), viewport().toSquares(m_dragged)).normalized();
        std::vector<ThingId> ids(m_document->selection()->ids().begin(),
                                 m_document->selection()->ids().end());
        const auto add = [&](const ThingId& id, const QRectF& area) {
            if (frame.intersects(area) && std::ranges::find(ids, id) == ids.end())
                ids.push_back(id);
        };
        if (isOpen(MapLayer::Cards))
            for (const PlacedCard& card : m_shown.cards(m_map))
                add(card.id, unitsOf(card.cell));
        if (isOpen(MapLayer::Notes))
            for (const Note& note : m_shown.pinnedNotes)
                add(note.id, noteSheet(note.cell));
        m_document->selection()->set(std::move(ids));
    }
    refreshStatus();
    update();
}

void CardCanvas::mouseUngrabEvent()
{
    panEnds();
    if (m_drag != Drag::None)
        clearHand();
    refreshStatus();
}

void CardCanvas::hoverEnterEvent(QHoverEvent* event)
{
    m_isHandShown = bool(m_hand);
    if (m_document)
        setCell(cellUnder(event->position()), false);
    judge();
}

void CardCanvas::hoverMoveEvent(QHoverEvent* event)
{
    // Frames repeat the last hover; a pointer that rests must not take the cursor away from the keys.
    if (!m_document || event->oldPosF() == event->position())
        return;
    const bool wasShown = std::exchange(m_isHandShown, bool(m_hand));
    const Cell before = m_cell;
    setCell(cellUnder(event->position()), false);
    if (m_hand && (before != m_cell || !wasShown))
        judge();
}

void CardCanvas::hoverLeaveEvent(QHoverEvent*)
{
    m_isHandShown = false;
    m_blamedEdges.clear();
    m_blamedCell.reset();
    update();
}

void CardCanvas::setCell(Cell cell, bool byKeys)
{
    if (cell == m_cell && byKeys == isCursorShown())
        return;
    const bool repaints = isCursorShown() || byKeys || m_hand;
    m_cell = cell;
    setCursorShown(byKeys);
    if (repaints)
        update();
    emit squareChanged();
}

void CardCanvas::revealCell(Cell cell)
{
    const QRectF wanted = unitsOf(cell);
    if (!visibleSquares().contains(wanted))
        revealSquares(wanted);
}

void CardCanvas::moveCursor(QPoint by, bool)
{
    // The first arrow key only shows where the cursor is.
    setCell(isCursorShown() ? Cell{m_cell.column + by.x(), m_cell.row + by.y()} : m_cell, true);
    revealCell(m_cell);
    m_isHandShown = bool(m_hand);
    judge();
}

/// To the next cell where the carried card may lie, beginning with the nearest of those where it is wanted;
/// false without one.
bool CardCanvas::walkSpots(int step)
{
    if (!m_hand)
        return false;
    std::vector<Cell> cells = m_hand->wantedCells();
    const std::size_t wanted = cells.size();
    for (const Placement& place : m_hand->places())
        if (!m_hand->isWanted(place.cell) && (cells.empty() || cells.back() != place.cell))
            cells.push_back(place.cell);
    if (cells.empty() || m_map != m_hand->kind())
        return true; // the keys stay on the map, where it is said why there is none
    const int count = int(cells.size());
    if (m_walked < 0) {
        const auto distance = [this](Cell cell) {
            return std::abs(cell.column - m_cell.column) + std::abs(cell.row - m_cell.row);
        };
        const auto end = wanted > 0 ? cells.begin() + std::ptrdiff_t(wanted) : cells.end();
        m_walked = int(
            std::min_element(cells.begin(), end, [&](Cell a, Cell b) { return distance(a) < distance(b); }) -
            cells.begin());
    } else {
        m_walked = (m_walked + step + count) % count;
    }
    setCell(cells[std::size_t(m_walked)], true);
    revealCell(m_cell);
    m_isHandShown = true;
    judge();
    return true;
}

void CardCanvas::pressCursor(Qt::KeyboardModifiers modifiers)
{
    setCell(m_cell, true);
    if (m_hand) {
        layAt(m_cell, modifiers.testFlag(Qt::ShiftModifier));
        return;
    }
    const ThingId hit = thingAt(unitsOf(m_cell).center());
    m_document->selection()->set(hit.empty() ? std::vector<ThingId>() : std::vector<ThingId>{hit});
}

} // namespace delve::dungeoneer
