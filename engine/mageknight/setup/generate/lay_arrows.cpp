// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/base_reach.h"
#include "engine/mageknight/setup/generate/piece_layer.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr int tooNarrow =
    10'000; ///< off the merit of an opening that a figure of the team does not fit through

/// BASE-17, BASE-18: the opening is as wide as every figure of the team, and inside there is room for it.
bool doesTeamFit(const Player& player, const Content& content, const ScenarioOptions& options,
                 const Board& board, Edge edge, bool isEntrance)
{
    return std::ranges::all_of(player.team, [&](const TeamMember& member) {
        const BaseShape base = baseOn(content.figure(member.figure)->base, options.largeSquares);
        if (base == BaseShape::Round1x1)
            return true;
        return footprintOf(base).width <= openingWidth(board, edge) &&
               (!isEntrance || !standsInside(board, base, edge).empty());
    });
}

} // namespace

void PieceLayer::layArrows()
{
    const Board& board = m_ground.board();
    std::vector<TileIndex> free = m_view.entrances;
    for (const Arrow& arrow : m_scenario.entrances)
        if (const auto tile = m_view.tileAt(arrow.edge.square))
            std::erase(free, *tile);
    for (const Player& player : m_scenario.players) {
        if (free.empty() ||
            std::ranges::find(m_scenario.entrances, player.id, &Arrow::player) != m_scenario.entrances.end())
            continue;
        // Everybody starts in the hallway they laid, where that is known.
        const auto own = std::ranges::find_if(
            free, [&](TileIndex tile) { return m_bare.tiles[std::size_t(tile)].player == player.id; });
        const TileIndex tile = own == free.end() ? free.front() : *own;
        std::erase(free, tile);
        std::vector<Spot> spots;
        for (const BoardEdge& edge : board.exteriorOpenings()) {
            if (board.tileOf(edge.square) != tile)
                continue;
            // As far from the dungeon as the hallway goes, and rather in the middle of the opening.
            int merit = 0;
            for (const Crossing& crossing : m_ground.graph().crossingsOf(tile))
                for (const SquareIndex gate : {crossing.edge.square, crossing.beyond})
                    if (board.tileOf(gate) == tile)
                        merit =
                            std::max(merit, 4 * distance(board.squareOf(gate), board.squareOf(edge.square)));
            for (const int turn : {-1, 1}) {
                const SquareIndex beside = board.neighbour(edge.square, turned(edge.side, turn));
                merit += beside != noSquare && board.isExteriorOpening(beside, edge.side);
            }
            const Edge opening{board.squareOf(edge.square), edge.side};
            if (!doesTeamFit(player, m_content, m_scenario.options, board, opening, true))
                merit -= tooNarrow;
            spots.push_back({opening.square, opening.side, merit});
        }
        Arrow& arrow = m_scenario.entrances.emplace_back();
        arrow.id = m_ids.draw(m_random);
        arrow.player = player.id;
        add(Kind::Entrance, arrow.id, std::move(spots));
    }
}

void PieceLayer::layExits()
{
    const Board& board = m_ground.board();
    for (const Player& player : m_scenario.players) {
        if (std::ranges::find(m_scenario.exits, player.id, &Arrow::player) != m_scenario.exits.end())
            continue;
        const auto entrance = std::ranges::find(m_scenario.entrances, player.id, &Arrow::player);
        std::vector<Spot> spots;
        if (entrance != m_scenario.entrances.end()) {
            const SquareIndex start = board.squareAt(entrance->edge.square);
            MoveField walk;
            walk.search(board, start);
            for (const BoardEdge& edge : board.exteriorOpenings()) {
                const Square square = board.squareOf(edge.square);
                const bool isEntrance = std::ranges::any_of(m_scenario.entrances, [&](const Arrow& other) {
                    return other.edge == Edge{square, edge.side} && other.player != player.id;
                });
                const bool isHome = board.tileOf(edge.square) == board.tileOf(start);
                const bool isTaken = m_ground.isOccupied(square) && !isEntrance;
                if (!walk.reaches(edge.square) || isTaken)
                    continue;
                // The way out is on the far side, rather not where others come in. Where both sides shall
                // have the same way, it is where the others come in (and in a six tile dungeon it has to be,
                // ENT-05).
                const bool isOpposite = isEntrance && (m_wishes.isMirrored || m_view.isSixTiles);
                const bool isTheirs =
                    !isHome &&
                    std::ranges::find(m_view.entrances, board.tileOf(edge.square)) != m_view.entrances.end();
                const bool isNarrow =
                    !doesTeamFit(player, m_content, m_scenario.options, board, {square, edge.side}, false);
                spots.push_back({square, edge.side,
                                 walk.cost(edge.square) + luck() - 100 * isHome - 10 * isTheirs +
                                     1000 * isOpposite - tooNarrow * isNarrow});
            }
        }
        Arrow& arrow = m_scenario.exits.emplace_back();
        arrow.id = m_ids.draw(m_random);
        arrow.player = player.id;
        add(Kind::Exit, arrow.id, std::move(spots));
    }
}

} // namespace delve::mageknight
