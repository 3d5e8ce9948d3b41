// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/laid_tiles.h"

#include "engine/mageknight/board/movement.h"

#include <algorithm>
#include <cassert>

namespace delve::mageknight {

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
                        place.open(side);
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
        place.open(opening.side);
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

} // namespace delve::mageknight
