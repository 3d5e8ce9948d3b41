// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/table/replay.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace delve {

/// What happens if an action is taken in a state, which stays as it is.
template <table::PlayableGame Traits>
typename Traits::Events eventsOfAction(const typename Traits::Game& game, typename Traits::State state,
                                       const typename Traits::Action& action, Dice& dice)
{
    typename Traits::Events events;
    perform(game, state, action, dice, events);
    return events;
}

/// A game that is played: its record, the moment it is looked at, and the dice that come next. It can be
/// taken back to any moment and gone forward again; the dice of a seed fall again as they did. An action that
/// is another one than was taken then begins a new line, and the old one is kept. A game names its record,
/// which has a table and steps.
template <table::RecordedGame Traits, typename RecordOfGame> class PlayedSession
{
public:
    using Game = typename Traits::Game;
    using State = typename Traits::State;
    using Action = typename Traits::Action;
    using Events = typename Traits::Events;
    using Record = RecordOfGame;
    using Step = table::ReplayStep<Traits>;

    /// Actions that were taken from some moment on, before something else was done there.
    struct OtherLine
    {
        std::size_t from = 0; ///< actions before it
        std::vector<Step> steps;
    };

    /// Goes over what is recorded. The table of the record says which dice are rolled. The error names the
    /// first action that is not true.
    static Result<PlayedSession> resume(Record record, Result<Game> made)
    {
        if (!made)
            return made.error();
        PlayedSession session(std::make_shared<const Game>(*std::move(made)), std::move(record));
        State state = startGame(session.game());
        session.m_states.push_back(state);
        for (std::size_t i = 0; i < session.recordedCount(); ++i) {
            if (const auto fault = redo(session.game(), session.m_record.steps[i], state))
                return Error{"/actions/" + std::to_string(i), *fault};
            session.m_states.push_back(state);
        }
        session.goTo(session.recordedCount());
        return session;
    }

    const Game& game() const { return *m_game; }
    std::shared_ptr<const Game> sharedGame() const { return m_game; }
    /// How the game stands at the moment it is looked at.
    const State& state() const { return m_states[m_moment]; }
    const table::PlayTable& table() const { return *m_record.table; }
    /// Who sits where may change while a game goes on.
    void setSeats(const std::vector<std::string>& seats) { m_record.table->seats = seats; }
    /// The whole record, with what was taken back; and what was done up to this moment.
    const Record& record() const { return m_record; }
    Record played() const
    {
        Record record = m_record;
        record.steps.resize(m_moment);
        return record;
    }
    /// Actions taken up to this moment, all that are recorded, and the state before each of them.
    std::size_t actionCount() const { return m_moment; }
    std::size_t recordedCount() const { return m_record.steps.size(); }
    const State& stateBefore(std::size_t action) const { return m_states[action]; }
    /// What happened in a recorded action.
    Events eventsOf(std::size_t action) const
    {
        ScriptedDice dice(m_record.steps[action].dice);
        return eventsOfAction<Traits>(*m_game, m_states[action], m_record.steps[action].action, dice);
    }
    /// What would happen now with these dice.
    Events tried(const Action& action, Dice& dice) const
    {
        return eventsOfAction<Traits>(*m_game, state(), action, dice);
    }

    /// The dice of the seed, as they fall from this moment on.
    Dice& seededDice() { return m_dice; }
    /// Takes a legal action and says what happened.
    Events perform(const Action& action, Dice& dice)
    {
        // The same dice for the same action lead where they led before.
        const bool isSame = m_moment < recordedCount() && m_record.steps[m_moment].action == action;
        if (isSame && !table().typedDice) {
            goTo(m_moment + 1);
            return eventsOf(m_moment - 1);
        }
        setAside();
        Events events;
        State state = m_states.back();
        table::record(*m_game, state, action, dice, m_record.steps, events);
        m_states.push_back(std::move(state));
        ++m_moment;
        return events;
    }
    /// Looks at the moment after so many actions.
    void goTo(std::size_t actionCount)
    {
        m_moment = std::min(actionCount, recordedCount());
        rewindDice();
    }

    /// Keeps what was recorded from this moment on as another line.
    void setAside()
    {
        if (m_moment == recordedCount())
            return;
        const auto at = [&](std::size_t moment) { return m_record.steps.begin() + std::ptrdiff_t(moment); };
        // Lines that branched off later begin here now: what led to them is no longer in the record.
        for (OtherLine& line : m_otherLines)
            if (line.from > m_moment) {
                line.steps.insert(line.steps.begin(), at(m_moment), at(line.from));
                line.from = m_moment;
            }
        m_otherLines.push_back({m_moment, {at(m_moment), m_record.steps.end()}});
        m_record.steps.resize(m_moment);
        m_states.resize(m_moment + 1);
    }
    const std::vector<OtherLine>& otherLines() const { return m_otherLines; }
    /// Goes to where another line begins and puts it in the place of what was done there.
    void takeUp(std::size_t otherLine)
    {
        const OtherLine line = std::move(m_otherLines[otherLine]);
        m_otherLines.erase(m_otherLines.begin() + std::ptrdiff_t(otherLine));
        goTo(line.from);
        setAside();
        State state = m_states.back();
        for (const Step& step : line.steps) {
            redo(*m_game, step, state);
            m_record.steps.push_back(step);
            m_states.push_back(state);
        }
    }

private:
    PlayedSession(std::shared_ptr<const Game> game, Record record)
        : m_game(std::move(game)), m_record(std::move(record)), m_dice(m_record.table->seed)
    {}

    void rewindDice()
    {
        m_dice = SeededDice(m_record.table->seed);
        for (std::size_t i = 0; i < m_moment; ++i)
            for (std::size_t die = m_record.steps[i].dice.size(); die > 0; --die)
                m_dice.roll({});
    }

    std::shared_ptr<const Game> m_game;
    Record m_record;
    std::vector<State> m_states; ///< one more than there are actions
    std::size_t m_moment = 0;
    std::vector<OtherLine> m_otherLines;
    SeededDice m_dice;
};

} // namespace delve
