// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/play/board_labels.h"
#include "app/terminal.h"
#include "engine/mageknight/play/core/game_state.h"

#include <QStringList>

namespace delve::mageknight {

/// The part of a level that is drawn: columns and rows of the board, both ends included.
struct BoardPart
{
    int level = 0;
    int west = 0;
    int north = 0;
    int east = 0;
    int south = 0;

    static BoardPart whole(const PlayWords& words, int level);
    /// A square and `reach` squares to every side of it.
    static BoardPart around(const PlayWords& words, Square square, int reach);
};

/// The board in characters, with letters for columns and numbers for rows. `ascii` does without box drawing
/// signs and arrows. Colours are those of the terminal it is meant for.
QStringList drawBoard(const play::GameState& state, const PlayWords& words, const BoardLabels& labels,
                      const BoardPart& part, const Terminal& out, bool ascii);

/// What the signs mean.
QStringList boardLegend(const Terminal& out, bool ascii);

} // namespace delve::mageknight
