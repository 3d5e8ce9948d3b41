// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas paints.

#include "editor/dungeoneer/render/card_look.h"
#include "editor/dungeoneer/viewmodels/canvas/card_canvas.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"
#include "editor/render/sketch.h"

#include <algorithm>
#include <map>

namespace delve::dungeoneer {

namespace {

const QColor legalColour(0x2e, 0xa0, 0x5a);
const QColor doubtfulColour(0xd9, 0x8b, 0x12);
const QColor refusedColour(0xd6, 0x2f, 0x2a);
const QColor darkFrame(20, 16, 12, 200);
constexpr double cornerUnits = cardCorner / mmOfUnit;

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

QColor colourOf(int verdict)
{
    return verdict <= 0 ? legalColour : verdict == 1 ? doubtfulColour : refusedColour;
}

} // namespace

CardGround::Frame CardCanvas::frameOf(const QRectF& pixels) const
{
    return {.shown = m_shown,
            .cards = model().cards(),
            .map = m_map,
            .style = style(),
            .origin = origin(),
            .unitPixels = squarePixels(),
            .pixelRatio = pixelRatio(),
            .pixels = pixels,
            .isShown = [this](MapLayer layer) { return !m_layers || m_layers->isShown(layer); }};
}

void CardCanvas::paint(QPainter* painter)
{
    const QRectF whole(QPointF(0, 0), size());
    // Qt clips to what has to be painted again; all else can be left out.
    const QRectF dirty = painter->hasClipping() ? painter->clipBoundingRect() & whole : whole;
    if (!m_document || dirty.isEmpty()) {
        painter->fillRect(dirty, tableColour(style()));
        return;
    }
    const double pixels = squarePixels() * pixelRatio();
    m_ground.paint(*painter, frameOf(dirty));
    painter->save();
    painter->translate(origin());
    painter->scale(squarePixels(), squarePixels());
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF visible = viewport().toSquares(dirty);
    if (m_document->proposals()->shown())
        paintProposal(*painter, visible);
    else
        paintOverlays(*painter, visible, pixels);
    paintTurn(*painter);
    paintSelection(*painter);
    paintFrames(*painter);
    if (m_hand || m_drag == Drag::Moving) {
        paintPlaces(*painter);
        paintMoved(*painter);
        paintGhost(*painter);
    }
    paintCursor(*painter);
    painter->restore();
    if (!m_ground.isComplete())
        QMetaObject::invokeMethod(
            this, [this] { update(); }, Qt::QueuedConnection);
}

void CardCanvas::paintCardAt(QPainter& painter, const ContentId& card, Placement placement, double opacity)
{
    painter.setOpacity(opacity);
    m_ground.paintCard(painter, frameOf({}), card, placement.cell, placement.isTurned);
    painter.setOpacity(1);
}

/// What was proposed, over a map that steps back.
void CardCanvas::paintProposal(QPainter& painter, const QRectF& visible)
{
    const Scenario& proposed = *m_document->proposals()->shown();
    painter.fillRect(visible, faded(tableColour(style()), 0.6));
    for (const PlacedCard& card : proposed.cards(m_map))
        if (unitsOf(card.cell).intersects(visible))
            paintCardAt(painter, card.card, {card.cell, card.isTurned}, 1);
    painter.setBrush(Qt::NoBrush);
    for (const PlacedCard& card : proposed.cards(m_map))
        if (!findCard(model().scenario(), card.id)) {
            painter.setPen(pen(legalColour, 3));
            painter.drawRoundedRect(unitsOf(card.cell).adjusted(0.06, 0.06, -0.06, -0.06), cornerUnits,
                                    cornerUnits);
        }
}

void CardCanvas::paintSelection(QPainter& painter) const
{
    for (const ThingId& id : m_document->selection()->ids()) {
        const auto spot = spotOf(model().scenario(), id);
        if (!spot || spot->map != m_map)
            continue;
        painter.setBrush(faded(accent(), 0.14));
        painter.setPen(pen(darkFrame, 6));
        painter.drawRoundedRect(spot->area, cornerUnits, cornerUnits);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen(accent(), 3.5));
        painter.drawRoundedRect(spot->area, cornerUnits, cornerUnits);
    }
}

