// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/export/map_squares.h"

#include <climits>

#include <algorithm>

namespace delve::dungeoneer {

const GridCard* CardGrid::at(MapKind map, Cell cell) const
{
    const auto found = std::ranges::find_if(
        cards, [&](const GridCard& card) { return card.map == map && card.cell == cell; });
    return found == cards.end() ? nullptr : &*found;
}

CardGrid gridOf(const Scenario& scenario)
{
    CardGrid grid;
    int top = INT_MAX, bottom = INT_MIN;
    for (const MapKind map : allMapKinds)
        for (const PlacedCard& placed : scenario.cards(map)) {
            top = std::min(top, placed.cell.row);
            bottom = std::max(bottom, placed.cell.row);
        }
    int begin = 0; // the column in which a map begins
    for (const MapKind map : allMapKinds) {
        const std::vector<PlacedCard>& cards = scenario.cards(map);
        if (cards.empty())
            continue;
        const auto [first, last] =
            std::ranges::minmax(cards, {}, [](const PlacedCard& placed) { return placed.cell.column; });
        for (const PlacedCard& placed : cards)
            grid.cards.push_back(
                {map, &placed, {placed.cell.column - first.cell.column + begin, placed.cell.row - top}});
        const int width = last.cell.column - first.cell.column + 1;
        grid.size = {begin + width, bottom - top + 1};
        begin += width + 1;
    }
    return grid;
}

} // namespace delve::dungeoneer
