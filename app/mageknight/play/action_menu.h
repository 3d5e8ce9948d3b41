// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/play/board_labels.h"
#include "app/terminal.h"
#include "engine/mageknight/play/core/view.h"

#include <QStringList>

#include <vector>

namespace delve::mageknight {

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

    /// The actions that typed words fit best; see Fit.
    struct Match
    {
        std::vector<std::size_t> indices;
        bool isSure = false; ///< it is a single one, and nothing else was meant
    };
    /// Only the plain one where all others are that with something added: an attack, not the attack with an
    /// ability.
    Match matching(const QStringList& words) const;

private:
    QString entry(const Terminal& out, std::size_t index) const;

    play::PlayerView m_view;
    const PlayWords& m_words;
    const BoardLabels& m_labels;
    play::Actions m_actions;
};

} // namespace delve::mageknight
