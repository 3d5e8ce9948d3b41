// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/face_sheet.h"

#include "editor/export/png_stream.h"
#include "editor/mageknight/render/face_painter.h"

#include <algorithm>

namespace delve::mageknight {

int FaceSheet::add(const Tile& tile, TileSide side, Rotation rotation)
{
    const auto [entry, isNew] = m_numbers.try_emplace({tile.id.text(), side, rotation}, int(m_faces.size()));
    if (isNew)
        m_faces.push_back({&tile, side, rotation});
    return entry->second;
}

int FaceSheet::cellOf(int face, LocalSquare square)
{
    const int row = face / blocksPerRow * blockSide + square.y;
    return row * columns + face % blocksPerRow * blockSide + square.x;
}

std::vector<FaceSheet::Cell> FaceSheet::cells() const
{
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        const auto& [tile, side, rotation] = m_faces[i];
        const FaceLayout layout = rotated(tile->face(side).layout, rotation);
        for (int y = 0; y < layout.size().height; ++y)
            for (int x = 0; x < layout.size().width; ++x)
                cells.push_back(
                    {cellOf(int(i), {x, y}), tile, side, layout.terrain({x, y}), layout.cost({x, y})});
    }
    return cells;
}

int FaceSheet::rows() const
{
    return std::max(1, (int(m_faces.size()) + blocksPerRow - 1) / blocksPerRow) * blockSide;
}

Result<void> FaceSheet::write(QIODevice& device, const Progress& progress) const
{
    const Error refused{"",
                        {QT_TRANSLATE_NOOP("Engine", "the picture could not be written: %1"),
                         {device.errorString().toStdString()}}};
    PngStream png(device, QSize(columns, rows()) * m_pixels, true);
    for (int row = 0; row < rows() / blockSide; ++row) {
        if (!goesOn(progress, double(row * blockSide) / rows()))
            return stopped("");
        QImage band(QSize(columns, blockSide) * m_pixels, QImage::Format_ARGB32_Premultiplied);
        band.fill(Qt::transparent);
        QPainter painter(&band);
        painter.scale(m_pixels, m_pixels);
        for (int block = 0; block < blocksPerRow; ++block) {
            const auto face = std::size_t(row * blocksPerRow + block);
            if (face >= m_faces.size())
                break;
            const auto& [tile, side, rotation] = m_faces[face];
            paintFace(painter, *tile, side, rotation, m_style, m_pixels, m_grid);
            painter.translate(blockSide, 0);
        }
        painter.end();
        if (!png.write(std::move(band).convertToFormat(png.rowFormat())))
            return refused;
    }
    return png.finish() ? Result<void>() : refused;
}

} // namespace delve::mageknight
