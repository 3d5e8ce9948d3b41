// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/tools/stamp_tool.h"

#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "engine/mageknight/setup/placements/place_thing.h"

#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

void StampTool::carry(const Piece& piece)
{
    m_ghost.hide();
    m_carried = PieceInHand{.piece = piece};
    pickUp();
    if (m_hand)
        showAt(*m_hand);
}

/// Prepares what the rules say about the piece, once for all spots.
void StampTool::pickUp()
{
    const ScenarioDocument& document = host().document().model();
    m_nextId = host().document().model().newId();
    m_carried->player = nextPlayer();
    m_carried->role = nextRole();
    m_walked.reset();
    const auto piece = carriedPiece(*m_carried, m_nextId, host().document().model().content());
    if (piece && !document.isReadOnly())
        m_spots.pickUp(document.scenario(), document.content(), *piece);
    else
        m_spots.putDown();
    light();
}

/// In a very large dungeon the spots are known a moment after the piece was picked up.
void StampTool::spotsReady()
{
    m_ghost.hide();
    light();
    if (m_hand)
        showAt(*m_hand);
    host().refreshHint();
}

/// Why a piece without a legal spot has none.
QString StampTool::nowhere() const
{
    const auto why = m_spots.whyNowhere();
    if (!why)
        return {};
    const ScenarioDocument& document = host().document().model();
    return QStringLiteral("%1 %2").arg(QString::fromStdString(why->second.rule),
                                       sentence(why->second,
                                                applied(document.scenario(), m_spots.edit(why->first)),
                                                document.content(), QLocale().name().toStdString()));
}

/// Lights the spots where the piece may lie as it is held.
void StampTool::light()
{
    m_nowhere = nowhere();
    m_lit.show(m_spots.isReady() ? m_spots.legalSpotsLike(orientationOf(*m_carried))
                                 : std::vector<LegalSpot>());
}

QString StampTool::hint() const
{
    if (!m_carried)
        return tr("Choose a piece in the palette");
    const QString name =
        pieceName(m_carried->piece, host().document().model().content(), QLocale().name().toStdString());
    if (m_spots.isLooking())
        return tr("%1 · looking for its legal spots… · R turns · F flips · Esc puts it back").arg(name);
    if (m_spots.isReady() && m_spots.legalSpots().empty())
        return m_nowhere.isEmpty() ? tr("%1 · no legal spot anywhere").arg(name)
                                   : tr("%1 · no legal spot anywhere: %2").arg(name, m_nowhere);
    if (m_spots.isReady() && m_lit.isEmpty())
        return tr("%1 · no legal spot this way round · R turns · F flips · Tab finds one").arg(name);
    return tr("%1 · click to place · R turns · F flips · Tab to the next legal spot · Esc puts it back")
        .arg(name);
}

Qt::CursorShape StampTool::cursor() const
{
    return !m_ghost.isShown() || m_ghost.isForbidden(QGuiApplication::keyboardModifiers())
               ? Qt::ForbiddenCursor
               : Qt::CrossCursor;
}

/// Whose arrow it is, or who places the piece; where every team has its arrow, that of the first.
ThingId StampTool::nextPlayer() const
{
    const ThingKind kind = m_carried->piece.kind;
    const ThingId placer = host().document().guide()->placerOf(kind);
    const auto& players = host().document().model().scenario().players;
    const bool isArrow = kind == ThingKind::Entrance || kind == ThingKind::Exit;
    return placer.empty() && isArrow && !players.empty() ? players.front().id : placer;
}

TileRole StampTool::nextRole() const
{
    const Tile* tile = host().document().model().content().tile(m_carried->piece.content);
    return m_carried->piece.kind == ThingKind::Tile && tile
               ? host().document().guide()->roleOfNextTile(tile->kind)
               : TileRole::None;
}

