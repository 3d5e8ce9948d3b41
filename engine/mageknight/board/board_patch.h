// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/board/outside.h"
#include "engine/mageknight/scenario/edits/renumbering.h"

#include <span>
#include <vector>

namespace delve::mageknight {

/// How a plan came from another one.
struct PlanChange
{
    struct Tile
    {
        TileIndex before = -1; ///< its old number, -1 for a new tile
        TileIndex after = -1;  ///< its new number, -1 for a tile that is gone
    };

    Renumbering tiles;
    Renumbering doors;
    std::vector<Tile> changed;     ///< tiles that are new, gone or different in any way
    std::vector<TileArea> touched; ///< where anything that changed lay before or lies now
};

/// The tiles around what changed, as a plan of its own: small, so that compiling it costs what the change is
/// worth and not what the dungeon is.
class PlanPart
{
public:
    PlanPart(const BoardPlan& whole, const PlanChange& change);

    const BoardPlan& plan() const { return m_plan; }
    /// The tiles whose squares the change may have made different, with their numbers in the whole, in order.
    /// The part has also those around them, since squares depend on their neighbours.
    std::span<const TileIndex> renewed() const { return m_renewed; }

private:
    friend class BoardPatcher;

    void addTiles(const BoardPlan& whole, const PlanChange& change);
    void addPieces(const BoardPlan& whole);

    BoardPlan m_plan;
    std::vector<TileIndex> m_renewed;
    std::vector<TileIndex> m_tiles; ///< numbers in the whole by numbers in the part
    std::vector<DoorIndex> m_doors;
};

/// Turns the board of a plan into the board of the changed plan, except for exterior openings. Tiles that
/// stay keep the numbers of their squares, so that these do not follow the order of tiles any more.
/// Returns how many squares were compiled for it.
int patchBoard(Board& board, const BoardPlan& plan, const PlanChange& change, const PlanPart& part,
               const BoardOptions& options);

/// MAP-14: finds the exterior openings of some tiles again. `levels` has the outside of each level. Returns
/// the tiles for which something changed.
std::vector<TileIndex> patchOpenings(Board& board, std::span<const TileIndex> tiles,
                                     std::span<const Outside> levels);

} // namespace delve::mageknight
