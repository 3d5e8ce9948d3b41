// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal.h"
#include "engine/geometry/direction.h"

#include <QStringList>

#include <vector>

namespace delve {

/// Colours repeat what the signs say.
enum class Ink : std::uint8_t
{
    Plain,
    Strong,
    Good,
    Warning,
    Bad,
    Faint
};

/// Squares of characters with edges between them: three characters for a square, one for a vertical edge,
/// a line of its own for horizontal edges. There is a rim of one square around the drawn part.
class BoardCanvas
{
public:
    BoardCanvas(int columns, int rows, bool ascii);

    /// Three characters in a square, -1 and `columns` are the rim.
    void putSquare(int column, int row, const QString& text, Ink ink = Ink::Plain);
    /// Three characters on the line above a square, for a second label outside of the board.
    void putAbove(int column, int row, const QString& text, Ink ink = Ink::Plain);
    void putWall(int column, int row, Side side);
    /// A sign in the middle of an edge: a door.
    void putOnEdge(int column, int row, Side side, char16_t sign, Ink ink = Ink::Plain);

    /// The lines, corners joined to their walls. Line 0 is the upper edge of the rim.
    QStringList lines(const Terminal& out) const;

private:
    struct Cell
    {
        char16_t sign = u' ';
        Ink ink = Ink::Plain;
        bool isWall = false;
    };

    Cell& at(int x, int y) { return m_cells[std::size_t(y) * std::size_t(m_width) + std::size_t(x)]; }
    const Cell& at(int x, int y) const
    {
        return m_cells[std::size_t(y) * std::size_t(m_width) + std::size_t(x)];
    }
    bool isWall(int x, int y) const
    {
        return x >= 0 && y >= 0 && x < m_width && y < m_height && at(x, y).isWall;
    }
    void put(int x, int y, const QString& text, Ink ink);
    char16_t cornerAt(int x, int y) const;

    bool m_ascii;
    int m_width;
    int m_height;
    std::vector<Cell> m_cells;
};

} // namespace delve