void StampTool::showAt(const CanvasPoint& point)
{
    if (m_walked && m_walked->at == point.at)
        return showIn(m_walked->spot);
    m_walked.reset();
    if (!m_spots.isReady() && !m_spots.isLooking())
        return m_ghost.hide();
    if (!point.modifiers.testFlag(Qt::AltModifier))
        if (const LegalSpot* legal = m_lit.near(point.at))
            return showIn(legal->spot);
    const ScenarioDocument& document = host().document().model();
    if (const auto spot =
            spotUnderHand(*m_carried, point.at, host().level(), document.scenario(), document.content()))
        showIn(*spot);
    else
        m_ghost.hide();
}

void StampTool::showIn(const Spot& spot)
{
    if (m_spots.isReady())
        return m_ghost.show(m_spots.edit(spot), [&] { return m_spots.judge(spot); });
    const ScenarioDocument& document = host().document().model();
    m_ghost.show(placeThing(document.scenario(), document.content(),
                            *carriedPiece(*m_carried, m_nextId, document.content()), spot),
                 [] { return std::nullopt; });
}

void StampTool::hover(const CanvasPoint& point)
{
    m_hand = point;
    if (m_carried)
        showAt(point);
}

void StampTool::leave()
{
    m_hand.reset();
    m_walked.reset();
    m_ghost.hide();
}

std::optional<CanvasTool::Walk> StampTool::walk(int step)
{
    if (!m_spots.isReady())
        return {};
    // Where the piece fits no way round as it is held, it is turned and flipped until it does.
    if (m_lit.isEmpty() && !m_spots.legalSpots().empty())
        hold(heldFor(*m_carried, m_spots.legalSpots().front().spot));
    const LegalSpot* legal = m_lit.walk(step, m_hand ? std::optional(m_hand->at) : std::nullopt);
    if (!legal)
        return {};
    const QPointF centre = legal->bounds.area.center();
    m_walked = Walked{legal->spot, QPointF(std::floor(centre.x()) + 0.5, std::floor(centre.y()) + 0.5)};
    return Walk{m_walked->at, legal->bounds.area};
}

/// What is known of its spots is out of date.
void StampTool::documentEdited()
{
    if (!m_carried || m_isPlacing)
        return;
    m_ghost.hide();
    pickUp();
    if (m_hand)
        showAt(*m_hand);
}

void StampTool::press(const CanvasPoint& point)
{
    hover(point);
    const bool isUnknown =
        m_spots.isLooking() && host().enforcesRules() && !point.modifiers.testFlag(Qt::ShiftModifier);
    if (!m_ghost.isShown() || m_ghost.isForbidden(point.modifiers) || isUnknown)
        return;
    ScenarioViewModel& document = host().document();
    const Edit edit = m_ghost.edit();
    const ThingId placed = m_nextId;
    m_ghost.hide();
    m_isPlacing = true;
    const bool isDone = document.model().push(edit);
    m_isPlacing = false;
    if (!isDone)
        return;
    document.selection()->set({placed});
    pickUp();
    // The ghost comes back with the next move: over the piece just placed it would only say that the spot is
    // taken.
}

void StampTool::hold(const PieceInHand& hand)
{
    m_carried = hand;
    m_walked.reset();
    light();
}

void StampTool::holdLike(const Spot& spot)
{
    hold(heldFor(*m_carried, spot));
    if (m_hand)
        showAt(*m_hand);
}

void StampTool::turn(int quarters)
{
    if (!m_carried)
        return CanvasTool::turn(quarters);
    PieceInHand hand = *m_carried;
    hand.rotation = turned(hand.rotation, quarters);
    hold(hand);
    if (m_hand)
        showAt(*m_hand);
}

void StampTool::flip()
{
    if (!m_carried)
        return CanvasTool::flip();
    PieceInHand hand = *m_carried;
    hand.flipped = !hand.flipped;
    hold(hand);
    if (m_hand)
        showAt(*m_hand);
}

bool StampTool::cancel()
{
    if (!m_carried)
        return false;
    m_ghost.hide();
    m_lit.hide();
    m_spots.putDown();
    m_carried.reset();
    host().finishTool();
    return true;
}

void StampTool::paint(const PaintGround& ground) const
{
    m_lit.paint(ground);
    m_ghost.paint(ground);
}

} // namespace delve::mageknight
