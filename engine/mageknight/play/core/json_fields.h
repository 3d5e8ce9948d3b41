// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/game.h"
#include "engine/table/described_json.h"

namespace delve::mageknight::play {

using table::Absent;
using table::HasEnumNames;
using table::readFields;
using table::readValue;
using table::readVariant;
using table::tellFields;
using table::tellValue;
using table::tellVariant;

/// The numbers of things that have names in a game.
template <typename T>
concept ThingNumber = table::NamesThingOf<T, Game>;

// Squares are written by level, column and row. Vortex tiles turn in place (MRK-18), so a square has the same
// coordinates on every board of a game.

template <typename Out> void tellAs(AsSquare, Out& out, const Game& game, SquareIndex index)
{
    if (index == noSquare)
        return out.null();
    const Square square = game.board(0).squareOf(index);
    out.list(std::array{square.level, square.x, square.y},
             [](Out& element, int number) { element.number(number); });
}

void readAs(AsSquare, const JsonView& json, ReadLog& log, const Game& game, SquareIndex& square);

} // namespace delve::mageknight::play
