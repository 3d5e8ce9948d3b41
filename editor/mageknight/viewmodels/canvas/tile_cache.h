// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/viewmodels/canvas/frame_pictures.h"
#include "engine/mageknight/content/tile.h"

namespace delve::mageknight {

/// Pictures of tile faces for the screen. Tiles are drawn once for each size and then copied. While a frame
/// is short of time, pictures of another size or plain colours stand in, and `isComplete` says so.
class TileCache
{
public:
    /// Begins a frame in which a square is so many device pixels wide.
    void beginFrame(RenderStyle style, double pixelsPerSquare);
    /// Goes on in the same frame with squares of another width, and forgets what was incomplete so far.
    void setScale(double pixelsPerSquare) { m_pictures.setScale(pixelsPerSquare); }
    void paint(QPainter& painter, const Tile& tile, TileSide side, Rotation rotation);
    /// Forgets all pictures, for tiles may look different now.
    void clear() { m_pictures.clear(); }
    bool isComplete() const { return m_pictures.isComplete(); }

private:
    struct Face
    {
        ContentId tile;
        TileSide side = TileSide::A;
        Rotation rotation = Rotation::None;
        bool operator==(const Face&) const = default;
        friend size_t qHash(const Face& face, size_t seed = 0)
        {
            const std::string& id = face.tile.text();
            return qHash(QByteArrayView(id.data(), qsizetype(id.size())),
                         seed + size_t(face.side) * 4 + size_t(face.rotation));
        }
    };

    static constexpr double mostCachedPixels = 256;

    FramePictures<Face> m_pictures{mostCachedPixels, 128 * 1024};
    RenderStyle m_style = RenderStyle::FullColour;
};

} // namespace delve::mageknight
