// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/bits.h"
#include "engine/mageknight/setup/placements/board_effect.h"
#include "engine/mageknight/setup/setup_view.h"

namespace delve::mageknight {

/// What one more pillar does to the paths around it. A pillar only closes: its square, and perhaps diagonal
/// steps between the squares around it (MAP-16). So it suffices to know whether the squares around it stay
/// joined: for certain without these steps, at best with them.
class PillarEffects
{
public:
    /// The view of the scenario without the pillar, which must outlive it.
    explicit PillarEffects(const SetupView& view);

    /// The square must be one where a pillar may stand, apart from the paths it closes (ART-04, DRESS-03).
    BoardEffect effectAt(Square square);

private:
    enum class Diagonals : std::uint8_t
    {
        Without, ///< those that the pillar may close
        With
    };
    enum class Chests : std::uint8_t
    {
        Around, ///< nobody walks over a chest
        Over
    };

    bool keepsDistances(SquareIndex pillar) const;
    bool keepsFronts(SquareIndex pillar) const;
    bool areJoinedAround(SquareIndex pillar, Diagonals diagonals, Chests chests);

    const SetupView& m_view;
    const Board& m_board;
    bool m_arePartsCutOff = false;     ///< DRESS-04 is broken without it
    BitSet m_chests;                   ///< squares under chests
    std::vector<std::uint32_t> m_seen; ///< by square: the search that came there last
    std::uint32_t m_search = 0;
    std::vector<SquareIndex> m_queue;
};

} // namespace delve::mageknight
