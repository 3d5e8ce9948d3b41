// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/play/board_labels.h"
#include "app/terminal.h"
#include "engine/mageknight/play/core/view.h"

#include <QStringList>

namespace delve::mageknight {

/// How the players stand, their heroes and chests, the monsters in the dungeon and what is left in the pool.
QStringList statusLines(const play::PlayerView& view, const PlayWords& words, const BoardLabels& labels,
                        const Terminal& out);

/// What is left in the pool, by kind.
QStringList poolLines(const play::PlayerView& view, const PlayWords& words, const Terminal& out);

/// A line of these, broken at words and indented as it is.
void printWrapped(const Terminal& out, const QString& line);

/// One figure with its whole dial.
QStringList figureLines(play::FigureId figure, const play::PlayerView& view, const PlayWords& words,
                        const BoardLabels& labels, const Terminal& out);

/// How a game ended, or how it stands.
QStringList outcomeLines(const play::Game& game, const play::GameState& state, const PlayWords& words,
                         const Terminal& out);

} // namespace delve::mageknight
