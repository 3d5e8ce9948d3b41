// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/seats.h"
#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/mageknight/text/play/play_terms.h"
#include "editor/mageknight/text/play/status_words.h"
#include "editor/mageknight/viewmodels/play/play_game.h"

// What is said about the moment that is looked at.

namespace delve::mageknight {

using namespace play;

QColor PlayGame::colourOf(PlayerId player) const
{
    const auto colour = m_session ? delve::mageknight::colourOf(scenario(), m_session->game(), player)
                                  : std::optional<PlayerColour>();
    return colour ? delve::mageknight::playerColour(*colour, RenderStyle::FullColour)
                  : QColor(0x7a, 0x5c, 0x8e);
}

int PlayGame::round() const
{
    return m_session ? m_session->state().turn().round : 0;
}

int PlayGame::player() const
{
    return m_session ? int(m_moment->view().player) : -1;
}

QString PlayGame::playerName() const
{
    return m_session && player() >= 0 ? m_words->of(m_moment->view().player) : QString();
}

QColor PlayGame::playerColour() const
{
    return colourOf(m_session ? m_moment->view().player : PlayerId::None);
}

bool PlayGame::doesPersonChoose() const
{
    return m_session && !isOver() && isPerson(*m_session, m_moment->view().player);
}

bool PlayGame::isAsked() const
{
    return m_session && pendingDecision(m_moment->position()).has_value();
}

QString PlayGame::prompt() const
{
    if (!m_session)
        return {};
    if (isOver())
        return tr("The game is over.");
    if (const auto decision = pendingDecision(m_moment->position()))
        return sentence(decision->task, m_moment->view().state, *m_words);
    if (m_session->state().turn().isActivation())
        return tr("What does %1 do?").arg(active());
    return tr("Which figure is activated?");
}

QString PlayGame::active() const
{
    if (!m_session)
        return {};
    const TurnState& turn = m_session->state().turn();
    if (turn.token != TokenId::None)
        return m_words->of(turn.token);
    return turn.figure != FigureId::None ? m_words->of(turn.figure) : QString();
}

int PlayGame::activationsLeft() const
{
    return m_session ? std::max<int>(m_session->state().turn().activationsLeft, 0) : 0;
}

int PlayGame::speedLeft() const
{
    return m_session ? std::max<int>(m_session->state().turn().speed, 0) : 0;
}

bool PlayGame::isOver() const
{
    return m_session && m_session->state().turn().isOver();
}

QString PlayGame::outcome() const
{
    if (!isOver())
        return {};
    QStringList lines{endInWords(m_session->game(), m_session->state())};
    lines << standingInWords(m_session->game(), m_session->state(), *m_words);
    lines << winnersInWords(m_session->game(), m_session->state(), *m_words);
    return lines.join(u'\n');
}

QString PlayGame::pool() const
{
    if (!m_session)
        return {};
    int waiting = 0, inside = 0;
    for (const FigureState& figure : m_session->state().figures()) {
        waiting += figure.where == Whereabouts::Pool;
        inside += figure.isMageSpawn() && figure.isInside();
    }
    return tr("Mage Spawn: %1 in the dungeon, %2 in the pool").arg(inside).arg(waiting);
}

QVariantList PlayGame::dice() const
{
    QVariantList list;
    if (!m_session || m_session->actionCount() == 0)
        return list;
    for (const Event& event : m_session->eventsOf(m_session->actionCount() - 1))
        if (const auto* rolled = std::get_if<Rolled>(&event.what))
            list << QVariantMap{{QStringLiteral("first"), int(rolled->first)},
                                {QStringLiteral("second"), int(rolled->second)},
                                {QStringLiteral("total"), rolled->total()},
                                {QStringLiteral("what"), inWords(rolled->what)},
                                {QStringLiteral("by"), m_words->of(rolled->by)},
                                {QStringLiteral("colour"), colourOf(rolled->by)}};
    return list;
}

QString PlayGame::diceSeed() const
{
    return m_session && !m_session->table().typedDice ? QString::number(m_session->table().seed) : QString();
}

QString PlayGame::undoText() const
{
    if (!canUndo())
        return {};
    if (m_roll.isPending())
        return tr("the roll");
    const std::size_t moment = momentBeforeChoices(*m_session, 1);
    return sentence(m_session->record().steps[moment].action, m_session->stateBefore(moment), *m_words);
}

QString PlayGame::redoText() const
{
    if (!canRedo())
        return {};
    const std::size_t moment = m_session->actionCount();
    return sentence(m_session->record().steps[moment].action, m_session->state(), *m_words);
}

std::size_t PlayGame::momentAfterChoice() const
{
    std::size_t moment = m_session->actionCount() + 1;
    const auto isChoice = [&](std::size_t at) {
        return isPerson(*m_session, playerToAct(m_session->game(), m_session->stateBefore(at)));
    };
    if (m_opponents.arePresent())
        while (moment < m_session->recordedCount() && !isChoice(moment))
            ++moment;
    return moment;
}

} // namespace delve::mageknight
