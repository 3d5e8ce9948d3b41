// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/placements/spot.h"
#include "engine/mageknight/setup/session/edit_trial.h"

#include <memory>
#include <optional>
#include <vector>

namespace delve::mageknight {

/// Where a piece may be placed, and why not elsewhere. Made once when the piece is picked up; every question
/// after that is cheap. A spot is legal if placing the piece there adds no error (isAddedBy) to those that
/// the scenario has; a piece that is moved is compared with the scenario as it was, so that taking it away
/// counts too. A tile carries what lies on it.
///
/// The setup checks decide, run on the scenario with the piece in the spot. That takes long, so each kind of
/// piece has a quick answer (quickAnswer), which must be theirs: tst_every_spot compares them.
///
/// Scenario and content must outlive it and stay as they are; both must pass checkReferences. For one thread
/// at a time.
class PlacementField
{
public:
    virtual ~PlacementField() = default;
    PlacementField(const PlacementField&) = delete;
    PlacementField& operator=(const PlacementField&) = delete;

    /// All legal spots, in order. For a tile those that are joined to the dungeon; where nothing lies yet the
    /// origin. Found when first asked for.
    const std::vector<Spot>& legalSpots();
    /// All spots that are worth a question, in order; elsewhere the piece is always refused.
    std::vector<Spot> candidates();
    bool isLegal(const Spot& spot);
    /// The errors that placing the piece there would add; none where it is legal.
    Findings whyNot(const Spot& spot) { return addedAt(spot, Severity::Error); }
    /// The warnings that it would add. They refuse nothing.
    Findings warningsAt(const Spot& spot) { return addedAt(spot, Severity::Warning); }
    /// The scenario with the piece there, for the sentences of the findings.
    Scenario scenarioAt(const Spot& spot) const;
    /// In how many spots the rules were asked about the whole scenario, for tests and statistics.
    int scenariosJudged() const { return m_scenariosJudged; }

protected:
    /// Edits are tried on `edits`, which must be of this scenario; without it on one of its own.
    PlacementField(const Scenario& scenario, const Content& content, CarriedPiece piece, EditTrial* edits);

    /// Spots where the piece might lie; some may be off the table.
    virtual std::vector<Spot> spotsToTry() = 0;
    virtual bool canPut(const Spot& spot) const;
    /// Whether the spot is legal, as the checks would say; nothing where only they can tell.
    virtual std::optional<bool> quickAnswer(const Spot& spot) = 0;
    /// All that placing the piece there may add, and perhaps more.
    virtual Findings findingsThere(const Spot& spot) { return findingsOfWhole(spot); }
    /// The errors of a spot where the piece cannot be put at all.
    virtual Findings refusalsOffTheTable(const Spot&) const { return {}; }

    const Findings& before() { return edits().before(); }
    bool isAdded(const Finding& finding);
    /// What the rules say about the whole scenario with the piece there.
    Findings findingsOfWhole(const Spot& spot);
    const ThingId& pieceId() const { return idOf(m_piece.thing); }

    const Scenario& m_original;
    const Content& m_content;
    CarriedPiece m_piece;
    std::optional<std::size_t> m_moved; ///< its place in the scenario, if it has one

private:
    EditTrial& edits();
    bool isMatterOfRoles(const Finding& error) const;
    Findings addedAt(const Spot& spot, Severity severity);

    EditTrial* m_edits;
    std::optional<EditTrial> m_ownEdits; ///< made when first needed
    std::optional<std::vector<Spot>> m_legal;
    int m_scenariosJudged = 0;
};

std::unique_ptr<PlacementField> placementField(const Scenario& scenario, const Content& content,
                                               CarriedPiece piece);
/// Works on the scenario of a trial, with which it tries its own edits. The trial must outlive the field,
/// too.
std::unique_ptr<PlacementField> placementField(EditTrial& edits, CarriedPiece piece);

/// All legal spots of a piece. Whoever has more than one question keeps a PlacementField.
std::vector<Spot> legalPlacements(const Scenario& scenario, const Content& content, CarriedPiece piece);

} // namespace delve::mageknight
