// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/placements/tile_effects.h"

#include "engine/mageknight/scenario/figures_on_board.h"
#include "engine/mageknight/setup/rules/door_lines.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr Kinds pieces = kindsOf(ThingKind::Door, ThingKind::Marker, ThingKind::Artifact, ThingKind::Chest,
                                 ThingKind::Token, ThingKind::Figure, ThingKind::Entrance, ThingKind::Exit);

bool hasNoPieces(const Scenario& scenario)
{
    return scenario.doors.empty() && scenario.markers.empty() && scenario.artifacts.empty() &&
           scenario.chests.empty() && scenario.tokens.empty() && scenario.figures.empty() &&
           scenario.entrances.empty() && scenario.exits.empty();
}

bool isAmong(const Edge& edge, const std::vector<Edge>& edges)
{
    return std::ranges::find(edges, edge) != edges.end();
}

} // namespace

TileEffects::TileEffects(SetupView& view, ThingId tile, Past past)
    : m_view(view), m_tile(std::move(tile)), m_past(past), m_isEmpty(hasNoPieces(view.scenario))
{
    if (m_isEmpty)
        return;
    const Scenario& scenario = view.scenario;
    for (const PlacedMarker& marker : scenario.markers)
        m_squares.insert(marker.square);
    for (std::size_t artifact = 0; artifact < scenario.artifacts.size(); ++artifact)
        for (const Square square : view.squaresOfArtifact(artifact)) {
            m_squares.insert(square);
            if (view.plan.artifacts[artifact].isPillar)
                m_pillars.push_back(square);
        }
    for (const PlacedChest& chest : scenario.chests)
        m_squares.insert(chest.square);
    for (const PlacedToken& token : scenario.tokens)
        m_squares.insert(token.square);
    for (const PlacedFigure& figure : scenario.figures)
        for (const Square square : squaresOf(figure, view.content, scenario.options))
            m_squares.insert(square);
    for (std::size_t door = 0; door < scenario.doors.size(); ++door) {
        m_doors.push_back(view.edgeOf(door));
        m_squares.insert(m_doors.back().square);
        m_squares.insert(neighbour(m_doors.back().square, m_doors.back().side));
    }
    const Board& board = view.full().board;
    for (const auto& [square, side] : board.exteriorOpenings())
        m_openings.push_back({board.squareOf(square), side});
    findArrows();
    for (const SetupCheck& check : setupChecks())
        if ((check.looksAt & boards) != 0 && (check.looksAt & pieces) != 0 && !check.isAdvice)
            m_checks.push_back(&check);
}

void TileEffects::findArrows()
{
    for (const auto* arrows : {&m_view.scenario.entrances, &m_view.scenario.exits})
        for (const Arrow& arrow : *arrows) {
            m_squares.insert(arrow.edge.square);
            const auto tile = m_view.tileAt(arrow.edge.square);
            const bool isAtEntrance =
                tile && std::ranges::find(m_view.entrances, *tile) != m_view.entrances.end();
            const bool isRight = m_view.full().isExteriorOpening(arrow.edge) &&
                                 (arrows == &m_view.scenario.exits || isAtEntrance);
            (isRight ? m_arrows : m_strays).push_back(arrow.edge);
        }
}

/// Something lies below the tile, or a pillar beside it, so that DRESS-04 must be asked what it joins.
bool TileEffects::touchesPieces(const LaidFace& face, Square position) const
{
    return std::ranges::any_of(m_squares,
                               [&](Square square) { return isWithin(square, position, face.size); }) ||
           std::ranges::any_of(m_pillars,
                               [&](Square square) { return isWithin(square, position, face.size, 1); });
}

