#include "engine/setup/placements/tile_trial.h"

#include "engine/scenario/edits/thing_edits.h"
#include "engine/setup/placements/check_inputs.h"

#include <algorithm>

namespace delve {

TileTrial::TileTrial(const Scenario& scenario, const Content& content, CarriedPiece piece)
    : PlacementTrial(scenario, content, std::move(piece)), m_scenario(scenario)
{
    if (m_moved)
        apply(m_scenario, removeThings(scenario, content, std::array{pieceId()}));
    m_view.emplace(m_scenario, content);
    m_spots.emplace(*m_view, std::get<PlacedTile>(m_piece.thing));
    if (areAllChecksKnown() && (!m_moved || isLaidFreely()))
        m_effects.emplace(*m_view, pieceId());
}

/// A tile that is moved, but could as well be new: no order of placement is recorded, nothing lies on it, and
/// neither with it nor without it there is an error.
bool TileTrial::isLaidFreely()
{
    const auto isErrorFree = [](const Findings& findings) { return countOf(findings, Severity::Error) == 0; };
    std::size_t things = 1;
    visitAllLists(m_scenario, [&](ThingKind, const auto& list) { things += list.size(); });
    visitAllLists(m_original, [&](ThingKind, const auto& list) { things -= list.size(); });
    return !m_view->isRecorded && things == 0 && isErrorFree(before()) &&
           isErrorFree(validateSetup(m_scenario, m_content));
}

std::vector<Spot> TileTrial::candidates()
{
    std::vector<Spot> spots;
    for (const TileSpot& spot : m_spots->joinedSpots())
        spots.push_back({.square = spot.position, .rotation = spot.rotation, .tileSide = spot.side});
    return spots;
}

bool TileTrial::isLegalThere(const Spot& spot)
{
    if (!m_effects) // a tile that is moved keeps its place in the order of placement
        return !isAnyErrorAdded(findingsOfWhole(spot));
    const TileSpot place{spot.square, spot.tileSide, spot.rotation};
    if (!m_spots->isLegal(place))
        return false;
    if (m_effects->isEmpty())
        return true;
    switch (m_effects->effectOf(m_spots->joinAt(place, m_effects->openings()), m_spots->faceIn(place),
                                spot.square)) {
    case BoardEffect::None:
    case BoardEffect::Harmless: return true;
    case BoardEffect::Refusal: return false;
    case BoardEffect::Unknown: break;
    }
    return !isAnyErrorAdded(findingsOfWhole(spot));
}

} // namespace delve
