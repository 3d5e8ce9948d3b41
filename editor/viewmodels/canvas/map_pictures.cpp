// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/canvas/map_pictures.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace delve {

namespace {

constexpr int side = 256;         ///< of a picture, in device pixels
constexpr qint64 frameBudget = 4; ///< milliseconds for drawing pictures

/// While the size changes with every frame, pictures of these sizes only are drawn.
double steadyScale(double scale)
{
    return std::exp2(std::round(std::log2(scale)));
}

} // namespace

QRectF MapPictures::Key::pixels() const
{
    return QRectF(double(column) * side, double(row) * side, side, side);
}

QRectF MapPictures::Key::squares() const
{
    const QRectF area = pixels();
    return QRectF(area.topLeft() / scale, area.size() / scale);
}

bool MapPictures::hasTime() const
{
    // At least one a frame, or a slow machine would never get there.
    return !m_isAnyDrawn || m_clock.elapsed() < frameBudget;
}

void MapPictures::touch(int level, const QRectF& squares)
{
    for (const Key& key : m_pictures.keys())
        if (key.level == level && key.squares().intersects(squares)) {
            if (key.scale == m_lastScale)
                m_pictures.object(key)->stale |= squares;
            else
                m_pictures.remove(key); // not in sight, or soon drawn better
        }
}

bool MapPictures::drawInto(Picture& picture, const Key& key, const QRectF& squares, const Frame& frame) const
{
    const QRectF pixels(squares.topLeft() * key.scale, squares.size() * key.scale);
    const QRect part = pixels.translated(-key.pixels().topLeft()).toAlignedRect() & picture.image.rect();
    QPainter painter(&picture.image);
    painter.setClipRect(part);
    painter.translate(-key.pixels().topLeft());
    painter.scale(key.scale, key.scale);
    const QRectF whole(part.translated(key.pixels().topLeft().toPoint()));
    return frame.draw(painter, QRectF(whole.topLeft() / key.scale, whole.size() / key.scale), key.scale);
}

/// The picture as it should be, or as it was if there is no time to draw it; nothing if there is none.
MapPictures::Picture* MapPictures::drawn(const Key& key, const Frame& frame)
{
    Picture* picture = m_pictures.object(key);
    // What has changed is a small part, and must be seen at once.
    if (picture && !picture->stale.isEmpty()) {
        picture->isFine &= drawInto(*picture, key, picture->stale & key.squares(), frame);
        picture->stale = {};
    }
    if ((!picture || !picture->isFine) && hasTime()) {
        m_isAnyDrawn = true;
        auto fresh = std::make_unique<Picture>();
        fresh->image = QImage(side, side, QImage::Format_RGB32);
        fresh->isFine = drawInto(*fresh, key, key.squares(), frame);
        picture = fresh.get();
        m_pictures.insert(key, fresh.release(), side * side * 4 / 1024);
    }
    m_complete &= picture && picture->isFine;
    return picture;
}

/// With pictures of another size, if they are all there.
bool MapPictures::paintStandIn(QPainter& painter, const Frame& frame, const QRectF& squares, double scale)
{
    std::vector<Key> keys;
    const double pieceSquares = side / scale;
    for (int row = int(std::floor(squares.top() / pieceSquares)); row * pieceSquares < squares.bottom();
         ++row)
        for (int column = int(std::floor(squares.left() / pieceSquares));
             column * pieceSquares < squares.right(); ++column) {
            keys.push_back({frame.level, scale, column, row});
            const Picture* picture = m_pictures.object(keys.back());
            if (!picture || !picture->stale.isEmpty())
                return false;
        }
    for (const Key& key : keys) {
        const QRectF part = key.squares() & squares;
        const QRectF source(part.topLeft() * scale - key.pixels().topLeft(), part.size() * scale);
        painter.drawImage(
            QRectF(frame.origin + part.topLeft() * frame.squarePixels, part.size() * frame.squarePixels),
            m_pictures.object(key)->image, source);
    }
    return true;
}

void MapPictures::paintPiece(QPainter& painter, const Frame& frame, const Key& key)
{
    const Picture* picture = drawn(key, frame);
    const QRectF squares = key.squares();
    const QPointF corner = frame.origin + squares.topLeft() * frame.squarePixels;
    const double scale = frame.squarePixels * frame.devicePixelRatio;
    if (picture && key.scale == scale && frame.devicePixelRatio == 1) {
        painter.drawImage(corner, picture->image); // pixel by pixel, many times as fast as with another size
        return;
    }
    const QRectF area(corner, squares.size() * frame.squarePixels);
    if (picture) {
        painter.drawImage(area, picture->image);
        return;
    }
    const double steady = steadyScale(scale);
    for (const double other : {steady, 2 * steady, steady / 2, 4 * steady, steady / 4})
        if (other != key.scale && paintStandIn(painter, frame, squares, other))
            return;
    painter.save();
    painter.setClipRect(area & frame.pixels);
    painter.translate(frame.origin);
    painter.scale(frame.squarePixels, frame.squarePixels);
    frame.drawPlainly(painter, squares);
    painter.restore();
}

void MapPictures::paint(QPainter& painter, const Frame& frame)
{
    const double scale = frame.squarePixels * frame.devicePixelRatio;
    const bool isZooming = m_lastScale != 0 && scale != m_lastScale;
    m_lastScale = scale;
    m_clock.start();
    m_isAnyDrawn = false;
    m_complete = !isZooming;
    const double drawnScale = isZooming ? steadyScale(scale) : scale;
    const double piecePixels = side * frame.squarePixels / drawnScale; // as large as a piece is in the item
    const QRectF area = frame.pixels.translated(-frame.origin);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (int row = int(std::floor(area.top() / piecePixels)); row * piecePixels < area.bottom(); ++row)
        for (int column = int(std::floor(area.left() / piecePixels)); column * piecePixels < area.right();
             ++column)
            paintPiece(painter, frame, {frame.level, drawnScale, column, row});
    painter.restore();
}

} // namespace delve
