// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/placements/board_effect.h"
#include "engine/mageknight/setup/tile_spots.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <map>
#include <set>

namespace delve::mageknight {

/// What a new tile does to the pieces that lie on the table already. Where the rules of Step 2 let it lie, it
/// only adds: paths never get longer, no tile comes nearer to the same entrance tiles (CHEST-05, TOK-12 ask
/// whether one is adjacent to them), and walls stay walls but for those towards the new tile. So what is
/// left are openings that it closes, entrances that it makes or unmakes, doors at its border, and what lies
/// beside or below it.
class TileEffects
{
public:
    enum class Past : std::uint8_t
    {
        New,  ///< what is wrong without the tile was wrong before
        Moved ///< nothing was wrong before it was taken away
    };
    /// The view of the scenario without the tile. It must outlive this and is changed only while it is asked.
    TileEffects(SetupView& view, ThingId tile, Past past);

    /// MAP-14: the exterior openings of the laid tiles.
    const std::vector<Edge>& openings() const { return m_openings; }
    BoardEffect effectOf(const TileJoin& join, const LaidFace& face, Square position);

private:
    bool touchesPieces(const LaidFace& face, Square position) const;
    bool opensWallOfDoor(const LaidFace& face, Square position) const;
    BoardEffect effectOnArrows(const TileJoin& join) const;
    BoardEffect effectOfEntrances(const SupposedEntrances& supposed);
    void findArrows();
    Findings findingsAboutPieces(const SetupCheck& check) const;

    SetupView& m_view;
    ThingId m_tile;
    Past m_past;
    bool m_isEmpty = false; ///< no pieces lie anywhere, so that nothing can happen to them
    std::vector<Edge> m_openings;
    std::set<Square> m_squares;              ///< under pieces and arrows
    std::vector<Square> m_pillars;           ///< the squares of pillars
    std::vector<Edge> m_doors;               ///< edges of doors
    std::vector<Edge> m_arrows;              ///< of those that lie rightly
    std::vector<Edge> m_strays;              ///< of the other arrows
    std::vector<const SetupCheck*> m_checks; ///< about pieces on the boards
    Findings m_before;                       ///< what these find without the tile
    std::optional<KnownFindings> m_known;    ///< that, found when first asked for
    std::map<SupposedEntrances, BoardEffect> m_effects;
};

} // namespace delve::mageknight
