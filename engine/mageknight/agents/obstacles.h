// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/position.h"

#include <cstdint>
#include <vector>

namespace delve::mageknight::play {

/// Who is on the way.
enum class Walker : std::uint8_t
{
    Hero,    ///< of the player who asks
    Monster, ///< moved by that player
    Token
};

/// What stands in the way of those whom a player moves, with what it is expected to cost in speed points: who
/// holds others (BRK), figures and chests to pass through (PASS), figures that have to be fought, squares
/// that are forbidden (SPAWN-03). The active one is not in its own way.
class Obstacles
{
public:
    static constexpr int closed = 255;
    static constexpr int most = 40; ///< no square that can be entered costs more than that

    /// Looks at the board, unless it finds everything as it was.
    void look(const Position& position, PlayerId player, Walker walker);
    /// What it costs to come onto this square, besides what the terrain costs.
    int on(SquareIndex square) const { return m_tolls[std::size_t(square)]; }
    /// Counts how often something was found to have changed.
    std::uint32_t change() const { return m_change; }

private:
    /// All that the tolls depend on, to see whether it has changed.
    void gatherSigns(const Position& position, PlayerId player, Walker walker);
    void addFigures(const Position& position, PlayerId player, Walker walker);
    void addHolders(const Position& position, PlayerId player, Walker walker);
    void addPieces(const Position& position, Walker walker);
    void addBans(const Position& position, PlayerId player);
    void addFears(const Position& position);
    void add(SquareIndex square, int toll);

    std::vector<std::uint8_t> m_tolls;
    std::vector<SquareIndex> m_marked; ///< the squares with a toll
    const Board* m_board = nullptr;
    std::vector<std::uint64_t> m_signs;
    std::vector<std::uint64_t> m_before;
    std::uint32_t m_change = 0;
};

} // namespace delve::mageknight::play
