#include "editor/viewmodels/tile_cache.h"

#include "editor/render/face_painter.h"

#include <algorithm>
#include <cmath>

namespace delve {

namespace {

constexpr qint64 frameBudget = 24;       ///< milliseconds for drawing tiles afresh
constexpr double standInPixels = 12;     ///< of a picture that is drawn at once when there is none
constexpr double mostCachedPixels = 256; ///< larger pictures are scaled up from this

} // namespace

void TileCache::beginFrame(RenderStyle style, double pixelsPerSquare)
{
    if (style != m_style)
        m_pictures.clear();
    m_style = style;
    m_pixelsPerSquare = std::min(pixelsPerSquare, mostCachedPixels);
    m_complete = true;
    m_drawn = false;
    m_frame.start();
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

bool TileCache::isSharp(const Picture& picture) const
{
    return std::abs(picture.pixelsPerSquare - m_pixelsPerSquare) < 0.01;
}

TileCache::Picture& TileCache::pictureOf(const Tile& tile, TileSide side, Rotation rotation)
{
    const Face face{tile.id, side, rotation};
    Picture* picture = m_pictures.object(face);
    if (picture && isSharp(*picture))
        return *picture;
    const auto draw = [&](double pixels) {
        picture = new Picture{drawn(tile, side, rotation, m_style, pixels), pixels};
        m_pictures.insert(face, picture, std::max<qsizetype>(1, picture->image.sizeInBytes() / 1024));
    };
    // At least one a frame, or a slow machine would never get there.
    if (!m_drawn || m_frame.elapsed() < frameBudget) {
        m_drawn = true;
        draw(m_pixelsPerSquare);
    } else {
        m_complete = false;
        if (!picture)
            draw(standInPixels);
    }
    return *picture;
}

void TileCache::paint(QPainter& painter, const Tile& tile, TileSide side, Rotation rotation)
{
    const Picture& picture = pictureOf(tile, side, rotation);
    const QTransform& toPixels = painter.transform();
    if (isSharp(picture) && toPixels.type() <= QTransform::TxScale &&
        std::abs(toPixels.m11() - picture.pixelsPerSquare) < 0.01 &&
        painter.device()->devicePixelRatioF() == 1) {
        // Pixel by pixel, many times as fast as through a transformation.
        const QPointF corner(std::floor(toPixels.dx()), std::floor(toPixels.dy()));
        painter.resetTransform();
        painter.drawImage(corner, picture.image);
        return; // whoever asked restores the painter
    }
    const Size size = rotated(sizeOf(tile.kind), rotation);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(0, 0, size.width, size.height), picture.image);
}

} // namespace delve
