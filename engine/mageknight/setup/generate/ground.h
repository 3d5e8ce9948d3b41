// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/setup/setup_view.h"

#include <set>
#include <vector>

namespace delve::mageknight {

/// What there is to know about the squares of a laid dungeon before pieces are put on them: how far they are
/// from the ways in, how sheltered, and what lies there.
class Ground
{
public:
    /// The view must outlive it.
    explicit Ground(const SetupView& view);

    const SetupView& view;
    const Board& board() const { return view.full().board; }
    const TileGraph& graph() const { return view.full().graph; }

    std::size_t entrances() const { return m_from.size(); }
    /// Speed points of a walk from an entrance tile to a square, `never` where there is no way.
    int walk(std::size_t entrance, SquareIndex square) const;
    static constexpr int never = 10'000;
    /// From the nearest entrance.
    int walk(SquareIndex square) const;
    /// Walls and blocking squares at its four sides.
    int shelter(SquareIndex square) const;
    /// The square lies at an open crossing to another tile.
    bool isInTheWay(SquareIndex square) const;
    /// MAP-19
    int tileDistance(TileIndex a, TileIndex b) const;
    int neighboursOf(TileIndex tile) const { return int(graph().adjacentTiles(tile).size()); }

    void occupy(Square square) { m_occupied.insert(square); }
    bool isOccupied(Square square) const { return m_occupied.contains(square); }

private:
    std::vector<MoveField> m_from;                     ///< by entrance
    mutable std::vector<std::vector<int>> m_distances; ///< by tile, found when first asked for
    std::vector<bool> m_isInTheWay;
    std::set<Square> m_occupied;
};

} // namespace delve::mageknight
