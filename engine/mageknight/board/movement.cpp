// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/movement.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace delve::mageknight {

namespace {

/// More than any step costs: costs have one byte, and diagonals cost 1 more.
constexpr std::uint32_t dearestStep = 257;

/// DOOR-19: so many doors come to lie on one edge; where there are more nobody opens them all.
constexpr int mostDoorsOnEdge = 2;

/// The steps that a search has to try besides the plain ones.
template <Gait gait> DirectionMask otherSteps(const Board& board, SquareIndex square)
{
    if (gait == Gait::CountSteps)
        return DirectionMask(board.steps(square) & ~board.plainSteps(square));
    if (gait == Gait::Fly) {
        const DirectionMask needless = board.steps(square) & diagonalMask & ~board.otherSteps(square);
        return DirectionMask(board.adjacent(square) & ~board.plainSteps(square) & ~needless);
    }
    return board.otherSteps(square);
}

} // namespace

void MoveField::begin(const Board& board, const MoveQuery& query)
{
    m_board = &board;
    m_query = query;
    const std::size_t squares = std::size_t(board.squareCount());
    // No way is longer than all squares at the highest cost.
    const std::uint64_t longest = std::uint64_t(squares + 1) * std::uint64_t(board.highestCost() + 1);
    const std::uint64_t speed = std::uint64_t(std::max(query.speed, 0));
    m_limit = std::uint32_t(std::min({longest, speed, std::uint64_t(1) << 31}));
    if (m_keys.size() != squares || m_base < m_limit + 1) {
        m_keys.assign(squares, std::numeric_limits<std::uint32_t>::max());
        // Below the top by more than any step costs, so that sums beyond the limit do not wrap around.
        m_base = std::numeric_limits<std::uint32_t>::max() - 2 * dearestStep;
        m_queue.resize(squares + 4); // room to write behind the end without asking
    }
    m_base -= m_limit + 1;
    const std::size_t buckets = std::bit_ceil(std::size_t(board.highestCost()) + 2 +
                                              std::size_t(mostDoorsOnEdge * std::max(query.opening, 0)));
    if (m_later.size() < buckets)
        m_later.resize(buckets);
    if (m_waiting > 0) // the last search ended before it came to them
        for (auto& bucket : m_later)
            bucket.clear();
    m_waiting = 0;
    m_count = 0;
}

void MoveField::search(const Board& board, SquareIndex from, const MoveQuery& query)
{
    search(board, std::span<const SquareIndex>(&from, 1), query);
}

void MoveField::search(const Board& board, std::span<const SquareIndex> from, const MoveQuery& query)
{
    begin(board, query);
    for (const SquareIndex square : from) {
        if (m_keys[std::size_t(square)] <= m_base)
            continue;
        m_keys[std::size_t(square)] = m_base;
        m_queue[m_count++] = square;
    }
    switch (query.gait) {
    case Gait::Walk: return runWith<Gait::Walk>();
    case Gait::Swim: return runWith<Gait::Swim>();
    case Gait::Fly: return runWith<Gait::Fly>();
    case Gait::CountSteps: return runWith<Gait::CountSteps>();
    }
}

template <Gait gait> void MoveField::runWith()
{
    if (m_query.closed.any())
        run<gait, true>();
    else
        run<gait, false>();
}

/// Dijkstra's search by layers of equal cost. Steps of cost 1 go straight to the end of the queue, which is
/// the next layer; dearer ones wait in the bucket of their cost.
template <Gait gait, bool hasClosed> void MoveField::run()
{
    const StepWord* const words = m_board->stepWords();
    std::uint32_t* const keys = m_keys.data();
    SquareIndex* const queue = m_queue.data();
    const bool stairs = m_query.stairs && m_board->hasStaircasePairs();
    const std::uint32_t lastKey = m_base + m_limit;
    std::size_t head = 0;
    std::size_t tail = m_count;
    std::size_t layerEnd = tail;
    for (std::uint32_t key = m_base; key < lastKey;) {
        const std::uint32_t soon = key + 1;
        for (; head < layerEnd; ++head) {
            const SquareIndex square = queue[head];
            const StepWord word = words[square];
            bool detourClosed = false;
            // Without a branch: most squares are met from several sides, in no order one could predict. Where
            // there is no step, `next` is the square itself, which is settled.
            const auto enterPlain = [&](SquareIndex next) {
                if (hasClosed && m_query.closed.test(next)) {
                    detourClosed = true;
                    return;
                }
                const std::uint32_t known = keys[next];
                const bool better = soon < known;
                queue[tail] = next;
                tail += better;
                keys[next] = better ? soon : known;
            };
            enterPlain(square - (word.width & -(word.inside & 1)));      // north
            enterPlain(square + (word.inside >> 1 & 1));                 // east
            enterPlain(square + (word.width & -(word.inside >> 2 & 1))); // south
            enterPlain(square - (word.inside >> 3 & 1));                 // west
            if (word.leaving != 0) {
                enterPlain(word.leap);
                for (unsigned sides = word.leaving & (word.leaving - 1u); sides != 0; sides &= sides - 1)
                    enterPlain(m_board->neighbour(square, Side(std::countr_zero(sides))));
            }
            if (word.others != 0 || detourClosed || stairs || gait == Gait::Fly || gait == Gait::CountSteps)
                tail = stepSpecially<gait, hasClosed>(square, key, detourClosed, tail);
        }
        ++key;
        if (m_waiting > 0) {
            std::vector<SquareIndex>& bucket = m_later[key & (m_later.size() - 1)];
            for (const SquareIndex square : bucket)
                if (keys[square] == key) // not entered more cheaply meanwhile
                    queue[tail++] = square;
            m_waiting -= bucket.size();
            bucket.clear();
        }
        if (layerEnd == tail && m_waiting == 0)
            break;
        layerEnd = tail;
    }
    m_count = tail;
}

