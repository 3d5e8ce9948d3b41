// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "engine/mageknight/content/tile.h"

#include <QCache>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>

namespace delve::mageknight {

/// Pictures of tile faces for the screen. Tiles are drawn once for each size and then copied. While a frame
/// is short of time, pictures of another size or plain colours stand in, and `isComplete` says so.
class TileCache
{
public:
    /// Begins a frame in which a square is so many device pixels wide.
    void beginFrame(RenderStyle style, double pixelsPerSquare);
    /// Goes on in the same frame with squares of another width, and forgets what was incomplete so far.
    void setScale(double pixelsPerSquare);
    void paint(QPainter& painter, const Tile& tile, TileSide side, Rotation rotation);
    /// Forgets all pictures, for tiles may look different now.
    void clear() { m_pictures.clear(); }
    bool isComplete() const { return m_complete; }

private:
    struct Face
    {
        ContentId tile;
        TileSide side = TileSide::A;
        Rotation rotation = Rotation::None;
        double pixelsPerSquare = 0;
        bool operator==(const Face&) const = default;
        friend size_t qHash(const Face& face, size_t seed = 0)
        {
            const std::string& id = face.tile.text();
            return qHashMulti(seed + size_t(face.side) * 4 + size_t(face.rotation),
                              QByteArrayView(id.data(), qsizetype(id.size())), face.pixelsPerSquare);
        }
    };
    static QImage drawn(const Tile& tile, TileSide side, Rotation rotation, RenderStyle style, double pixels);

    const QImage* pictureOf(const Tile& tile, TileSide side, Rotation rotation);

    QCache<Face, QImage> m_pictures{128 * 1024}; ///< cost in kilobytes
    RenderStyle m_style = RenderStyle::FullColour;
    double m_pixelsPerSquare = 0;
    QElapsedTimer m_frame;
    bool m_complete = true;
    bool m_drawn = false; ///< a tile was drawn afresh in this frame
};

} // namespace delve::mageknight
