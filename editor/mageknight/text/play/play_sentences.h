// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/play/play_words.h"
#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/play/fighting/forecast.h"

#include <QString>

#include <string_view>
#include <vector>

namespace delve::mageknight {

// A game in sentences, in the language of the user: for the game in the terminal and the log of the window.

/// What happened. `before` is the state in which the event came about.
QString sentence(const play::Event& event, const play::GameState& before, const PlayWords& words);

/// What an action does, as an entry of a list.
QString sentence(const play::Action& action, const play::GameState& state, const PlayWords& words);

/// What a player is asked, or what is still to come.
QString sentence(const play::Task& task, const play::GameState& state, const PlayWords& words);

/// Why this action may not be taken; the caller names the rule.
QString sentence(const play::Refusal& refusal, const play::Action& action);

/// "58 %, 1.2 clicks on average", and the chances of a roll in full, one line each.
QString chanceInWords(const play::Odds& odds);
QStringList oddsInWords(const play::Odds& odds, const PlayWords& words);
/// Chances that count in what comes before the roll: "97 % if it does not turn, 92 % if it does, and it will
/// strike back". In full the price of the action is the first line.
QString chanceInWords(const play::Forecasts& forecasts, const PlayWords& words);
QStringList oddsInWords(const play::Forecasts& forecasts, int price, const PlayWords& words);
/// "Costs 4 speed points", or nothing.
QString priceInWords(int price);

/// A line of a log.
struct Told
{
    std::string_view rule;
    QString text;
    bool isDetail = false; ///< left out where a game is told in short
};

/// Tells what happened, from the state in which it began.
std::vector<Told> told(const play::Events& events, play::GameState state, const PlayWords& words);

/// An action that a file of older rules has behind the last one that still holds, with the names of the game.
/// What has a form that is no longer known is told as the file has it.
QString actionInWords(const play::ToldStep& step, const play::GameState& state, const PlayWords& words);

/// Tells what a file of older rules has behind the last action that still holds. `state` learns who acts and
/// where; begin with that of the last action. What has a form that is no longer known is told as the file has
/// it.
std::vector<Told> told(const play::ToldStep& step, play::GameState& state, const PlayWords& words);

/// What stands above that.
QString restInWords(const play::OlderCourse& course);

} // namespace delve::mageknight
