// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/play/core/action.h"
#include "engine/mageknight/play/core/event.h"
#include "engine/mageknight/play/core/position.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/task.h"

namespace delve::mageknight::play {

/// An action while it unfolds: what has happened so far is in the state already, so that every rule sees the
/// board as it is. Rules change nothing themselves; they emit events.
class Unfolding
{
public:
    Unfolding(const Game& game, GameState& state, Dice& dice, Events& out)
        : m_game(game), m_state(state), m_dice(dice), m_out(out)
    {}

    const Game& game() const { return m_game; }
    const GameState& state() const { return m_state; }
    const TurnState& turn() const { return m_state.turn(); }
    Position position() const { return {m_game, m_state}; }

    /// Records that something happened, by this rule (a literal).
    template <typename T> void emit(std::string_view rule, const T& what)
    {
        // Made where it stays: events come all the time, and copying what was just written takes long.
        Event& event = m_out.emplace_back();
        event.rule = rule;
        event.what.template emplace<T>(what);
        StateWriter writer(m_game, m_state);
        evolve(writer, what);
    }

    /// ACT-15: costs are paid before any die is rolled.
    void spend(std::string_view rule, int speedPoints)
    {
        if (speedPoints > 0)
            emit(rule, SpeedSpent{std::int16_t(speedPoints)});
    }

    /// Puts a task on top: the last one added is done first.
    template <typename T> void later(const T& task) { addTask(packAs<Task>(task)); }
    void laterAction(const Action& action);
    /// WAN-13: the meeting that comes next. It is asked after everything that happens, and as long as nothing
    /// more has happened nobody has met anybody.
    std::optional<Meeting> nextMeeting();
    /// The pending decision has been answered.
    void answered() { emit("", TaskTaken{}); }

    Rolled rollOne(std::string_view rule, RollFor what, PlayerId by);
    Rolled rollTwo(std::string_view rule, RollFor what, PlayerId by);

    /// One of `count` things, all equally likely, as a number from 0. It is made with dice, so that people at
    /// the table can make it too; a single thing needs none.
    std::size_t draw(std::string_view rule, RollFor what, PlayerId by, std::size_t count);

private:
    void addTask(const Packed& task) { emit("", TaskAdded{task}); }
    RollPurpose purposeOf(RollFor what, PlayerId by) const;

    const Game& m_game;
    GameState& m_state;
    Dice& m_dice;
    Events& m_out;
    std::optional<std::size_t> m_eventsWithoutMeeting; ///< after so many events there was none
};

} // namespace delve::mageknight::play
