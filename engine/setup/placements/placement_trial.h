#pragma once

#include "engine/setup/placements/spot.h"
#include "engine/setup/session/validation_session.h"

#include <optional>
#include <vector>

namespace delve {

/// A scenario with a piece tried in one spot after the other. How that is done without looking at all of it
/// each time depends on the kind of piece. Scenario and content must outlive it.
class PlacementTrial
{
public:
    PlacementTrial(const Scenario& scenario, const Content& content, CarriedPiece piece);
    virtual ~PlacementTrial() = default;

    /// All spots that are worth a question, in order.
    virtual std::vector<Spot> candidates() = 0;
    const std::vector<Spot>& legalSpots();
    bool isLegal(const Spot& spot) { return canPut(spot) && isLegalThere(spot); }
    /// What placing the piece there adds, of this severity.
    Findings addedAt(const Spot& spot, Severity severity);
    Scenario scenarioAt(const Spot& spot) const;
    int scenariosJudged() const { return m_scenariosJudged; }

protected:
    virtual bool canPut(const Spot& spot) const;
    virtual bool isLegalThere(const Spot& spot) = 0;
    /// All that placing the piece there may add, and perhaps more.
    virtual Findings findingsThere(const Spot& spot) { return findingsOfWhole(spot); }
    /// The errors of a spot where the piece cannot be put at all.
    virtual Findings refusalsOffTheTable(const Spot&) const { return {}; }

    const Findings& before();
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
    ValidationSession& session();

    std::optional<ValidationSession> m_session; ///< of the original, made when first asked
    std::optional<Findings> m_before;
    std::optional<std::vector<Spot>> m_legal;
    int m_scenariosJudged = 0;
};

} // namespace delve
