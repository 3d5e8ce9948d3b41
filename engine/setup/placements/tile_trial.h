#pragma once

#include "engine/setup/placements/placement_trial.h"
#include "engine/setup/placements/tile_effects.h"

namespace delve {

/// A tile tried out. The rules of Step 2 and what the tile does to the pieces around it decide; the whole
/// scenario is looked at only where that leaves a doubt, or where a tile with a past is moved.
class TileTrial : public PlacementTrial
{
public:
    TileTrial(const Scenario& scenario, const Content& content, CarriedPiece piece);

    std::vector<Spot> candidates() override;

protected:
    bool isLegalThere(const Spot& spot) override;

private:
    bool isLaidFreely();

    Scenario m_scenario; ///< without the tile and its load
    std::optional<SetupView> m_view;
    std::optional<TileSpots> m_spots;
    std::optional<TileEffects> m_effects; ///< where the tile is new, or as good as new
};

} // namespace delve
