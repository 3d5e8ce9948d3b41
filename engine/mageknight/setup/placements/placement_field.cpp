// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/placements/placement_field.h"

#include "engine/mageknight/setup/placements/piece_field.h"
#include "engine/mageknight/setup/placements/place_thing.h"
#include "engine/mageknight/setup/placements/tile_field.h"

#include <algorithm>

namespace delve::mageknight {

PlacementField::PlacementField(const Scenario& scenario, const Content& content, CarriedPiece piece,
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

bool PlacementField::canPut(const Spot& spot) const
{
    return isWithinBounds(spot.square) && spot.square.level < int(m_original.levels.size());
}

std::vector<Spot> PlacementField::candidates()
{
    // A tile at the edge of the table has squares beyond it, where nothing can be put.
    std::vector<Spot> spots = spotsToTry();
    std::erase_if(spots, [&](const Spot& spot) { return !canPut(spot); });
    return spots;
}

const std::vector<Spot>& PlacementField::legalSpots()
{
    if (!m_legal) {
        m_legal = candidates();
        std::erase_if(*m_legal, [&](const Spot& spot) { return !isLegal(spot); });
        std::ranges::sort(*m_legal);
    }
    return *m_legal;
}

Findings PlacementField::addedAt(const Spot& spot, Severity severity)
{
    Findings findings = canPut(spot) ? findingsThere(spot) : refusalsOffTheTable(spot);
    std::erase_if(findings,
                  [&](const Finding& finding) { return finding.severity != severity || !isAdded(finding); });
    return findings;
}

Scenario PlacementField::scenarioAt(const Spot& spot) const
{
    Scenario scenario = m_original;
    apply(scenario, placeThing(m_original, m_content, m_piece, spot));
    return scenario;
}

EditTrial& PlacementField::edits()
{
    if (!m_edits)
        m_edits = &m_ownEdits.emplace(m_original, m_content);
    return *m_edits;
}

namespace {

/// It is about squares or edges, or about something that lies on the table.
bool hasPlace(const Finding& finding, const Scenario& scenario)
{
    const Concern& about = finding.about;
    return !about.squares.empty() || !about.edges.empty() ||
           std::ranges::any_of(about.things, [&](const ThingId& id) {
               const auto place = findThing(scenario, id);
               return place && place->kind != ThingKind::Player;
           });
}

/// Whether only numbers differ.
bool isSameWarning(const Finding& a, const Finding& b)
{
    return a.severity == b.severity && a.rule == b.rule && a.about.variant == b.about.variant &&
           a.about.things == b.about.things;
}

} // namespace

/// Roles that are told, or the one that the piece has itself, leave nothing to the spot.
bool PlacementField::isMatterOfRoles(const Finding& error) const
{
    const auto* tile = std::get_if<PlacedTile>(&m_piece.thing);
    if (!tile || tile->role != TileRole::Entrance)
        return isCountOfToldEntrances(error, m_original);
    Scenario alone;
    alone.tiles.push_back(*tile);
    return isCountOfToldEntrances(error, alone);
}

bool PlacementField::isAdded(const Finding& finding)
{
    if (finding.severity == Severity::Error)
        return edits().known().isAddedBy(pieceId(), finding) && !isMatterOfRoles(finding);
    if (isAbout(finding, pieceId()))
        return !edits().known().contains(finding);
    // A lack or a number of the whole dungeon is no matter of the spot, whatever it is after the piece.
    return hasPlace(finding, m_original) && std::ranges::none_of(before(), [&](const Finding& known) {
               return isSameWarning(finding, known);
           });
}

bool PlacementField::isLegal(const Spot& spot)
{
    if (!canPut(spot))
        return false;
    if (const auto answer = quickAnswer(spot))
        return *answer;
    return std::ranges::none_of(findingsOfWhole(spot), [&](const Finding& finding) {
        return finding.severity == Severity::Error && isAdded(finding);
    });
}

Findings PlacementField::findingsOfWhole(const Spot& spot)
{
    ++m_scenariosJudged;
    return edits().after(placeThing(m_original, m_content, m_piece, spot));
}

namespace {

std::unique_ptr<PlacementField> fieldOf(const Scenario& scenario, const Content& content, CarriedPiece piece,
                                        EditTrial* edits)
{
    if (piece.kind == ThingKind::Tile)
        return std::make_unique<TileField>(scenario, content, std::move(piece), edits);
    return std::make_unique<PieceField>(scenario, content, std::move(piece), edits);
}

} // namespace

std::unique_ptr<PlacementField> placementField(const Scenario& scenario, const Content& content,
                                               CarriedPiece piece)
{
    return fieldOf(scenario, content, std::move(piece), nullptr);
}

std::unique_ptr<PlacementField> placementField(EditTrial& edits, CarriedPiece piece)
{
    return fieldOf(edits.scenario(), edits.content(), std::move(piece), &edits);
}

std::vector<Spot> legalPlacements(const Scenario& scenario, const Content& content, CarriedPiece piece)
{
    return placementField(scenario, content, std::move(piece))->legalSpots();
}

} // namespace delve::mageknight
