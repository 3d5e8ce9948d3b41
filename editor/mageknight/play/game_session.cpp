// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/game_session.h"

#include <algorithm>

namespace delve::mageknight {

GameSession::GameSession(std::shared_ptr<const play::Game> game, play::Replay replay)
    : m_game(std::move(game)), m_replay(std::move(replay)), m_dice(m_replay.table->seed)
{}

Result<GameSession> GameSession::resume(play::Replay replay, const Content& content)
{
    auto made = gameOf(replay, content);
    if (!made)
        return made.error();
    GameSession session(std::make_shared<const play::Game>(*std::move(made)), std::move(replay));
    play::GameState state = startGame(session.game());
    session.m_states.push_back(state);
    for (std::size_t i = 0; i < session.recordedCount(); ++i) {
        if (const auto fault = redo(session.game(), session.m_replay.steps[i], state))
            return Error{"/actions/" + std::to_string(i), *fault};
        session.m_states.push_back(state);
    }
    session.goTo(session.recordedCount());
    return session;
}

play::Replay GameSession::played() const
{
    play::Replay replay = m_replay;
    replay.steps.resize(m_moment);
    return replay;
}

play::Events GameSession::eventsOf(std::size_t action) const
{
    play::Events events;
    ScriptedDice dice(m_replay.steps[action].dice);
    apply(*m_game, m_states[action], m_replay.steps[action].action, dice, events);
    return events;
}

void GameSession::rewindDice()
{
    m_dice = SeededDice(m_replay.table->seed);
    for (std::size_t i = 0; i < m_moment; ++i)
        for (std::size_t die = m_replay.steps[i].dice.size(); die > 0; --die)
            m_dice.roll({});
}

void GameSession::setAside()
{
    if (m_moment == recordedCount())
        return;
    const auto at = [&](std::size_t moment) { return m_replay.steps.begin() + std::ptrdiff_t(moment); };
    // Lines that branched off later begin here now: what led to them is no longer in the record.
    for (OtherLine& line : m_otherLines)
        if (line.from > m_moment) {
            line.steps.insert(line.steps.begin(), at(m_moment), at(line.from));
            line.from = m_moment;
        }
    m_otherLines.push_back({m_moment, {at(m_moment), m_replay.steps.end()}});
    m_replay.steps.resize(m_moment);
    m_states.resize(m_moment + 1);
}

play::Events GameSession::perform(const play::Action& action, Dice& dice)
{
    // The same dice for the same action lead where they led before.
    const bool isSame = m_moment < recordedCount() && m_replay.steps[m_moment].action == action;
    if (isSame && !table().typedDice) {
        goTo(m_moment + 1);
        return eventsOf(m_moment - 1);
    }
    setAside();
    play::Events events;
    play::GameState state = m_states.back();
    play::record(*m_game, state, action, dice, m_replay, events);
    m_states.push_back(std::move(state));
    ++m_moment;
    return events;
}

void GameSession::goTo(std::size_t actionCount)
{
    m_moment = std::min(actionCount, recordedCount());
    rewindDice();
}

void GameSession::takeUp(std::size_t otherLine)
{
    const OtherLine line = std::move(m_otherLines[otherLine]);
    m_otherLines.erase(m_otherLines.begin() + std::ptrdiff_t(otherLine));
    goTo(line.from);
    setAside();
    play::GameState state = m_states.back();
    for (const play::ReplayStep& step : line.steps) {
        redo(*m_game, step, state);
        m_replay.steps.push_back(step);
        m_states.push_back(state);
    }
}

} // namespace delve::mageknight
