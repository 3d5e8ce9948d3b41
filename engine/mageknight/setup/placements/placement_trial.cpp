// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/placements/placement_trial.h"

#include "engine/mageknight/setup/placements/place_thing.h"

#include <algorithm>

namespace delve::mageknight {

PlacementTrial::PlacementTrial(const Scenario& scenario, const Content& content, CarriedPiece piece,
                               EditTrial* edits)
    : m_original(scenario),
      m_content(content),
      m_piece(std::move(piece)),
      m_moved(indexOf(scenario, m_piece)),
      m_edits(edits)
{
    if (m_moved)
        m_piece.thing = thingAt(scenario, {m_piece.kind, *m_moved});
}

bool PlacementTrial::canPut(const Spot& spot) const
{
    return isWithinBounds(spot.square) && spot.square.level < int(m_original.levels.size());
}

std::vector<Spot> PlacementTrial::possibleSpots()
{
    // A tile at the edge of the table has squares beyond it, where nothing can be put.
    std::vector<Spot> spots = candidates();
    std::erase_if(spots, [&](const Spot& spot) { return !canPut(spot); });
    return spots;
}

const std::vector<Spot>& PlacementTrial::legalSpots()
{
    if (!m_legal) {
        m_legal = possibleSpots();
        std::erase_if(*m_legal, [&](const Spot& spot) { return !isLegalThere(spot); });
        std::ranges::sort(*m_legal);
    }
    return *m_legal;
}

Findings PlacementTrial::addedAt(const Spot& spot, Severity severity)
{
    Findings findings = canPut(spot) ? findingsThere(spot) : refusalsOffTheTable(spot);
    std::erase_if(findings,
                  [&](const Finding& finding) { return finding.severity != severity || !isAdded(finding); });
    return findings;
}

Scenario PlacementTrial::scenarioAt(const Spot& spot) const
{
    Scenario scenario = m_original;
    apply(scenario, placeThing(m_original, m_content, m_piece, spot));
    return scenario;
}

EditTrial& PlacementTrial::edits()
{
    if (!m_edits)
        m_edits = &m_ownEdits.emplace(m_original, m_content);
    return *m_edits;
}

bool PlacementTrial::isAdded(const Finding& finding)
{
    if (finding.severity == Severity::Error)
        return edits().known().isAddedBy(pieceId(), finding);
    return !edits().known().contains(finding);
}

bool PlacementTrial::isErrorAdded(const Finding& finding)
{
    return finding.severity == Severity::Error && isAdded(finding);
}

bool PlacementTrial::isAnyErrorAdded(const Findings& findings)
{
    return std::ranges::any_of(findings, [&](const Finding& finding) { return isErrorAdded(finding); });
}

Findings PlacementTrial::findingsOfWhole(const Spot& spot)
{
    ++m_scenariosJudged;
    return edits().after(placeThing(m_original, m_content, m_piece, spot));
}

} // namespace delve::mageknight
