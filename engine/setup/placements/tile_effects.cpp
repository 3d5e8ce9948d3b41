#include "engine/setup/placements/tile_effects.h"

#include <algorithm>

namespace delve {

namespace {

bool hasNoPieces(const Scenario& scenario)
{
    return scenario.doors.empty() && scenario.markers.empty() && scenario.artifacts.empty() &&
           scenario.chests.empty() && scenario.tokens.empty() && scenario.entrances.empty() &&
           scenario.exits.empty();
}

bool isWithin(Square square, Square position, Size size, int margin = 0)
{
    return square.level == position.level && square.x >= position.x - margin &&
           square.y >= position.y - margin && square.x < position.x + size.width + margin &&
           square.y < position.y + size.height + margin;
}

} // namespace

TileEffects::TileEffects(const SetupView& view) : m_view(view), m_isEmpty(hasNoPieces(view.scenario))
{
    const Scenario& scenario = view.scenario;
    for (const PlacedMarker& marker : scenario.markers)
        m_squares.insert(marker.square);
    for (std::size_t artifact = 0; artifact < scenario.artifacts.size(); ++artifact)
        for (const Square square : view.squaresOfArtifact(artifact))
            m_squares.insert(square);
    for (const PlacedChest& chest : scenario.chests)
        m_squares.insert(chest.square);
    for (const PlacedToken& token : scenario.tokens)
        m_squares.insert(token.square);
    for (std::size_t door = 0; door < scenario.doors.size(); ++door)
        m_doors.push_back(view.edgeOf(door));
    for (const auto* arrows : {&scenario.entrances, &scenario.exits})
        for (const Arrow& arrow : *arrows) {
            m_squares.insert(arrow.edge.square);
            m_waysOut.push_back(neighbour(arrow.edge.square, arrow.edge.side));
            const auto tile = view.tileAt(arrow.edge.square);
            const bool isAtEntrance =
                tile && std::ranges::find(view.entrances, *tile) != view.entrances.end();
            if (view.full().isExteriorOpening(arrow.edge) && (arrows == &scenario.exits || isAtEntrance))
                m_arrows.push_back(m_waysOut.back());
        }
    const Board& board = view.full().board;
    for (const auto& [square, side] : board.exteriorOpenings())
        if (std::ranges::find(view.entrances, board.tileOf(square)) != view.entrances.end())
            m_waysOut.push_back(neighbour(board.squareOf(square), side));
}

bool TileEffects::closesWayOut(Square position, Size size) const
{
    return std::ranges::any_of(m_arrows, [&](Square square) { return isWithin(square, position, size); });
}

bool TileEffects::isHarmless(const TileJoin& join, Square position, Size size) const
{
    if (m_isEmpty)
        return true;
    // MAP-21, MAP-22: other entrances are other distances and other starting tiles.
    if (join.entrances != m_view.entrances)
        return false;
    // MAP-19: a short cut between tiles would bring pieces nearer to an entrance.
    int nearest = TileGraph::farAway, farthest = 0;
    for (const TileIndex tile : join.adjacent) {
        nearest = std::min(nearest, m_view.distance(tile));
        farthest = std::max(farthest, m_view.distance(tile));
    }
    if (farthest - nearest > 2)
        return false;
    // DRESS-04: what it joins a pillar may keep apart.
    if (m_view.hasPillars() && join.adjacent.size() > 1)
        return false;
    // MAP-14: the outside that arrows and entrances need.
    if (join.mayPartVoid && !m_waysOut.empty())
        return false;
    const auto isUnder = [&](Square square) { return isWithin(square, position, size); };
    return std::ranges::none_of(m_waysOut, isUnder) && std::ranges::none_of(m_squares, isUnder) &&
           // DOOR-02, DOOR-03: walls and openings at the ends of a door.
           std::ranges::none_of(m_doors, [&](Edge door) {
               return isWithin(door.square, position, size, 2) ||
                      isWithin(neighbour(door.square, door.side), position, size, 2);
           });
}

} // namespace delve
