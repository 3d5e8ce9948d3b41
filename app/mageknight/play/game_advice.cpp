// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/terminal_game.h"
#include "editor/mageknight/text/play/why_text.h"

// What people type to learn what others would do, or why they did it.

namespace delve::mageknight {

using namespace play;

namespace {

constexpr std::size_t mostReasons = 4;
constexpr std::uint64_t seedOfHints = 1; // the same hint whenever it is asked for

} // namespace

void TerminalGame::tellReasons(Agent& agent, const PlayerView& view, const Actions& legal,
                               std::size_t situation) const
{
    Weighing why;
    const Action chosen = legal[agent.choose(view, legal, situation, &why)];
    for (const Reason& reason : reasonsOf(why, chosen, view.state, m_words, mostReasons)) {
        m_out.line(QStringLiteral("  ") + (reason.isChosen ? m_out.strong(reason.text) : reason.text));
        if (!reason.facts.isEmpty())
            m_out.paragraph(reason.facts.join(QStringLiteral("; ")), 6);
    }
}

void TerminalGame::hint(const QStringList& arguments, const Situation& situation) const
{
    const std::string who = arguments.isEmpty() ? "cunning" : arguments.first().toStdString();
    const auto agent = makeAgent(who, seedOfHints);
    if (!agent)
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Nobody here plays as \"%1\": one of %2."))
                              .arg(QString::fromStdString(who), QString::fromStdString(knownSeats())));
    agent->stopOn(&LineInput::interruption());
    Actions legal;
    legalActions(situation.view.game, situation.view.state, legal);
    tellReasons(*agent, situation.view, legal, m_session.actionCount());
}

void TerminalGame::showReasons(const QStringList& arguments) const
{
    int wanted = arguments.isEmpty() ? 1 : arguments.first().toInt();
    for (std::size_t i = m_session.actionCount(); i > 0 && wanted > 0; --i) {
        const GameState& before = m_session.stateBefore(i - 1);
        const PlayerId player = playerToAct(m_session.game(), before);
        const auto& agent = m_agents[indexOf(player)];
        if (!agent || --wanted > 0)
            continue;
        // Agents remember nothing: asked again, they choose as they did.
        Actions legal;
        legalActions(m_session.game(), before, legal);
        m_out.line(m_words.of(player));
        return tellReasons(*agent, viewFor(m_session.game(), before, player), legal, i - 1);
    }
    m_out.line(translated(QT_TRANSLATE_NOOP("delve", "The program has not taken so many actions.")));
}

} // namespace delve::mageknight
