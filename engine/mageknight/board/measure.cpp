// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/measure.h"

#include <array>

namespace delve::mageknight {

namespace {

std::optional<int> reached(const MoveField& field, SquareIndex square)
{
    return field.reaches(square) ? std::optional(field.cost(square)) : std::nullopt;
}

std::vector<Square> squaresOf(const Board& board, const std::vector<SquareIndex>& numbers)
{
    std::vector<Square> squares;
    squares.reserve(numbers.size());
    for (const SquareIndex number : numbers)
        squares.push_back(board.squareOf(number));
    return squares;
}

} // namespace

Measuring::Measuring(const Board& board, const TileGraph& graph, SquareIndex from, BitSet objects)
    : m_board(board), m_from(from), m_objects(std::move(objects))
{
    MoveQuery query;
    m_walk.search(board, from, query);
    query.gait = Gait::CountSteps;
    m_steps.search(board, from, query);
    m_tiles = graph.distancesFrom(std::array{board.tileOf(from)});
}

Measure Measuring::to(SquareIndex square) const
{
    Measure measure;
    measure.steps = reached(m_steps, square);
    measure.speedPoints = reached(m_walk, square);
    std::vector<SquareIndex> numbers;
    if (measure.speedPoints)
        m_walk.pathTo(square, numbers);
    measure.way = squaresOf(m_board, numbers);
    if (const int tiles = m_tiles[std::size_t(m_board.tileOf(square))]; tiles != TileGraph::farAway)
        measure.tiles = tiles;
    if (m_board.levelOf(m_from) == m_board.levelOf(square))
        measure.range = rangeBetween(m_board, m_from, square);
    numbers.clear();
    LineQuery query;
    query.objects = m_objects.view();
    measure.line = traceLine(m_board, m_from, square, query, &numbers);
    measure.lineSquares = squaresOf(m_board, numbers);
    return measure;
}

} // namespace delve::mageknight
