// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/dungeon_measures.h"

#include "engine/mageknight/setup/generate/ground.h"

#include <algorithm>
#include <set>

namespace delve::mageknight {

namespace {

int countTilesAlone(const SetupView& view)
{
    const auto& tiles = view.scenario.tiles;
    if (!view.central)
        return int(tiles.size());
    const auto sizeOfTile = [&](const PlacedTile& tile) {
        return rotated(sizeOf(view.content.tile(tile.tile)->kind), tile.rotation);
    };
    const PlacedTile& central = tiles[std::size_t(*view.central)];
    const Size middle = sizeOfTile(central);
    const auto isOpposite = [&](const PlacedTile& tile, const PlacedTile& other) {
        const Size size = sizeOfTile(tile);
        const Square place{tile.position.level,
                           2 * central.position.x + middle.width - tile.position.x - size.width,
                           2 * central.position.y + middle.height - tile.position.y - size.height};
        return view.content.tile(other.tile) == view.content.tile(tile.tile) && other.side == tile.side &&
               other.rotation == turned(tile.rotation, 2) && other.position == place;
    };
    return int(std::ranges::count_if(tiles, [&](const PlacedTile& tile) {
        return tile.id != central.id &&
               std::ranges::none_of(tiles, [&](const PlacedTile& other) { return isOpposite(tile, other); });
    }));
}

} // namespace

DungeonMeasures measureDungeon(const Scenario& scenario, const Content& content)
{
    const SetupView view(scenario, content);
    const Ground ground(view);
    LaidTiles laid(view.printed.board);
    if (view.central)
        laid.setCentral(*view.central);
    DungeonMeasures measures;
    measures.layout = measureLayout(laid, view.entrances, 2);
    std::set<ContentId> kinds;
    for (const PlacedTile& tile : scenario.tiles) {
        const Tile& kind = *content.tile(tile.tile);
        kinds.insert(kind.id);
        measures.hallways += kind.kind == TileKind::Hallway;
        const FaceLayout& layout = kind.face(tile.side).layout;
        for (int y = 0; y < layout.size().height; ++y)
            for (int x = 0; x < layout.size().width; ++x)
                ++measures.terrain[std::size_t(layout.terrain({x, y}))];
    }
    measures.tileKinds = int(kinds.size());
    measures.tilesAlone = countTilesAlone(view);
    measures.chests = int(scenario.chests.size());
    if (scenario.chests.empty() || view.entrances.empty())
        return measures;
    measures.nearestChest = measures.chestDistance = Ground::never;
    for (const PlacedChest& chest : scenario.chests)
        if (const auto tile = view.tileAt(chest.square))
            measures.chestDistance = std::min(measures.chestDistance, view.distance(*tile));
    std::vector<int> means;
    for (std::size_t entrance = 0; entrance < ground.entrances(); ++entrance) {
        int sum = 0;
        for (const PlacedChest& chest : scenario.chests) {
            const SquareIndex square = ground.board().squareAt(chest.square);
            const int walk = square == noSquare ? Ground::never : ground.walk(entrance, square);
            sum += walk;
            measures.nearestChest = std::min(measures.nearestChest, walk);
        }
        means.push_back(sum / measures.chests);
        measures.meanChestWalk += means.back();
    }
    measures.meanChestWalk /= int(means.size());
    const auto [least, most] = std::ranges::minmax(means);
    measures.unfairness = most - least;
    for (const PlacedChest& one : scenario.chests)
        for (const PlacedChest& other : scenario.chests) {
            const auto a = view.tileAt(one.square), b = view.tileAt(other.square);
            if (a && b)
                measures.chestSpread = std::max(measures.chestSpread, ground.tileDistance(*a, *b));
        }
    return measures;
}

} // namespace delve::mageknight
