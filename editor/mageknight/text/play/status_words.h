// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/play/play_words.h"
#include "engine/mageknight/play/core/view.h"

#include <QStringList>

namespace delve::mageknight {

// How a game stands, in words, for the terminal and the window.

/// "K7 facing north", "outside", "eliminated"; empty for what nobody may know.
QString whereaboutsOf(const play::Position& position, play::FigureId figure, const PlayWords& words);
/// The abilities that work for a figure now.
QString abilitiesInWords(const play::Position& position, play::FigureId figure, const PlayWords& words);
/// "carries Chair 1"
QString loadInWords(const play::Position& position, play::FigureId figure, const PlayWords& words);
/// "activated, frozen"
QString conditionsOf(const play::Position& position, play::FigureId figure);
/// "speed 6, attack 9, defense 14 (13 +1 by treasure), damage 2, range 8, 2 targets, front arc 180°"
QString valuesInWords(const play::Position& position, play::FigureId figure);
/// The clicks of its dial. MD-01: of a section its own, of a hull none.
const std::vector<Click>& clicksOf(const play::Position& position, play::FigureId figure);
QString clicksLeftInWords(const play::Position& position, play::FigureId figure);
/// A chest before its player, with what is known of it; and an item.
QString inWords(const play::Position& position, play::ChestId chest, const PlayWords& words);
QString inWords(const play::Position& position, play::ArtifactTokenId item, const PlayWords& words);

/// What is on a square, and what it is like.
QString inWords(SquareIndex square, const play::PlayerView& view, const PlayWords& words);

/// That a game is over, and why; empty while it goes on.
QString endInWords(const play::Game& game, const play::GameState& state);
QString winnersInWords(const play::Game& game, const play::GameState& state, const PlayWords& words);
/// How every player stands, or stood at the end.
QStringList standingInWords(const play::Game& game, const play::GameState& state, const PlayWords& words);

} // namespace delve::mageknight
