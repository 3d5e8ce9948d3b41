// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/canvas/map_canvas.h"

#include "editor/text/enum_words.h"
#include "editor/viewmodels/canvas/chosen_style.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QCursor>
#include <QKeyEvent>

#include <utility>

namespace delve {

MapCanvas::MapCanvas(QQuickItem* parent) : SquaresCanvas(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
}

void MapCanvas::setDrawingStyle(int style)
{
    const auto wanted = chosenStyle(style);
    if (m_style == wanted)
        return;
    m_style = wanted;
    emit drawingStyleChanged();
    repaintMap();
}

QStringList MapCanvas::drawingStyleNames() const
{
    return wordsOf<RenderStyle>([](RenderStyle value) {
        switch (value) {
        case RenderStyle::FullColour: return tr("Full Colour");
        case RenderStyle::Parchment: return tr("Parchment");
        case RenderStyle::Blueprint: return tr("Blueprint");
        case RenderStyle::InkSaver: return tr("Ink Saver");
        }
        return QString();
    });
}

void MapCanvas::setSearch(ThingSearch* search)
{
    if (!exchangeWatched(m_search, search, *this))
        return;
    if (m_search) {
        connect(m_search, &ThingSearch::hitsChanged, this, [this] { update(); });
        connect(m_search, &ThingSearch::shown, this, &MapCanvas::locate);
    }
    emit searchChanged();
    update();
}

QQmlListProperty<MapOverlay> MapCanvas::overlays()
{
    using Overlays = QQmlListProperty<MapOverlay>;
    static constexpr auto of = [](Overlays* list) { return static_cast<MapCanvas*>(list->object); };
    return {this,
            nullptr,
            [](Overlays* list, MapOverlay* overlay) { of(list)->addOverlay(overlay); },
            [](Overlays* list) { return qsizetype(of(list)->m_overlays.size()); },
            [](Overlays* list, qsizetype at) { return of(list)->m_overlays.at(at).data(); },
            [](Overlays* list) { of(list)->clearOverlays(); }};
}

void MapCanvas::addOverlay(MapOverlay* overlay)
{
    if (!overlay)
        return;
    m_overlays.push_back(overlay);
    connect(overlay, &MapOverlay::changed, this, [this] {
        update();
        emit squareChanged(); // it may tell something else about it
    });
    update();
}

void MapCanvas::clearOverlays()
{
    for (const auto& overlay : std::exchange(m_overlays, {}))
        if (overlay)
            disconnect(overlay, nullptr, this, nullptr);
    update();
}

QString MapCanvas::overlaysInWords(QPoint square) const
{
    QStringList words;
    for (const auto& overlay : m_overlays)
        if (overlay && overlay->isShown())
            words << overlay->describe(Square{level(), square.x(), square.y()});
    words.removeAll(QString());
    return words.join(QStringLiteral("  |  "));
}

void MapCanvas::paintOverlays(QPainter& painter, const QRectF& visible, double pixelsPerSquare) const
{
    for (const auto& overlay : m_overlays)
        if (overlay && overlay->isShown())
            overlay->paint(painter, level(), visible, pixelsPerSquare);
}

void MapCanvas::repaintSquares(const QRectF& squares)
{
    if (!squares.isEmpty())
        update(viewport().toPixels(squares).toAlignedRect().adjusted(-4, -4, 4, 4));
}

void MapCanvas::locate(int level, const QVariantList& areas)
{
    setLevel(level);
    for (const QRectF& area : std::exchange(m_located, {}))
        repaintSquares(area.adjusted(-1, -1, 1, 1));
    QRectF whole;
    for (const QVariant& area : areas) {
        m_located.push_back(area.toRectF());
        whole |= area.toRectF();
    }
    if (!m_located.empty())
        revealSquares(whole);
}

void MapCanvas::forgetLocated()
{
    if (!m_located.empty())
        locate(level(), {});
}

void MapCanvas::moveCursor(QPoint, bool)
{}

void MapCanvas::pressCursor(Qt::KeyboardModifiers)
{}

bool MapCanvas::walkSpots(int)
{
    return false;
}

void MapCanvas::keyPressEvent(QKeyEvent* event)
{
    if (!hasMap())
        return event->ignore();
    const bool isPlain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    const bool isFar = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (isPlain ? event->key() : int(Qt::Key_unknown)) {
    case Qt::Key_Left: return moveCursor({-1, 0}, isFar);
    case Qt::Key_Right: return moveCursor({1, 0}, isFar);
    case Qt::Key_Up: return moveCursor({0, -1}, isFar);
    case Qt::Key_Down: return moveCursor({0, 1}, isFar);
    case Qt::Key_Return:
    case Qt::Key_Enter: pressCursor(event->modifiers()); return refreshStatus();
    case Qt::Key_Escape: return cancel();
    case Qt::Key_Tab: return event->setAccepted(walkSpots(1)); // else it goes to the next control
    case Qt::Key_Backtab: return event->setAccepted(walkSpots(-1));
    case Qt::Key_Space:
        setSpaceHeld(true);
        if (!isPanning())
            setCursor(Qt::OpenHandCursor);
        return;
    default: event->ignore();
    }
}

void MapCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
        return event->ignore();
    setSpaceHeld(false);
    refreshStatus();
}

void MapCanvas::focusOutEvent(QFocusEvent* event)
{
    setSpaceHeld(false);
    hideCursor();
    SquaresCanvas::focusOutEvent(event);
}

} // namespace delve
