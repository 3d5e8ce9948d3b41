// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/card_map.h"
#include "engine/dungeoneer/board/crossing.h"

#include <vector>

namespace delve::dungeoneer {

inline constexpr int unreached = -1;

/// A breadth-first walk over the cards: how many are entered on the way to each; `isOpen(card, side, other)`
/// tells whether it may go from the card to the other. The cards reached are left in `queue`, in that order.
template <typename IsOpen>
void walkFrom(const CardMap& map, int start, std::vector<int>& steps, std::vector<int>& queue,
              IsOpen&& isOpen)
{
    steps.assign(std::size_t(map.size()), unreached);
    queue.clear();
    if (start < 0)
        return;
    steps[std::size_t(start)] = 0;
    queue.push_back(start);
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const int here = queue[next];
        for (const Side side : allSides) {
            const int there = map.beside(here, side);
            if (there < 0 || steps[std::size_t(there)] != unreached || !isOpen(here, side, there))
                continue;
            steps[std::size_t(there)] = steps[std::size_t(here)] + 1;
            queue.push_back(there);
        }
    }
}

/// How many cards a Hero enters on the way from one card to each other, over passable edges (DNR-MAP-08);
/// cards without a way are `unreached`. Sewers, Portals and card effects do not count. `steps` and `queue`
/// are the caller's, so that nothing is allocated when they are used again.
void stepsFrom(const CardMap& map, int start, WallBlocks rule, std::vector<int>& steps,
               std::vector<int>& queue);
std::vector<int> stepsFrom(const CardMap& map, int start, WallBlocks rule);

/// How many cards a Hero enters on the way from each card to this one.
void stepsTo(const CardMap& map, int goal, WallBlocks rule, std::vector<int>& steps, std::vector<int>& queue);

/// The Entrance of a map, or -1: the first card of that type.
int entranceOf(const CardMap& map);

/// DNR-MAP-09: the parts into which the cards fall that cannot be reached from the Entrance and left for it,
/// each with its cards in order of placement. Cards belong together where an edge between them can be
/// crossed.
std::vector<std::vector<int>> strandedAreas(const CardMap& map, WallBlocks rule);

} // namespace delve::dungeoneer
