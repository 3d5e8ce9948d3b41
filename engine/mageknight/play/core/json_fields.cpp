// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/json_fields.h"

namespace delve::mageknight::play {

// Vortex tiles turn in place (MRK-18), so a square has the same coordinates on every board of a game.

void appendSquare(std::string& out, const Game& game, SquareIndex index)
{
    if (index == noSquare) {
        out += "null";
        return;
    }
    const Square square = game.board(0).squareOf(index);
    out += '[';
    appendNumber(out, square.level);
    out += ", ";
    appendNumber(out, square.x);
    out += ", ";
    appendNumber(out, square.y);
    out += ']';
}

SquareIndex readSquare(const JsonView& value, ReadLog& log, const Game& game)
{
    if (value.type() == JsonType::Null)
        return noSquare;
    const auto numbers = readList(value, log, 3, 3, [](const JsonView& element, ReadLog& list) {
        return readInteger(element, list, minCoordinate, maxCoordinate);
    });
    if (!log.ok())
        return noSquare;
    const SquareIndex square = game.board(0).squareAt({numbers[0], numbers[1], numbers[2]});
    if (square == noSquare)
        log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a square of the board"), {}});
    return square;
}

} // namespace delve::mageknight::play