/// What was pointed out, what was found, and the frame that is being drawn.
void CardCanvas::paintFrames(QPainter& painter) const
{
    painter.setBrush(Qt::NoBrush);
    if (search())
        for (const ThingSearch::Hit& hit : search()->hits())
            if (hit.level == level()) {
                painter.setPen(pen(darkFrame, 6));
                painter.drawRoundedRect(hit.area.adjusted(-0.1, -0.1, 0.1, 0.1), cornerUnits, cornerUnits);
                painter.setPen(pen(QColor(0x4f, 0xc3, 0xf7), 3));
                painter.drawRoundedRect(hit.area.adjusted(-0.1, -0.1, 0.1, 0.1), cornerUnits, cornerUnits);
            }
    QPen dashes = pen(QColor(0xff, 0x5a, 0x4a), 3);
    dashes.setDashPattern({4, 2.5});
    for (const QPen& line : {pen(QColor(255, 255, 255, 220), 6), dashes}) {
        painter.setPen(line);
        for (const QRectF& area : located())
            painter.drawRoundedRect(area.adjusted(-0.12, -0.12, 0.12, 0.12), cornerUnits, cornerUnits);
    }
    if (m_drag == Drag::Framing) {
        painter.setPen(pen(accent(), 1.5));
        painter.setBrush(faded(accent(), 0.12));
        painter.drawRect(
            QRectF(viewport().toSquares(m_pressed), viewport().toSquares(m_dragged)).normalized());
    }
}

/// The cells where the card in hand may lie; where it is wanted in some of them, the others step back.
void CardCanvas::paintPlaces(QPainter& painter) const
{
    if (!m_hand || m_map != m_hand->kind())
        return;
    const auto& places = m_hand->places();
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i > 0 && places[i - 1].cell == places[i].cell)
            continue;
        const QRectF area = unitsOf(places[i].cell).adjusted(0.12, 0.12, -0.12, -0.12);
        const bool isPale = !m_hand->wantedCells().empty() && !m_hand->isWanted(places[i].cell);
        QPen dashes = pen(faded(legalColour.lighter(130), isPale ? 0.4 : 1), 2.5);
        dashes.setDashPattern({5, 3});
        painter.setPen(dashes);
        painter.setBrush(faded(legalColour, isPale ? 0.08 : 0.3));
        painter.drawRoundedRect(area, cornerUnits, cornerUnits);
        if (!isPale)
            paintWayRound(painter, places[i].cell);
    }
}

/// The sign in one of them: an arrow up and down where the card fits both ways round.
void CardCanvas::paintWayRound(QPainter& painter, Cell cell) const
{
    const QPointF centre = unitsOf(cell).center();
    const double radius = std::min(14 / squarePixels(), 0.7);
    painter.setPen(pen(Qt::white, 1.5));
    painter.setBrush(legalColour);
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(pen(Qt::white, 2));
    const double reach = radius * 0.55;
    if (!m_hand->fitsBothWays(m_map, cell)) {
        painter.drawLine(centre - QPointF(reach, 0), centre + QPointF(reach, 0));
        painter.drawLine(centre - QPointF(0, reach), centre + QPointF(0, reach));
        return;
    }
    painter.drawLine(centre - QPointF(0, reach), centre + QPointF(0, reach));
    for (const double way : {-1.0, 1.0})
        painter.drawPolyline(
            QPolygonF{{centre + QPointF(-reach * 0.5, way * reach * 0.45), centre + QPointF(0, way * reach),
                       centre + QPointF(reach * 0.5, way * reach * 0.45)}});
}

