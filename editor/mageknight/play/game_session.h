// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/replay.h"

#include <memory>
#include <string>
#include <vector>

namespace delve::mageknight {

/// A game that is played: its record, the moment it is looked at, and the dice that come next. It can be
/// taken back to any moment and gone forward again; the dice of a seed fall again as they did. An action that
/// is another one than was taken then begins a new line, and the old one is kept.
class GameSession
{
public:
    /// Actions that were taken from some moment on, before something else was done there.
    struct OtherLine
    {
        std::size_t from = 0; ///< actions before it
        std::vector<play::ReplayStep> steps;
    };

    /// The content must outlive it. The table of the replay says which dice are rolled. The error names the
    /// first action that is not true.
    static Result<GameSession> resume(play::Replay replay, const Content& content);

    const play::Game& game() const { return *m_game; }
    std::shared_ptr<const play::Game> sharedGame() const { return m_game; }
    /// How the game stands at the moment it is looked at.
    const play::GameState& state() const { return m_states[m_moment]; }
    const play::PlayTable& table() const { return *m_replay.table; }
    /// Who sits where may change while a game goes on.
    void setSeats(std::vector<std::string> seats) { m_replay.table->seats = std::move(seats); }
    /// The whole record, with what was taken back; and what was done up to this moment.
    const play::Replay& record() const { return m_replay; }
    play::Replay played() const;
    /// Actions taken up to this moment, all that are recorded, and the state before each of them.
    std::size_t actionCount() const { return m_moment; }
    std::size_t recordedCount() const { return m_replay.steps.size(); }
    const play::GameState& stateBefore(std::size_t action) const { return m_states[action]; }
    /// What happened in a recorded action.
    play::Events eventsOf(std::size_t action) const;

    /// The dice of the seed, as they fall from this moment on.
    Dice& seededDice() { return m_dice; }
    /// Takes a legal action and says what happened.
    play::Events perform(const play::Action& action, Dice& dice);
    /// Looks at the moment after so many actions.
    void goTo(std::size_t actionCount);

    /// Keeps what was recorded from this moment on as another line.
    void setAside();
    const std::vector<OtherLine>& otherLines() const { return m_otherLines; }
    /// Goes to where another line begins and puts it in the place of what was done there.
    void takeUp(std::size_t otherLine);

private:
    GameSession(std::shared_ptr<const play::Game> game, play::Replay replay);
    void rewindDice();

    std::shared_ptr<const play::Game> m_game;
    play::Replay m_replay;
    std::vector<play::GameState> m_states; ///< one more than there are actions
    std::size_t m_moment = 0;
    std::vector<OtherLine> m_otherLines;
    SeededDice m_dice;
};

} // namespace delve::mageknight
