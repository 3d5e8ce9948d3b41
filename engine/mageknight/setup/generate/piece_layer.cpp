// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/piece_layer.h"

#include "engine/mageknight/setup/complete/hand_out_turns.h"

#include <algorithm>

namespace delve::mageknight {

PieceLayer::PieceLayer(Scenario& scenario, const Content& content, const DungeonWishes& wishes,
                       Random& random, ThingIds& ids)
    : m_scenario(scenario),
      m_content(content),
      m_wishes(wishes),
      m_random(random),
      m_ids(ids),
      m_bare(scenario),
      m_view(m_bare, content),
      m_ground(m_view)
{}

void PieceLayer::layAll()
{
    // Entrances are chosen first, since everything else depends on how far it is from there. Step 7 itself
    // asks for no order among the pieces of a finished setup.
    layArrows();
    const int players = int(m_scenario.players.size());
    layChests(m_wishes.chests.value_or(2 * players) - int(m_scenario.chests.size()));
    laySpecialPieces();
    layArtifacts(m_wishes.artifacts - int(m_scenario.artifacts.size()));
    layTokens(m_wishes.tokens.value_or(m_scenario.options.tokensPlacedPerPlayer * players) -
              int(m_scenario.tokens.size()));
    layExits();
    nameTurns();
}

namespace {

template <typename Thing> Thing& thingOf(std::vector<Thing>& things, const ThingId& id)
{
    return *std::ranges::find(things, id, &Thing::id);
}

template <typename Thing> void eraseFrom(std::vector<Thing>& things, const ThingId& id)
{
    std::erase_if(things, [&](const Thing& thing) { return thing.id == id; });
}

} // namespace

void PieceLayer::nameTurns()
{
    handOutTurns(m_scenario, m_bare, m_view);
}

void PieceLayer::add(Kind kind, ThingId id, std::vector<Spot> spots)
{
    std::ranges::stable_sort(spots, {}, &Spot::merit);
    Piece& piece = m_pieces.emplace_back(Piece{kind, std::move(id), std::move(spots)});
    if (piece.spots.empty()) {
        drop(piece);
        m_pieces.pop_back();
        return;
    }
    const Spot best = piece.spots.back();
    piece.spots.pop_back();
    put(piece, best);
    if (kind != Kind::Door) // a door takes up no square: what it is put beside stays free
        m_ground.occupy(best.square);
}

void PieceLayer::put(const Piece& piece, const Spot& spot)
{
    switch (piece.kind) {
    case Kind::Door: {
        // DOOR-19: recorded on a tile, at rotation 0.
        const PlacedTile& tile = m_scenario.tiles[std::size_t(*m_view.tileAt(spot.square))];
        const Size size = sizeOf(m_content.tile(tile.tile)->kind);
        PlacedDoor& door = thingOf(m_scenario.doors, piece.id);
        door.tile = tile.id;
        door.edge = unrotated(
            LocalEdge{{spot.square.x - tile.position.x, spot.square.y - tile.position.y}, spot.side}, size,
            tile.rotation);
        break;
    }
    case Kind::Marker: thingOf(m_scenario.markers, piece.id).square = spot.square; break;
    case Kind::Artifact: thingOf(m_scenario.artifacts, piece.id).square = spot.square; break;
    case Kind::Chest: {
        PlacedChest& chest = thingOf(m_scenario.chests, piece.id);
        chest.square = spot.square;
        chest.facing = spot.side;
        break;
    }
    case Kind::Token: thingOf(m_scenario.tokens, piece.id).square = spot.square; break;
    case Kind::Entrance: thingOf(m_scenario.entrances, piece.id).edge = {spot.square, spot.side}; break;
    case Kind::Exit: thingOf(m_scenario.exits, piece.id).edge = {spot.square, spot.side}; break;
    }
}

void PieceLayer::drop(const Piece& piece)
{
    switch (piece.kind) {
    case Kind::Door: eraseFrom(m_scenario.doors, piece.id); break;
    case Kind::Marker: eraseFrom(m_scenario.markers, piece.id); break;
    case Kind::Artifact: eraseFrom(m_scenario.artifacts, piece.id); break;
    case Kind::Chest: eraseFrom(m_scenario.chests, piece.id); break;
    case Kind::Token: eraseFrom(m_scenario.tokens, piece.id); break;
    case Kind::Entrance: eraseFrom(m_scenario.entrances, piece.id); break;
    case Kind::Exit: eraseFrom(m_scenario.exits, piece.id); break;
    }
}

bool PieceLayer::mend(const Findings& findings)
{
    bool isAnyMoved = false;
    std::vector<ThingId> moved;
    for (const Finding& finding : findings) {
        // The one to blame is named last.
        for (auto id = finding.about.things.rbegin(); id != finding.about.things.rend(); ++id) {
            const auto piece = std::ranges::find(m_pieces, *id, &Piece::id);
            if (piece == m_pieces.end())
                continue;
            isAnyMoved = true;
            if (std::ranges::find(moved, *id) != moved.end())
                break;
            moved.push_back(*id);
            // Spots that something has come to lie on since are of no use.
            while (!piece->spots.empty() && piece->kind != Kind::Door &&
                   m_ground.isOccupied(piece->spots.back().square))
                piece->spots.pop_back();
            if (piece->spots.empty()) {
                drop(*piece);
                m_pieces.erase(piece);
            } else {
                put(*piece, piece->spots.back());
                if (piece->kind != Kind::Door)
                    m_ground.occupy(piece->spots.back().square);
                piece->spots.pop_back();
            }
            break;
        }
    }
    nameTurns();
    return isAnyMoved;
}

std::vector<PieceLayer::Spot> PieceLayer::squaresOf(TileIndex tile,
                                                    const std::function<int(SquareIndex)>& merit) const
{
    std::vector<Spot> spots;
    for (const SquareIndex square : m_view.full().playableSquaresOf(tile)) {
        const Square at = m_ground.board().squareOf(square);
        if (!m_ground.isOccupied(at) && m_ground.walk(square) < Ground::never)
            spots.push_back({at, Side::North, merit(square)});
    }
    return spots;
}

Square PieceLayer::mirrored(Square square) const
{
    const Square centre = m_bare.tiles[std::size_t(m_view.central.value_or(0))].position;
    const Size size = sizeOf(TileKind::Chamber);
    return {square.level, 2 * centre.x + size.width - 1 - square.x,
            2 * centre.y + size.height - 1 - square.y};
}

} // namespace delve::mageknight
