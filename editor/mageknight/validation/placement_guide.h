// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/thing_bounds.h"
#include "editor/mageknight/validation/verdict.h"
#include "engine/mageknight/setup/placements/placement_field.h"

#include <stop_token>

namespace delve::mageknight {

/// A spot where a piece may lie, and where it would be seen there.
struct LegalSpot
{
    Spot spot;
    ThingBounds bounds;
};

/// Leads the hand that carries a piece: knows every legal spot, judges the others, and makes the edit. It is
/// made when the piece is picked up, of the scenario as it is then; an edit of the document ends its use.
class PlacementGuide
{
public:
    /// The content must outlive it. Told to stop, it knows of no legal spots.
    PlacementGuide(const Scenario& scenario, const Content& content, CarriedPiece piece,
                   const std::stop_token& stop = {});
    PlacementGuide(const PlacementGuide&) = delete;
    PlacementGuide& operator=(const PlacementGuide&) = delete;

    const std::vector<LegalSpot>& legalSpots() const { return m_legal; }
    /// The legal spots where the piece lies turned and flipped like this, wherever they are.
    std::vector<LegalSpot> legalSpotsLike(const Spot& orientation) const;
    /// What the rules say about the piece in any spot.
    Verdict judge(const Spot& spot);
    /// The edit that puts it there; empty where it cannot be.
    Edit edit(const Spot& spot) const;

private:
    const Content& m_content;
    Scenario m_scenario; ///< a copy, since the field needs one that stays as it is
    CarriedPiece m_piece;
    PlacementField m_field;
    std::vector<LegalSpot> m_legal;
};

/// The spot nearest to a point of a level, no further away than so many squares. Ties go to the first.
const LegalSpot* nearestSpot(const std::vector<LegalSpot>& spots, QPointF point, int level, double reach);

} // namespace delve::mageknight
