// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/board_canvas.h"

#include <array>

namespace delve {

namespace {

constexpr int acrossSquare = 4; ///< an edge and three characters
constexpr int downSquare = 2;

QString inked(const Terminal& out, const QString& text, Ink ink)
{
    switch (ink) {
    case Ink::Plain: break;
    case Ink::Strong: return out.strong(text);
    case Ink::Good: return out.good(text);
    case Ink::Warning: return out.warning(text);
    case Ink::Bad: return out.bad(text);
    case Ink::Faint: return out.faint(text);
    }
    return text;
}

} // namespace

BoardCanvas::BoardCanvas(int columns, int rows, bool ascii)
    : m_ascii(ascii),
      m_width((columns + 2) * acrossSquare + 1),
      m_height((rows + 2) * downSquare + 1),
      m_cells(std::size_t(m_width) * std::size_t(m_height))
{}

void BoardCanvas::put(int x, int y, const QString& text, Ink ink)
{
    for (int i = 0; i < acrossSquare - 1; ++i) {
        Cell& cell = at(x + i, y);
        cell.sign = i < text.size() ? text[i].unicode() : u' ';
        cell.ink = ink;
    }
}

void BoardCanvas::putSquare(int column, int row, const QString& text, Ink ink)
{
    put((column + 1) * acrossSquare + 1, (row + 1) * downSquare + 1, text, ink);
}

void BoardCanvas::putAbove(int column, int row, const QString& text, Ink ink)
{
    put((column + 1) * acrossSquare + 1, (row + 1) * downSquare, text, ink);
}

void BoardCanvas::putWall(int column, int row, Side side)
{
    const int x = (column + 1) * acrossSquare;
    const int y = (row + 1) * downSquare;
    if (side == Side::West || side == Side::East) {
        Cell& cell = at(side == Side::West ? x : x + acrossSquare, y + 1);
        cell = {m_ascii ? u'|' : u'│', Ink::Plain, true};
        return;
    }
    for (int i = 1; i < acrossSquare; ++i)
        at(x + i, side == Side::North ? y : y + downSquare) = {m_ascii ? u'-' : u'─', Ink::Plain, true};
}

void BoardCanvas::putOnEdge(int column, int row, Side side, char16_t sign, Ink ink)
{
    putWall(column, row, side);
    const int x = (column + 1) * acrossSquare;
    const int y = (row + 1) * downSquare;
    const bool isVertical = side == Side::West || side == Side::East;
    Cell& cell = isVertical ? at(side == Side::West ? x : x + acrossSquare, y + 1)
                            : at(x + acrossSquare / 2, side == Side::North ? y : y + downSquare);
    cell.sign = sign;
    cell.ink = ink;
}

char16_t BoardCanvas::cornerAt(int x, int y) const
{
    const unsigned arms = unsigned(isWall(x, y - 1)) | unsigned(isWall(x + 1, y)) << 1 |
                          unsigned(isWall(x, y + 1)) << 2 | unsigned(isWall(x - 1, y)) << 3;
    if (m_ascii)
        return arms == 0 ? u' ' : arms == 5 ? u'|' : arms == 10 ? u'-' : u'+';
    // Arms to the north 1, east 2, south 4, west 8.
    constexpr std::array<char16_t, 16> signs{u' ', u'╵', u'╶', u'└', u'╷', u'│', u'┌', u'├',
                                             u'╴', u'┘', u'─', u'┴', u'┐', u'┤', u'┬', u'┼'};
    return signs[arms];
}

QStringList BoardCanvas::lines(const Terminal& out) const
{
    QStringList lines;
    for (int y = 0; y < m_height; ++y) {
        QString line;
        for (int x = 0; x < m_width;) {
            const bool isCorner = x % acrossSquare == 0 && y % downSquare == 0;
            const Ink ink = at(x, y).ink;
            QString run;
            if (isCorner) {
                run = QChar(cornerAt(x++, y));
            } else {
                // Signs of one colour together, so that colours do not double the text.
                do
                    run += QChar(at(x, y).sign);
                while (++x < m_width && at(x, y).ink == ink && x % acrossSquare != 0);
            }
            line += isCorner ? run : inked(out, run, ink);
        }
        while (line.endsWith(u' '))
            line.chop(1);
        lines << line;
    }
    return lines;
}

} // namespace delve
