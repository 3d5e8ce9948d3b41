#pragma once

#include "app/play/board_labels.h"
#include "app/terminal.h"
#include "engine/play/view.h"

#include <QStringList>

#include <vector>

namespace delve {

/// What a player can do now, in the order in which it is shown: number 1 is the first.
class ActionMenu
{
public:
    ActionMenu(const play::PlayerView& view, const PlayWords& words, const BoardLabels& labels);

    const play::Actions& actions() const { return m_actions; }
    /// Grouped and in words, with costs and chances. Steps and turns stand side by side.
    QStringList lines(const Terminal& out) const;
    /// Only these, one on a line.
    QStringList lines(const Terminal& out, const std::vector<std::size_t>& indices) const;

    /// The actions in whose words or labels every one of the words begins a word. Only the plain one where
    /// all others are that with something added: an attack, not the attack with an ability.
    std::vector<std::size_t> matching(const QStringList& words) const;

private:
    QString entry(const Terminal& out, std::size_t index) const;

    play::PlayerView m_view;
    const PlayWords& m_words;
    const BoardLabels& m_labels;
    play::Actions m_actions;
};

/// Whether every one of the words begins a word of what is said about the action.
bool isMeant(const QStringList& words, const play::Action& action, const play::GameState& state,
             const PlayWords& playWords, const BoardLabels& labels);

} // namespace delve
