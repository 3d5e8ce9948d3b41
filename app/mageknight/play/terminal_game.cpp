// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/terminal_game.h"

#include "app/mageknight/play/status_text.h"
#include "editor/mageknight/text/play/play_terms.h"
#include "editor/text/messages.h"
#include "engine/mageknight/agents/match.h"
#include "engine/mageknight/play/core/replay.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

TerminalGame::TerminalGame(GameSession& session, const RuleReference& rules, PlaySettings settings,
                           Program& program)
    : m_session(session),
      m_program(program),
      m_out(program.out),
      m_settings(std::move(settings)),
      m_keeper(m_settings, program, [this] { return writeReplay(m_session.game(), m_session.played()); }),
      m_words(session.game().openGame(), rules, program.language()),
      m_labels(m_words),
      m_input(program.out, m_settings.script),
      m_typedDice(m_input, program.out, [this](const RollPurpose& purpose) { return wordsOf(purpose); }),
      m_agents(makeAgents(session))
{
    for (const auto& agent : m_agents)
        if (agent)
            agent->stopOn(&LineInput::interruption());
}

DiceFromTable::Words TerminalGame::wordsOf(const RollPurpose& purpose) const
{
    const auto what = fromName<RollFor>(purpose.what);
    const auto player = m_words.game().find<PlayerId>(std::string(purpose.by));
    return {player ? m_words.of(*player) : QString(), what ? inWords(*what) : QString()};
}

TerminalGame::Situation TerminalGame::situationNow() const
{
    const PlayerView view = viewFor(m_session.game(), m_session.state(), toAct());
    return {view, ActionMenu(view, m_words, m_labels)};
}

int TerminalGame::run()
{
    m_out.line(translated(QT_TRANSLATE_NOOP("delve", "\"help\" says what can be typed.")));
    bool isLeft = false;
    while (!isLeft) {
        endTurnAsAsked();
        if (LineInput::isInterrupted() || m_typedDice.areMissing())
            break;
        if (m_session.state().turn().isOver())
            isLeft = !askAfterwards();
        else if (const auto& agent = m_agents[indexOf(toAct())])
            letAgentChoose(*agent);
        else
            isLeft = !askPerson();
    }
    return finish() ? Legal : Unreadable;
}

void TerminalGame::letAgentChoose(Agent& agent)
{
    Actions legal;
    const Action choice =
        choiceOf(agent, m_session.game(), m_session.state(), m_session.actionCount(), legal);
    if (!LineInput::isInterrupted()) // what was thought of in haste is thought about again when it goes on
        perform(choice);
}

bool TerminalGame::askPerson()
{
    const Situation situation = situationNow();
    if (!m_isShown)
        showSituation(situation);
    m_isShown = true;
    keepWhileWaiting();
    const auto line = m_input.read(promptOf(situation));
    return line && obey(*line, situation);
}

bool TerminalGame::askAfterwards()
{
    if (std::ranges::none_of(m_agents, [](const auto& agent) { return agent == nullptr; }))
        return false; // nobody is there to be asked
    if (!m_isShown)
        for (const QString& line : outcomeLines(m_session.game(), m_session.state(), m_words, m_out))
            m_out.hanging(line, 4);
    m_isShown = true;
    keepWhileWaiting();
    const auto line =
        m_input.read(translated(QT_TRANSLATE_NOOP("delve", "The game is over (log, board, back, quit)")) +
                     QStringLiteral("> "));
    const QStringList words = line ? line->toLower().split(u' ', Qt::SkipEmptyParts) : QStringList();
    const QString first = words.value(0);
    if (!line || first == u"quit" || first == u"q" || first == u"exit")
        return false;
    if (first == u"log" || first == u"l")
        showLog(words.mid(1));
    else if (first == u"back" || first == u"undo" || first == u"u")
        takeBack(words.mid(1));
    else if (first == u"board" || first == u"b")
        showWholeBoard();
    else if (first == u"rule" || first == u"r")
        showRule(words.mid(1));
    else
        m_isShown = false;
    return true;
}

void TerminalGame::showSituation(const Situation& situation)
{
    if (m_board != BoardShown::Off)
        showBoard({}, situation);
    if (const auto decision = pendingDecision({situation.view.game, situation.view.state}))
        m_out.line(m_out.warning(QStringLiteral("%1: %2").arg(
            m_words.of(decision->player), sentence(decision->task, situation.view.state, m_words))));
    for (const QString& line : situation.menu.lines(m_out))
        m_out.hanging(line, 7);
}

QString TerminalGame::promptOf(const Situation& situation) const
{
    const TurnState& turn = situation.view.state.turn();
    QString text = translated(QT_TRANSLATE_NOOP("delve", "Round %1, %2"))
                       .arg(turn.round)
                       .arg(m_words.of(situation.view.player));
    if (turn.isActivation()) {
        const QString active = turn.token != TokenId::None ? m_words.of(turn.token) : m_words.of(turn.figure);
        const SquareIndex square = squareOfActive({situation.view.game, situation.view.state});
        const auto speed = std::size_t(std::max<int>(turn.speed, 0));
        text +=
            QStringLiteral(" | ") +
            (square == noSquare
                 ? counted(QT_TRANSLATE_N_NOOP("delve", "%1 outside, %n point(s) left"), speed).arg(active)
                 : counted(QT_TRANSLATE_N_NOOP("delve", "%1 on %2, %n point(s) left"), speed)
                       .arg(active, m_words.square(square)));
    } else {
        text += QStringLiteral(" | ") + counted(QT_TRANSLATE_N_NOOP("delve", "%n activation(s) left"),
                                                std::size_t(std::max<int>(turn.activationsLeft, 0)));
    }
    return text + QStringLiteral("> ");
}

Events TerminalGame::perform(const Action& action)
{
    const std::size_t count = m_session.actionCount();
    const bool isTyped = m_session.table().typedDice;
    Dice& dice = isTyped ? static_cast<Dice&>(m_typedDice) : m_session.seededDice();
    const Events events = m_session.perform(action, dice);
    m_typedDice.clear();
    if (isTyped && m_typedDice.areMissing()) {
        m_session.goTo(count); // the dice were never thrown
        return events;
    }
    for (const Told& line : told(events, m_session.stateBefore(count), m_words))
        if (!line.isDetail)
            m_out.hanging(
                QStringLiteral("  %1 %2").arg(
                    line.text, m_out.faint(QString::fromUtf8(line.rule.data(), qsizetype(line.rule.size())))),
                6);
    m_isShown = false;
    m_refused.reset();
    m_keeper.noteChange();
    constexpr qint64 seldom = 2000; // milliseconds
    m_keeper.keep(seldom);
    return events;
}

/// People take their time, and much can happen to a program meanwhile.
void TerminalGame::keepWhileWaiting()
{
    if (m_input.hasToWait())
        m_keeper.keep(0);
}

bool TerminalGame::finish()
{
    if (!m_isShown || !m_session.state().turn().isOver()) {
        m_out.line();
        for (const QString& line : outcomeLines(m_session.game(), m_session.state(), m_words, m_out))
            m_out.hanging(line, 4);
    }
    return m_keeper.finish(m_session.actionCount(), m_session.state().turn().isOver());
}

int TerminalGame::levelInSight() const
{
    const GameState& state = m_session.state();
    const Board& board = m_session.game().board(state);
    if (const SquareIndex square = squareOfActive({m_session.game(), state}); square != noSquare)
        return board.levelOf(square);
    const PlayerId player = state.turn().player;
    return board.levelOf(m_session.game().player(player).entrance.square);
}

} // namespace delve::mageknight
