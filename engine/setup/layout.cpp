#include "engine/dungeon/movement.h"
#include "engine/setup/checks.h"

#include <algorithm>

namespace delve {

namespace {

/// LAY-09 after every placement: for each tile whether it had a path when it was laid, over the tiles laid
/// until then. The central chamber is the first of them.
std::vector<bool> hadPathWhenLaid(const BoardView& printed)
{
    const Board& board = printed.board;
    std::vector<bool> had(board.tiles().size(), true);
    BitSet reached(board.squareCount());
    for (const SquareIndex square : printed.playableSquaresOf(0)) // a path to any one of them is enough
        reached.set(square);
    std::vector<SquareIndex> queue;
    const auto enter = [&](SquareIndex square) {
        if (reached.test(square))
            return;
        reached.set(square);
        queue.push_back(square);
    };
    for (TileIndex tile = 1; tile < TileIndex(board.tiles().size()); ++tile) {
        queue.clear();
        const auto own = printed.playableSquaresOf(tile);
        std::vector<SquareIndex> gates;
        for (const SquareIndex square : own)
            forEachPathStep(board, square, [&](SquareIndex other) {
                if (reached.test(other))
                    gates.push_back(square);
            });
        for (const SquareIndex square : gates)
            enter(square);
        for (std::size_t head = 0; head < queue.size(); ++head)
            forEachPathStep(board, queue[head], [&](SquareIndex other) {
                if (board.tileOf(other) <= tile)
                    enter(other);
            });
        had[std::size_t(tile)] =
            std::ranges::any_of(own, [&](SquareIndex square) { return reached.test(square); });
    }
    return had;
}

} // namespace

void checkPaths(const SetupView& view, Report& report)
{
    if (view.isMap() || !view.central)
        return;
    PathFlood printed, marked;
    // LAY-09: on the printed terrain; markers cannot make a tile legal.
    printed.search(view.printed.board, view.printed.squaresOf(*view.central));
    marked.search(view.marked.board, view.marked.squaresOf(*view.central));
    std::vector<bool> had(view.scenario.tiles.size(), true);
    if (view.isRecorded && *view.central == 0)
        had = hadPathWhenLaid(view.printed);
    for (TileIndex tile = 0; tile < TileIndex(view.scenario.tiles.size()); ++tile) {
        const ThingId& id = view.tileId(tile);
        const bool isLinked = std::ranges::any_of(
            view.printed.squaresOf(tile), [&](SquareIndex square) { return printed.reaches(square); });
        // LAY-09: one playable square of the tile has a path to one of the central chamber.
        if (!isLinked) {
            report.error("LAY-09", {.things = {id}});
            continue;
        }
        // LAY-09: the check is made after every placement.
        if (!had[std::size_t(tile)])
            report.error("LAY-09", {.things = {id}, .variant = "when-laid"});
        Concern cutOff{.things = {id}, .variant = "squares"};
        for (const SquareIndex square : view.marked.playableSquaresOf(tile))
            if (!marked.reaches(square))
                cutOff.squares.push_back(view.marked.board.squareOf(square));
        // LAY-09: playable squares that stay unreachable are only a warning. Pillars are DRESS-04.
        if (!cutOff.squares.empty()) {
            cutOff.args = {std::to_string(cutOff.squares.size())};
            report.warning("LAY-09", std::move(cutOff));
        }
    }
}

} // namespace delve
