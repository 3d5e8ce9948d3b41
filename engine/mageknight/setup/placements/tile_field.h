// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/placements/placement_field.h"
#include "engine/mageknight/setup/placements/tile_effects.h"

namespace delve::mageknight {

/// A tile tried out. The rules of Step 2 and what the tile does to the pieces around it decide; the whole
/// scenario is looked at only where that leaves a doubt, where a tile takes pieces with it, or where it is
/// moved in a scenario with errors, of which it may be one.
class TileField : public PlacementField
{
public:
    TileField(const Scenario& scenario, const Content& content, CarriedPiece piece, EditTrial* edits);

protected:
    std::vector<Spot> spotsToTry() override;
    std::optional<bool> quickAnswer(const Spot& spot) override;

private:
    Scenario m_scenario; ///< without the tile and its load
    std::optional<SetupView> m_view;
    std::optional<TileSpots> m_spots;
    bool m_isJudgedBySpots = false;       ///< the rules of Step 2
    std::optional<TileEffects> m_effects; ///< where nothing lies on it
};

} // namespace delve::mageknight
