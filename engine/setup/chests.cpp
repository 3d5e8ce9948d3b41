#include "engine/setup/checks.h"
#include "engine/setup/placed_counts.h"
#include "engine/setup/shared_squares.h"

#include <algorithm>
#include <map>
#include <set>

namespace delve {

void checkChestCount(const SetupView& view, Report& report)
{
    // CHEST-07: each player places at most two. DG-20: Changelings are chests here.
    checkCountOf(view, view.scenario.chests, 2, "CHEST-07", report);
}

void checkChestOrder(const SetupView& view, Report& report)
{
    const auto& players = view.scenario.players;
    const auto& chests = view.scenario.chests;
    if (players.empty() || !arePlayersNamed(chests))
        return;
    for (std::size_t i = 0; i < chests.size(); ++i)
        // CHEST-03: in turn, from the starting player. A warning like LAY-02, as files may be edited.
        if (chests[i].player != players[i % players.size()].id) {
            report.warning("CHEST-03", {.things = idsOf(chests)});
            return;
        }
}

void checkChestPlacement(const SetupView& view, Report& report)
{
    FirstOnSquare firstOnSquare;
    std::map<TileIndex, ThingId> firstOnTile;
    for (const PlacedChest& chest : view.scenario.chests) {
        const Concern here{.things = {chest.id}, .squares = {chest.square}};
        // CHEST-11: on a playable square.
        if (!view.marked.isPlayable(chest.square))
            report.error("CHEST-11", here);
        // MAP-26: two chests never share a square. Tokens are TOK-08, artifacts ART-07.
        if (const auto other = firstOnSquare.add(chest.square, chest.id))
            report.error("MAP-26",
                         {.things = {*other, chest.id}, .squares = {chest.square}, .variant = "chests"});
        // DG-20: a Changeling has no treasure dial; what is inside starts at its own first position.
        if (chest.treasure && !view.content.chest(chest.chest))
            report.error("DG-20", here);
        const auto tile = view.tileAt(chest.square);
        if (!tile)
            continue;
        // CHEST-06, DG-20: one chest on a tile.
        if (const auto [place, isNew] = firstOnTile.try_emplace(*tile, chest.id); !isNew)
            report.error("CHEST-06", {.things = {place->second, chest.id}, .squares = {chest.square}});
    }
}

void checkChestDistance(const SetupView& view, Report& report)
{
    for (const PlacedChest& chest : view.scenario.chests) {
        const auto tile = view.tileAt(chest.square);
        // CHEST-05, DG-20: two or more tiles from every entrance, used or not.
        if (tile && !view.isFarFromEntrances(*tile))
            report.error("CHEST-05", {.things = {chest.id}, .squares = {chest.square}});
    }
}

namespace {

/// Where paths to the chests begin: the openings of entrance tiles, or the central chamber. CHEST-10.
std::vector<SquareIndex> startsOf(const SetupView& view)
{
    std::vector<SquareIndex> starts;
    for (const TileIndex entrance : view.entrances)
        for (const SquareIndex square : view.full().openingSquaresOf(entrance))
            starts.push_back(square);
    if (starts.empty() && view.central) // also where no entrance has an opening, which is LAY-11
        return view.full().squaresOf(*view.central);
    return starts;
}

/// CHEST-10 on a board, with some squares on which nobody can stop.
bool isAccessible(const BoardView& view, const PlacedChest& chest, const std::vector<SquareIndex>& starts,
                  const std::set<Square>& taken)
{
    const Board& board = view.board;
    const SquareIndex square = board.squareAt(chest.square);
    std::vector<SquareIndex> front;
    // CHEST-09: the square directly in front and the one on either side of that.
    for (const int turn : {-1, 0, 1}) {
        const Direction direction = turned(directionOf(chest.facing), turn);
        const SquareIndex ahead = board.neighbour(square, direction);
        // CHEST-10 (a), (b), (c): playable, adjacent with doors open, and one can stop there.
        if (ahead != noSquare && board.isPlayable(ahead) && contains(board.adjacent(square), direction) &&
            !taken.contains(board.squareOf(ahead)))
            front.push_back(ahead);
    }
    if (front.empty() || starts.empty())
        return !front.empty();
    // CHEST-10 (d): a continuous path, not through the chest's own square.
    BitSet closed(board.squareCount());
    closed.set(square);
    PathFlood flood;
    flood.search(board, starts, closed.view());
    return std::ranges::any_of(front, [&](SquareIndex ahead) { return flood.reaches(ahead); });
}

std::set<Square> squaresOfArtifacts(const SetupView& view)
{
    std::set<Square> squares;
    for (std::size_t i = 0; i < view.scenario.artifacts.size(); ++i)
        for (const Square square : view.squaresOfArtifact(i))
            squares.insert(square);
    return squares;
}

/// CHEST-08: whether a chest could stand on this tile, were it the only one.
bool canHoldAChest(const SetupView& view, TileIndex tile, const std::vector<SquareIndex>& starts,
                   const std::set<Square>& artifacts)
{
    PlacedChest chest;
    for (const SquareIndex square : view.full().playableSquaresOf(tile)) {
        chest.square = view.full().board.squareOf(square);
        if (artifacts.contains(chest.square))
            continue;
        for (const Side facing : allSides) {
            chest.facing = facing;
            if (isAccessible(view.full(), chest, starts, artifacts))
                return true;
        }
    }
    return false;
}

bool canAnyTileHoldAChest(const SetupView& view)
{
    const std::vector<SquareIndex> starts = startsOf(view);
    const std::set<Square> artifacts = squaresOfArtifacts(view);
    PathFlood flood; // where no path leads, nothing is accessible, and no square has to be tried
    flood.search(view.full().board, starts);
    for (TileIndex tile = 0; tile < TileIndex(view.scenario.tiles.size()); ++tile) {
        const auto isReached = [&](SquareIndex square) { return starts.empty() || flood.reaches(square); };
        if (view.isFarFromEntrances(tile) && std::ranges::any_of(view.full().squaresOf(tile), isReached) &&
            canHoldAChest(view, tile, starts, artifacts))
            return true;
    }
    return false;
}

} // namespace

void checkTreasure(const SetupView& view, Report& report)
{
    if (!view.areAllTilesLaid && !view.scenario.options.tilesRanOut)
        return; // tiles still to come may hold one
    // CHEST-08: a dungeon without a chest, or without a tile for one, has no treasure.
    if (!canAnyTileHoldAChest(view))
        report.warning("CHEST-08", {.variant = "no-tile"});
    else if (view.scenario.chests.empty())
        report.warning("CHEST-08", {});
}

void checkChestAccess(const SetupView& view, Report& report)
{
    const std::vector<SquareIndex> starts = startsOf(view);
    std::set<Square> chests, taken = squaresOfArtifacts(view);
    for (const PlacedChest& chest : view.scenario.chests)
        chests.insert(chest.square);
    taken.insert(chests.begin(), chests.end());
    for (const PlacedChest& chest : view.scenario.chests) {
        if (!view.marked.isPlayable(chest.square))
            continue; // CHEST-11
        const Concern here{.things = {chest.id}, .squares = {chest.square}};
        // CHEST-10: a figure can enter the front arc. Tokens and figures are ignored.
        if (!isAccessible(view.marked, chest, starts, chests))
            report.error("CHEST-10", here);
        // ART-20: artifacts leave one square of it to stand on.
        else if (!view.scenario.artifacts.empty() && !isAccessible(view.full(), chest, starts, taken))
            report.error("ART-20", here);
    }
}

} // namespace delve
