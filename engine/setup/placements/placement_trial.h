#pragma once

#include "engine/setup/placements/placement_field.h"
#include "engine/setup/placements/tile_effects.h"
#include "engine/setup/setup_view.h"
#include "engine/setup/tile_spots.h"

#include <optional>

namespace delve {

/// The scenario with the piece tried in one spot after the other. Most pieces leave the boards as they are,
/// so one view serves all their spots and only the checks that look at such pieces run. Where the boards
/// change, the whole scenario is looked at anew.
class PlacementField::Trial
{
public:
    Trial(const Scenario& scenario, const Content& content, CarriedPiece piece);

    const std::vector<Spot>& legalSpots();
    std::vector<Spot> candidates();
    bool isLegal(const Spot& spot);
    /// What placing the piece there adds, of this severity.
    Findings addedAt(const Spot& spot, Severity severity);
    Scenario scenarioAt(const Spot& spot) const;

private:
    std::vector<Spot> pieceCandidates();
    std::vector<Spot> tileCandidates();
    bool isTileLegal(const Spot& spot);

    /// A tile that is moved, but could as well be new: no order of placement is recorded, nothing lies on it,
    /// and neither with it nor without it there is an error.
    bool isLaidFreely();
    bool canPut(const Spot& spot) const;
    void put(const Spot& spot);
    bool changesBoards(const Spot& spot) const;
    const Findings& before();
    bool isAdded(const Finding& finding);
    bool isErrorAdded(const Finding& finding);
    template <typename Visit> void runChecks(Visit visit);
    Findings findingsOfWhole(const Spot& spot) const;

    const Scenario& m_original;
    const Content& m_content;
    CarriedPiece m_piece;
    std::optional<std::size_t> m_moved; ///< its place in the scenario, if it has one
    std::size_t m_index = 0;            ///< its place in m_scenario
    std::optional<Findings> m_before;   ///< of the scenario as it is, found when first asked for
    Scenario m_scenario;                ///< with the piece in the spot that is tried
    std::optional<SetupView> m_view;    ///< of m_scenario, its boards without the piece
    std::vector<const SetupCheck*> m_checks;
    Findings m_taken;                     ///< what taking the piece away adds, wherever it comes to lie
    std::optional<TileSpots> m_tileSpots; ///< for tiles; m_scenario is then without the tile and its load
    std::optional<TileEffects> m_effects;
    bool m_isLikeNew = false;
    bool m_areSpotsKnown = false;
    std::vector<Spot> m_spots;
};

} // namespace delve
