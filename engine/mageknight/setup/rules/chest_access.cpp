// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/rules/chest_access.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// Squares that a search has entered: a short list as long as they are few, which they mostly are.
class EnteredSquares
{
public:
    explicit EnteredSquares(int squareCount) : m_squareCount(squareCount) {}

    /// Tells whether it was not among them.
    bool add(SquareIndex square)
    {
        if (!m_all) {
            if (std::ranges::find(m_few, square) != m_few.end())
                return false;
            m_few.push_back(square);
            if (m_few.size() == fewSquares)
                useSet();
            return true;
        }
        if (m_all->test(square))
            return false;
        m_all->set(square);
        return true;
    }

private:
    static constexpr std::size_t fewSquares = 32;

    void useSet()
    {
        m_all.emplace(m_squareCount);
        for (const SquareIndex square : m_few)
            m_all->set(square);
    }

    int m_squareCount;
    std::vector<SquareIndex> m_few;
    std::optional<BitSet> m_all; ///< of all squares, once they are many
};

/// CHEST-10 (d): a continuous path from a start to one of the squares in front, not through the chest's own
/// square. The zones that are no further from the starts than the chest's are reached without it, so the
/// search goes from the front to the first square of one of them, which is mostly close by.
bool isReachedAround(const AccessQuery& query, SquareIndex chest, std::span<const SquareIndex> front)
{
    const auto& [view, reach, starts, isTaken] = query;
    const SquareIndex ownZone = view.zones.zoneOf(chest);
    const std::int32_t ownSteps = reach.steps(view.zones, chest);
    const auto isBefore = [&](SquareIndex square) {
        return std::ranges::binary_search(starts, square) ||
               (view.zones.zoneOf(square) != ownZone &&
                (ownSteps == ZoneFlood::unreached || reach.steps(view.zones, square) <= ownSteps));
    };
    EnteredSquares entered(view.board.squareCount());
    entered.add(chest);
    std::vector<SquareIndex> queue;
    const auto enter = [&](SquareIndex square) {
        if (entered.add(square))
            queue.push_back(square);
    };
    for (const SquareIndex square : front)
        if (view.reaches(reach, square))
            enter(square);
    for (std::size_t head = 0; head < queue.size(); ++head) {
        if (isBefore(queue[head]))
            return true;
        forEachPathStep(view.board, queue[head], enter);
    }
    return false;
}

} // namespace

bool isAccessible(const AccessQuery& query, ChestPlace chest)
{
    const Board& board = query.view.board;
    std::vector<SquareIndex> front;
    // CHEST-09: the square directly in front and the one on either side of that.
    for (const int turn : {-1, 0, 1}) {
        const Direction direction = turned(directionOf(chest.facing), turn);
        const SquareIndex ahead = board.neighbour(chest.square, direction);
        // CHEST-10 (a), (b), (c): playable, adjacent with doors open, and one can stop there.
        if (ahead != noSquare && board.isPlayable(ahead) &&
            contains(board.adjacent(chest.square), direction) && !query.isTaken(board.squareOf(ahead)))
            front.push_back(ahead);
    }
    if (front.empty() || query.starts.empty())
        return !front.empty();
    return isReachedAround(query, chest.square, front);
}

namespace {

bool canHoldAChest(const SetupView& view, const AccessQuery& query, TileIndex tile)
{
    return std::ranges::any_of(view.full().playableSquaresOf(tile), [&](SquareIndex square) {
        return !query.isTaken(view.full().board.squareOf(square)) &&
               std::ranges::any_of(allSides, [&](Side facing) {
                   return isAccessible(query, {square, facing});
               });
    });
}

} // namespace

std::vector<TileIndex> tilesForChests(const SetupView& view, std::size_t atMost)
{
    const AccessQuery query{view.full(), view.fullReach(), view.paths.starts, [&](Square square) {
                                return !view.pieces.at(square, ThingKind::Artifact).empty();
                            }};
    const auto isReached = [&](SquareIndex square) { // where no path leads, nothing is accessible
        return query.starts.empty() || view.full().reaches(query.reach, square);
    };
    std::vector<TileIndex> tiles;
    for (TileIndex tile = 0; tile < TileIndex(view.scenario.tiles.size()) && tiles.size() < atMost; ++tile)
        if (view.isFarFromEntrances(tile) && std::ranges::any_of(view.full().squaresOf(tile), isReached) &&
            canHoldAChest(view, query, tile))
            tiles.push_back(tile);
    return tiles;
}

} // namespace delve::mageknight
