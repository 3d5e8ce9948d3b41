// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes that lay another tile out of the stock in the place of one, or let two tiles change places. What lies
// there stays where it is.

#include "engine/mageknight/scenario/edits/selection.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/fixes/tile_stock.h"
#include "engine/mageknight/setup/fixes/tile_ways.h"
#include "engine/mageknight/setup/laid_tiles.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace delve::mageknight {

namespace {

/// One way to lay a tile there, and how well it fits, the least first.
struct SwapWay
{
    std::tuple<int, int, int, int, int> misfit;
    const Tile* tile = nullptr;
    PlacedTile laid;
};

/// Where a piece lies, and the side to which its square must be open, of an arrow.
struct PieceToCarry
{
    Square square;
    std::optional<Side> side;
};

/// The place of one tile, as the others and the pieces leave it.
class TileHole
{
public:
    TileHole(const FixSearch& search, std::size_t index) : m_old(search.scenario.tiles[index])
    {
        const Scenario& scenario = search.scenario;
        for (const PlacedTile& tile : scenario.tiles) {
            const Tile* printed = search.content.tile(tile.tile);
            const LaidFaces faces = makeLaidFaces(*printed);
            const LaidFace& face = faceOf(faces, tile.side, tile.rotation);
            if (tile.id != m_old.id && m_others.isFree(face, tile.position))
                m_others.push(face, printed->kind, tile.position);
        }
        visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
            if (kind != ThingKind::Tile && kind != ThingKind::Note)
                for (const auto& one : list)
                    addPiece(Thing(one));
        });
        m_size = rotated(sizeOf(search.content.tile(m_old.tile)->kind), m_old.rotation);
    }

    /// Adds all ways to lay this tile so that it covers a part of what the old one covered.
    void addWays(const Tile& tile, std::vector<SwapWay>& ways) const
    {
        const LaidFaces faces = makeLaidFaces(tile);
        for (const TileSide side : {TileSide::A, TileSide::B})
            for (const int quarters : {0, 2, 1, 3}) {
                const Rotation rotation = turned(m_old.rotation, quarters);
                const LaidFace& face = faceOf(faces, side, rotation);
                const bool isSameSize = face.size == m_size;
                for (int y = 1 - face.size.height; y < m_size.height; ++y)
                    for (int x = 1 - face.size.width; x < m_size.width; ++x) {
                        const Square position = m_old.position + Offset{x, y};
                        if ((isSameSize && (x != 0 || y != 0)) || !m_others.isFree(face, position))
                            continue;
                        const TileMeeting meeting = m_others.meetingAt(face, position);
                        if (meeting.crossings == 0)
                            continue;
                        PlacedTile laid = m_old;
                        laid.tile = tile.id;
                        laid.side = side;
                        laid.rotation = rotation;
                        laid.position = position;
                        ways.push_back(
                            {{strayPieces(face, position), -meeting.tiles, meeting.deadEnds,
                              distance(position, m_old.position), (quarters != 0) + (side != m_old.side)},
                             &tile,
                             laid});
                    }
            }
    }

private:
    void addPiece(const Thing& thing)
    {
        const auto square = squareOf(thing);
        if (!square || m_others.tileAt(*square) >= 0)
            return;
        const auto* arrow = std::get_if<Arrow>(&thing);
        m_pieces.push_back({*square, arrow ? std::optional(arrow->edge.side) : std::nullopt});
    }

    /// How many pieces would not lie on a square of it that is playable.
    int strayPieces(const LaidFace& face, Square position) const
    {
        return int(std::ranges::count_if(m_pieces, [&](const PieceToCarry& piece) {
            if (!isWithin(piece.square, position, face.size))
                return true;
            const LocalSquare square{piece.square.x - position.x, piece.square.y - position.y};
            return face.regionAt(square) < 0 || (piece.side && !face.isOpen(square, *piece.side));
        }));
    }

    const PlacedTile& m_old;
    Size m_size{0, 0};
    LaidTiles m_others;
    std::vector<PieceToCarry> m_pieces; ///< on the old tile or on none
};

/// Of every tile its best ways come first, then the second best ones, so that no tile takes all the tries.
void mixTiles(std::vector<SwapWay>& ways, std::size_t most)
{
    std::ranges::stable_sort(ways, {}, &SwapWay::misfit);
    constexpr int waysOfATile = 6;
    std::vector<SwapWay> mixed;
    for (SwapWay& way : ways) {
        if (mixed.size() == most)
            break;
        if (std::ranges::count(mixed, way.tile, &SwapWay::tile) < waysOfATile)
            mixed.push_back(std::move(way));
    }
    ways = std::move(mixed);
}

} // namespace

bool swapInPlace(FixSearch& search, std::size_t index, std::span<const TileKind> kinds)
{
    constexpr std::size_t mostTries = 80;
    constexpr std::size_t mostTiles = 60; // where many lie, nobody tries them all
    const PlacedTile& old = search.scenario.tiles[index];
    if (search.isTired() || search.edits.isLarge() || search.scenario.tiles.size() > mostTiles)
        return false;
    const TileHole hole(search, index);
    std::vector<SwapWay> ways;
    for (const TileKind kind : kinds)
        for (const Tile* tile : tilesInStock(search.scenario, search.content, kind))
            if (tile != search.content.tile(old.tile))
                hole.addWays(*tile, ways);
    search.spendLooks(ways.size());
    const std::size_t all = ways.size();
    mixTiles(ways, mostTries);
    if (ways.size() < all)
        search.leaveOut();
    std::vector<Fix> choice;
    for (const SwapWay& way : ways) {
        Concern about{.things = {old.id}, .args = {way.tile->id.text()}};
        if (way.laid.position != old.position)
            about.squares = {way.laid.position};
        choice.push_back({FixKind::Swap, changeThing(search.scenario, {ThingKind::Tile, index}, way.laid),
                          std::move(about)});
    }
    return search.offerBest(choice);
}

void swapTilesConcerned(FixSearch& search)
{
    if (search.hasFoundToKeepAll())
        return;
    constexpr int mostTiles = 4;
    int tried = 0;
    const std::vector<bool> isConcerned = tilesConcerned(search);
    for (std::size_t tile = isConcerned.size(); tile-- > 0 && tried < mostTiles && !search.isTired();)
        if (isConcerned[tile]) {
            swapInPlace(search, tile, std::array{TileKind::Hallway, TileKind::Chamber});
            ++tried;
        }
}

void exchangePlaces(FixSearch& search)
{
    // One of two that changed places is rarely alone in being wrong.
    constexpr int fewErrors = 3, mostTiles = 40;
    const auto& tiles = search.scenario.tiles;
    if (search.edits.isLarge() || int(tiles.size()) > mostTiles ||
        countOf(search.before, Severity::Error) < fewErrors)
        return;
    std::vector<Fix> choice;
    const auto blamed = tilesToBlame(search);
    for (const std::size_t tile : blamed)
        for (std::size_t other = 0; other < tiles.size(); ++other) {
            const bool isTriedAlready = other <= tile && std::ranges::find(blamed, other) != blamed.end();
            if (isTriedAlready || tiles[other].position == tiles[tile].position)
                continue;
            Scenario after = search.scenario;
            std::swap(after.tiles[tile].position, after.tiles[other].position);
            choice.push_back({FixKind::Move,
                              difference(EditName::FixFinding, search.scenario, after),
                              {.things = {tiles[tile].id, tiles[other].id}, .variant = "several"}});
        }
    search.offerBest(choice, 2);
}

} // namespace delve::mageknight
