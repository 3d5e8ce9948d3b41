// SPDX-License-Identifier: GPL-3.0-or-later
// The card in hand: carried, judged where the pointer is, laid and turned.

#include "editor/dungeoneer/text/finding_text.h"
#include "editor/dungeoneer/viewmodels/canvas/card_canvas.h"

namespace delve::dungeoneer {

namespace {

const QString cardKey = QStringLiteral("card:");

} // namespace

QString CardCanvas::carriedPiece() const
{
    return tool() == QLatin1String("lay") ? cardKey + QString::fromStdString(m_hand->card().text())
                                          : QString();
}

int CardCanvas::legalCount() const
{
    return m_hand ? int(m_hand->places().size()) : 0;
}

std::unique_ptr<CardHand> CardCanvas::handWith(const ContentId& card) const
{
    const MapTurns& turns = *m_document->turns();
    if (turns.isGoingOn()) {
        auto places = turns.placesOf(card);
        return places.empty() ? nullptr : CardHand::ofTurn(model(), card, std::move(places));
    }
    auto hand = CardHand::ofCard(model(), card);
    if (hand)
        hand->want(m_document->guide()->wantedPlaces(card));
    return hand;
}

void CardCanvas::carry(const QString& piece)
{
    if (!m_document || !piece.startsWith(cardKey))
        return;
    const ContentId card(piece.mid(cardKey.size()).toStdString());
    clearHand();
    m_hand = handWith(card);
    if (m_hand) {
        m_isPanTool = false;
        m_document->selection()->clear();
        setLevel(int(m_hand->kind()));
        judge();
    } else if (m_document->turns()->isGoingOn()) {
        keepVerdict({2,
                     tr("The map is laid in turns: cards come from the hand of the player whose turn it is."),
                     QStringLiteral("DNR-OPT-07")});
    }
    emit toolChanged();
    refreshStatus();
    update();
}

void CardCanvas::clearHand()
{
    const bool was = bool(m_hand);
    m_hand.reset();
    m_groupMove = {};
    m_drag = Drag::None;
    m_walked = -1;
    m_wishesTurned = false;
    m_isHandShown = false;
    showNoVerdict();
    if (was)
        emit toolChanged();
    update();
}

void CardCanvas::showNoVerdict()
{
    keepVerdict({});
    m_blamedEdges.clear();
    m_blamedCell.reset();
    emit statusChanged();
}

void CardCanvas::showVerdict(const PlacementVerdict& verdict)
{
    if (verdict.isLegal()) {
        keepVerdict({0, {}, {}});
    } else {
        const std::string_view rule = ruleOf(verdict.fault);
        keepVerdict(
            {m_isDraft ? 1 : 2, sentence(verdict), QString::fromUtf8(rule.data(), qsizetype(rule.size()))});
    }
    m_blamedEdges = verdict.edgesAt(m_cell);
    m_blamedCell = verdict.other;
    emit statusChanged();
    update();
}

/// What the rules say of the carried card where the pointer is; of one that has no place at all, why.
void CardCanvas::judge()
{
    if (!m_hand || m_drag == Drag::Pressed)
        return;
    const bool isMoved = !m_hand->moved().empty();
    if (isMoved && findCard(model().scenario(), m_hand->moved()).card->cell == m_cell)
        return showNoVerdict();
    if (m_isHandShown)
        return showVerdict(m_hand->verdictOn(m_map, placementAt(m_cell)));
    showNoVerdict();
    if (!m_hand->places().empty())
        return;
    const bool isUsedUp = m_hand->left() == 0;
    keepVerdict({m_isDraft ? 1 : 2,
                 isUsedUp ? sentence(PlacementVerdict{.fault = PlacementFault::NoCopyLeft})
                          : tr("This card has no legal place on the map as it is."),
                 isUsedUp ? QStringLiteral("DNR-MAP-13") : QStringLiteral("DNR-BUILD-02")});
    emit statusChanged();
}

Placement CardCanvas::placementAt(Cell cell) const
{
    const bool isFree = m_isDraft && !m_hand->isOfTurn();
    return isFree ? Placement{cell, m_wishesTurned} : m_hand->bestAt(m_map, cell, m_wishesTurned);
}

MapCanvas::ShownVerdict CardCanvas::withTheWayOut(ShownVerdict verdict)
{
    verdict.text += u' ' + tr("Shift lays it anyway, and so does Draft.");
    return verdict;
}

bool CardCanvas::layAt(Cell cell, bool anyway)
{
    setCell(cell, isCursorShown());
    m_isHandShown = true;
    const Placement placement = placementAt(cell);
    const PlacementVerdict verdict = m_hand->verdictOn(m_map, placement);
    const bool isOfTurn = m_hand->isOfTurn();
    if (!verdict.isLegal() && (isOfTurn || (!m_isDraft && !anyway))) {
        showVerdict(verdict);
        if (!isOfTurn)
            keepVerdict(withTheWayOut(shownVerdict()));
        emit statusChanged();
        return false;
    }
    if (isOfTurn)
        return layInTurn(placement);
    const ContentId card = m_hand->card();
    const bool wished = m_wishesTurned;
    if (!m_document->model().push(m_hand->edit(m_document->model(), m_map, placement)))
        return false;
    // The next copy comes to hand, as long as there is one.
    m_hand = handWith(card);
    m_wishesTurned = wished;
    m_walked = -1;
    if (m_hand && m_hand->left() == 0 && !m_isDraft)
        clearHand();
    judge();
    emit toolChanged();
    refreshStatus();
    return true;
}

bool CardCanvas::layInTurn(const Placement& placement)
{
    const ContentId card = m_hand->card();
    clearHand(); // the map changes under it
    const bool isLaid = m_document->turns()->lay(card, placement);
    refreshStatus();
    return isLaid;
}

void CardCanvas::hoverCarried(QPointF point)
{
    if (!m_hand)
        return;
    m_isHandShown = contains(point);
    if (m_isHandShown)
        setCell(cellUnder(point), false);
    judge();
}

void CardCanvas::dropCarried(QPointF point)
{
    if (!m_hand)
        return;
    const bool isRefused = contains(point) && !layAt(cellUnder(point), false);
    const ShownVerdict said = shownVerdict();
    clearHand();
    if (isRefused)
        keepVerdict(said);
    emit toolChanged();
    refreshStatus();
}

void CardCanvas::turn(int quarters)
{
    Q_UNUSED(quarters) // a card lies upright or upside down: DNR-MAP-05
    if (!m_document)
        return;
    if (m_hand) {
        m_wishesTurned = !m_wishesTurned;
        judge();
        if (!m_isDraft && m_isHandShown && verdict() == 0 && !m_hand->fitsBothWays(m_map, m_cell)) {
            keepVerdict({0, tr("Only this way round fits here."), {}});
            emit statusChanged();
        }
        return update();
    }
    CardSelection& selection = *m_document->selection();
    if (selection.count() == 1 && !m_isDraft)
        if (const auto hand = CardHand::ofPlaced(model(), selection.ids().front())) {
            const FoundCard found = findCard(model().scenario(), hand->moved());
            const PlacementVerdict verdict =
                hand->verdictOn(found.map, {found.card->cell, !found.card->isTurned});
            if (!verdict.isLegal()) {
                setCell(found.card->cell, isCursorShown());
                return showVerdict(verdict);
            }
        }
    m_document->commands()->turn();
}

} // namespace delve::dungeoneer
