// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/placement_guide.h"

#include "engine/mageknight/setup/placements/place_thing.h"

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

PlacementGuide::PlacementGuide(const Scenario& scenario, const Content& content, CarriedPiece piece,
                               const std::stop_token& stop)
    : m_content(content),
      m_scenario(scenario),
      m_piece(std::move(piece)),
      m_field(m_scenario, m_content, m_piece)
{
    std::vector<Spot> spots = m_field.candidates();
    std::ranges::sort(spots);
    for (const Spot& spot : spots) {
        if (stop.stop_requested())
            break;
        if (!m_field.isLegal(spot))
            continue;
        const auto thing = thingIn(m_scenario, m_content, m_piece, spot);
        const auto bounds = thing ? boundsOf(m_piece.kind, *thing, m_scenario, m_content) : std::nullopt;
        if (bounds)
            m_legal.push_back({spot, *bounds});
    }
}

std::vector<LegalSpot> PlacementGuide::legalSpotsLike(const Spot& orientation) const
{
    std::vector<LegalSpot> alike;
    for (const LegalSpot& legal : m_legal) {
        Spot there = orientation;
        there.square = legal.spot.square;
        if (liesOnEdge(m_piece.kind)) // its side is a place, not a turn
            there.side = legal.spot.side;
        if (there == legal.spot)
            alike.push_back(legal);
    }
    return alike;
}

Verdict PlacementGuide::judge(const Spot& spot)
{
    if (Findings errors = m_field.whyNot(spot); !errors.empty())
        return {Verdict::Kind::Refused, std::move(errors)};
    if (Findings warnings = m_field.warningsAt(spot); !warnings.empty())
        return {Verdict::Kind::Questionable, std::move(warnings)};
    return {};
}

Edit PlacementGuide::edit(const Spot& spot) const
{
    return placeThing(m_scenario, m_content, m_piece, spot);
}

const LegalSpot* nearestSpot(const std::vector<LegalSpot>& spots, QPointF point, int level, double reach)
{
    const LegalSpot* nearest = nullptr;
    for (const LegalSpot& spot : spots) {
        if (spot.bounds.level != level)
            continue;
        const QPointF way = spot.bounds.area.center() - point;
        const double distance = std::hypot(way.x(), way.y());
        if (distance > reach || (nearest && distance == reach))
            continue;
        nearest = &spot;
        reach = distance;
    }
    return nearest;
}

} // namespace delve::mageknight
