// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"

#include <map>
#include <string>
#include <vector>

namespace delve::mageknight::test {

/// The printed part of a drawing of up to 5 x 5 squares, drawn like the faces of content packs.
FaceLayout drawFace(const std::vector<std::string>& rows);

/// Makes boards from drawings. Squares stand in the odd rows and columns, edges and corners between them:
///
///     +-+-+-+    . clear  : hindering  ~ water  x crevasse  # blocking  1 to 9: clear with a printed cost
///     |a .|.     a to w: clear, and the square has that name
///     + +-*-+    on clear squares: S shadow, V vortex, T teleport, U staircase, H hindering and W water
///     |# . b|    markers; P pillar, A artifact
///     + D + +    edges: - and | wall, D door, blank open; corners: + or, where it is linked, *
///
/// Drawings larger than a tile are cut into tiles of 5 x 5 squares, row by row. Tiles of 3 x 5 squares are
/// hallways, all others count as chambers.
class BoardBuilder
{
public:
    BoardBuilder() = default;
    explicit BoardBuilder(const std::vector<std::string>& rows) { add(rows); }

    /// Adds a drawing whose north-west square lies at (x, y). Walls at the rim must be drawn.
    BoardBuilder& add(const std::vector<std::string>& rows, int x = 0, int y = 0, int level = 0);
    /// Adds one tile, turned; only its printed part is drawn.
    BoardBuilder& addTurned(const std::vector<std::string>& rows, Rotation rotation, int x, int y,
                            int level = 0);
    BoardBuilder& marker(Square square, MarkerLook look);
    BoardBuilder& artifact(Square square, Size size, bool isPillar);
    BoardBuilder& door(TileIndex tile, LocalEdge edge);
    /// Makes the staircases on two squares partners. MRK-23.
    BoardBuilder& joinStairs(Square a, Square b);
    /// Changes the tile that was added last.
    BoardBuilder& role(TileRole role);
    BoardBuilder& player(int player);

    Board build(const BoardOptions& options = {}) const { return compileBoard(m_plan, options); }
    const BoardPlan& plan() const { return m_plan; }
    BoardPlan& plan() { return m_plan; }
    /// The square that has this name in a drawing.
    Square named(char name) const { return m_names.at(name); }
    bool isNamed(char name) const { return m_names.contains(name); }

private:
    void addPiece(char sign, Square square);
    TileIndex addTile(const FaceLayout& layout, Square position);

    BoardPlan m_plan;
    std::map<char, Square> m_names;
};

/// A board and the names of its squares, for tests that ask about squares.
class DrawnBoard
{
public:
    explicit DrawnBoard(const BoardBuilder& builder, const BoardOptions& options = {})
        : m_builder(builder), m_board(builder.build(options))
    {}
    explicit DrawnBoard(const std::vector<std::string>& rows) : DrawnBoard(BoardBuilder(rows)) {}

    const Board& operator*() const { return m_board; }
    const Board* operator->() const { return &m_board; }
    SquareIndex operator[](char name) const { return m_board.squareAt(m_builder.named(name)); }
    SquareIndex at(int x, int y, int level = 0) const { return m_board.squareAt({level, x, y}); }

    /// The direction from one square to one that touches it.
    Direction towards(char from, char to) const;
    bool isStep(char from, char to, DoorStates doors = DoorStates::allOpen()) const
    {
        return m_board.isStep((*this)[from], towards(from, to), doors);
    }
    bool isAdjacent(char from, char to, DoorStates doors = DoorStates::allOpen()) const
    {
        return m_board.isAdjacent((*this)[from], towards(from, to), doors);
    }

private:
    BoardBuilder m_builder;
    Board m_board;
};

} // namespace delve::mageknight::test
