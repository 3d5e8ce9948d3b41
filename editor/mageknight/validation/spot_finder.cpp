// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/spot_finder.h"

#include "engine/mageknight/setup/placements/place_thing.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace delve::mageknight {

/// A piece and what is known about it. Made beside the window in large dungeons.
struct SpotFinder::Carried
{
    /// Told to stop, it knows of no further legal spots.
    Carried(const Scenario& before, const Content& usedContent, CarriedPiece carried,
            const std::stop_token& stop = {})
        : content(usedContent),
          scenario(before),
          piece(std::move(carried)),
          field(placementField(scenario, content, piece))
    {
        std::vector<Spot> spots = field->candidates();
        std::ranges::sort(spots);
        for (const Spot& spot : spots) {
            if (stop.stop_requested())
                break;
            if (!field->isLegal(spot))
                continue;
            const auto thing = thingIn(scenario, content, piece, spot);
            const auto bounds = thing ? boundsOf(piece.kind, *thing, scenario, content) : std::nullopt;
            if (bounds)
                legal.push_back({spot, *bounds});
        }
    }
    Carried(const Carried&) = delete;
    Carried& operator=(const Carried&) = delete;

    const Content& content;
    const Scenario scenario; ///< a copy, since the field needs one that stays as it is
    const CarriedPiece piece;
    const std::unique_ptr<PlacementField> field;
    std::vector<LegalSpot> legal;
};

void SpotFinder::putDown()
{
    m_aside.forget();
    m_carried.reset();
    m_isLooking = false;
}

void SpotFinder::pickUp(const Scenario& scenario, const Content& content, CarriedPiece piece)
{
    putDown();
    if (scenario.tiles.size() <= usualTiles) {
        m_carried = std::make_shared<Carried>(scenario, content, std::move(piece));
        return;
    }
    m_isLooking = true;
    m_aside.run(
        [scenario, &content, piece = std::move(piece)](const std::stop_token& stop) {
            return std::make_shared<Carried>(scenario, content, piece, stop);
        },
        [this](const std::shared_ptr<Carried>& carried) {
            m_isLooking = false;
            m_carried = carried;
            if (m_ready)
                m_ready();
        });
}

const std::vector<LegalSpot>& SpotFinder::legalSpots() const
{
    return m_carried->legal;
}

std::vector<LegalSpot> SpotFinder::legalSpotsLike(const Spot& orientation) const
{
    std::vector<LegalSpot> alike;
    for (const LegalSpot& legal : m_carried->legal) {
        Spot there = orientation;
        there.square = legal.spot.square;
        if (liesOnEdge(m_carried->piece.kind)) // its side is a place, not a turn
            there.side = legal.spot.side;
        if (there == legal.spot)
            alike.push_back(legal);
    }
    return alike;
}

std::optional<std::pair<Spot, Finding>> SpotFinder::whyNowhere() const
{
    constexpr std::size_t tries = 24; // spread over all spots: a reason for most is one for some
    if (!isReady() || !m_carried->legal.empty())
        return {};
    std::vector<Spot> spots = m_carried->field->candidates();
    if (spots.empty())
        spots.emplace_back(); // on an empty table any spot is as good as another
    std::map<std::string, int> counts;
    std::optional<std::pair<Spot, Finding>> most;
    std::optional<std::pair<Spot, Finding>> overlap;
    for (std::size_t i = 0; i < std::min(tries, spots.size()); ++i) {
        const Spot& spot = spots[i * spots.size() / std::min(tries, spots.size())];
        const Findings errors = m_carried->field->whyNot(spot);
        if (errors.empty())
            continue;
        // Where something lies already it is plain why, so any other reason is told first.
        const auto told = std::ranges::find_if_not(errors, [](const Finding& error) {
            return Verdict{Verdict::Kind::Refused, {error}}.isOverlap();
        });
        if (told == errors.end()) {
            if (!overlap)
                overlap = std::pair(spot, errors.front());
            continue;
        }
        const int count = ++counts[told->rule];
        if (!most || count > counts[most->second.rule])
            most = std::pair(spot, *told);
    }
    return most ? most : overlap;
}

Verdict SpotFinder::judge(const Spot& spot) const
{
    if (Findings errors = m_carried->field->whyNot(spot); !errors.empty())
        return {Verdict::Kind::Refused, std::move(errors)};
    if (Findings warnings = m_carried->field->warningsAt(spot); !warnings.empty())
        return {Verdict::Kind::Questionable, std::move(warnings)};
    return {};
}

Edit SpotFinder::edit(const Spot& spot) const
{
    return placeThing(m_carried->scenario, m_carried->content, m_carried->piece, spot);
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
