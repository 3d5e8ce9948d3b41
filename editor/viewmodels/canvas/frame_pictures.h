// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace delve {

/// Pictures of pieces that lie on a map in many places. Each is drawn once for each size and then copied.
/// While a frame is short of time, pictures of another size stand in, and `isComplete` says that another
/// frame is wanted. `Key` names a piece as it lies, and has a qHash.
template <typename Key> class FramePictures
{
public:
    /// Frames draw at most so large; larger ones are scaled up from this.
    explicit FramePictures(double mostPixels, int kilobytes = 96 * 1024)
        : m_mostPixels(mostPixels), m_pictures(kilobytes)
    {}

    /// A frame begins, with so many device pixels to a unit.
    void beginFrame(double pixelsPerUnit)
    {
        m_isAnyDrawn = false;
        m_frame.start();
        setScale(pixelsPerUnit);
    }
    /// Within a frame: what follows is painted so large.
    void setScale(double pixelsPerUnit)
    {
        m_pixels = std::min(pixelsPerUnit, m_mostPixels);
        m_complete = true;
    }
    bool isComplete() const { return m_complete; }
    void clear() { m_pictures.clear(); }

    /// Paints a piece of a size in units with its corner at the origin of the painter, which counts in units;
    /// whoever asks restores the painter. `draw(painter, pixelsPerUnit)` draws it afresh. False, and nothing
    /// is painted, if there is no time and no picture.
    template <typename Draw> bool paint(QPainter& painter, const Key& key, QSizeF size, Draw&& draw)
    {
        const QImage* picture = pictureOf(key, size, draw);
        if (!picture)
            return false;
        const bool isSharp = picture->width() == int(std::ceil(size.width() * m_pixels));
        const QTransform& toPixels = painter.transform();
        if (isSharp && toPixels.type() <= QTransform::TxScale && std::abs(toPixels.m11() - m_pixels) < 0.01 &&
            painter.device()->devicePixelRatioF() == 1) {
            // Pixel by pixel, many times as fast as through a transformation.
            const QPointF corner(std::floor(toPixels.dx()), std::floor(toPixels.dy()));
            painter.resetTransform();
            painter.drawImage(corner, *picture);
            return true;
        }
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(QPointF(0, 0), size), *picture);
        return true;
    }

private:
    struct Sized
    {
        Key key;
        double pixels = 0;

        friend bool operator==(const Sized&, const Sized&) = default;
        friend size_t qHash(const Sized& sized, size_t seed = 0)
        {
            return qHashMulti(seed, sized.key, sized.pixels);
        }
    };

    static constexpr qint64 frameBudget = 4; ///< milliseconds for drawing afresh

    /// The sharp one, or for lack of time one of another size, or nothing.
    template <typename Draw> const QImage* pictureOf(const Key& key, QSizeF size, Draw& draw)
    {
        if (const QImage* sharp = m_pictures.object({key, m_pixels}))
            return sharp;
        // At least one a frame, or a slow machine would never get there.
        if (!m_isAnyDrawn || m_frame.elapsed() < frameBudget) {
            m_isAnyDrawn = true;
            auto* picture =
                new QImage(int(std::ceil(size.width() * m_pixels)), int(std::ceil(size.height() * m_pixels)),
                           QImage::Format_ARGB32_Premultiplied);
            picture->fill(Qt::transparent);
            QPainter painter(picture);
            painter.scale(picture->width() / size.width(), picture->height() / size.height());
            draw(painter, m_pixels);
            painter.end();
            m_pictures.insert({key, m_pixels}, picture,
                              std::max<qsizetype>(1, picture->sizeInBytes() / 1024));
            return picture;
        }
        m_complete = false;
        // The sizes in which the map is drawn while it is zoomed.
        const double steady = std::exp2(std::round(std::log2(m_pixels)));
        for (const double other : {steady, 2 * steady, steady / 2})
            if (const QImage* standIn = m_pictures.object({key, other}))
                return standIn;
        return nullptr;
    }

    double m_mostPixels;
    double m_pixels = 0;
    bool m_isAnyDrawn = false; ///< in this frame
    bool m_complete = true;
    QElapsedTimer m_frame;
    QCache<Sized, QImage> m_pictures; ///< cost in kilobytes
};

} // namespace delve
