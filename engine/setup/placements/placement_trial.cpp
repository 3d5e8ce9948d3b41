#include "engine/setup/placements/placement_trial.h"

#include "engine/setup/added_errors.h"
#include "engine/setup/placements/place_thing.h"
#include "engine/setup/validate_setup.h"

#include <algorithm>

namespace delve {

namespace {

/// From so many tiles on an edit and the way back cost less than to look at everything anew.
constexpr std::size_t manyTiles = 60;

} // namespace

PlacementTrial::PlacementTrial(const Scenario& scenario, const Content& content, CarriedPiece piece)
    : m_original(scenario), m_content(content), m_piece(std::move(piece)), m_moved(indexOf(scenario, m_piece))
{
    if (m_moved)
        m_piece.thing = thingAt(scenario, {m_piece.kind, *m_moved});
}

bool PlacementTrial::canPut(const Spot& spot) const
{
    return isWithinBounds(spot.square) && spot.square.level < int(m_original.levels.size());
}

const std::vector<Spot>& PlacementTrial::legalSpots()
{
    if (!m_legal) {
        m_legal = candidates();
        std::erase_if(*m_legal, [&](const Spot& spot) { return !isLegal(spot); });
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

ValidationSession& PlacementTrial::session()
{
    if (!m_session)
        m_session.emplace(m_original, m_content);
    return *m_session;
}

const Findings& PlacementTrial::before()
{
    if (!m_before)
        m_before =
            m_original.tiles.size() < manyTiles ? validateSetup(m_original, m_content) : session().findings();
    return *m_before;
}

bool PlacementTrial::isAdded(const Finding& finding)
{
    if (finding.severity == Severity::Error)
        return isAddedBy(pieceId(), finding, before());
    return std::ranges::find(before(), finding) == before().end();
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
    if (m_original.tiles.size() < manyTiles)
        return validateSetup(scenarioAt(spot), m_content);
    const Edit edit = placeThing(m_original, m_content, m_piece, spot);
    before(); // while nothing is tried
    session().apply(edit);
    Findings findings = session().findings();
    session().apply(inverted(edit));
    return findings;
}

} // namespace delve
