// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/tile_cache.h"

#include "editor/mageknight/render/face_painter.h"

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

namespace {

constexpr qint64 frameBudget = 4;        ///< milliseconds for drawing tiles afresh
constexpr double mostCachedPixels = 256; ///< larger pictures are scaled up from this

} // namespace

void TileCache::beginFrame(RenderStyle style, double pixelsPerSquare)
{
    if (style != m_style)
        m_pictures.clear();
    m_style = style;
    m_drawn = false;
    m_frame.start();
    setScale(pixelsPerSquare);
}

void TileCache::setScale(double pixelsPerSquare)
{
    m_pixelsPerSquare = std::min(pixelsPerSquare, mostCachedPixels);
    m_complete = true;
}

QImage TileCache::drawn(const Tile& tile, TileSide side, Rotation rotation, RenderStyle style, double pixels)
{
    const Size size = rotated(sizeOf(tile.kind), rotation);
    QImage image(int(std::ceil(size.width * pixels)), int(std::ceil(size.height * pixels)),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(image.width() / double(size.width), image.height() / double(size.height));
    paintFace(painter, tile, side, rotation, style, pixels);
    return image;
}

/// The sharp one, or for lack of time one of another size, or nothing.
const QImage* TileCache::pictureOf(const Tile& tile, TileSide side, Rotation rotation)
{
    Face face{tile.id, side, rotation, m_pixelsPerSquare};
    if (const QImage* sharp = m_pictures.object(face))
        return sharp;
    // At least one a frame, or a slow machine would never get there.
    if (!m_drawn || m_frame.elapsed() < frameBudget) {
        m_drawn = true;
        auto* picture = new QImage(drawn(tile, side, rotation, m_style, m_pixelsPerSquare));
        m_pictures.insert(face, picture, std::max<qsizetype>(1, picture->sizeInBytes() / 1024));
        return picture;
    }
    m_complete = false;
    // The sizes in which the map is drawn while it is zoomed.
    const double steady = std::exp2(std::round(std::log2(m_pixelsPerSquare)));
    for (const double other : {steady, 2 * steady, steady / 2}) {
        face.pixelsPerSquare = other;
        if (const QImage* standIn = m_pictures.object(face))
            return standIn;
    }
    return nullptr;
}

void TileCache::paint(QPainter& painter, const Tile& tile, TileSide side, Rotation rotation)
{
    const Size size = rotated(sizeOf(tile.kind), rotation);
    const QImage* picture = pictureOf(tile, side, rotation);
    if (!picture) {
        painter.fillRect(QRectF(0, 0, size.width, size.height),
                         paletteOf(m_style).floor(tile.face(side).floor));
        return;
    }
    const bool isSharp = picture->width() == int(std::ceil(size.width * m_pixelsPerSquare));
    const QTransform& toPixels = painter.transform();
    if (isSharp && toPixels.type() <= QTransform::TxScale &&
        std::abs(toPixels.m11() - m_pixelsPerSquare) < 0.01 && painter.device()->devicePixelRatioF() == 1) {
        // Pixel by pixel, many times as fast as through a transformation.
        const QPointF corner(std::floor(toPixels.dx()), std::floor(toPixels.dy()));
        painter.resetTransform();
        painter.drawImage(corner, *picture);
        return; // whoever asked restores the painter
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(0, 0, size.width, size.height), *picture);
}

} // namespace delve::mageknight
