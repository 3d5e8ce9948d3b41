// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>

#include <functional>

namespace delve {

/// Pictures of the map in pieces, so that moving it costs no more than copying them, however much lies there.
/// While the map is being zoomed, and while a frame is short of time, pictures of another size stand in, and
/// `isComplete` says that another frame is wanted.
class MapPictures
{
public:
    /// Paints some squares on a picture with so many device pixels to a square; the painter counts in
    /// squares. False if it could not be painted as well as it should.
    using Draw = std::function<bool(QPainter&, const QRectF& squares, double pixelsPerSquare)>;
    /// Paints some squares as plainly as possible, for lack of time.
    using DrawPlainly = std::function<void(QPainter&, const QRectF& squares)>;

    struct Frame
    {
        int level = 0;
        QPointF origin;          ///< where square (0, 0) begins, in whole pixels of the item
        double squarePixels = 0; ///< of the item
        double devicePixelRatio = 1;
        QRectF pixels; ///< what is to be painted
        Draw draw;
        DrawPlainly drawPlainly;
    };

    void paint(QPainter& painter, const Frame& frame);
    bool isComplete() const { return m_complete; }
    /// The squares look different now.
    void touch(int level, const QRectF& squares);
    /// Everything may look different now.
    void clear() { m_pictures.clear(); }

private:
    struct Key
    {
        int level = 0;
        double scale = 0; ///< device pixels of a square
        int column = 0;
        int row = 0;

        friend bool operator==(const Key&, const Key&) = default;
        friend size_t qHash(const Key& key, size_t seed = 0)
        {
            return qHashMulti(seed, key.level, key.scale, key.column, key.row);
        }
        QRectF pixels() const;
        QRectF squares() const;
    };
    struct Picture
    {
        QImage image;
        QRectF stale; ///< squares that look different now
        bool isFine = false;
    };

    bool hasTime() const;
    Picture* drawn(const Key& key, const Frame& frame);
    bool drawInto(Picture& picture, const Key& key, const QRectF& squares, const Frame& frame) const;
    void paintPiece(QPainter& painter, const Frame& frame, const Key& key);
    bool paintStandIn(QPainter& painter, const Frame& frame, const QRectF& squares, double scale);

    QCache<Key, Picture> m_pictures{96 * 1024}; ///< cost in kilobytes
    double m_lastScale = 0;
    QElapsedTimer m_clock;
    bool m_isAnyDrawn = false; ///< in this frame
    bool m_complete = true;
};

} // namespace delve