/// DOOR-03: a wall at the end of a door may be one towards void, where the tile opens the way. True if no
/// other one is left there for certain.
bool TileEffects::opensWallOfDoor(const LaidFace& face, Square position) const
{
    const auto mayOpen = [&](Edge line) {
        if (!isWithin(line.square, position, face.size))
            line = fromOtherSide(line);
        if (!isWithin(line.square, position, face.size))
            return false;
        const LocalSquare inside{line.square.x - position.x, line.square.y - position.y};
        return face.isOpen(inside, line.side) || face.regionAt(inside) < 0;
    };
    const auto losesWallsAt = [&](Edge door, Side end) {
        const auto lines = linesAtEnd(door, end);
        const auto isWall = [&](const Edge& line) { return isWallLine(m_view.printed.board, line); };
        const auto staysWall = [&](const Edge& line) { return isWall(line) && !mayOpen(line); };
        return std::ranges::any_of(lines, isWall) && std::ranges::none_of(lines, staysWall);
    };
    return std::ranges::any_of(m_doors, [&](const Edge& door) {
        return isWithin(door.square, position, face.size, 2) &&
               (losesWallsAt(door, turned(door.side, -1)) || losesWallsAt(door, turned(door.side, 1)));
    });
}

BoardEffect TileEffects::effectOnArrows(const TileJoin& join) const
{
    const auto isClosed = [&](const Edge& arrow) { return isAmong(arrow, join.closed); };
    // ENT-01, ENT-03: an arrow lies at an opening to the outside.
    if (std::ranges::any_of(m_arrows, isClosed))
        return BoardEffect::Refusal;
    return std::ranges::any_of(m_strays, isClosed) ? BoardEffect::Unknown : BoardEffect::None;
}

BoardEffect TileEffects::effectOf(const TileJoin& join, const LaidFace& face, Square position)
{
    if (m_isEmpty)
        return BoardEffect::None;
    if (touchesPieces(face, position) || opensWallOfDoor(face, position))
        return BoardEffect::Unknown;
    if (const BoardEffect effect = effectOnArrows(join); effect != BoardEffect::None)
        return effect;
    SupposedEntrances supposed{.entrances = join.entrances, .beside = {}, .closed = {}};
    const auto newTile = TileIndex(m_view.scenario.tiles.size());
    if (std::erase(supposed.entrances, newTile) > 0)
        supposed.beside = join.adjacent;
    for (const Edge& opening : join.closed)
        if (const auto tile = m_view.tileAt(opening.square);
            tile && std::ranges::find(supposed.entrances, *tile) != supposed.entrances.end())
            supposed.closed.push_back(opening);
    if (m_past == Past::New && supposed.entrances == m_view.entrances && supposed.beside.empty() &&
        supposed.closed.empty())
        return BoardEffect::None;
    const auto [known, isNew] = m_effects.try_emplace(supposed, BoardEffect::None);
    if (isNew)
        known->second = effectOfEntrances(supposed);
    return known->second;
}

Findings TileEffects::findingsAboutPieces(const SetupCheck& check) const
{
    Report report(m_view.scenario.options.freeBuild);
    check.runAll(m_view, report);
    return report.take();
}

/// MAP-21, MAP-22: asks the rules what they say about the pieces with other entrances.
BoardEffect TileEffects::effectOfEntrances(const SupposedEntrances& supposed)
{
    if (!m_known) {
        for (const SetupCheck* check : m_past == Past::New ? m_checks : decltype(m_checks){})
            std::ranges::move(findingsAboutPieces(*check), std::back_inserter(m_before));
        m_known.emplace(m_before);
    }
    const auto hasOpening = [&](TileIndex tile) { return !m_view.full().openingSquaresOf(tile).empty(); };
    const bool isOnlyEntrance =
        !supposed.beside.empty() &&
        (!supposed.closed.empty() || std::ranges::none_of(supposed.entrances, hasOpening));
    m_view.suppose(supposed);
    BoardEffect effect = isOnlyEntrance ? BoardEffect::Unknown : BoardEffect::None;
    for (const SetupCheck* check : m_checks) {
        const Findings findings = findingsAboutPieces(*check);
        if (std::ranges::none_of(findings,
                                 [&](const Finding& finding) { return m_known->isAddedBy(m_tile, finding); }))
            continue;
        const EachCheck* each = std::get_if<EachCheck>(&check->run);
        effect = BoardEffect::Unknown; // paths may lead over the tile, and where it lay it may be missed
        if (m_past == Past::New && (!each || !each->followsPaths)) {
            effect = BoardEffect::Refusal;
            break;
        }
    }
    m_view.supposeNothing();
    return effect;
}

} // namespace delve::mageknight
