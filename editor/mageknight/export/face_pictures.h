// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "engine/mageknight/content/tile.h"

#include <QCache>
#include <QImage>
#include <QPainter>

namespace delve::mageknight {

/// Pictures of tile faces at one size, drawn when first asked for and then copied. Faces that would fill the
/// memory are drawn afresh each time.
class FacePictures
{
public:
    FacePictures(RenderStyle style, int pixelsPerSquare, bool grid);

    /// Paints a face at (0, 0) with a painter on which a square is so many pixels wide.
    void paint(QPainter& painter, const Tile& tile, TileSide side, Rotation rotation);

private:
    QImage draw(const Tile& tile, TileSide side, Rotation rotation) const;

    RenderStyle m_style;
    int m_pixels;
    bool m_grid;
    QCache<QString, QImage> m_pictures{64 * 1024}; ///< cost in kilobytes
};

} // namespace delve::mageknight
