#include "engine/setup/placements/placement_trial.h"

#include "engine/scenario/edits/table_edits.h"
#include "engine/scenario/edits/thing_edits.h"
#include "engine/setup/added_errors.h"
#include "engine/setup/placements/check_inputs.h"
#include "engine/setup/placements/pillar_ring.h"
#include "engine/setup/placements/place_thing.h"

#include <algorithm>

namespace delve {

namespace {

/// A square beyond all grids, where a piece lies while it is in nobody's way.
constexpr Square nowhere{0, maxCoordinate + 100, maxCoordinate + 100};

Findings findingsOf(const std::vector<const SetupCheck*>& checks, const SetupView& view)
{
    Report report(view.scenario.options.freeBuild);
    for (const SetupCheck* check : checks)
        check->runAll(view, report);
    return report.take();
}

} // namespace

PlacementField::Trial::Trial(const Scenario& scenario, const Content& content, CarriedPiece piece)
    : m_original(scenario),
      m_content(content),
      m_piece(std::move(piece)),
      m_moved(indexOf(scenario, m_piece)),
      m_scenario(scenario)
{
    if (m_moved)
        m_piece.thing = thingAt(scenario, {m_piece.kind, *m_moved});
    if (m_piece.kind == ThingKind::Tile) {
        if (m_moved)
            apply(m_scenario, removeThings(scenario, content, std::array{idOf(m_piece.thing)}));
        m_view.emplace(m_scenario, content);
        m_tileSpots.emplace(m_scenario, content, std::get<PlacedTile>(m_piece.thing));
        m_isLikeNew = !m_moved || isLaidFreely();
        if (m_isLikeNew && areAllChecksKnown())
            m_effects.emplace(*m_view);
        return;
    }
    visitList(m_scenario, m_piece.kind, [&](auto& list) {
        using T = typename std::remove_cvref_t<decltype(list)>::value_type;
        if (!m_moved)
            list.push_back(std::get<T>(m_piece.thing));
        m_index = m_moved.value_or(list.size() - 1);
        if constexpr (std::is_same_v<T, PlacedDoor>)
            list[m_index].tile = {};
        else if constexpr (!std::is_same_v<T, Player>)
            *placeOf(list[m_index]) = nowhere;
    });
    m_view.emplace(m_scenario, content);
    m_checks = checksLookingAt(m_piece.kind);
    // A marker that is taken away may uncover a crevasse, a pillar opens its square.
    if (m_moved && (m_piece.kind == ThingKind::Marker || m_piece.kind == ThingKind::Artifact)) {
        m_taken = findingsOf(checksNotLookingAt(m_piece.kind), *m_view);
        std::erase_if(m_taken, [&](const Finding& finding) { return !isAdded(finding); });
    }
}

bool PlacementField::Trial::isLaidFreely()
{
    const auto isErrorFree = [](const Findings& findings) { return countOf(findings, Severity::Error) == 0; };
    std::size_t things = 1;
    for (const ThingKind kind : allThingKinds)
        visitList(m_scenario, kind, [&](const auto& list) { things += list.size(); });
    for (const ThingKind kind : allThingKinds)
        visitList(m_original, kind, [&](const auto& list) { things -= list.size(); });
    return !m_view->isRecorded && things == 0 && isErrorFree(before()) &&
           isErrorFree(validateSetup(m_scenario, m_content));
}

const Findings& PlacementField::Trial::before()
{
    if (!m_before)
        m_before = validateSetup(m_original, m_content);
    return *m_before;
}

bool PlacementField::Trial::isAdded(const Finding& finding)
{
    if (finding.severity == Severity::Error)
        return isAddedBy(idOf(m_piece.thing), finding, before());
    return std::ranges::find(before(), finding) == before().end();
}

bool PlacementField::Trial::isErrorAdded(const Finding& finding)
{
    return finding.severity == Severity::Error && isAdded(finding);
}

bool PlacementField::Trial::canPut(const Spot& spot) const
{
    if (!isWithinBounds(spot.square) || spot.square.level >= int(m_original.levels.size()))
        return false;
    return m_piece.kind != ThingKind::Door ||
           doorPlaceAt(m_original, m_content, {spot.square, spot.side}).has_value();
}

void PlacementField::Trial::put(const Spot& spot)
{
    const Thing thing = *thingIn(m_scenario, m_content, m_piece, spot);
    visitList(m_scenario, m_piece.kind, [&](auto& list) {
        using T = typename std::remove_cvref_t<decltype(list)>::value_type;
        list[m_index] = std::get<T>(thing);
    });
    m_view->followPieceAlone(m_piece.kind, m_index);
}

bool PlacementField::Trial::changesBoards(const Spot& spot) const
{
    const Board& printed = m_view->printed.board;
    const SquareIndex square = printed.squareAt(spot.square);
    switch (m_piece.kind) {
    case ThingKind::Marker: {
        // It covers a crevasse, is one of a pair of staircases, or comes to lie on or below another marker.
        const auto isThere = [&](const PlacedMarker& marker) {
            return marker.square == spot.square && marker.id != idOf(m_piece.thing);
        };
        return (square != noSquare && printed.terrain(square) == Terrain::Crevasse) ||
               !std::get<PlacedMarker>(m_piece.thing).partner.empty() ||
               std::ranges::any_of(m_scenario.markers, isThere);
    }
    case ThingKind::Artifact:
        return m_view->plan.artifacts[m_index].isPillar && !isWalkedAround(*m_view, spot.square);
    case ThingKind::Door: {
        // DOOR-19: on a border that nobody can cross it is a wall.
        const Square beyond = neighbour(spot.square, spot.side);
        return m_view->tileAt(spot.square) != m_view->tileAt(beyond) &&
               !(m_view->marked.isPlayable(spot.square) && m_view->marked.isPlayable(beyond));
    }
    default: return false;
    }
}

/// Calls `visit` with what each check finds, as long as it returns true.
template <typename Visit> void PlacementField::Trial::runChecks(Visit visit)
{
    for (const SetupCheck* check : m_checks)
        for (Findings findings = findingsOf({check}, *m_view); const Finding& finding : findings)
            if (!visit(finding))
                return;
}

Findings PlacementField::Trial::findingsOfWhole(const Spot& spot) const
{
    return validateSetup(scenarioAt(spot), m_content);
}

Scenario PlacementField::Trial::scenarioAt(const Spot& spot) const
{
    Scenario scenario = m_original;
    apply(scenario, placeThing(m_original, m_content, m_piece, spot));
    return scenario;
}

bool PlacementField::Trial::isLegal(const Spot& spot)
{
    if (!canPut(spot))
        return false;
    if (m_tileSpots)
        return isTileLegal(spot);
    const auto isRefusal = [&](const Finding& finding) { return isErrorAdded(finding); };
    put(spot);
    bool isLegal = true;
    runChecks([&](const Finding& finding) { return isLegal = !isErrorAdded(finding); });
    if (!isLegal)
        return false;
    if (changesBoards(spot))
        return std::ranges::none_of(findingsOfWhole(spot), isRefusal);
    return std::ranges::none_of(m_taken, isRefusal);
}

Findings PlacementField::Trial::addedAt(const Spot& spot, Severity severity)
{
    Findings added;
    const auto keep = [&](const Finding& finding) {
        if (finding.severity == severity && isAdded(finding))
            added.push_back(finding);
        return true;
    };
    if (!canPut(spot)) {
        // DOOR-02: where no tile lies there is no edge between two playable squares.
        if (m_piece.kind == ThingKind::Door && severity == Severity::Error)
            added.push_back({"DOOR-02",
                             Severity::Error,
                             {.things = {idOf(m_piece.thing)},
                              .squares = {spot.square},
                              .edges = {{spot.square, spot.side}}}});
        return added;
    }
    if (!m_tileSpots) {
        put(spot);
        if (!changesBoards(spot)) {
            runChecks(keep);
            for (const Finding& finding : m_taken)
                keep(finding);
            return added;
        }
    }
    for (const Finding& finding : findingsOfWhole(spot))
        keep(finding);
    return added;
}

} // namespace delve
