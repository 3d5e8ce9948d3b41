// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/setup/placements/spot.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <memory>
#include <vector>

namespace delve::mageknight {

class EditTrial;
class PlacementTrial;

/// Where a piece may be placed, and why not elsewhere. Made once when the piece is picked up; every question
/// after that is cheap. A spot is legal if placing the piece there adds no error (isAddedBy) to those that
/// the scenario has; a piece that is moved is compared with the scenario as it was, so that taking it away
/// counts too. A tile carries what lies on it. The answers are those of the setup checks themselves, run on
/// the scenario with the piece in the spot.
///
/// Scenario and content must outlive it and stay as they are; both must pass checkReferences. For one thread
/// at a time.
class PlacementField
{
public:
    PlacementField(const Scenario& scenario, const Content& content, CarriedPiece piece);
    /// Works on the scenario of a trial, with which it tries its own edits. The trial must outlive the field,
    /// too.
    PlacementField(EditTrial& edits, CarriedPiece piece);
    ~PlacementField();

    /// All legal spots, in order. For a tile those that are joined to the dungeon; where nothing lies yet the
    /// origin. Found when first asked for.
    const std::vector<Spot>& legalSpots();
    /// All spots that are worth a question, in order; elsewhere the piece is always refused.
    std::vector<Spot> candidates();
    bool isLegal(const Spot& spot);
    /// The errors that placing the piece there would add; none where it is legal.
    Findings whyNot(const Spot& spot);
    /// The warnings that it would add. They refuse nothing.
    Findings warningsAt(const Spot& spot);
    /// The scenario with the piece there, for the sentences of the findings.
    Scenario scenarioAt(const Spot& spot) const;
    /// In how many spots the rules were asked about the whole scenario, for tests and statistics.
    int scenariosJudged() const;

private:
    std::unique_ptr<PlacementTrial> m_trial;
};

/// All legal spots of a piece. Whoever has more than one question keeps a PlacementField.
std::vector<Spot> legalPlacements(const Scenario& scenario, const Content& content, CarriedPiece piece);

} // namespace delve::mageknight
