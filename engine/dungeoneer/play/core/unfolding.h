// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/dungeoneer/play/core/event.h"
#include "engine/dungeoneer/play/core/task.h"

namespace delve::dungeoneer::play {

/// An action while it unfolds: what has happened so far is in the state already. Rules change nothing
/// themselves; they emit events.
class Unfolding
{
public:
    Unfolding(const Game& game, GameState& state, Dice& dice, Events& out)
        : m_game(game), m_state(state), m_dice(dice), m_out(out)
    {}

    const Game& game() const { return m_game; }
    const GameState& state() const { return m_state; }
    const TurnState& turn() const { return m_state.turn; }
    const RuleOptions& options() const { return m_game.options(); }
    Position position() const { return {m_game, m_state}; }
    const PlayerState& player(PlayerId id) const { return m_state.player(id); }
    bool isOver() const { return m_state.isOver(); }

    /// Records that something happened, by this rule (a literal).
    /// Once the game is over nothing more happens (DNR-TURN-05, DNR-TURN-06).
    template <typename T> void emit(std::string_view rule, const T& what)
    {
        if (m_state.isOver())
            return;
        Event& event = m_out.emplace_back();
        event.rule = rule;
        event.what.template emplace<T>(what);
        evolve(m_game, m_state, what);
    }

    /// Puts a task on top: the last one added is done first.
    template <typename T> void later(const T& task) { emit("", TaskAdded{packAs<Task>(task)}); }
    /// The pending decision has been answered.
    void answered() { emit("", TaskTaken{}); }

    const Frame& frame() const { return m_state.frame(); }
    void push(const Frame& frame) { emit("", FrameAdded{frame}); }
    /// The frame on top goes on.
    void change(const Frame& frame) { emit("", FrameChanged{frame, 0}); }
    /// Takes the frame on top off.
    Frame pop()
    {
        const Frame frame = m_state.frame();
        emit("", FrameTaken{});
        return frame;
    }

    int roll(std::string_view rule, RollFor what, PlayerId by)
    {
        const int face = m_dice.roll({nameOf(what), m_game.nameOf(by)});
        emit(rule, Rolled{what, by, std::int8_t(face), 0});
        return face;
    }
    /// One of `count` things, all equally likely. The dice are not told: what was drawn is.
    std::size_t draw(RollFor what, PlayerId by, std::size_t count)
    {
        return table::drawOneOf(count, m_dice, {nameOf(what), m_game.nameOf(by)});
    }

private:
    const Game& m_game;
    GameState& m_state;
    Dice& m_dice;
    Events& m_out;
};

} // namespace delve::dungeoneer::play
