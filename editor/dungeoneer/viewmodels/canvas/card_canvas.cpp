// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/canvas/card_canvas.h"

#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QCursor>

#include <utility>

namespace delve::dungeoneer {

namespace {

const QString selectName = QStringLiteral("select");
const QString panName = QStringLiteral("pan");
const QString layName = QStringLiteral("lay");

} // namespace

CardCanvas::CardCanvas(QQuickItem* parent) : MapCanvas(parent)
{}

CardCanvas::~CardCanvas() = default;

Cell CardCanvas::cellAtUnits(QPointF units)
{
    return cellAt(units);
}

void CardCanvas::setDocument(CardMapViewModel* document)
{
    if (m_document == document)
        return;
    clearHand();
    if (m_document) {
        m_document->view = {int(m_map), squarePixels(), origin(), isFitted()};
        disconnect(&m_document->model(), nullptr, this, nullptr);
        disconnect(m_document->selection(), nullptr, this, nullptr);
        disconnect(m_document->proposals(), nullptr, this, nullptr);
        disconnect(m_document->turns(), nullptr, this, nullptr);
    }
    m_document = document;
    clearLocated();
    m_ground.clearMap();
    if (!m_document)
        m_ground.clearCards(); // nobody tells us now if sets change
    if (m_document) {
        connect(&m_document->model(), &CardMapDocument::edited, this, &CardCanvas::onEdited);
        connect(&m_document->model(), &CardMapDocument::contentChanged, this, [this] {
            m_ground.clearCards();
            clearHand(); // what is carried may be gone
            remap();
        });
        connect(m_document->selection(), &CardSelection::changed, this, &CardCanvas::onSelectionChanged);
        connect(m_document->proposals(), &MapProposals::changed, this, [this] {
            const bool isShown = m_document->proposals()->shown() != nullptr;
            if (isShown != std::exchange(m_isProposalShown, isShown) || isShown)
                fit();
            update();
        });
        connect(m_document->turns(), &MapTurns::changed, this, &CardCanvas::onTurn);
        const CardView& view = m_document->view;
        const auto& maps = model().scenario().maps;
        m_map = view.map >= 0 ? MapKind(view.map) : maps.empty() ? MapKind::Dungeon : maps.front();
        remap();
        if (view.unitPixels > 0 && !view.fitted)
            restoreView(view.unitPixels, view.origin, view.fitted);
        else
            fit();
    }
    emit documentChanged();
    emit levelChanged();
    emit squareChanged();
    refreshStatus();
    update();
}

/// All of it may look different now.
void CardCanvas::repaintMap()
{
    m_ground.clearMap();
    update();
}

/// What is painted of the document: this map alone.
void CardCanvas::remap()
{
    m_shown = m_document ? model().scenario() : Scenario();
    m_shown.cards(m_map == MapKind::Dungeon ? MapKind::Wilderness : MapKind::Dungeon).clear();
    std::erase_if(m_shown.pinnedNotes, [this](const Note& note) { return note.map != m_map; });
    update();
}

void CardCanvas::setLayers(CardLayers* layers)
{
    if (!exchangeWatched(m_layers, layers, *this))
        return;
    if (m_layers)
        connect(m_layers, &CardLayers::changed, this, &CardCanvas::repaintMap);
    emit layersChanged();
    repaintMap();
}

void CardCanvas::setLevel(int level)
{
    if (level == int(m_map) || level < 0 || level >= int(allMapKinds.size()))
        return;
    m_map = MapKind(level);
    clearLocated();
    remap();
    judge();
    emit levelChanged();
    emit squareChanged();
    fit();
}

void CardCanvas::setDraft(bool draft)
{
    if (m_isDraft == draft)
        return;
    m_isDraft = draft;
    judge();
    emit draftChanged();
    refreshStatus();
}

/// The cards with a cell of room around them, where the next ones come to lie.
QRectF CardCanvas::extent() const
{
    QRectF all = unitsOf(entranceCell);
    const auto include = [&all, this](const Scenario& scenario) {
        for (const PlacedCard& card : scenario.cards(m_map))
            all |= unitsOf(card.cell);
    };
    include(m_shown);
    if (m_document && m_document->proposals()->shown())
        include(*m_document->proposals()->shown());
    return all.adjusted(-unitsAcross, -unitsDown, unitsAcross, unitsDown);
}

QStringList CardCanvas::tools() const
{
    return {selectName, panName};
}

QString CardCanvas::tool() const
{
    return m_hand && m_hand->moved().empty() ? layName : m_isPanTool ? panName : selectName;
}

void CardCanvas::setTool(const QString& name)
{
    if (name == tool())
        return;
    clearHand();
    m_isPanTool = name == panName;
    emit toolChanged();
    refreshStatus();
}

QString CardCanvas::hint() const
{
    if (!m_document)
        return {};
    if (tool() == layName)
        return m_isDraft
                   ? tr("Draft: click to lay the card anywhere; R turns it, Esc puts it back")
                   : tr("Click a lit cell; Tab goes to the next one, R turns the card, Esc puts it back");
    if (m_isPanTool)
        return tr("Drag to move the map");
    if (m_document->selection()->count() > 0)
        return tr("Drag to move, R turns, Del deletes");
    return tr("Click selects, dragging a frame selects several; the wheel zooms");
}

QString CardCanvas::squareText() const
{
    if (!m_document)
        return {};
    const QString lies = m_document->describe(m_map, m_cell);
    const QString place = placeWords(m_cell);
    return lies.isEmpty() ? place : place + QStringLiteral(" · ") + lies;
}

QString CardCanvas::spokenText() const
{
    QStringList words{squareText(), overlayText(), verdictText()};
    words.removeAll(QString());
    return words.join(QStringLiteral(". "));
}

void CardCanvas::cancel()
{
    if (!m_document)
        return;
    if (m_hand || m_drag != Drag::None)
        clearHand();
    else if (m_isPanTool)
        setTool(selectName);
    else if (!located().empty())
        forgetLocated();
    else if (verdict() >= 0)
        showNoVerdict();
    else
        m_document->selection()->clear();
    refreshStatus();
}

QPointF CardCanvas::pixelOfCell(int column, int row) const
{
    return viewport().toPixels(unitsOf({column, row}).center());
}

void CardCanvas::onEdited()
{
    forgetLocated();
    m_ground.clearMap();
    remap();
    refit();
    if (m_hand) {
        auto hand =
            m_hand->moved().empty() ? handWith(m_hand->card()) : CardHand::ofPlaced(model(), m_hand->moved());
        m_hand = std::move(hand);
        m_walked = -1;
        judge();
    } else {
        showNoVerdict();
    }
    emit squareChanged();
}

/// Another player's turn; what the program would lay is seen.
void CardCanvas::onTurn()
{
    if (m_hand && m_hand->isOfTurn() && m_document->turns()->placesOf(m_hand->card()).empty()) {
        clearHand(); // the hand it came from is covered, or another one's turn it is
        refreshStatus();
    }
    if (const auto move = m_document->turns()->proposed())
        if (const MapCard* card = model().cards().map(m_document->turns()->idOf(move->card)))
            setLevel(int(card->kind));
    update();
}

void CardCanvas::onSelectionChanged()
{
    if (!m_hand)
        showNoVerdict();
    refreshStatus();
    update();
}

void CardCanvas::showSelected()
{
    if (!m_document || m_document->selection()->count() == 0)
        return;
    const auto spot = spotOf(model().scenario(), m_document->selection()->ids().front());
    if (!spot)
        return;
    setLevel(int(spot->map));
    setCell(cellAt(spot->area.center()), true);
    revealCell(m_cell);
}

void CardCanvas::refreshStatus()
{
    setCursor(isPanning() || m_drag == Drag::Panning ? Qt::ClosedHandCursor
              : m_isPanTool                          ? Qt::OpenHandCursor
                                                     : Qt::ArrowCursor);
    emit statusChanged();
}

} // namespace delve::dungeoneer
