// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/board_compiler.h"

#include <algorithm>

namespace delve::mageknight {

Board compileBoard(const BoardPlan& plan, const BoardOptions& options)
{
    return BoardCompiler(plan, options).compile();
}

Board BoardCompiler::compile()
{
    layTiles();
    joinNeighbours();
    layMarkers();
    standArtifacts();
    joinStaircases();
    weighSquares();
    drawWalls();
    if (!m_options.withoutDoors)
        hangDoors();
    openDirections();
    packWords();
    if (!m_options.withoutOpenings)
        openOutside();
    return std::move(m_board);
}

void BoardCompiler::layTiles()
{
    m_board.m_layouts = m_plan.layouts;
    m_board.m_tiles.reserve(m_plan.tiles.size());
    std::size_t squares = 0;
    for (TileIndex index = 0; index < TileIndex(m_plan.tiles.size()); ++index) {
        const BoardPlan::Tile& planned = m_plan.tiles[std::size_t(index)];
        m_board.m_tiles.push_back({SquareIndex(squares), planned.position, m_plan.areaOf(index).size,
                                   planned.kind, planned.role, planned.player, planned.layout});
        squares += std::size_t(m_board.m_tiles.back().squareCount());
    }
    m_board.m_places.resize(squares);
    m_board.m_masks.resize(squares);
    m_board.m_tileOf.resize(squares);
    for (TileIndex tile = 0; tile < TileIndex(m_board.m_tiles.size()); ++tile)
        if (m_board.tile(tile).squareCount() > 0)
            layTile(tile, m_board.layout(tile));
}

void BoardCompiler::layTile(TileIndex tileIndex, const FaceLayout& layout)
{
    const BoardTile& tile = m_board.tile(tileIndex);
    SquareIndex index = tile.first;
    for (int y = 0; y < tile.size.height; ++y)
        for (int x = 0; x < tile.size.width; ++x, ++index) {
            const Square square = tile.position + Offset{x, y};
            Board::Place& place = m_board.m_places[std::size_t(index)];
            place.x = std::int16_t(square.x);
            place.y = std::int16_t(square.y);
            place.level = std::uint8_t(square.level);
            m_board.m_tileOf[std::size_t(index)] = tileIndex;
            // MAP-07: a grid square belongs to one tile; the one placed first keeps it.
            if (const SquareIndex taken = m_board.squareAt(square); taken != noSquare) {
                setFlag(index, SquareFlag::Overlapped);
                m_board.m_overlaps.push_back({square, m_board.tileOf(taken), tileIndex});
                continue;
            }
            m_board.m_map.set(square, index);
            place.terrain = layout.terrain({x, y});
            place.cost = std::uint8_t(std::max(1, layout.cost({x, y}))); // TER-08: the printed number counts
        }
}

void BoardCompiler::joinNeighbours()
{
    const auto none = [] {
        std::array<SquareIndex, 8> all;
        all.fill(noSquare);
        return all;
    }();
    m_board.m_neighbours.assign(m_board.m_places.size(), none);
    for (const BoardTile& tile : m_board.m_tiles) {
        if (tile.squareCount() == 0)
            continue;
        // The squares of the tile with a rim of one around them, as they lie on the grid.
        constexpr int across = 7;
        std::array<SquareIndex, across * across> around;
        around.fill(noSquare);
        const auto slot = [](int x, int y) { return std::size_t((y + 1) * across + x + 1); };
        for (int y = -1; y <= tile.size.height; ++y)
            for (int x = -1; x <= tile.size.width; ++x)
                around[slot(x, y)] = m_board.squareAt(tile.position + Offset{x, y});
        SquareIndex index = tile.first;
        for (int y = 0; y < tile.size.height; ++y)
            for (int x = 0; x < tile.size.width; ++x, ++index) {
                if (m_board.has(index, SquareFlag::Overlapped))
                    continue;
                for (const Direction direction : allDirections) {
                    const auto [dx, dy] = offsetOf(direction);
                    m_board.m_neighbours[std::size_t(index)][std::size_t(direction)] =
                        around[slot(x + dx, y + dy)];
                }
            }
    }
}

void BoardCompiler::setTerrain(SquareIndex square, Terrain terrain)
{
    Board::Place& place = m_board.m_places[std::size_t(square)];
    place.terrain = terrain;
    place.cost = std::uint8_t(usualCost(terrain));
}

/// MRK-23: two staircases that name each other, on different levels.
bool BoardCompiler::isPair(std::int32_t index) const
{
    const BoardPlan::Marker& marker = m_plan.markers[std::size_t(index)];
    if (marker.look != MarkerLook::Staircase || marker.partner < 0)
        return false;
    const BoardPlan::Marker& partner = m_plan.markers[std::size_t(marker.partner)];
    return partner.look == MarkerLook::Staircase && partner.partner == index &&
           partner.square.level != marker.square.level;
}

void BoardCompiler::layMarkers()
{
    BitSet covered(m_board.squareCount());
    m_laid = BitSet(std::int32_t(m_plan.markers.size()));
    for (std::int32_t i = 0; i < std::int32_t(m_plan.markers.size()); ++i) {
        const BoardPlan::Marker& marker = m_plan.markers[std::size_t(i)];
        // LAY-09: only staircases that join levels belong to the layout itself.
        if (m_options.printedTerrainOnly && !isPair(i))
            continue;
        const SquareIndex square = m_board.squareAt(marker.square);
        // MRK-03: never on a blocking square. MAP-26: one marker on a square; the first one stays.
        if (square == noSquare || isBlocking(square) || covered.test(square))
            continue;
        covered.set(square);
        m_laid.set(i);
        // MRK-03: the terrain on the marker replaces that of the square.
        switch (marker.look) {
        case MarkerLook::Hindering:
        case MarkerLook::Water:
            setTerrain(square, marker.look == MarkerLook::Water ? Terrain::Water : Terrain::Hindering);
            continue;
        case MarkerLook::Shadow: setFlag(square, SquareFlag::Shadow); break;       // MRK-06
        case MarkerLook::Vortex: setFlag(square, SquareFlag::Vortex); break;       // MRK-15
        case MarkerLook::Teleport: setFlag(square, SquareFlag::Teleport); break;   // MRK-07
        case MarkerLook::Staircase: setFlag(square, SquareFlag::Staircase); break; // MRK-20
        }
        setTerrain(square, Terrain::Clear); // all four cost 1
    }
}

void BoardCompiler::joinStaircases()
{
    for (std::int32_t i = 0; i < std::int32_t(m_plan.markers.size()); ++i) {
        const BoardPlan::Marker& marker = m_plan.markers[std::size_t(i)];
        if (!isPair(i) || !m_laid.test(i) || !m_laid.test(marker.partner))
            continue;
        const SquareIndex here = m_board.squareAt(marker.square);
        const SquareIndex there = m_board.squareAt(m_plan.markers[std::size_t(marker.partner)].square);
        if (m_board.isPlayable(here) && m_board.isPlayable(there)) // no pillar on them
            m_board.m_staircases.emplace_back(here, there);
    }
    std::ranges::sort(m_board.m_staircases);
}

void BoardCompiler::standArtifacts()
{
    if (m_options.printedTerrainOnly)
        return;
    for (const BoardPlan::Artifact& artifact : m_plan.artifacts) {
        if (artifact.isPillar && m_options.withoutPillars)
            continue;
        for (int y = 0; y < artifact.size.height; ++y)
            for (int x = 0; x < artifact.size.width; ++x) {
                const SquareIndex square = m_board.squareAt(artifact.square + Offset{x, y});
                if (square == noSquare || isBlocking(square))
                    continue;
                if (artifact.isPillar) {
                    // DRESS-02: a pillar is blocking terrain.
                    setTerrain(square, Terrain::Blocking);
                    setFlag(square, SquareFlag::Pillar);
                } else if (m_board.isPlayable(square)) {
                    // ART-07, ART-08: the artifact replaces the floor and is hindering terrain.
                    // ART-04: never a bridge over a crevasse.
                    setTerrain(square, Terrain::Hindering);
                    setFlag(square, SquareFlag::NoStop);
                }
            }
    }
}

void BoardCompiler::weighSquares()
{
    for (SquareIndex square = 0; square < m_board.squareCount(); ++square) {
        if (isBlocking(square))
            continue;
        // RANGE-17: hindering terrain, or a printed 2 on any other.
        if (m_board.terrain(square) == Terrain::Hindering || m_board.cost(square) == 2)
            setFlag(square, SquareFlag::Cover);
        m_board.m_highestCost = std::max(m_board.m_highestCost, m_board.cost(square));
    }
}

} // namespace delve::mageknight
