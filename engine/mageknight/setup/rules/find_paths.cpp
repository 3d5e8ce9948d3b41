// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/setup_view.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// LAY-09 after every placement: for each tile whether it had a path when it was laid, over the tiles laid
/// until then. The central chamber is the first of them.
std::vector<bool> hadPathWhenLaid(const BoardView& printed)
{
    const Board& board = printed.board;
    std::vector<bool> had(board.tiles().size(), true);
    BitSet reached(board.squareCount()); // zones
    std::vector<SquareIndex> queue;
    const auto enter = [&](SquareIndex zone) {
        if (reached.test(zone))
            return;
        reached.set(zone);
        queue.push_back(zone);
    };
    for (const SquareIndex square : printed.playableSquaresOf(0)) // a path to any of its zones is enough
        reached.set(printed.zones.zoneOf(square));
    std::vector<SquareIndex> gates;
    for (TileIndex tile = 1; tile < TileIndex(board.tiles().size()); ++tile) {
        gates.clear();
        forEachWayOut(printed.map(), tile, [&](SquareIndex zone, SquareIndex other) {
            if (reached.test(other))
                gates.push_back(zone);
        });
        had[std::size_t(tile)] = !gates.empty();
        queue.clear();
        std::ranges::for_each(gates, enter);
        for (std::size_t head = 0; head < queue.size(); ++head)
            forEachNextZone(printed.map(), queue[head], [&](SquareIndex other) {
                if (board.tileOf(other) <= tile)
                    enter(other);
            });
    }
    return had;
}

/// Where paths to the chests begin: the openings of entrance tiles, or the central chamber. CHEST-10.
std::vector<SquareIndex> startsOf(const SetupView& view, std::span<const Edge> closed)
{
    const Board& board = view.full().board;
    const auto isWayIn = [&](SquareIndex square) {
        return closed.empty() || std::ranges::any_of(allSides, [&](Side side) {
                   return board.isExteriorOpening(square, side) &&
                          std::ranges::find(closed, Edge{board.squareOf(square), side}) == closed.end();
               });
    };
    std::vector<SquareIndex> starts;
    for (const TileIndex entrance : view.entrances)
        std::ranges::copy_if(view.full().openingSquaresOf(entrance), std::back_inserter(starts), isWayIn);
    if (starts.empty() && view.central) // also where no entrance has an opening, which is LAY-11
        starts = view.full().squaresOf(*view.central);
    std::ranges::sort(starts);
    return starts;
}

} // namespace

void SetupView::findPathsHome()
{
    paths.printedHome = {};
    paths.markedHome = {};
    paths.hadPathWhenLaid.assign(scenario.tiles.size(), true);
    if (!central || isMap())
        return;
    // LAY-09: on the printed terrain; markers cannot make a tile legal.
    paths.printedHome.search(printed.map(), printed.squaresOf(*central));
    paths.markedHome.search(marked.map(), marked.squaresOf(*central));
    if (isRecorded && *central == 0)
        paths.hadPathWhenLaid = hadPathWhenLaid(printed);
}

void SetupView::findReach(std::span<const Edge> closed)
{
    paths.starts = startsOf(*this, closed);
    paths.markedReach.search(marked.map(), paths.starts);
    if (m_full)
        paths.fullReach.search(m_full->map(), paths.starts);
    else
        paths.fullReach = {};
}

} // namespace delve::mageknight
