// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/face_pictures.h"

#include "editor/mageknight/render/face_painter.h"

namespace delve::mageknight {

namespace {

constexpr int mostCachedPixels = 160; ///< a chamber of that size takes 2.5 megabytes

} // namespace

FacePictures::FacePictures(RenderStyle style, int pixelsPerSquare, bool grid)
    : m_style(style), m_pixels(pixelsPerSquare), m_grid(grid)
{}

QImage FacePictures::draw(const Tile& tile, TileSide side, Rotation rotation) const
{
    const Size size = rotated(sizeOf(tile.kind), rotation);
    QImage image(size.width * m_pixels, size.height * m_pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(m_pixels, m_pixels);
    paintFace(painter, tile, side, rotation, m_style, m_pixels, m_grid);
    return image;
}

void FacePictures::paint(QPainter& painter, const Tile& tile, TileSide side, Rotation rotation)
{
    if (m_pixels > mostCachedPixels)
        return paintFace(painter, tile, side, rotation, m_style, m_pixels, m_grid);
    const QString key = QStringLiteral("%1/%2/%3")
                            .arg(QString::fromStdString(tile.id.text()), QString::number(int(side)),
                                 QString::number(int(rotation)));
    QImage* picture = m_pictures.object(key);
    if (!picture) {
        picture = new QImage(draw(tile, side, rotation));
        const auto kilobytes = std::max<qsizetype>(1, picture->sizeInBytes() / 1024);
        m_pictures.insert(key, picture, kilobytes);
    }
    const QTransform place = painter.transform();
    painter.save();
    painter.resetTransform(); // whole pixels are copied, not scaled
    painter.drawImage(QPoint(qRound(place.dx()), qRound(place.dy())), *picture);
    painter.restore();
}

} // namespace delve::mageknight
