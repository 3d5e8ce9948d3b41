// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/laid_tiles.h"

#include <algorithm>
#include <array>

namespace delve::mageknight {

namespace {

/// The squares around a rectangle, corners included: each touches the next by a side, the last the first.
template <typename Visit> void walkAround(Square position, Size size, Visit visit)
{
    for (int x = -1; x <= size.width; ++x)
        visit(position + Offset{x, -1});
    for (int y = 0; y <= size.height; ++y)
        visit(position + Offset{size.width, y});
    for (int x = size.width - 1; x >= -1; --x)
        visit(position + Offset{x, size.height});
    for (int y = size.height - 1; y >= 0; --y)
        visit(position + Offset{-1, y});
}

bool isOnGrid(Square position)
{
    return position.level >= 0 && position.level < maxBoardLevels && position.x >= minCoordinate &&
           position.x <= maxCoordinate && position.y >= minCoordinate && position.y <= maxCoordinate;
}

} // namespace

bool LaidTiles::isOpen(Square square, Side side) const
{
    const Place* place = placeAt(square);
    return place != nullptr && place->isOpen(side);
}

bool LaidTiles::isFree(const LaidFace& face, Square position) const
{
    if (!isOnGrid(position))
        return false;
    const auto [width, height] = face.size;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (m_map.at(position + Offset{x, y}) != noSquare)
                return false;
    return true;
}

bool LaidTiles::wouldHavePath(const LaidFace& face, Square position) const
{
    return std::ranges::any_of(face.openings, [&](const FaceOpening& opening) {
        const auto [x, y] = opening.square;
        const Square beyond = neighbour(position + Offset{x, y}, opening.side);
        return isOpen(beyond, opposite(opening.side)) && isHome(placeAt(beyond)->region);
    });
}

std::vector<TileIndex> LaidTiles::tilesBeside(const LaidFace& face, Square position) const
{
    std::vector<TileIndex> tiles;
    for (const FaceOpening& opening : face.openings) {
        const auto [x, y] = opening.square;
        const Place* other = placeAt(neighbour(position + Offset{x, y}, opening.side));
        if (other != nullptr && other->isOpen(opposite(opening.side))) // MAP-12
            tiles.push_back(other->tile);
    }
    std::ranges::sort(tiles);
    const auto repeated = std::ranges::unique(tiles);
    tiles.erase(repeated.begin(), repeated.end());
    return tiles;
}

TileMeeting LaidTiles::meetingAt(const LaidFace& face, Square position) const
{
    TileMeeting meeting;
    std::array<TileIndex, 4 * LaidFace::maxSide> met{};
    const auto meet = [&](LocalSquare square, Side side) {
        const Place* other = placeAt(neighbour(position + Offset{square.x, square.y}, side));
        const bool isMine = face.isOpen(square, side);
        if (other == nullptr) {
            meeting.loose += isMine;
            return;
        }
        const bool isTheirs = other->isOpen(opposite(side));
        meeting.deadEnds += isMine != isTheirs;
        if (!isMine || !isTheirs)
            return;
        ++meeting.crossings;
        const auto end = met.begin() + meeting.tiles;
        if (std::find(met.begin(), end, other->tile) == end)
            met[std::size_t(meeting.tiles++)] = other->tile;
    };
    for (int x = 0; x < face.size.width; ++x) {
        meet({x, 0}, Side::North);
        meet({x, face.size.height - 1}, Side::South);
    }
    for (int y = 0; y < face.size.height; ++y) {
        meet({0, y}, Side::West);
        meet({face.size.width - 1, y}, Side::East);
    }
    return meeting;
}

bool LaidTiles::areAllSquaresReached() const
{
    return std::ranges::all_of(m_regions, &Region::isReached);
}

bool LaidTiles::areAllSquaresReached(TileIndex tile) const
{
    const std::int32_t end = regionEnd(tile);
    for (std::int32_t region = m_tiles[std::size_t(tile)].firstRegion; region < end; ++region)
        if (!isHome(region))
            return false;
    return true;
}

std::vector<Square> LaidTiles::placesFor(const LaidFace& face, std::span<const Edge> edges) const
{
    std::vector<Square> places;
    for (const Edge& edge : edges) {
        if (!isHome(placeAt(edge.square)->region))
            continue;
        const Square beyond = neighbour(edge.square, edge.side);
        for (const FaceOpening& opening : face.openings)
            if (opening.side == opposite(edge.side))
                places.push_back(beyond + Offset{-opening.square.x, -opening.square.y});
    }
    std::ranges::sort(places);
    const auto repeated = std::ranges::unique(places);
    places.erase(repeated.begin(), repeated.end());
    std::erase_if(places, [&](Square place) { return !isFree(face, place); });
    return places;
}

bool LaidTiles::hasPath(TileIndex tile) const
{
    const std::int32_t end = regionEnd(tile);
    for (std::int32_t region = m_tiles[std::size_t(tile)].firstRegion; region < end; ++region)
        if (isHome(region))
            return true;
    return false;
}

std::vector<TileIndex> LaidTiles::adjacentTiles(TileIndex tile) const
{
    std::vector<TileIndex> tiles;
    const std::int32_t end = regionEnd(tile);
    for (std::int32_t region = m_tiles[std::size_t(tile)].firstRegion; region < end; ++region)
        for (std::int32_t link = m_regions[std::size_t(region)].firstLink; link >= 0;
             link = m_links[std::size_t(link)].next)
            if (!m_links[std::size_t(link)].isStaircase)
                tiles.push_back(m_regions[std::size_t(m_links[std::size_t(link)].to)].tile);
    std::ranges::sort(tiles);
    const auto repeated = std::ranges::unique(tiles);
    tiles.erase(repeated.begin(), repeated.end());
    return tiles;
}

std::vector<Edge> LaidTiles::openEdges() const
{
    std::vector<Edge> edges;
    for (std::size_t place = 0; place < m_places.size(); ++place)
        for (const Side side : allSides)
            if (m_places[place].isOpen(side) && m_map.at(neighbour(m_squares[place], side)) == noSquare)
                edges.push_back({m_squares[place], side});
    return edges;
}

bool LaidTiles::mayPartVoid(Square position, Size size) const
{
    int runs = 0;
    bool isFirst = true, wasFirstVoid = false, wasVoid = false;
    walkAround(position, size, [&](Square square) {
        const bool isVoid = m_map.at(square) == noSquare;
        if (isFirst)
            wasFirstVoid = isVoid;
        else
            runs += isVoid && !wasVoid;
        isFirst = false;
        wasVoid = isVoid;
    });
    runs += wasFirstVoid && !wasVoid; // the first run begins before the first square
    return runs > 1;
}

const Outside& LaidTiles::outsideOf(int level) const
{
    for (auto known = m_outsides.rbegin(); known != m_outsides.rend(); ++known) {
        if (known->level != level)
            continue;
        bool isCurrent = true;
        for (std::size_t tile = std::size_t(known->tiles); tile < m_tiles.size(); ++tile)
            isCurrent &= m_areas[tile].position.level != level || !m_tiles[tile].partsVoid;
        if (isCurrent)
            return known->outside;
        break;
    }
    return m_outsides.emplace_back(KnownOutside{count(), level, Outside(m_areas, level)}).outside;
}

bool LaidTiles::isOutside(Square square) const
{
    return m_map.at(square) == noSquare && outsideOf(square.level).contains(square.x, square.y);
}

template <typename Accept> bool LaidTiles::anyExteriorOpening(TileIndex tile, Accept accept) const
{
    const std::size_t end = placeEnd(tile);
    for (auto place = std::size_t(m_tiles[std::size_t(tile)].firstPlace); place < end; ++place)
        for (const Side side : allSides)
            if (m_places[place].isOpen(side) && accept(m_places[place], neighbour(m_squares[place], side)))
                return true;
    return false;
}

bool LaidTiles::hasExteriorOpening(TileIndex tile) const
{
    return anyExteriorOpening(tile, [&](const Place&, Square beyond) { return isOutside(beyond); });
}

bool LaidTiles::hasExteriorOpeningWithPath(TileIndex tile) const
{
    return anyExteriorOpening(
        tile, [&](const Place& place, Square beyond) { return isHome(place.region) && isOutside(beyond); });
}

bool LaidTiles::hadExteriorOpening(TileIndex tile) const
{
    const std::span<const TileArea> all(m_areas);
    const Outside outside(all.first(std::size_t(tile) + 1), m_areas[std::size_t(tile)].position.level);
    return anyExteriorOpening(tile, [&](const Place&, Square beyond) {
        const Place* other = placeAt(beyond);
        return (other == nullptr || other->tile > tile) && outside.contains(beyond.x, beyond.y);
    });
}

} // namespace delve::mageknight
