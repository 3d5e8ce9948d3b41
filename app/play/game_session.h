#pragma once

#include "engine/play/replay.h"

#include <memory>
#include <string>
#include <vector>

namespace delve {

/// A game that is played: its record, how it stands, and the dice that come next. What is taken back was
/// never done: the dice of a seed fall again as they did.
class GameSession
{
public:
    /// The content must outlive it. The table of the replay says which dice are rolled. The error names the
    /// first action that is not true.
    static Result<GameSession> resume(play::Replay replay, const Content& content);

    const play::Game& game() const { return *m_game; }
    const play::GameState& state() const { return m_states.back(); }
    const play::Replay& replay() const { return m_replay; }
    const play::PlayTable& table() const { return *m_replay.table; }
    /// Actions taken so far, and the state before each of them.
    std::size_t actionCount() const { return m_replay.steps.size(); }
    const play::GameState& stateBefore(std::size_t action) const { return m_states[action]; }

    /// The dice of the seed.
    Dice& seededDice() { return m_dice; }
    /// Takes a legal action and says what happened.
    play::Events perform(const play::Action& action, Dice& dice);
    /// Keeps only so many actions.
    void takeBackTo(std::size_t actionCount);

private:
    GameSession(std::unique_ptr<const play::Game> game, play::Replay replay);
    void rewindDice();

    std::unique_ptr<const play::Game> m_game;
    play::Replay m_replay;
    std::vector<play::GameState> m_states; ///< one more than there are actions
    SeededDice m_dice;
};

} // namespace delve
