#pragma once

#include "engine/setup/setup_view.h"
#include "engine/setup/tile_spots.h"

#include <set>

namespace delve {

/// Whether a new tile can matter to the pieces that lie on the table already. Most spots cannot: then the
/// rules of Step 2 alone decide, and the scenario need not be looked at as a whole.
class TileEffects
{
public:
    /// The view of the scenario without the new tile, which must outlive it.
    explicit TileEffects(const SetupView& view);

    /// ENT-01, ENT-03: true where it would close the opening at which an arrow lies rightly.
    bool closesWayOut(Square position, Size size) const;
    /// True where no piece can notice a tile of this size that is laid so. False does not say that one does.
    bool isHarmless(const TileJoin& join, Square position, Size size) const;

private:
    const SetupView& m_view;
    bool m_isEmpty = false;        ///< no pieces at all
    std::set<Square> m_squares;    ///< under pieces and arrows
    std::vector<Edge> m_doors;     ///< edges of doors
    std::vector<Square> m_arrows;  ///< beyond the arrows that lie rightly
    std::vector<Square> m_waysOut; ///< beyond arrows and the openings of entrances
};

} // namespace delve
