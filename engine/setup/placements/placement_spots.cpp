// Which spots are tried at all: elsewhere a rule always refuses the piece.

#include "engine/setup/placements/placement_trial.h"

#include <algorithm>

namespace delve {

namespace {

/// Every square of the board once. MRK-03, ART-04, CHEST-11, TOK-14: nothing lies in the void.
std::vector<Square> squaresOf(const Board& board)
{
    std::vector<Square> squares;
    for (SquareIndex square = 0; square < board.squareCount(); ++square)
        if (!board.has(square, SquareFlag::Overlapped))
            squares.push_back(board.squareOf(square));
    return squares;
}

} // namespace

std::vector<Spot> PlacementField::Trial::pieceCandidates()
{
    std::vector<Spot> spots;
    const Board& board = m_view->printed.board;
    switch (m_piece.kind) {
    case ThingKind::Door:
        for (const Square square : squaresOf(board))
            for (const Side side : {Side::East, Side::South})
                if (board.squareAt(neighbour(square, side)) != noSquare) // DOOR-02
                    spots.push_back({.square = square, .side = side});
        break;
    case ThingKind::Marker:
        for (const Square square : squaresOf(board))
            for (const auto& [face, name] : enumNames<MarkerFace>)
                spots.push_back({.square = square, .face = face});
        break;
    case ThingKind::Artifact: {
        const Size size = m_content.artifact(std::get<PlacedArtifact>(m_piece.thing).artifact)->footprint;
        for (const Square square : squaresOf(board)) {
            spots.push_back({.square = square});
            if (size.width != size.height)
                spots.push_back({.square = square, .rotation = Rotation::Quarter});
        }
        break;
    }
    case ThingKind::Chest:
        for (const Square square : squaresOf(board))
            for (const Side facing : allSides)
                spots.push_back({.square = square, .side = facing});
        break;
    case ThingKind::Token:
        for (const Square square : squaresOf(board))
            spots.push_back({.square = square});
        break;
    case ThingKind::Entrance:
    case ThingKind::Exit: {
        const Board& full = m_view->full().board;
        for (const auto& [square, side] : full.exteriorOpenings()) // ENT-01, ENT-03
            spots.push_back({.square = full.squareOf(square), .side = side});
        break;
    }
    case ThingKind::Player:
    case ThingKind::Tile:
    case ThingKind::Note: break;
    }
    return spots;
}

std::vector<Spot> PlacementField::Trial::tileCandidates()
{
    std::vector<Spot> spots;
    const auto add = [&](const TileSpot& spot) {
        spots.push_back({.square = spot.position, .rotation = spot.rotation, .tileSide = spot.side});
    };
    for (const TileSpot& spot : m_tileSpots->joinedSpots())
        add(spot);
    return spots;
}

bool PlacementField::Trial::isTileLegal(const Spot& spot)
{
    const TileSpot place{spot.square, spot.tileSide, spot.rotation};
    // A tile that is moved keeps its place in the order of placement, of which these know nothing.
    if (m_isLikeNew && !m_tileSpots->isLegal(place))
        return false;
    const TileKind kind = m_content.tile(std::get<PlacedTile>(m_piece.thing).tile)->kind;
    const Size size = rotated(sizeOf(kind), spot.rotation);
    if (m_effects && m_effects->closesWayOut(spot.square, size))
        return false;
    if (m_effects && m_effects->isHarmless(m_tileSpots->joinAt(place), spot.square, size))
        return true;
    return std::ranges::none_of(findingsOfWhole(spot),
                                [&](const Finding& finding) { return isErrorAdded(finding); });
}

std::vector<Spot> PlacementField::Trial::candidates()
{
    return m_tileSpots ? tileCandidates() : pieceCandidates();
}

const std::vector<Spot>& PlacementField::Trial::legalSpots()
{
    if (m_areSpotsKnown)
        return m_spots;
    m_areSpotsKnown = true;
    m_spots = candidates();
    std::erase_if(m_spots, [&](const Spot& spot) { return !isLegal(spot); });
    std::ranges::sort(m_spots);
    return m_spots;
}

} // namespace delve
