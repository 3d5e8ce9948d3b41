#include "engine/setup/checks.h"

#include <algorithm>

namespace delve {

void checkPaths(const SetupView& view, std::size_t number, Report& report)
{
    if (view.isMap() || !view.central)
        return;
    const TileIndex tile = TileIndex(number);
    const ThingId& id = view.tileId(tile);
    const bool isLinked = std::ranges::any_of(view.printed.squaresOf(tile), [&](SquareIndex square) {
        return view.printed.reaches(view.paths.printedHome, square);
    });
    // LAY-09: one playable square of the tile has a path to one of the central chamber.
    if (!isLinked) {
        report.error("LAY-09", {.things = {id}});
        return;
    }
    // LAY-09: the check is made after every placement.
    if (!view.paths.hadPathWhenLaid[number])
        report.error("LAY-09", {.things = {id}, .variant = "when-laid"});
    Concern cutOff{.things = {id}, .variant = "squares"};
    for (const SquareIndex square : view.marked.playableSquaresOf(tile))
        if (!view.marked.reaches(view.paths.markedHome, square))
            cutOff.squares.push_back(view.marked.board.squareOf(square));
    // LAY-09: playable squares that stay unreachable are only a warning. Pillars are DRESS-04.
    if (!cutOff.squares.empty()) {
        cutOff.args = {std::to_string(cutOff.squares.size())};
        report.warning("LAY-09", std::move(cutOff));
    }
}

} // namespace delve
