// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/random_board.h"

namespace delve::mageknight::test {

namespace {

int below(Random& random, int bound)
{
    return int(random.below(std::uint32_t(bound)));
}

bool oneIn(Random& random, int chances)
{
    return below(random, chances) == 0;
}

FaceLayout randomFace(Random& random, Size size)
{
    FaceLayout layout(size);
    const int obstacles = 3 + below(random, 20); // sparse or crowded
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            if (oneIn(random, obstacles))
                layout.setTerrain({x, y}, Terrain::Blocking);
            else if (oneIn(random, 4))
                layout.setTerrain({x, y}, Terrain(below(random, 4)));
            if (oneIn(random, 12))
                layout.setCost({x, y}, 1 + below(random, 6));
            for (const Side side : allSides)
                if (oneIn(random, obstacles))
                    layout.setWall({{x, y}, side}, true);
        }
    for (int y = 1; y < size.height; ++y)
        for (int x = 1; x < size.width; ++x)
            layout.setLinked({x, y}, oneIn(random, 3));
    return layout;
}

} // namespace

BoardPlan randomPlan(Random& random)
{
    BoardPlan plan;
    const int levels = 1 + below(random, 2);
    const int tiles = 1 + below(random, 9);
    for (int i = 0; i < tiles; ++i) {
        const bool hallway = oneIn(random, 3);
        const Size size = sizeOf(hallway ? TileKind::Hallway : TileKind::Chamber);
        plan.layouts.push_back(rotated(randomFace(random, size), Rotation(below(random, 4))));
        const bool straggler = oneIn(random, 4);
        const int x = straggler ? below(random, 14) : 5 * below(random, 3);
        const int y = straggler ? below(random, 14) : 5 * below(random, 3);
        plan.tiles.push_back({{below(random, levels), x - 7, y - 7},
                              i,
                              hallway ? TileKind::Hallway : TileKind::Chamber,
                              TileRole::None,
                              -1});
    }
    const auto anySquare = [&] {
        return Square{below(random, levels), below(random, 16) - 7, below(random, 16) - 7};
    };
    for (int i = below(random, 12); i > 0; --i) {
        const TileIndex tile = below(random, tiles);
        const Size size = plan.layouts[std::size_t(tile)].size();
        plan.doors.push_back(
            {tile, {{below(random, size.width), below(random, size.height)}, Side(below(random, 4))}});
    }
    for (int i = below(random, 12); i > 0; --i)
        plan.markers.push_back({anySquare(), MarkerLook(below(random, 6)), -1});
    const int markers = int(plan.markers.size());
    for (int i = 0; i + 1 < markers; i += 2)
        if (oneIn(random, 2)) {
            BoardPlan::Marker& a = plan.markers[std::size_t(i)];
            BoardPlan::Marker& b = plan.markers[std::size_t(i) + 1];
            a.look = b.look = MarkerLook::Staircase;
            a.partner = i + 1;
            b.partner = i;
        }
    for (int i = below(random, 8); i > 0; --i)
        plan.artifacts.push_back({anySquare(), oneIn(random, 3) ? Size{2, 1} : Size{1, 1}, oneIn(random, 2)});
    return plan;
}

} // namespace delve::mageknight::test
