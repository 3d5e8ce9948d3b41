// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/text/play/play_words.h"
#include "engine/dungeoneer/play/core/replay.h"
#include "engine/dungeoneer/play/core/task.h"

#include <string_view>
#include <vector>

namespace delve::dungeoneer {

// A game in sentences, in the language of the user: for the game in the terminal and the log of the window.

/// Whose eyes a game is told to: drawn cards and Map cards dealt face down are only known to their players.
struct Onlooker
{
    bool seesAll = true;
    play::PlayerId player =
        play::PlayerId::None; ///< otherwise: sees what this one sees, or only what all see

    bool knowsHandOf(play::PlayerId owner) const { return seesAll || owner == player; }
};

/// What happened. `before` is the state in which the event came about.
QString sentence(const play::Event& event, const play::GameState& before, const PlayWords& words,
                 const Onlooker& onlooker = {});

/// What an action does, as an entry of a list.
QString sentence(const play::Action& action, const play::GameState& state, const PlayWords& words);

/// What a player is asked, or what is still to come.
QString sentence(const play::Task& task, const play::GameState& state, const PlayWords& words);

/// Why this action may not be taken; the caller names the rule.
QString sentence(const play::Refusal& refusal, const play::Action& action);

/// What whoever has to choose is asked; empty once the game is over.
QString questionIn(const play::GameState& state, const PlayWords& words);

/// A line of a log.
struct Told
{
    std::string_view rule;
    QString text;
    QString icon{};         ///< by the name of its drawing
    bool isHeading = false; ///< a turn begins
    bool isDetail = false;  ///< left out where a game is told in short
};

/// Tells what happened, from the state in which it began. Cards that somebody draws unseen are one line.
std::vector<Told> told(const play::Events& events, play::GameState state, const PlayWords& words,
                       const Onlooker& onlooker = {});

/// An action that a file of older rules has behind the last one that still holds, with the names of the game.
/// What has a form that is no longer known is told as the file has it.
QString actionInWords(const play::ToldStep& step, const play::GameState& state, const PlayWords& words);
/// Tells what a file of older rules has behind the last action that still holds. `state` learns whose turn it
/// is; begin with that of the last action.
std::vector<Told> told(const play::ToldStep& step, play::GameState& state, const PlayWords& words);
/// What stands above that.
QString restInWords(const play::OlderCourse& course);

} // namespace delve::dungeoneer
