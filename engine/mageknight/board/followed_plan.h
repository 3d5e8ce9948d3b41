// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board_patch.h"
#include "engine/mageknight/board/plan_pieces.h"

namespace delve::mageknight {

/// The plan of a scenario that changes edit by edit. All content must be there (checkReferences).
class FollowedPlan
{
public:
    FollowedPlan(const Scenario& scenario, const Content& content);

    const BoardPlan& plan() const { return m_plan; }

    /// Follows an edit that has been applied to the scenario, and tells how the plan came from the one
    /// before.
    PlanChange follow(const Scenario& scenario, const Edit& edit);
    /// Follows a piece that changed in its place in the list. Tiles are no pieces.
    void followPiece(const Scenario& scenario, ThingKind kind, std::size_t number);

private:
    enum class When : std::uint8_t
    {
        Before,
        After
    };

    void touch(const Edit& edit, When when, std::vector<TileArea>& touched) const;
    void followTiles(const Scenario& scenario, const Edit& edit, PlanChange& change);
    void followDoors(const Scenario& scenario, const Edit& edit, PlanChange& change);
    void followMarkers(const Scenario& scenario, const Edit& edit);
    void followArtifacts(const Edit& edit);

    const Content& m_content;
    LayoutPool m_pool;
    BoardPlan m_plan;
};

} // namespace delve::mageknight
