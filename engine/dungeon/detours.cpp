#include "engine/dungeon/detours.h"

#include "engine/dungeon/movement.h"

#include <algorithm>

namespace delve {

Detours::Detours(const Board& board, std::span<const SquareIndex> from)
    : m_board(board), m_visits(std::size_t(board.squareCount()))
{
    for (const SquareIndex start : from)
        if (board.isPlayable(start))
            m_visits[std::size_t(start)].low = -1; // marks the starts until they are visited
    for (const SquareIndex start : from)
        if (board.isPlayable(start) && !reaches(start))
            searchFrom(start);
}

void Detours::searchFrom(SquareIndex start)
{
    struct Step
    {
        SquareIndex square = noSquare;
        std::size_t firstOnward = 0;
    };
    std::vector<Step> way;
    std::vector<SquareIndex> onward; // what the squares of the way have still to look at
    const auto enter = [&](SquareIndex square, SquareIndex from) {
        Visit& visit = m_visits[std::size_t(square)];
        const bool isStart = visit.low < 0;
        visit.order = ++m_count;
        visit.low = isStart ? 0 : visit.order;
        visit.from = from;
        way.push_back({square, onward.size()});
        forEachPathStep(m_board, square, [&](SquareIndex next) { onward.push_back(next); });
    };
    enter(start, noSquare);
    while (!way.empty()) {
        const Step step = way.back();
        Visit& visit = m_visits[std::size_t(step.square)];
        if (onward.size() == step.firstOnward) {
            visit.last = m_count;
            if (visit.from != noSquare) {
                Visit& before = m_visits[std::size_t(visit.from)];
                before.low = std::min(before.low, visit.low);
            }
            way.pop_back();
            continue;
        }
        const SquareIndex next = onward.back();
        onward.pop_back();
        if (const Visit& known = m_visits[std::size_t(next)]; known.order > 0)
            visit.low = std::min(visit.low, known.order);
        else
            enter(next, step.square);
    }
}

bool Detours::isBehind(SquareIndex square, SquareIndex gate) const
{
    const Visit& here = m_visits[std::size_t(square)];
    const Visit& there = m_visits[std::size_t(gate)];
    return here.order >= there.order && here.order <= there.last;
}

bool Detours::reachesAround(SquareIndex closed, SquareIndex square) const
{
    if (square == closed || !reaches(square))
        return false;
    if (!reaches(closed) || !isBehind(square, closed))
        return true;
    bool isReached = false;
    // Found through the closed square: another way exists if something found after it touches what came
    // before.
    forEachPathStep(m_board, closed, [&](SquareIndex next) {
        const Visit& visit = m_visits[std::size_t(next)];
        if (visit.from == closed && isBehind(square, next))
            isReached = visit.low < m_visits[std::size_t(closed)].order;
    });
    return isReached;
}

} // namespace delve
