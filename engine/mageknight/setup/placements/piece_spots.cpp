// SPDX-License-Identifier: GPL-3.0-or-later
// Which spots are tried at all with pieces: elsewhere a rule always refuses them.

#include "engine/mageknight/scenario/figures_on_board.h"
#include "engine/mageknight/setup/placements/piece_field.h"

namespace delve::mageknight {

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

std::vector<Spot> PieceField::spotsToTry()
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
    case ThingKind::Figure: {
        const BaseShape base =
            baseOf(std::get<PlacedFigure>(m_piece.thing), m_content, m_view->scenario.options);
        for (const Square square : squaresOf(board))
            for (const Direction facing : allDirections)
                if (mayFace(base, facing)) // BASE-04
                    spots.push_back({.square = square, .facing = facing});
        break;
    }
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

} // namespace delve::mageknight
