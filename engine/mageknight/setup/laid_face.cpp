// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/laid_face.h"

#include "engine/mageknight/board/movement.h"

#include <algorithm>
#include <tuple>

namespace delve::mageknight {

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

namespace {

/// Numbers the regions in the order in which they are met, row by row.
void renumberRegions(LaidFace& face)
{
    std::array<std::int8_t, LaidFace::maxSide * LaidFace::maxSide> numbers{};
    numbers.fill(-1);
    std::int8_t met = 0;
    for (std::int8_t& region : face.regions) {
        if (region < 0)
            continue;
        std::int8_t& number = numbers[std::size_t(region)];
        if (number < 0)
            number = met++;
        region = number;
    }
}

LaidFace turned(const LaidFace& face, Rotation rotation)
{
    LaidFace result;
    result.size = rotated(face.size, rotation);
    result.regionCount = face.regionCount;
    result.regions.fill(-1);
    for (int y = 0; y < face.size.height; ++y)
        for (int x = 0; x < face.size.width; ++x) {
            const LocalSquare to = rotated(LocalSquare{x, y}, face.size, rotation);
            result.regions[std::size_t(to.y * LaidFace::maxSide + to.x)] = std::int8_t(face.regionAt({x, y}));
        }
    renumberRegions(result);
    for (const FaceOpening& opening : face.openings) {
        const LocalEdge edge = rotated(LocalEdge{opening.square, opening.side}, face.size, rotation);
        result.openings.push_back({edge.square, edge.side});
        result.openSides[std::size_t(edge.square.y * LaidFace::maxSide + edge.square.x)] |=
            std::uint8_t(1u << unsigned(edge.side));
    }
    std::ranges::sort(result.openings, {}, [](const FaceOpening& opening) {
        return std::tuple(opening.square.y, opening.square.x, opening.side);
    });
    return result;
}

} // namespace

LaidFaces makeLaidFaces(const Tile& tile)
{
    LaidFaces faces;
    for (const TileSide side : {TileSide::A, TileSide::B}) {
        const LaidFace face = makeLaidFace(tile.face(side).layout);
        for (const Rotation rotation : allRotations)
            faces[std::size_t(side) * 4 + std::size_t(quartersOf(rotation))] = turned(face, rotation);
    }
    return faces;
}

} // namespace delve::mageknight
