// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/placements/tile_field.h"

#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/placements/check_inputs.h"

#include <algorithm>

namespace delve::mageknight {

TileField::TileField(const Scenario& scenario, const Content& content, CarriedPiece piece, EditTrial* edits)
    : PlacementField(scenario, content, std::move(piece), edits), m_scenario(scenario)
{
    if (m_moved)
        apply(m_scenario, removeThings(scenario, content, std::array{pieceId()}));
    m_view.emplace(m_scenario, content);
    const PlacedTile& tile = std::get<PlacedTile>(m_piece.thing);
    if (!m_moved) {
        m_spots.emplace(*m_view, tile);
        m_isJudgedBySpots = areAllChecksKnown();
        m_effects.emplace(*m_view, pieceId(), TileEffects::Past::New);
        return;
    }
    // A tile of a map lies where it is printed. MRK-23, LAY-13: markers on the tile belong to the layout.
    m_isJudgedBySpots = areAllChecksKnown() && !m_view->isMap() &&
                        m_scenario.markers.size() == m_original.markers.size() &&
                        countOf(before(), Severity::Error) == 0;
    if (!m_isJudgedBySpots) {
        m_spots.emplace(*m_view, tile);
        return;
    }
    m_spots.emplace(*m_view, tile, m_original);
    std::size_t load = 0;
    visitAllLists(m_original, [&](ThingKind, const auto& list) { load += list.size(); });
    visitAllLists(m_scenario, [&](ThingKind, const auto& list) { load -= list.size(); });
    if (load == 1) // the tile alone
        m_effects.emplace(*m_view, pieceId(), TileEffects::Past::Moved);
}

std::vector<Spot> TileField::spotsToTry()
{
    std::vector<Spot> spots;
    for (const TileSpot& spot : m_spots->joinedSpots())
        spots.push_back({.square = spot.position, .rotation = spot.rotation, .tileSide = spot.side});
    return spots;
}

std::optional<bool> TileField::quickAnswer(const Spot& spot)
{
    const TileSpot place{spot.square, spot.tileSide, spot.rotation};
    if (!m_isJudgedBySpots)
        return std::nullopt;
    const auto join =
        m_spots->joinIfLegal(place, m_effects ? std::span(m_effects->openings()) : std::span<const Edge>());
    if (!join)
        return false;
    const auto hadPaths = m_spots->hadPathsWhenLaid(place);
    if (hadPaths && !*hadPaths)
        return false;
    switch (hadPaths && m_effects ? m_effects->effectOf(*join, m_spots->faceIn(place), place.position)
                                  : BoardEffect::Unknown) {
    case BoardEffect::None:
    case BoardEffect::Harmless: return true;
    case BoardEffect::Refusal: return false;
    case BoardEffect::Unknown: break;
    }
    return std::nullopt;
}

} // namespace delve::mageknight
