#include "engine/setup/laid_face.h"

#include "engine/dungeon/movement.h"

namespace delve {

std::vector<std::int32_t> regionsInsideTiles(const Board& board)
{
    std::vector<std::int32_t> regions(std::size_t(board.squareCount()), -1);
    std::vector<SquareIndex> waiting;
    for (TileIndex tile = 0; tile < TileIndex(board.tiles().size()); ++tile) {
        const BoardTile& laid = board.tile(tile);
        std::int32_t region = 0;
        const auto enter = [&](SquareIndex square) {
            if (board.tileOf(square) != tile || regions[std::size_t(square)] >= 0)
                return;
            regions[std::size_t(square)] = region;
            waiting.push_back(square);
        };
        for (SquareIndex start = laid.first; start < laid.first + laid.squareCount(); ++start) {
            if (regions[std::size_t(start)] >= 0 || !board.isPlayable(start) ||
                board.has(start, SquareFlag::Overlapped))
                continue;
            enter(start);
            while (!waiting.empty()) {
                const SquareIndex square = waiting.back();
                waiting.pop_back();
                forEachPathStep(board, square, enter);
            }
            ++region;
        }
    }
    return regions;
}

LaidFace makeLaidFace(const FaceLayout& layout)
{
    // A board of this one tile: walls, corners and openings are decided where they always are.
    BoardPlan plan;
    plan.layouts.push_back(layout);
    plan.tiles.push_back({.position = {}, .layout = 0});
    const Board board = compileBoard(plan);
    LaidFace face;
    face.size = layout.size();
    face.regions.fill(-1);
    const auto regions = regionsInsideTiles(board);
    for (SquareIndex square = 0; square < board.squareCount(); ++square) {
        const Square at = board.squareOf(square);
        const std::int32_t region = regions[std::size_t(square)];
        face.regions[std::size_t(at.y * LaidFace::maxSide + at.x)] = std::int8_t(region);
        face.regionCount = std::max(face.regionCount, region + 1);
    }
    for (const BoardEdge& edge : board.exteriorOpenings()) {
        const Square at = board.squareOf(edge.square);
        face.openings.push_back({{at.x, at.y}, edge.side});
        face.openSides[std::size_t(at.y * LaidFace::maxSide + at.x)] |=
            std::uint8_t(1u << unsigned(edge.side));
    }
    return face;
}

LaidFaces makeLaidFaces(const Tile& tile)
{
    LaidFaces faces;
    for (const TileSide side : {TileSide::A, TileSide::B})
        for (const Rotation rotation : allRotations)
            faces[std::size_t(side) * 4 + std::size_t(quartersOf(rotation))] =
                makeLaidFace(rotated(tile.face(side).layout, rotation));
    return faces;
}

} // namespace delve
