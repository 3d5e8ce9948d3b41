// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/board/openings.h"

#include <vector>

namespace delve::mageknight {

/// Builds a Board step by step; each step uses what the ones before it have filled in.
class BoardCompiler
{
public:
    BoardCompiler(const BoardPlan& plan, const BoardOptions& options) : m_plan(plan), m_options(options) {}

    Board compile();

private:
    // compile_board.cpp
    void layTiles();
    void layTile(TileIndex tile, const FaceLayout& layout);
    void joinNeighbours();
    void layMarkers();
    void joinStaircases();
    void standArtifacts();
    void weighSquares();

    // compile_edges.cpp
    void drawWalls();
    void hangDoors();
    void openDirections();
    void openDiagonal(SquareIndex square, Direction direction);
    void sortOutSteps(SquareIndex square);
    void packWords();
    void openOutside();

    bool isPair(std::int32_t marker) const;
    bool isLinkedCorner(SquareIndex square, Direction direction) const;
    bool isObstructed(SquareIndex corner, SquareIndex square, Direction there, Direction onward) const;
    /// A wall line on that side, drawn, dead end or void; sides of blocking squares do not count. MAP-16.
    bool hasWallLine(SquareIndex square, Direction direction) const
    {
        return contains(m_wallLines[std::size_t(square)], direction);
    }
    bool isBlocking(SquareIndex square) const { return m_board.terrain(square) == Terrain::Blocking; }
    void setFlag(SquareIndex square, SquareFlag flag)
    {
        m_board.m_places[std::size_t(square)].flags |= std::uint8_t(flag);
    }
    void setTerrain(SquareIndex square, Terrain terrain);

    const BoardPlan& m_plan;
    const BoardOptions& m_options;
    Board m_board;
    BitSet m_laid; ///< markers that lie on a square
    std::vector<DirectionMask> m_wallLines;
};

} // namespace delve::mageknight
