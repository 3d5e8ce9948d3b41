// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/generate/wishes.h"
#include "engine/mageknight/setup/laid_tiles.h"

#include <span>
#include <vector>

namespace delve::mageknight {

/// Tells which spots for the next tile lead towards what is wished for.
class LayoutGuidance
{
public:
    explicit LayoutGuidance(const DungeonWishes& wishes);

    /// Takes in the tiles that lie, before spots for the next one are compared.
    void look(const LaidTiles& laid, std::span<const TileIndex> entrances);
    /// How promising a spot is for a tile among others, and for one that makes an entrance; in points.
    int meritOf(const LaidFace& face, Square position) const;
    int meritOfEntrance(const LaidFace& face, Square position) const;

private:
    int shapeMerit(const LaidFace& face, Square position) const;
    int loopMerit(const TileMeeting& meeting) const;
    int farMerit(const LaidFace& face, Square position) const;
    int farMeritOfEntrance(const LaidFace& face, Square position) const;
    std::vector<int> distancesFrom(std::span<const TileIndex> beside) const;

    const DungeonWishes& m_wishes;
    const int m_chests;
    const LaidTiles* m_laid = nullptr;
    int m_left = 0, m_top = 0, m_right = 0, m_bottom = 0; ///< around all that lies
    int m_loops = 0;
    std::vector<std::vector<int>> m_distances; ///< MAP-19: between all tiles, where chests shall lie far
    std::vector<int> m_fromEntrances;          ///< MAP-19: by tile, from the nearest entrance
};

} // namespace delve::mageknight
