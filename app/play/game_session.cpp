#include "app/play/game_session.h"

namespace delve {

GameSession::GameSession(std::unique_ptr<const play::Game> game, play::Replay replay)
    : m_game(std::move(game)), m_replay(std::move(replay)), m_dice(m_replay.table->seed)
{
    rewindDice();
}

Result<GameSession> GameSession::resume(play::Replay replay, const Content& content)
{
    auto made = gameOf(replay, content);
    if (!made)
        return made.error();
    GameSession session(std::make_unique<const play::Game>(*std::move(made)), std::move(replay));
    play::GameState state = startGame(session.game());
    session.m_states.push_back(state);
    for (std::size_t i = 0; i < session.actionCount(); ++i) {
        if (const auto fault = redo(session.game(), session.m_replay.steps[i], state))
            return Error{"/actions/" + std::to_string(i), *fault};
        session.m_states.push_back(state);
    }
    return session;
}

void GameSession::rewindDice()
{
    m_dice = SeededDice(m_replay.table->seed);
    for (std::size_t i = diceRolled(m_replay); i > 0; --i)
        m_dice.roll({});
}

play::Events GameSession::perform(const play::Action& action, Dice& dice)
{
    play::Events events;
    play::GameState state = m_states.back();
    record(*m_game, state, action, dice, m_replay, events);
    m_states.push_back(std::move(state));
    return events;
}

void GameSession::takeBackTo(std::size_t actionCount)
{
    m_replay.steps.resize(std::min(actionCount, m_replay.steps.size()));
    m_states.resize(m_replay.steps.size() + 1);
    rewindDice();
}

} // namespace delve
