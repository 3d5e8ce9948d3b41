#include "editor/viewmodels/tools/stamp_tool.h"

#include "editor/viewmodels/document_view_model.h"
#include "engine/scenario/edits/thing_edits.h"

#include <QLocale>

#include <algorithm>

namespace delve {

void StampTool::carry(const Piece& piece)
{
    m_ghost.hide();
    m_carried = CarriedPiece{.piece = piece, .rotation = Rotation::None, .flipped = false, .player = {}};
    m_nextId = host().document().document().newId();
    if (m_hand)
        showAt(*m_hand);
}

QString StampTool::hint() const
{
    if (!m_carried)
        return tr("Choose a piece in the palette");
    const QString name =
        nameOf(m_carried->piece, host().document().document().content(), QLocale().name().toStdString());
    return tr("%1 · click to place · R turns · F flips · Esc puts it back").arg(name);
}

Qt::CursorShape StampTool::cursor() const
{
    if (!m_ghost.isShown())
        return Qt::ForbiddenCursor;
    return host().enforcesRules() && m_ghost.verdict().kind == Verdict::Kind::Refused ? Qt::ForbiddenCursor
                                                                                      : Qt::CrossCursor;
}

/// ENT-08: each team has one arrow of each kind, so the hand holds that of the first team without one.
ThingId StampTool::nextPlayer() const
{
    const Scenario& scenario = host().document().document().scenario();
    const auto& arrows = m_carried->piece.kind == ThingKind::Entrance ? scenario.entrances : scenario.exits;
    for (const Player& player : scenario.players)
        if (std::ranges::find(arrows, player.id, &Arrow::player) == arrows.end())
            return player.id;
    return scenario.players.empty() ? ThingId() : scenario.players.front().id;
}

void StampTool::showAt(const CanvasPoint& point)
{
    const ScenarioDocument& document = host().document().document();
    const Scenario& scenario = document.scenario();
    m_carried->player = nextPlayer();
    const auto thing =
        thingUnderHand(*m_carried, point.at, host().level(), scenario, document.content(), m_nextId);
    m_ghost.show(thing && !document.isReadOnly() ? addThing(scenario, m_carried->piece.kind, *thing)
                                                 : Edit{});
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
    m_ghost.hide();
}

void StampTool::press(const CanvasPoint& point)
{
    hover(point);
    if (!m_ghost.isShown() || (host().enforcesRules() && m_ghost.verdict().kind == Verdict::Kind::Refused))
        return;
    DocumentViewModel& document = host().document();
    const Edit edit = m_ghost.edit();
    const ThingId placed = m_nextId;
    m_ghost.hide();
    if (!document.document().push(edit))
        return;
    document.selection()->set({placed});
    m_nextId = document.document().newId();
    // The ghost comes back with the next move: over the piece just placed it would only say that the spot is
    // taken.
}

void StampTool::turn(int quarters)
{
    if (!m_carried)
        return CanvasTool::turn(quarters);
    m_carried->rotation = turned(m_carried->rotation, quarters);
    if (m_hand)
        showAt(*m_hand);
}

void StampTool::flip()
{
    if (!m_carried)
        return CanvasTool::flip();
    m_carried->flipped = !m_carried->flipped;
    if (m_hand)
        showAt(*m_hand);
}

bool StampTool::cancel()
{
    if (!m_carried)
        return false;
    m_ghost.hide();
    m_carried.reset();
    host().finishTool();
    return true;
}

} // namespace delve
