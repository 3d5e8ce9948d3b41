// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/rotation_form.h"

#include <climits>

#include <algorithm>
#include <tuple>
#include <vector>

namespace delve::mageknight {

namespace {

using FormPlace = std::tuple<int, int, int, std::string, int, int>; ///< level, y, x, tile, side, rotation

std::string inWords(std::vector<FormPlace> places)
{
    int left = INT_MAX, top = INT_MAX;
    for (const auto& [level, y, x, tile, side, rotation] : places) {
        left = std::min(left, x);
        top = std::min(top, y);
    }
    for (auto& [level, y, x, tile, side, rotation] : places) {
        x -= left;
        y -= top;
    }
    std::ranges::sort(places);
    std::string text;
    for (const auto& [level, y, x, tile, side, rotation] : places)
        text += std::to_string(level) + ' ' + std::to_string(y) + ' ' + std::to_string(x) + ' ' + tile + ' ' +
                std::to_string(side) + ' ' + std::to_string(rotation) + '\n';
    return text;
}

} // namespace

std::string rotationForm(const Scenario& scenario, const Content& content)
{
    std::string least;
    for (int quarters = 0; quarters < 4; ++quarters) {
        std::vector<FormPlace> places;
        for (const PlacedTile& tile : scenario.tiles) {
            const Tile& kind = *content.tile(tile.tile);
            Square corner = tile.position;
            Size size = rotated(sizeOf(kind.kind), tile.rotation);
            for (int turn = 0; turn < quarters; ++turn) { // (x, y) goes to (-y, x)
                corner = {corner.level, -(corner.y + size.height - 1), corner.x};
                size = rotated(size, Rotation::Quarter);
            }
            places.emplace_back(corner.level, corner.y, corner.x, kind.id.text(), int(tile.side),
                                quartersOf(turned(tile.rotation, quarters)));
        }
        const std::string text = inWords(std::move(places));
        if (quarters == 0 || text < least)
            least = text;
    }
    return least;
}

} // namespace delve::mageknight
