// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/play/board_targets.h"

namespace delve::dungeoneer {

/// The actions that are legal at a moment, by what they are about on the maps; by their numbers.
class BoardActions
{
public:
    BoardActions() = default;
    BoardActions(const play::Position& position, play::PlayerId actor, const play::Actions& legal);

    /// Those about a cell and its doors, or about one door.
    std::vector<int> at(const BoardTarget& target) const;
    /// What an action is about.
    const std::vector<BoardTarget>& of(int action) const { return m_targets[std::size_t(action)]; }
    /// Everything that some action is about, each once.
    const std::vector<BoardTarget>& all() const { return m_all; }
    bool isKnown(int action) const { return action >= 0 && action < int(m_targets.size()); }

private:
    std::vector<std::vector<BoardTarget>> m_targets; ///< by action
    std::vector<BoardTarget> m_all;
};

/// What a person seems to want who points at something that no legal action is about; its refusal says why
/// not. Nothing where no wish comes to mind.
std::optional<play::Action> wishAt(const play::Position& position, play::PlayerId actor,
                                   const BoardTarget& target);
std::optional<play::Action> wishFor(const play::Position& position, play::PlayerId actor, play::CardId card);

/// Taken at once where it is the only thing that can be meant: a step, or a choice that is asked for. Cards
/// and fights are named with their price first.
bool isTakenAtOnce(const play::Action& action);

} // namespace delve::dungeoneer
