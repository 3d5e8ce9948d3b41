// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/json_fields.h"

namespace delve::mageknight::play {

void readAs(AsSquare, const JsonView& json, ReadLog& log, const Game& game, SquareIndex& square)
{
    square = noSquare;
    if (json.type() == JsonType::Null)
        return;
    // A tile whose corner lies at the rim reaches beyond it.
    constexpr int beyondTheRim = sizeOf(TileKind::Chamber).width - 1;
    const auto numbers = readList(json, log, 3, 3, [](const JsonView& element, ReadLog& list) {
        return readInteger(element, list, minCoordinate, maxCoordinate + beyondTheRim);
    });
    if (!log.ok())
        return;
    square = game.board(0).squareAt({numbers[0], numbers[1], numbers[2]});
    if (square == noSquare)
        log.fail(json, {QT_TRANSLATE_NOOP("Engine", "expected a square of the board"), {}});
}

} // namespace delve::mageknight::play
