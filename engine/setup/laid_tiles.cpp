#include "engine/setup/laid_tiles.h"

#include "engine/dungeon/movement.h"

#include <algorithm>
#include <cassert>

namespace delve {

namespace {

constexpr std::uint8_t bitOf(Side side)
{
    return std::uint8_t(1u << unsigned(side));
}

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

LaidTiles::LaidTiles(const Board& board)
{
    const auto regions = regionsInsideTiles(board);
    for (TileIndex index = 0; index < TileIndex(board.tiles().size()); ++index) {
        const BoardTile& tile = board.tile(index);
        const auto firstRegion = std::int32_t(m_regions.size());
        m_tiles.push_back(
            {.kind = tile.kind, .firstPlace = SquareIndex(m_places.size()), .firstRegion = firstRegion});
        m_areas.push_back({tile.position, tile.size});
        for (SquareIndex square = tile.first; square < tile.first + tile.squareCount(); ++square) {
            if (board.has(square, SquareFlag::Overlapped))
                continue; // MAP-07: it belongs to another tile
            Place place{index, -1, 0};
            const Square at = board.squareOf(square);
            if (const std::int32_t region = regions[std::size_t(square)]; region >= 0) {
                place.region = firstRegion + region;
                while (std::int32_t(m_regions.size()) <= place.region)
                    m_regions.push_back({index});
                const LocalSquare local{at.x - tile.position.x, at.y - tile.position.y};
                for (const Side side : allSides)
                    if (!board.layout(index).hasWall({local, side}))
                        place.openings |= bitOf(side);
            }
            m_map.set(at, SquareIndex(m_places.size()));
            m_places.push_back(place);
            m_squares.push_back(at);
        }
    }
    for (SquareIndex square = 0; square < board.squareCount(); ++square) {
        if (board.has(square, SquareFlag::Overlapped) || !board.isPlayable(square))
            continue;
        const auto regionOf = [&](SquareIndex of) { return placeAt(board.squareOf(of))->region; };
        const SquareIndex upstairs = board.staircasePartner(square);
        forEachPathStep(board, square, [&](SquareIndex other) {
            if (other > square && board.tileOf(other) != board.tileOf(square))
                join(regionOf(square), regionOf(other), other == upstairs);
        });
    }
}

const LaidTiles::Place* LaidTiles::placeAt(Square square) const
{
    const SquareIndex index = m_map.at(square);
    return index == noSquare ? nullptr : &m_places[std::size_t(index)];
}

std::int32_t LaidTiles::regionEnd(TileIndex tile) const
{
    const std::size_t next = std::size_t(tile) + 1;
    return next < m_tiles.size() ? m_tiles[next].firstRegion : std::int32_t(m_regions.size());
}

std::size_t LaidTiles::placeEnd(TileIndex tile) const
{
    const std::size_t next = std::size_t(tile) + 1;
    return next < m_tiles.size() ? std::size_t(m_tiles[next].firstPlace) : m_places.size();
}

TileIndex LaidTiles::tileAt(Square square) const
{
    const Place* place = placeAt(square);
    return place ? place->tile : -1;
}

void LaidTiles::push(const LaidFace& face, TileKind kind, Square position)
{
    assert(isFree(face, position));
    const TileIndex tile = count();
    const auto firstRegion = std::int32_t(m_regions.size());
    m_tiles.push_back({.kind = kind,
                       .firstPlace = SquareIndex(m_places.size()),
                       .firstRegion = firstRegion,
                       .firstLink = m_links.size(),
                       .firstReached = m_reachedInOrder.size(),
                       .partsVoid = mayPartVoid(position, face.size)});
    m_areas.push_back({position, face.size});
    m_regions.resize(m_regions.size() + std::size_t(face.regionCount), Region{tile});
    const SquareIndex first = m_tiles.back().firstPlace;
    for (int y = 0; y < face.size.height; ++y)
        for (int x = 0; x < face.size.width; ++x) {
            const int region = face.regionAt({x, y});
            m_map.set(position + Offset{x, y}, SquareIndex(m_places.size()));
            m_places.push_back({tile, region < 0 ? -1 : firstRegion + region, 0});
            m_squares.push_back(position + Offset{x, y});
        }
    for (const FaceOpening& opening : face.openings) {
        const auto [x, y] = opening.square;
        Place& place = m_places[std::size_t(first + y * face.size.width + x)];
        place.openings |= bitOf(opening.side);
        const Square beyond = neighbour(position + Offset{x, y}, opening.side);
        if (isOpen(beyond, opposite(opening.side))) // MAP-12
            join(place.region, placeAt(beyond)->region, false);
    }
    if (m_central)
        reachFromNeighbours(tile);
}

void LaidTiles::pop()
{
    const Laid& tile = m_tiles.back();
    for (std::size_t place = std::size_t(tile.firstPlace); place < m_squares.size(); ++place)
        m_map.set(m_squares[place], noSquare);
    m_places.resize(std::size_t(tile.firstPlace));
    m_squares.resize(m_places.size());
    for (; m_links.size() > tile.firstLink; m_links.pop_back())
        m_regions[std::size_t(m_links.back().region)].firstLink = m_links.back().next;
    for (; m_reachedInOrder.size() > tile.firstReached; m_reachedInOrder.pop_back())
        m_regions[std::size_t(m_reachedInOrder.back())].isReached = false;
    m_regions.resize(std::size_t(tile.firstRegion));
    m_tiles.pop_back();
    m_areas.pop_back();
    if (m_central == count())
        m_central.reset();
    std::erase_if(m_outsides, [&](const KnownOutside& known) { return known.tiles > count(); });
}

void LaidTiles::setCentral(TileIndex tile)
{
    for (const std::int32_t region : m_reachedInOrder)
        m_regions[std::size_t(region)].isReached = false;
    m_reachedInOrder.clear();
    m_central = tile;
    for (Laid& laid : m_tiles)
        laid.firstReached = 0; // without the central chamber nothing has a path
    for (std::int32_t region = 0; region < std::int32_t(m_regions.size()); ++region)
        if (m_regions[std::size_t(region)].tile == tile)
            reach(region);
    for (std::size_t i = std::size_t(tile) + 1; i < m_tiles.size(); ++i)
        m_tiles[i].firstReached = m_reachedInOrder.size();
}

void LaidTiles::join(std::int32_t a, std::int32_t b, bool isStaircase)
{
    for (std::int32_t link = m_regions[std::size_t(a)].firstLink; link >= 0;
         link = m_links[std::size_t(link)].next)
        if (m_links[std::size_t(link)].to == b && m_links[std::size_t(link)].isStaircase == isStaircase)
            return;
    addLink(a, b, isStaircase);
    addLink(b, a, isStaircase);
}

void LaidTiles::addLink(std::int32_t region, std::int32_t to, bool isStaircase)
{
    std::int32_t& first = m_regions[std::size_t(region)].firstLink;
    m_links.push_back({region, to, first, isStaircase});
    first = std::int32_t(m_links.size()) - 1;
}

void LaidTiles::reach(std::int32_t start)
{
    if (m_regions[std::size_t(start)].isReached)
        return;
    m_regions[std::size_t(start)].isReached = true;
    std::size_t head = m_reachedInOrder.size();
    for (m_reachedInOrder.push_back(start); head < m_reachedInOrder.size(); ++head)
        for (std::int32_t link = m_regions[std::size_t(m_reachedInOrder[head])].firstLink; link >= 0;
             link = m_links[std::size_t(link)].next) {
            Region& other = m_regions[std::size_t(m_links[std::size_t(link)].to)];
            if (other.isReached)
                continue;
            other.isReached = true;
            m_reachedInOrder.push_back(m_links[std::size_t(link)].to);
        }
}

void LaidTiles::reachFromNeighbours(TileIndex tile)
{
    // LAY-09: what was cut off before may have a path through the new tile, and so another part of it.
    const auto first = m_tiles[std::size_t(tile)].firstRegion;
    for (auto region = first; region < std::int32_t(m_regions.size()); ++region)
        for (std::int32_t link = m_regions[std::size_t(region)].firstLink; link >= 0;
             link = m_links[std::size_t(link)].next)
            if (m_regions[std::size_t(m_links[std::size_t(link)].to)].isReached)
                reach(region);
}

bool LaidTiles::isOpen(Square square, Side side) const
{
    const Place* place = placeAt(square);
    return place != nullptr && (place->openings & bitOf(side)) != 0;
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
        const bool isTheirs = (other->openings & bitOf(opposite(side))) != 0;
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

std::vector<Square> LaidTiles::placesFor(const LaidFace& face) const
{
    std::vector<Square> places;
    for (const Edge& edge : openEdges()) {
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
            if ((m_places[place].openings & bitOf(side)) != 0 &&
                m_map.at(neighbour(m_squares[place], side)) == noSquare)
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
            if ((m_places[place].openings & bitOf(side)) != 0 &&
                accept(m_places[place], neighbour(m_squares[place], side)))
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

} // namespace delve
