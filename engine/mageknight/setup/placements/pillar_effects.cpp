// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/placements/pillar_effects.h"

#include "engine/mageknight/setup/rules/checks.h"
#include "engine/mageknight/setup/rules/chest_access.h"

#include <algorithm>

namespace delve::mageknight {

PillarEffects::PillarEffects(const SetupView& view)
    : m_view(view),
      m_board(view.full().board),
      m_chests(m_board.squareCount()),
      m_seen(std::size_t(m_board.squareCount()), 0)
{
    Report report(view.scenario.options.freeBuild);
    checkPillars(view, report);
    m_arePartsCutOff = !report.take().empty();
    for (const PlacedChest& chest : view.scenario.chests)
        if (const SquareIndex square = m_board.squareAt(chest.square); square != noSquare)
            m_chests.set(square);
}

/// MAP-19: no tile that meets an entrance tile at the pillar's square gets further away from it. Others may:
/// what is asked is whether a tile is adjacent to an entrance tile.
bool PillarEffects::keepsDistances(SquareIndex pillar) const
{
    const auto isEntrance = [&](SquareIndex square) {
        return std::ranges::find(m_view.entrances, m_board.tileOf(square)) != m_view.entrances.end();
    };
    const auto crossings = m_view.full().graph.crossingsOf(m_board.tileOf(pillar));
    return std::ranges::none_of(crossings, [&](const Crossing& crossing) {
        return crossing.edge.square == pillar && (isEntrance(pillar) || isEntrance(crossing.beyond));
    });
}

/// ART-20: chests beside the pillar can be opened from squares that it leaves alone.
bool PillarEffects::keepsFronts(SquareIndex pillar) const
{
    const Square square = m_board.squareOf(pillar);
    return std::ranges::all_of(m_view.scenario.chests, [&](const PlacedChest& chest) {
        if (chest.square.level != square.level || distance(chest.square, square) > 1)
            return true;
        const auto isBeside = [](Square a, Square b) {
            return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
        };
        const auto isTaken = [&](Square front) {
            return front == square || !m_view.pieces.at(front, ThingKind::Chest).empty() ||
                   !m_view.pieces.at(front, ThingKind::Artifact).empty() ||
                   // MAP-16: a diagonal step past the pillar
                   (isBeside(square, chest.square) && isBeside(square, front));
        };
        return isAccessible({m_view.full(), m_view.fullReach(), m_view.paths.starts, isTaken},
                            {m_board.squareAt(chest.square), chest.facing});
    });
}

/// Whether paths that do not lead over the pillar's square join all squares from which one can step on it.
bool PillarEffects::areJoinedAround(SquareIndex pillar, Diagonals diagonals, Chests chests)
{
    ++m_search;
    m_queue.clear();
    m_seen[std::size_t(pillar)] = m_search;
    std::array<SquareIndex, 8> ends{};
    std::size_t waiting = 0;
    forEachPathStep(m_board, pillar, [&](SquareIndex end) { ends[waiting++] = end; });
    const std::span<const SquareIndex> around(ends.data(), waiting);
    if (waiting < 2)
        return true;
    const auto isWalkedOver = [&](SquareIndex square) {
        return chests == Chests::Over || !m_chests.test(square);
    };
    const auto isAround = [&](SquareIndex square) {
        return distance(m_board.squareOf(square), m_board.squareOf(pillar)) <= 1;
    };
    const auto enter = [&](SquareIndex square) {
        if (m_seen[std::size_t(square)] == m_search)
            return;
        m_seen[std::size_t(square)] = m_search;
        waiting -= std::size_t(std::ranges::count(around, square));
        if (isWalkedOver(square))
            m_queue.push_back(square);
    };
    const auto start = std::ranges::find_if(around, isWalkedOver);
    if (start == around.end())
        return false;
    enter(*start);
    for (std::size_t head = 0; head < m_queue.size() && waiting > 0; ++head) {
        const SquareIndex here = m_queue[head];
        const bool isLimited = diagonals == Diagonals::Without && isAround(here);
        for (DirectionMask paths = m_board.paths(here); paths != 0;
             paths = DirectionMask(paths & (paths - 1))) {
            const auto direction = Direction(std::countr_zero(paths));
            const SquareIndex next = m_board.neighbour(here, direction);
            if (!isLimited || !isDiagonal(direction) || !isAround(next))
                enter(next);
        }
        // MRK-23: for the setup rules the step between staircases is part of a continuous path.
        if (const SquareIndex partner = m_board.staircasePartner(here); partner != noSquare)
            enter(partner);
    }
    return waiting == 0;
}

BoardEffect PillarEffects::effectAt(Square place)
{
    const SquareIndex pillar = m_board.squareAt(place);
    if (m_arePartsCutOff || pillar == noSquare || !m_board.isPlayable(pillar) ||
        m_board.staircasePartner(pillar) != noSquare || m_chests.test(pillar) ||
        std::ranges::binary_search(m_view.paths.starts, pillar))
        return BoardEffect::Unknown;
    if (areJoinedAround(pillar, Diagonals::Without, Chests::Around))
        return keepsDistances(pillar) && keepsFronts(pillar) ? BoardEffect::None : BoardEffect::Unknown;
    // DRESS-04: it parts what was joined.
    return areJoinedAround(pillar, Diagonals::With, Chests::Over) ? BoardEffect::Unknown
                                                                  : BoardEffect::Refusal;
}

} // namespace delve::mageknight