template <bool hasClosed>
std::size_t MoveField::enter(SquareIndex square, std::uint32_t key, std::uint32_t soon, std::size_t tail)
{
    if (key >= m_keys[std::size_t(square)] || key > m_base + m_limit)
        return tail;
    if (hasClosed && m_query.closed.test(square))
        return tail;
    m_keys[std::size_t(square)] = key;
    if (key == soon) {
        m_queue[tail++] = square;
    } else {
        m_later[key & (m_later.size() - 1)].push_back(square);
        ++m_waiting;
    }
    return tail;
}

/// All steps that are not plain ones. They are few: kept out of the loop above, which is the better for it.
template <Gait gait, bool hasClosed>
[[gnu::noinline]] std::size_t MoveField::stepSpecially(SquareIndex square, std::uint32_t key,
                                                       bool detourClosed, std::size_t tail)
{
    const Board& board = *m_board;
    const std::uint32_t soon = key + 1;
    DirectionMask others = otherSteps<gait>(board, square);
    if (detourClosed) // now the diagonal steps that the detour made needless count again
        others = DirectionMask(others | (stepsOf(board, square, gait) & diagonalMask));
    for (; others != 0; others = DirectionMask(others & (others - 1))) {
        const Direction direction = Direction(std::countr_zero(others));
        if (const int price = priceOf(square, direction); price != unlimitedSpeed)
            tail =
                enter<hasClosed>(board.neighbour(square, direction), key + std::uint32_t(price), soon, tail);
    }
    // MRK-20, MRK-23: one move at the cost of the partner's square.
    if (m_query.stairs)
        if (const SquareIndex partner = board.staircasePartner(square); partner != noSquare)
            tail =
                enter<hasClosed>(partner, key + std::uint32_t(entryCost(board, partner, gait)), soon, tail);
    return tail;
}

/// What a step costs with the doors as they are, unlimitedSpeed where a closed one stops it.
int MoveField::priceOf(SquareIndex from, Direction direction) const
{
    const int cost = stepCost(*m_board, from, direction, m_query.gait);
    if (m_board->isPassable(from, direction, m_query.doors))
        return cost;
    if (m_query.opening <= 0)
        return unlimitedSpeed;
    // DOOR-07: whoever stands beside a door can open it. DOOR-19: all on the edge must be open.
    const auto doors = m_board->doorsOn(from, Side(int(direction) / 2));
    const int closed =
        int(std::ranges::count_if(doors, [&](DoorIndex door) { return !m_query.doors.isOpen(door); }));
    return closed <= mostDoorsOnEdge ? cost + closed * m_query.opening : unlimitedSpeed;
}

SquareIndex MoveField::stepBack(SquareIndex square) const
{
    const Board& board = *m_board;
    const int here = cost(square);
    for (const Direction direction : allDirections) {
        const SquareIndex before = board.neighbour(square, direction);
        if (before == noSquare || cost(before) >= here)
            continue;
        const Direction forward = opposite(direction);
        if (contains(stepsOf(board, before, m_query.gait), forward) &&
            priceOf(before, forward) == here - cost(before))
            return before;
    }
    return board.staircasePartner(square);
}

void MoveField::pathTo(SquareIndex square, std::vector<SquareIndex>& path) const
{
    assert(reaches(square));
    path.assign(1, square);
    while (cost(square) > 0) {
        square = stepBack(square);
        path.push_back(square);
    }
    std::ranges::reverse(path);
}

} // namespace delve::mageknight
