// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/export/progress.h"
#include "editor/mageknight/render/palette.h"
#include "engine/base/result.h"
#include "engine/mageknight/content/tile.h"

#include <QIODevice>

#include <map>
#include <tuple>
#include <vector>

namespace delve::mageknight {

/// The faces that a map uses, each as it lies, on one sheet of squares. A face takes a block of 5 x 5 cells,
/// so that a person sees whole tiles on the sheet and can pick them up as such.
class FaceSheet
{
public:
    static constexpr int blockSide = 5;
    static constexpr int blocksPerRow = 4;
    static constexpr int columns = blockSide * blocksPerRow;

    FaceSheet(RenderStyle style, int pixelsPerSquare, bool grid)
        : m_style(style), m_pixels(pixelsPerSquare), m_grid(grid)
    {}

    /// The number of a face on the sheet.
    int add(const Tile& tile, TileSide side, Rotation rotation);
    /// The cell of a square of a face, counted row by row.
    static int cellOf(int face, LocalSquare square);
    /// What is printed on a cell that a face covers.
    struct Cell
    {
        int number = 0;
        const Tile* tile = nullptr;
        TileSide side = TileSide::A;
        Terrain terrain = Terrain::Clear;
        int cost = 0;
    };
    std::vector<Cell> cells() const;
    /// Rows of cells.
    int rows() const;

    /// Writes the sheet as PNG, one row of blocks after the other.
    Result<void> write(QIODevice& device, const Progress& progress) const;

private:
    struct Face
    {
        const Tile* tile;
        TileSide side;
        Rotation rotation;
    };

    RenderStyle m_style;
    int m_pixels;
    bool m_grid;
    std::vector<Face> m_faces;
    std::map<std::tuple<std::string, TileSide, Rotation>, int> m_numbers;
};

} // namespace delve::mageknight
