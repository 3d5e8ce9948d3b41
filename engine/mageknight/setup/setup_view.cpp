// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/setup_view.h"

#include "engine/mageknight/setup/rules/entrance_rules.h"
#include "engine/mageknight/setup/setup_boards.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// TEAM-06, LONE-01: two or more players, each with exactly one Hero, unless the option says otherwise.
bool isPlayedAsLoneWolf(const Scenario& scenario)
{
    if (scenario.options.loneWolf != LoneWolf::Automatic)
        return scenario.options.loneWolf == LoneWolf::Yes;
    return scenario.players.size() >= 2 && std::ranges::all_of(scenario.players, [](const Player& player) {
               return player.team.size() == 1;
           });
}

} // namespace

std::vector<SquareIndex> BoardView::squaresOf(TileIndex tile) const
{
    std::vector<SquareIndex> squares;
    const BoardTile& laid = board.tile(tile);
    for (SquareIndex square = laid.first; square < laid.first + laid.squareCount(); ++square)
        if (!board.has(square, SquareFlag::Overlapped))
            squares.push_back(square);
    return squares;
}

std::vector<SquareIndex> BoardView::playableSquaresOf(TileIndex tile) const
{
    std::vector<SquareIndex> squares = squaresOf(tile);
    std::erase_if(squares, [&](SquareIndex square) { return !board.isPlayable(square); });
    return squares;
}

std::vector<SquareIndex> BoardView::openingSquaresOf(TileIndex tile) const
{
    std::vector<SquareIndex> squares = playableSquaresOf(tile);
    std::erase_if(squares, [&](SquareIndex square) {
        return std::ranges::none_of(allSides,
                                    [&](Side side) { return board.isExteriorOpening(square, side); });
    });
    return squares;
}

SetupView::SetupView(const Scenario& setup, const Content& pack)
    : LayoutRecord(setup, pack),
      printed(compileBoard(plan, printedOptions)),
      marked(compileBoard(plan, markedOptions)),
      pieces(setup, plan)
{
    if (arePillarsPlanned())
        m_full.emplace(compileBoard(plan, fullOptions));
    m_outside = findOutside();
    for (TileIndex tile = 0; tile < TileIndex(scenario.tiles.size()); ++tile)
        m_looksLikeEntrance.push_back(looksLikeEntrance(tile));
    findAll();
}

void SetupView::findAll()
{
    isLoneWolf = isPlayedAsLoneWolf(scenario);
    findRecord();
    findEntrances();
    findStartingTiles();
    m_distances = full().graph.distancesFrom(entrances);
    findPathsHome();
    findReach({});
}

void SetupView::suppose(const SupposedEntrances& supposed)
{
    entrances = supposed.entrances;
    findStartingTiles();
    m_distances = full().graph.distancesFrom(entrances);
    for (const TileIndex tile : supposed.beside) {
        if (kindOf(tile) == TileKind::Chamber) // MAP-22
            m_isStartingTile[std::size_t(tile)] = true;
        m_distances[std::size_t(tile)] = std::min(distance(tile), 1); // MAP-19
    }
    findReach(supposed.closed);
}

void SetupView::supposeNothing()
{
    findRecord();
    findEntrances();
    findStartingTiles();
    m_distances = full().graph.distancesFrom(entrances);
    findReach({});
}

int SetupView::compiledSquares() const
{
    return printed.board.squareCount() + marked.board.squareCount() +
           (m_full ? m_full->board.squareCount() : 0);
}

bool SetupView::arePillarsPlanned() const
{
    return std::ranges::any_of(plan.artifacts, &BoardPlan::Artifact::isPillar);
}

std::vector<Outside> SetupView::findOutside() const
{
    std::vector<TileArea> covered;
    int levels = 0;
    for (TileIndex tile = 0; tile < TileIndex(plan.tiles.size()); ++tile) {
        covered.push_back(plan.areaOf(tile));
        if (covered.back().size.width > 0)
            levels = std::max(levels, covered.back().position.level + 1);
    }
    std::vector<Outside> outside;
    for (int level = 0; level < levels; ++level)
        outside.emplace_back(covered, level);
    return outside;
}

