// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/ground.h"

#include <algorithm>

namespace delve::mageknight {

Ground::Ground(const SetupView& setup) : view(setup), m_from(setup.entrances.size())
{
    for (std::size_t i = 0; i < m_from.size(); ++i)
        m_from[i].search(board(), view.full().openingSquaresOf(view.entrances[i]));
    m_distances.resize(view.scenario.tiles.size());
    m_isInTheWay.resize(std::size_t(board().squareCount()), false);
    for (const Crossing& crossing : graph().crossings(board())) {
        m_isInTheWay[std::size_t(crossing.edge.square)] = true;
        m_isInTheWay[std::size_t(crossing.beyond)] = true;
    }
    for (const PlacedMarker& marker : view.scenario.markers)
        occupy(marker.square);
    for (const PlacedChest& chest : view.scenario.chests)
        occupy(chest.square);
    for (const PlacedToken& token : view.scenario.tokens)
        occupy(token.square);
    for (std::size_t i = 0; i < view.scenario.artifacts.size(); ++i)
        for (const Square square : view.squaresOfArtifact(i))
            occupy(square);
    for (const Arrow& exit : view.scenario.exits)
        occupy(exit.edge.square);
}

int Ground::walk(std::size_t entrance, SquareIndex square) const
{
    return std::min(m_from[entrance].cost(square), never);
}

int Ground::walk(SquareIndex square) const
{
    int nearest = never;
    for (std::size_t entrance = 0; entrance < entrances(); ++entrance)
        nearest = std::min(nearest, walk(entrance, square));
    return nearest;
}

int Ground::tileDistance(TileIndex a, TileIndex b) const
{
    std::vector<int>& known = m_distances[std::size_t(a)];
    if (known.empty())
        known = graph().distancesFrom(std::array{a});
    return known[std::size_t(b)];
}

int Ground::shelter(SquareIndex square) const
{
    return int(std::ranges::count_if(allSides, [&](Side side) { return board().isWall(square, side); }));
}

bool Ground::isInTheWay(SquareIndex square) const
{
    return m_isInTheWay[std::size_t(square)];
}

} // namespace delve::mageknight
