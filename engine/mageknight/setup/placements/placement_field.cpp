// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/placements/placement_field.h"

#include "engine/mageknight/setup/placements/piece_trial.h"
#include "engine/mageknight/setup/placements/tile_trial.h"

namespace delve::mageknight {

namespace {

std::unique_ptr<PlacementTrial> makeTrial(const Scenario& scenario, const Content& content,
                                          CarriedPiece piece, EditTrial* edits)
{
    if (piece.kind == ThingKind::Tile)
        return std::make_unique<TileTrial>(scenario, content, std::move(piece), edits);
    return std::make_unique<PieceTrial>(scenario, content, std::move(piece), edits);
}

} // namespace

PlacementField::PlacementField(const Scenario& scenario, const Content& content, CarriedPiece piece)
    : m_trial(makeTrial(scenario, content, std::move(piece), nullptr))
{}

PlacementField::PlacementField(EditTrial& edits, CarriedPiece piece)
    : m_trial(makeTrial(edits.scenario(), edits.content(), std::move(piece), &edits))
{}

PlacementField::~PlacementField() = default;

const std::vector<Spot>& PlacementField::legalSpots()
{
    return m_trial->legalSpots();
}

std::vector<Spot> PlacementField::candidates()
{
    return m_trial->possibleSpots();
}

bool PlacementField::isLegal(const Spot& spot)
{
    return m_trial->isLegal(spot);
}

Findings PlacementField::whyNot(const Spot& spot)
{
    return m_trial->addedAt(spot, Severity::Error);
}

Findings PlacementField::warningsAt(const Spot& spot)
{
    return m_trial->addedAt(spot, Severity::Warning);
}

Scenario PlacementField::scenarioAt(const Spot& spot) const
{
    return m_trial->scenarioAt(spot);
}

int PlacementField::scenariosJudged() const
{
    return m_trial->scenariosJudged();
}

std::vector<Spot> legalPlacements(const Scenario& scenario, const Content& content, CarriedPiece piece)
{
    return PlacementField(scenario, content, std::move(piece)).legalSpots();
}

} // namespace delve::mageknight
