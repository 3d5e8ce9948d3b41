// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/line_of_fire.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace delve::mageknight {

namespace {

/// Tells square by square where a line goes. RANGE-08: coordinates are doubled, so that centres of squares
/// are even, grid lines odd, and the test which line comes first is exact.
class LineWalk
{
public:
    /// From the centre of a square over (dx, dy) half squares.
    LineWalk(int dx, int dy)
        : m_stepX(dx > 0 ? 1 : -1),
          m_stepY(dy > 0 ? 1 : -1),
          m_twiceX(2 * std::abs(dx)),
          m_twiceY(2 * std::abs(dy)),
          m_order(std::abs(dy) - std::abs(dx)),
          m_linesX(std::abs(dx) / 2),
          m_linesY(std::abs(dy) / 2)
    {
        const unsigned x = dx > 0 ? unsigned(Direction::East) : unsigned(Direction::West);
        const unsigned y = dy > 0 ? unsigned(Direction::South) : unsigned(Direction::North);
        const Direction both = dx > 0 ? (dy > 0 ? Direction::SouthEast : Direction::NorthEast)
                                      : (dy > 0 ? Direction::SouthWest : Direction::NorthWest);
        m_directions = x << 8 | y << 16 | unsigned(both) << 24;
    }

    bool isAtEnd() const { return m_linesX + m_linesY <= 0; }

    /// Goes on to the next square that the line passes through, diagonally where it goes exactly through a
    /// corner.
    void advance()
    {
        // m_order compares where the next vertical and the next horizontal grid line are cut: the k-th one
        // at (2k + 1) / dx and (2k + 1) / dy of the way. Without branches, which nobody could predict.
        m_overX = m_order <= 0;
        m_overY = m_order >= 0;
        m_order += (m_overX ? m_twiceY : 0) - (m_overY ? m_twiceX : 0);
        m_linesX -= m_overX;
        m_linesY -= m_overY;
    }

    /// The direction of the last advance.
    Direction direction() const
    {
        return Direction(m_directions >> (8 * (unsigned(m_overX) + 2 * unsigned(m_overY))) & 7);
    }
    /// What it adds to the number of a square in a tile of this width.
    int delta(int width) const { return (m_overX ? m_stepX : 0) + (m_overY ? m_stepY * width : 0); }

private:
    int m_stepX, m_stepY;
    int m_twiceX, m_twiceY;
    int m_order;
    int m_linesX, m_linesY;    ///< grid lines still to be cut
    unsigned m_directions = 0; ///< east or west, north or south, both: one byte each, from the second
    bool m_overX = false, m_overY = false;
};

/// Follows the walk. A target square at the end is exempt from what blocks only in between.
LineOfFire follow(const Board& board, SquareIndex from, LineWalk walk, bool endsInSquare,
                  const LineQuery& query, std::vector<SquareIndex>* squares)
{
    LineOfFire line;
    if (squares != nullptr)
        squares->assign(1, from);
    const auto stop = [&](LineBlocker blocker, SquareIndex at, Direction towards) {
        line.blocker = blocker;
        line.stoppedAt = at;
        line.stoppedTowards = towards;
        return line;
    };
    SquareIndex square = from;
    while (!walk.isAtEnd()) {
        walk.advance();
        const Direction direction = walk.direction();
        // RANGE-10: a wall edge that is cut, or a corner with both sides obstructed.
        if (!contains(board.sight(square), direction))
            return stop(isDiagonal(direction) ? LineBlocker::Corner : LineBlocker::Wall, square, direction);
        // RANGE-11: a closed door.
        if (!board.isPassable(square, direction, query.doors))
            return stop(LineBlocker::Door, square, direction);
        line.last = square;
        square = board.neighbour(square, direction);
        if (line.first == noSquare)
            line.first = square;
        if (squares != nullptr)
            squares->push_back(square);
        // BASE-13: but not those of larger bases at its ends.
        if (!query.bases.empty() && std::ranges::count(query.bases, square) > 0)
            continue;
        // RANGE-17: the squares passed through and that of the target, not the shooter's own.
        line.cover = line.cover || board.has(square, SquareFlag::Cover) || query.objects.test(square) ||
                     query.hindering.test(square);
        if (walk.isAtEnd() && endsInSquare)
            break;
        // RANGE-12, MRK-06: shadow blocks as a square between, not where somebody stands.
        if (board.has(square, SquareFlag::Shadow) && !query.throughShadow)
            return stop(LineBlocker::Shadow, square, direction);
        // RANGE-09: any figure other than shooter and target.
        if (query.figures.test(square))
            return stop(LineBlocker::Figure, square, direction);
    }
    if (!endsInSquare)
        line.last = square;
    return line;
}

} // namespace

LineOfFire traceLine(const Board& board, SquareIndex from, SquareIndex to, const LineQuery& query,
                     std::vector<SquareIndex>* squares)
{
    const Square a = board.squareOf(from);
    const Square b = board.squareOf(to);
    if (a.level != b.level) {
        if (squares != nullptr)
            squares->assign(1, from);
        LineOfFire line;
        line.blocker = LineBlocker::Level;
        line.stoppedAt = from;
        return line;
    }
    return follow(board, from, LineWalk(2 * (b.x - a.x), 2 * (b.y - a.y)), true, query, squares);
}

std::vector<Offset> lineOffsets(Offset to)
{
    std::vector<Offset> offsets{{0, 0}};
    for (LineWalk walk(2 * to.dx, 2 * to.dy); !walk.isAtEnd();) {
        walk.advance();
        const Offset step = offsetOf(walk.direction());
        offsets.push_back({offsets.back().dx + step.dx, offsets.back().dy + step.dy});
    }
    return offsets;
}

LineOfFire traceLineToEdge(const Board& board, SquareIndex from, BoardEdge edge, const LineQuery& query,
                           std::vector<SquareIndex>* squares)
{
    const Square a = board.squareOf(from);
    const Square b = board.squareOf(edge.square);
    if (a.level != b.level)
        return traceLine(board, from, edge.square, query, squares);
    const auto [dx, dy] = offsetOf(edge.side);
    return follow(board, from, LineWalk(2 * (b.x - a.x) + dx, 2 * (b.y - a.y) + dy), false, query, squares);
}

bool hasLineOfFire(const Board& board, SquareIndex from, SquareIndex to, const LineQuery& query)
{
    assert(query.bases.empty());
    const Square a = board.squareOf(from);
    const Square b = board.squareOf(to);
    if (a.level != b.level)
        return false;
    LineWalk walk(2 * (b.x - a.x), 2 * (b.y - a.y));
    const SightWord* const words = board.sightWords();
    for (SquareIndex square = from; square != to;) {
        const SightWord word = words[square];
        // RANGE-12, RANGE-09: shadow and figures, except at the two ends.
        if (((word.isShadow && !query.throughShadow) || query.figures.test(square)) && square != from)
            return false;
        walk.advance();
        const Direction direction = walk.direction();
        if (!contains(word.sight, direction)) // RANGE-10
            return false;
        if (!contains(word.special, direction)) {
            square += walk.delta(word.width);
            continue;
        }
        if (!board.isPassable(square, direction, query.doors)) // RANGE-11
            return false;
        square = board.neighbour(square, direction);
    }
    return true;
}

} // namespace delve::mageknight
