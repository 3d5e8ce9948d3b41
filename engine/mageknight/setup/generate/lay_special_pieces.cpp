// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/offered_packs.h"
#include "engine/mageknight/setup/generate/piece_layer.h"
#include "engine/mageknight/setup/rules/door_lines.h"

#include <algorithm>
#include <map>

namespace delve::mageknight {

void PieceLayer::laySpecialPieces()
{
    int markersLaid = 0;
    for (std::size_t marker = 0; marker < m_bare.markers.size(); ++marker)
        markersLaid += !m_view.joinsLevels(marker);
    // MRK-02: the agreed number for each player, markers and doors together.
    const int most = m_scenario.options.specialPiecesPerPlayer * int(m_scenario.players.size());
    const int left = std::max(0, most - int(m_bare.doors.size()) - markersLaid);
    // What is placed beyond a wish asks for nothing more.
    const auto missing = [&](std::optional<int> wish, int laid) {
        return wish ? std::optional(std::clamp(*wish - laid, 0, left)) : std::nullopt;
    };
    const auto markers = missing(m_wishes.markers, markersLaid);
    auto doors = missing(m_wishes.doors, int(m_bare.doors.size()));
    if (!doors)
        doors = markers ? left - *markers
                        : int(m_random.below(std::uint32_t(left) + 1 - (left > 0 && loneTeleport())));
    layDoors(*doors);
    // Where there are too few doorways, markers take the place of doors.
    const int room = left - int(m_scenario.doors.size() - m_bare.doors.size());
    layMarkers(std::min(markers.value_or(room), room));
}

/// How many squares a door on this edge shuts off from the entrances, as far as straight steps lead; and the
/// chests among them.
int PieceLayer::squaresBehind(SquareIndex square, Side side, int& chests) const
{
    const Board& board = m_ground.board();
    const SquareIndex beyond = board.neighbour(square, side);
    std::vector<bool> isReached(std::size_t(board.squareCount()), false);
    std::vector<SquareIndex> queue;
    const auto reach = [&](SquareIndex next) {
        if (!isReached[std::size_t(next)]) {
            isReached[std::size_t(next)] = true;
            queue.push_back(next);
        }
    };
    for (const TileIndex entrance : m_view.entrances)
        for (const SquareIndex opening : m_view.full().openingSquaresOf(entrance))
            reach(opening);
    for (std::size_t head = 0; head < queue.size(); ++head)
        for (const Side to : allSides) {
            const SquareIndex at = queue[head], next = board.neighbour(at, to);
            const bool isShut = (at == square && next == beyond) || (at == beyond && next == square);
            if (!isShut && contains(board.paths(at), directionOf(to)))
                reach(next);
        }
    int behind = 0;
    for (SquareIndex each = 0; each < SquareIndex(board.squareCount()); ++each)
        behind +=
            board.isPlayable(each) && m_ground.walk(each) < Ground::never && !isReached[std::size_t(each)];
    chests = 0;
    for (const PlacedChest& chest : m_scenario.chests)
        chests += !isReached[std::size_t(board.squareAt(chest.square))];
    return behind;
}

/// Doorways by the rules, between tiles and inside them; the more a door there shuts off, the better.
std::vector<PieceLayer::Spot> PieceLayer::doorSpots()
{
    const Board& board = m_ground.board();
    std::vector<Spot> spots;
    for (TileIndex tile = 0; tile < TileIndex(m_bare.tiles.size()); ++tile) {
        if (m_view.isStartingTile(tile)) // DOOR-04
            continue;
        for (const SquareIndex square : m_view.full().playableSquaresOf(tile))
            for (const Side side : {Side::East, Side::South}) { // every edge from one of its sides
                const Edge edge{board.squareOf(square), side};
                const SquareIndex beyond = board.neighbour(square, side);
                if (beyond == noSquare || !contains(board.paths(square), directionOf(side)) ||
                    m_view.isStartingTile(board.tileOf(beyond)) || m_view.firstDoorOn(edge) ||
                    !hasWallsAtBothEnds(m_view.printed.board, edge))
                    continue;
                int chests = 0;
                const int behind = squaresBehind(square, side, chests);
                spots.push_back({edge.square, side,
                                 2 * std::min(behind, 12) + 15 * std::min(chests, 2) +
                                     8 * (board.tileOf(beyond) != tile)});
            }
    }
    return spots;
}

void PieceLayer::layDoors(int count)
{
    std::vector<const DoorKind*> kinds;
    for (const Pack& pack : offeredPacks(m_content, m_bare.packs))
        for (const DoorKind& door : pack.doors)
            kinds.push_back(&door);
    std::map<ContentId, int> used;
    for (const PlacedDoor& door : m_bare.doors)
        ++used[m_content.door(door.door)->id];
    std::vector<Spot> doorways = count > 0 ? doorSpots() : std::vector<Spot>{};
    for (int i = 0; i < count; ++i) {
        std::erase_if(kinds, [&](const DoorKind* kind) { return used[kind->id] >= kind->stock; }); // COMP-03
        if (kinds.empty() || doorways.empty())
            return;
        std::vector<Spot> spots = doorways;
        for (Spot& spot : spots) {
            spot.merit += 4 * luck();
            for (const PlacedDoor& door : m_scenario.doors) // apart from one another
                for (const Square beside : {spot.square, neighbour(spot.square, spot.side)})
                    spot.merit -= 40 * (m_bare.tiles[std::size_t(*m_view.tileAt(beside))].id == door.tile);
        }
        std::ranges::stable_sort(spots, {}, &Spot::merit);
        std::erase_if(doorways, [&](const Spot& spot) { // DOOR-05
            return spot.square == spots.back().square && spot.side == spots.back().side;
        });
        PlacedDoor& door = m_scenario.doors.emplace_back();
        door.id = m_ids.draw(m_random);
        door.door = pickOne(kinds, m_random)->id;
        ++used[door.door];
        add(Kind::Door, door.id, std::move(spots));
    }
}

const MarkerKind* PieceLayer::loneTeleport() const
{
    const MarkerKind* kind = nullptr;
    int teleports = 0;
    for (std::size_t i = 0; i < m_bare.markers.size(); ++i)
        if (m_view.lookOf(i) == MarkerLook::Teleport) {
            kind = m_content.marker(m_bare.markers[i].marker);
            ++teleports;
        }
    return teleports == 1 ? kind : nullptr;
}

void PieceLayer::layMarkers(int count)
{
    std::vector<std::pair<const MarkerKind*, MarkerFace>> looks;
    for (const Pack& pack : offeredPacks(m_content, m_bare.packs))
        for (const MarkerKind& marker : pack.markers) {
            looks.emplace_back(&marker, MarkerFace::Ordinary);
            // MRK-14: a teleport needs a partner. MRK-20: a staircase leads nowhere on one level.
            if (marker.uniqueSide == UniqueSide::Shadow || marker.uniqueSide == UniqueSide::Vortex)
                looks.insert(looks.end(), 3, {&marker, MarkerFace::Unique});
            if (marker.uniqueSide == UniqueSide::Teleport && count >= 2 && marker.stock >= 2)
                looks.insert(looks.end(), 3, {&marker, MarkerFace::Unique});
        }
    if (looks.empty())
        return;
    const Board& board = m_ground.board();
    std::map<ContentId, int> used;
    std::vector<TileIndex> marked;
    const MarkerKind* alone = loneTeleport();
    for (int i = 0; i < count;) {
        // MRK-14: a teleport that lies alone gets another one first.
        const auto [kind, face] = alone ? std::pair(alone, MarkerFace::Unique) : pickOne(looks, m_random);
        const bool isTeleport = kind->uniqueSide == UniqueSide::Teleport && face == MarkerFace::Unique;
        const int wanted = isTeleport && !alone ? 2 : 1;
        alone = nullptr;
        if (used[kind->id] + wanted > kind->stock || i + wanted > count) {
            std::erase(looks, std::pair(kind, face)); // COMP-03
            if (looks.empty())
                return;
            continue;
        }
        for (int one = 0; one < wanted; ++one, ++i) {
            std::vector<Spot> spots;
            for (TileIndex tile = 0; tile < TileIndex(m_bare.tiles.size()); ++tile) {
                if (m_view.isStartingTile(tile) || m_view.kindOf(tile) != TileKind::Chamber)
                    continue;
                int merit = 3 * luck();
                for (const TileIndex other : marked) // apart from one another
                    merit += 12 * (std::min(m_ground.tileDistance(tile, other), 4) - 4);
                for (const Spot& spot : squaresOf(tile, [&](SquareIndex square) {
                         // On open ground, where it can be seen and has to be walked round.
                         return merit - 4 * m_ground.shelter(square) - 6 * m_ground.isInTheWay(square) -
                                4 * (board.cost(square) - 1) + luck();
                     }))
                    spots.push_back(spot);
            }
            PlacedMarker& marker = m_scenario.markers.emplace_back();
            marker.id = m_ids.draw(m_random);
            marker.marker = kind->id;
            marker.face = face;
            const ThingId id = marker.id;
            add(Kind::Marker, id, std::move(spots));
            const auto laid = std::ranges::find(m_scenario.markers, id, &PlacedMarker::id);
            if (laid != m_scenario.markers.end())
                marked.push_back(*m_view.tileAt(laid->square));
        }
        used[kind->id] += wanted;
    }
}

void PieceLayer::layArtifacts(int count)
{
    std::vector<const ArtifactKind*> kinds;
    for (const Pack& pack : offeredPacks(m_content, m_bare.packs))
        for (const ArtifactKind& artifact : pack.artifacts)
            kinds.push_back(&artifact);
    shuffle(kinds, m_random);
    const Board& board = m_ground.board();
    std::vector<TileIndex> tiles;
    for (TileIndex tile = 0; tile < TileIndex(m_bare.tiles.size()); ++tile)
        if (!m_view.isStartingTile(tile) && m_view.kindOf(tile) == TileKind::Chamber)
            tiles.push_back(tile);
    shuffle(tiles, m_random);
    for (int i = 0; i < count && i < int(kinds.size()) && !tiles.empty(); ++i) {
        std::vector<Spot> spots;
        for (std::size_t choice = 0; choice < tiles.size(); ++choice)
            for (const Spot& spot :
                 squaresOf(tiles[(std::size_t(i) + choice) % tiles.size()], [&](SquareIndex square) {
                     // One in each room, before any gets a second.
                     return -100 * int(choice) + luck() - 20 * m_ground.isInTheWay(square) +
                            3 * m_ground.shelter(square) - 4 * (board.cost(square) - 1);
                 }))
                spots.push_back(spot);
        PlacedArtifact& artifact = m_scenario.artifacts.emplace_back();
        artifact.id = m_ids.draw(m_random);
        artifact.artifact = kinds[std::size_t(i)]->id;
        add(Kind::Artifact, artifact.id, std::move(spots));
    }
}

} // namespace delve::mageknight
