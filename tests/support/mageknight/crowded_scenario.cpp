// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/crowded_scenario.h"

#include <cmath>

namespace delve::mageknight::test {

namespace {

/// The n-th place of a square that grows at its right and lower sides, so that the first places have the same
/// ones around them however many follow.
std::pair<int, int> placeInSquare(int n)
{
    const int shell = int(std::sqrt(double(n)));
    const int rest = n - shell * shell;
    return rest <= shell ? std::pair(shell, rest) : std::pair(2 * shell - rest, shell);
}

} // namespace

Scenario crowdedScenario(int tiles, const ScenarioPieces& pieces)
{
    Scenario scenario = largeScenario(tiles, pieces);
    for (std::size_t i = 0; i < scenario.tiles.size(); ++i) {
        PlacedTile& tile = scenario.tiles[i];
        const auto [column, row] = placeInSquare(int(i));
        tile.position = {0, column * 5 - 250, row * 5 - 250};
        const std::string number = std::to_string(i);
        const ContentId& chest = pieces.chests[i % pieces.chests.size()];
        const ContentId& marker = pieces.markers[i % pieces.markers.size()];
        if (i % 8 == 5) {
            scenario.chests.push_back({ThingId("c" + number),
                                       chest,
                                       tile.position + Offset{1, 1},
                                       Side(i / 8 % 4),
                                       {},
                                       tile.player});
            scenario.markers.push_back({ThingId("m" + number),
                                        marker,
                                        MarkerFace(i / 8 % 2),
                                        tile.position + Offset{1, 3},
                                        {},
                                        tile.player});
        }
        if (i % 8 == 6)
            scenario.tokens.push_back(
                {ThingId("k" + number), Colour::Yellow, {}, tile.position + Offset{1, 2}, tile.player});
    }
    scenario.tiles.front().role = TileRole::Central;
    for (const Player& player : scenario.players) {
        const Edge edge{scenario.tiles.front().position, Side::North};
        scenario.entrances.push_back({ThingId("in-" + player.id.text()), player.id, edge});
        scenario.exits.push_back({ThingId("out-" + player.id.text()), player.id, edge});
    }
    return scenario;
}

} // namespace delve::mageknight::test