/// DNR-OPT-07: what the program would lay for a seat that nobody holds.
void CardCanvas::paintTurn(QPainter& painter)
{
    const auto move = m_document->turns()->proposed();
    if (!move)
        return;
    const ContentId& id = m_document->turns()->idOf(move->card);
    if (const MapCard* card = model().cards().map(id); !card || card->kind != m_map)
        return;
    paintCardAt(painter, id, move->placement, 0.82);
    const QRectF area = unitsOf(move->placement.cell);
    painter.setBrush(Qt::NoBrush);
    for (const QPen& line : {pen(darkFrame, 6), pen(legalColour, 3.5)}) {
        painter.setPen(line);
        painter.drawRoundedRect(area, cornerUnits, cornerUnits);
    }
}

/// The card in hand over the cell of the pointer, with the verdict on it: a frame, and the edges at fault.
void CardCanvas::paintGhost(QPainter& painter)
{
    if (!m_hand || !m_isHandShown)
        return;
    paintCardAt(painter, m_hand->card(), placementAt(m_cell), 0.82);
    if (verdict() < 0)
        return;
    const QRectF area = unitsOf(m_cell);
    const QColor colour = colourOf(verdict());
    if (verdict() > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QBrush(faded(colour, 0.35), Qt::BDiagPattern));
        QTransform small;
        small.scale(1 / squarePixels(), 1 / squarePixels());
        QBrush hatches(faded(colour, 0.6), Qt::BDiagPattern);
        hatches.setTransform(small);
        painter.setBrush(hatches);
        painter.drawRoundedRect(area, cornerUnits, cornerUnits);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen(darkFrame, 6));
    painter.drawRoundedRect(area, cornerUnits, cornerUnits);
    painter.setPen(pen(colour, 3.5));
    painter.drawRoundedRect(area, cornerUnits, cornerUnits);
    for (const CellEdge& edge : m_blamedEdges) {
        const QRectF band =
            bandOf(edge, 0.5).adjusted(edge.side == Side::North || edge.side == Side::South ? 0.3 : 0,
                                       edge.side == Side::East || edge.side == Side::West ? 0.3 : 0,
                                       edge.side == Side::North || edge.side == Side::South ? -0.3 : 0,
                                       edge.side == Side::East || edge.side == Side::West ? -0.3 : 0);
        painter.setPen(pen(Qt::white, 2));
        painter.setBrush(refusedColour);
        painter.drawRoundedRect(band, 0.25, 0.25);
    }
    if (m_blamedCell) {
        QPen dashes = pen(doubtfulColour, 3.5);
        dashes.setDashPattern({4, 2.5});
        painter.setBrush(Qt::NoBrush);
        painter.setPen(dashes);
        painter.drawRoundedRect(unitsOf(*m_blamedCell).adjusted(0.2, 0.2, -0.2, -0.2), cornerUnits,
                                cornerUnits);
    }
}

/// Several things that are dragged: each where it would come to lie, and the card that is moved pale.
void CardCanvas::paintMoved(QPainter& painter)
{
    if (m_hand && !m_hand->moved().empty())
        if (const FoundCard found = findCard(model().scenario(), m_hand->moved()))
            painter.fillRect(unitsOf(found.card->cell), faded(tableColour(style()), 0.55));
    for (const ThingChange& change : m_groupMove.changes) {
        const auto* card = change.after ? std::get_if<PlacedCard>(&change.after->thing) : nullptr;
        if (!card || change.kind != cardKind(m_map))
            continue;
        paintCardAt(painter, card->card, {card->cell, card->isTurned}, 0.75);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen(colourOf(verdict()), 3));
        painter.drawRoundedRect(unitsOf(card->cell), cornerUnits, cornerUnits);
    }
}

void CardCanvas::paintCursor(QPainter& painter) const
{
    if (!isCursorShown() || !hasActiveFocus())
        return;
    paintCellCursor(painter, unitsOf(m_cell), squarePixels());
}

} // namespace delve::dungeoneer