/// MAP-21: a hallway with an exterior opening that is adjacent to exactly one tile, a chamber.
bool SetupView::looksLikeEntrance(TileIndex tile) const
{
    return kindOf(tile) == TileKind::Hallway && !printed.openingSquaresOf(tile).empty() &&
           isConnectedToOneChamber(printed.graph.adjacentTiles(tile),
                                   [&](TileIndex other) { return kindOf(other); });
}

void SetupView::findEntrances()
{
    if (!areEntrancesFound)
        return;
    // MAP-21: every hallway that looks like one.
    for (TileIndex tile = 0; tile < TileIndex(scenario.tiles.size()); ++tile)
        if (m_looksLikeEntrance[std::size_t(tile)])
            entrances.push_back(tile);
}

void SetupView::findStartingTiles()
{
    m_isStartingTile.assign(scenario.tiles.size(), false);
    for (const TileIndex entrance : entrances) {
        m_isStartingTile[std::size_t(entrance)] = true;
        // MAP-22: the connected chamber, or every one where there are several.
        for (const TileGraph* graph : {&printed.graph, &marked.graph})
            for (const TileIndex tile : graph->adjacentTiles(entrance))
                if (kindOf(tile) == TileKind::Chamber)
                    m_isStartingTile[std::size_t(tile)] = true;
    }
}

bool SetupView::isOnStartingTile(Square square) const
{
    const auto tile = tileAt(square);
    return tile && isStartingTile(*tile);
}

std::optional<TileIndex> SetupView::tileAt(Square square) const
{
    const SquareIndex index = printed.board.squareAt(square);
    if (index == noSquare)
        return {};
    return printed.board.tileOf(index);
}

bool SetupView::joinsLevels(std::size_t marker) const
{
    const BoardPlan::Marker& mine = plan.markers[marker];
    if (mine.look != MarkerLook::Staircase || mine.partner < 0)
        return false;
    const BoardPlan::Marker& other = plan.markers[std::size_t(mine.partner)];
    return other.look == MarkerLook::Staircase && other.partner == std::int32_t(marker) &&
           other.square.level != mine.square.level;
}

std::optional<std::size_t> SetupView::firstDoorOn(Edge edge) const
{
    for (const PieceMap::Entry& entry : pieces.at(edge.square, ThingKind::Door))
        if (const Edge other = edgeOf(entry.number); other == edge || other == fromOtherSide(edge))
            return entry.number;
    return {};
}

namespace {

/// The squares of a tile, but for those where another tile lies that came first (MAP-07).
template <typename Visit> void forEachOwnSquare(const SetupView& view, TileIndex tile, Visit visit)
{
    const TileArea area = view.plan.areaOf(tile);
    for (int y = 0; y < area.size.height; ++y)
        for (int x = 0; x < area.size.width; ++x)
            if (const Square square = area.position + Offset{x, y}; view.tileAt(square) == tile)
                visit(square);
}

} // namespace

ThingNumbers SetupView::thingsOn(TileIndex tile, ThingKind kind) const
{
    ThingNumbers numbers;
    forEachOwnSquare(*this, tile, [&](Square square) {
        for (const PieceMap::Entry& entry : pieces.at(square, kind))
            numbers.push_back(entry.number);
    });
    std::ranges::sort(numbers);
    return numbers;
}

std::optional<std::uint32_t> SetupView::firstOn(TileIndex tile, ThingKind kind) const
{
    std::optional<std::uint32_t> first;
    forEachOwnSquare(*this, tile, [&](Square square) {
        if (const auto there = pieces.firstAt(square, kind); there && (!first || *there < *first))
            first = std::uint32_t(*there);
    });
    return first;
}

} // namespace delve::mageknight
