#include "engine/dungeon/line_of_fire.h"

#include <cstdlib>

namespace delve {

namespace {

/// Tells square by square where a line goes. RANGE-08: coordinates are doubled, so that centres of squares
/// are even, grid lines odd, and the test which line comes first is exact.
class LineWalk
{
public:
    /// From the centre of a square over (dx, dy) half squares.
    LineWalk(int dx, int dy)
        : m_dx(std::abs(dx)),
          m_dy(std::abs(dy)),
          m_towardsX(dx > 0 ? Direction::East : Direction::West),
          m_towardsY(dy > 0 ? Direction::South : Direction::North),
          m_towardsBoth(dx > 0 ? (dy > 0 ? Direction::SouthEast : Direction::NorthEast)
                               : (dy > 0 ? Direction::SouthWest : Direction::NorthWest)),
          m_order(m_dy - m_dx),
          m_linesX(m_dx / 2),
          m_linesY(m_dy / 2)
    {}

    bool isAtEnd() const { return m_linesX + m_linesY == 0; }

    /// The direction of the next square that the line passes through, diagonal where it goes exactly
    /// through a corner.
    Direction next()
    {
        // m_order compares where the next vertical and the next horizontal grid line are cut: the k-th one
        // at (2k + 1) / dx and (2k + 1) / dy of the way.
        if (m_order < 0) {
            m_order += 2 * m_dy;
            --m_linesX;
            return m_towardsX;
        }
        if (m_order > 0) {
            m_order -= 2 * m_dx;
            --m_linesY;
            return m_towardsY;
        }
        m_order += 2 * (m_dy - m_dx);
        --m_linesX;
        --m_linesY;
        return m_towardsBoth;
    }

private:
    int m_dx, m_dy;
    Direction m_towardsX, m_towardsY, m_towardsBoth;
    int m_order;
    int m_linesX, m_linesY; ///< grid lines still to be cut
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
        const Direction direction = walk.next();
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
        // RANGE-17: the squares passed through and that of the target, not the shooter's own.
        line.cover = line.cover || board.has(square, SquareFlag::Cover) || query.objects.test(square);
        if (walk.isAtEnd() && endsInSquare)
            break;
        // RANGE-12, MRK-06: shadow blocks as a square between, not where somebody stands.
        if (board.has(square, SquareFlag::Shadow))
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
    const Square a = board.squareOf(from);
    const Square b = board.squareOf(to);
    if (a.level != b.level)
        return false;
    LineWalk walk(2 * (b.x - a.x), 2 * (b.y - a.y));
    for (SquareIndex square = from; square != to;) {
        const Direction direction = walk.next();
        if (!contains(board.sight(square), direction) || !board.isPassable(square, direction, query.doors))
            return false;
        square = board.neighbour(square, direction);
        if (square != to && (board.has(square, SquareFlag::Shadow) || query.figures.test(square)))
            return false;
    }
    return true;
}

} // namespace delve
