// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/offered_packs.h"
#include "engine/mageknight/setup/complete/owed_chests.h"
#include "engine/mageknight/setup/generate/piece_layer.h"

#include <algorithm>
#include <array>

namespace delve::mageknight {

namespace {

/// Sets of tiles that are compared for the chests.
constexpr int sampledSets = 40;

/// How somebody may have hidden a chest, or shown it off.
enum class ChestPlace : std::uint8_t
{
    Corner,
    Wall,
    Island ///< amid the room
};

ChestPlace drawChestPlace(Random& random)
{
    return ChestPlace(pickByWeight(std::array{40, 35, 25}, random));
}

/// What walls on so many sides of a chest are worth.
int shelterMerit(ChestPlace place, int walls)
{
    switch (place) {
    case ChestPlace::Corner: return 10 * std::min(walls, 2);
    case ChestPlace::Wall: return walls == 1 ? 20 : walls == 0 ? 0 : 5;
    case ChestPlace::Island: return walls == 0 ? 20 : walls == 1 ? 5 : 0;
    }
    return 0;
}

} // namespace

std::vector<PieceLayer::Spot> PieceLayer::chestSpotsOn(TileIndex tile)
{
    const Board& board = m_ground.board();
    const ChestPlace kind = drawChestPlace(m_random);
    std::vector<Spot> spots;
    for (const Spot& place : squaresOf(tile, [&](SquareIndex square) {
             // Deep in the room, on dry ground, and not in anybody's way.
             return shelterMerit(kind, m_ground.shelter(square)) + std::min(m_ground.walk(square), 40) / 2 -
                    40 * m_ground.isInTheWay(square) - 5 * (board.cost(square) - 1);
         })) {
        const SquareIndex square = board.squareAt(place.square);
        for (const Side side : allSides) {
            // CHEST-09: it looks into the room, with its back to a wall.
            const int ahead = contains(board.paths(square), directionOf(side)) ? 20 : -60;
            const int behind = board.isWall(square, opposite(side)) ? 10 : 0;
            spots.push_back({place.square, side, place.merit + ahead + behind + luck()});
        }
    }
    shuffle(spots, m_random); // of equal ones not always the last
    return spots;
}

int PieceLayer::meritOfChests(const std::vector<TileIndex>& tiles, const ChestSpots& spots) const
{
    int merit = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        merit += 6 * (m_ground.neighboursOf(tiles[i]) == 1); // the end of a way
        merit += 4 * (m_view.kindOf(tiles[i]) == TileKind::Chamber);
        for (std::size_t k = 0; k < i; ++k) // not all in one corner
            merit += 5 * std::min(m_ground.tileDistance(tiles[i], tiles[k]), 4);
    }
    // No team has a much shorter way to them than another.
    std::vector<int> ways;
    for (std::size_t entrance = 0; entrance < m_ground.entrances(); ++entrance) {
        int way = 0, nearest = Ground::never;
        for (const TileIndex tile : tiles) {
            const auto known = spots.find(tile); // tiles with a chest already have none to choose
            if (known == spots.end())
                continue;
            const int walk = m_ground.walk(entrance, m_ground.board().squareAt(known->second.back().square));
            way += walk;
            nearest = std::min(nearest, walk);
        }
        ways.push_back((way + 2 * nearest) / int(tiles.size() + 2));
    }
    if (!ways.empty()) {
        const auto [least, most] = std::ranges::minmax(ways);
        merit -= 3 * (most - least);
    }
    return merit;
}

std::vector<TileIndex> PieceLayer::chooseChestTiles(const ChestSpots& spots, int count)
{
    std::vector<TileIndex> taken, candidates;
    for (const PlacedChest& chest : m_bare.chests)
        if (const auto tile = m_view.tileAt(chest.square))
            taken.push_back(*tile);
    for (const auto& [tile, places] : spots)
        if (std::ranges::find(taken, tile) == taken.end())
            candidates.push_back(tile);
    if (int(candidates.size()) <= count)
        return candidates;
    const std::vector<TileIndex> needed = tilesThatNeedAChest(m_view);
    std::vector<TileIndex> best;
    int bestMerit = 0;
    for (int sample = 0; sample < sampledSets; ++sample) {
        shuffle(candidates, m_random);
        std::vector<TileIndex> all = taken;
        for (const TileIndex tile : needed)
            if (int(all.size() - taken.size()) < count && spots.contains(tile))
                all.push_back(tile);
        if (m_wishes.isMirrored) {
            // In pairs of opposites, as long as there are any.
            for (const TileIndex tile : candidates) {
                const auto opposite = m_view.tileAt(mirrored(m_bare.tiles[std::size_t(tile)].position));
                if (int(all.size() - taken.size()) + 2 <= count && opposite && *opposite != tile &&
                    std::ranges::find(candidates, *opposite) != candidates.end() &&
                    std::ranges::find(all, tile) == all.end() &&
                    std::ranges::find(all, *opposite) == all.end())
                    all.insert(all.end(), {tile, *opposite});
            }
        }
        for (const TileIndex tile : candidates)
            if (int(all.size() - taken.size()) < count && std::ranges::find(all, tile) == all.end())
                all.push_back(tile);
        const int merit = meritOfChests(all, spots);
        if (best.empty() || merit > bestMerit) {
            best.assign(all.begin() + std::ptrdiff_t(taken.size()), all.end());
            bestMerit = merit;
        }
    }
    return best;
}

void PieceLayer::layChests(int count)
{
    std::vector<const Chest*> kinds; // COMP-03: each as often as there are some left
    for (const Pack& pack : offeredPacks(m_content, m_bare.packs))
        for (const Chest& chest : pack.chests) {
            const auto used = std::ranges::count(m_bare.chests, chest.id, &PlacedChest::chest);
            kinds.insert(kinds.end(), std::size_t(std::max<std::ptrdiff_t>(0, chest.stock - used)), &chest);
        }
    if (count <= 0 || kinds.empty())
        return;
    std::vector<TileIndex> candidates;
    for (TileIndex tile = 0; tile < TileIndex(m_bare.tiles.size()); ++tile)
        if (m_view.distance(tile) >= m_wishes.chestDistance && m_view.distance(tile) != TileGraph::farAway)
            candidates.push_back(tile);
    if (int(candidates.size()) < count) { // rather nearer than wished for than none at all
        candidates.clear();
        for (TileIndex tile = 0; tile < TileIndex(m_bare.tiles.size()); ++tile)
            if (m_view.isFarFromEntrances(tile))
                candidates.push_back(tile);
    }
    ChestSpots spotsOf;
    for (const TileIndex tile : candidates)
        if (auto spots = chestSpotsOn(tile); !spots.empty()) {
            std::ranges::stable_sort(spots, {}, &Spot::merit);
            spotsOf.emplace(tile, std::move(spots));
        }
    shuffle(kinds, m_random);
    preferPooled(kinds, m_bare, m_content);
    std::size_t kind = 0;
    for (const TileIndex tile : chooseChestTiles(spotsOf, count)) {
        auto spots = spotsOf[tile];
        if (m_wishes.isMirrored)
            for (Spot& spot : spots)
                for (const PlacedChest& chest : m_scenario.chests)
                    if (mirrored(chest.square) == spot.square && opposite(chest.facing) == spot.side)
                        spot.merit += 1000;
        PlacedChest& chest = m_scenario.chests.emplace_back();
        chest.id = m_ids.draw(m_random);
        chest.chest = kinds[kind++ % kinds.size()]->id;
        add(Kind::Chest, chest.id, std::move(spots));
    }
}

} // namespace delve::mageknight
