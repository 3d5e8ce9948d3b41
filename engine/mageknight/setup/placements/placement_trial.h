// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/placements/spot.h"
#include "engine/mageknight/setup/session/edit_trial.h"

#include <optional>
#include <vector>

namespace delve::mageknight {

/// A scenario with a piece tried in one spot after the other. How that is done without looking at all of it
/// each time depends on the kind of piece. Scenario and content must outlive it.
class PlacementTrial
{
public:
    /// Edits are tried on `edits`, which must be of this scenario; without it on one of its own.
    PlacementTrial(const Scenario& scenario, const Content& content, CarriedPiece piece, EditTrial* edits);
    virtual ~PlacementTrial() = default;

    /// All spots that are worth a question, in order.
    std::vector<Spot> possibleSpots();
    const std::vector<Spot>& legalSpots();
    bool isLegal(const Spot& spot) { return canPut(spot) && isLegalThere(spot); }
    /// What placing the piece there adds, of this severity.
    Findings addedAt(const Spot& spot, Severity severity);
    Scenario scenarioAt(const Spot& spot) const;
    int scenariosJudged() const { return m_scenariosJudged; }

protected:
    /// Spots where the piece might lie; some may be off the table.
    virtual std::vector<Spot> candidates() = 0;
    virtual bool canPut(const Spot& spot) const;
    virtual bool isLegalThere(const Spot& spot) = 0;
    /// All that placing the piece there may add, and perhaps more.
    virtual Findings findingsThere(const Spot& spot) { return findingsOfWhole(spot); }
    /// The errors of a spot where the piece cannot be put at all.
    virtual Findings refusalsOffTheTable(const Spot&) const { return {}; }

    const Findings& before() { return edits().before(); }
    bool isAdded(const Finding& finding);
    bool isErrorAdded(const Finding& finding);
    bool isAnyErrorAdded(const Findings& findings);
    /// What the rules say about the whole scenario with the piece there.
    Findings findingsOfWhole(const Spot& spot);
    const ThingId& pieceId() const { return idOf(m_piece.thing); }

    const Scenario& m_original;
    const Content& m_content;
    CarriedPiece m_piece;
    std::optional<std::size_t> m_moved; ///< its place in the scenario, if it has one

private:
    EditTrial& edits();

    EditTrial* m_edits;
    std::optional<EditTrial> m_ownEdits; ///< made when first needed
    std::optional<std::vector<Spot>> m_legal;
    int m_scenariosJudged = 0;
};

} // namespace delve::mageknight
