// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/play/board_labels.h"
#include "engine/mageknight/play/core/action.h"
#include "engine/mageknight/play/core/game_state.h"

#include <QStringList>

#include <compare>
#include <optional>

namespace delve::mageknight {

/// How well typed words fit what is said about an action; less is better.
struct Fit
{
    enum Kind : std::uint8_t
    {
        Whole,        ///< these very words
        Beginning,    ///< it begins with these very words
        Verb,         ///< its first word, and others of it
        VerbAndParts, ///< its first word, and beginnings of others
        PartOfVerb,   ///< the beginning of its first word, and of others
        Words,        ///< words from anywhere in it
        Parts         ///< beginnings of words from anywhere in it
    };

    Kind kind = Whole;
    bool isSide = false; ///< letting pass or doing without, which nobody means who does not say so
    int place = 0;       ///< where the first of the words is, if not at the beginning

    bool isLoose() const { return kind >= Words; }
    friend bool operator==(const Fit&, const Fit&) = default;
    friend std::strong_ordering operator<=>(const Fit& a, const Fit& b)
    {
        if (const auto order = a.isSide <=> b.isSide; order != 0)
            return order;
        if (const auto order = a.kind <=> b.kind; order != 0)
            return order;
        return a.place <=> b.place;
    }
};

/// Nothing unless every one of the words begins a word of what is said about the action, or is its label or
/// direction.
std::optional<Fit> fitOf(const QStringList& words, const play::Action& action, const play::GameState& state,
                         const PlayWords& playWords, const BoardLabels& labels);

/// The word says what to do, as "attack": somebody who types it wants that and nothing else.
bool isVerb(const QString& word);

} // namespace delve::mageknight
