// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_map_painter.h"
#include "editor/viewmodels/canvas/frame_pictures.h"

namespace delve::dungeoneer {

/// Pictures of Map cards for the screen, as they lie. They are drawn once for each size and then copied.
class CardPictures
{
public:
    /// Begins a frame in which a millimetre is so many device pixels wide.
    void beginFrame(RenderStyle style, double pixelsPerMm);
    /// Goes on in the same frame with another size, and forgets what was incomplete so far.
    void setScale(double pixelsPerMm) { m_pictures.setScale(pixelsPerMm); }
    bool isComplete() const { return m_pictures.isComplete(); }
    /// Forgets all pictures, for cards may look different now.
    void clear() { m_pictures.clear(); }

    /// Paints cards for paintLayer().
    MapCardPainter painter();

private:
    struct LaidFront
    {
        ContentId card;
        bool isTurned = false;
        bool showsText = true;
        friend bool operator==(const LaidFront&, const LaidFront&) = default;
        friend size_t qHash(const LaidFront& front, size_t seed = 0)
        {
            const std::string& id = front.card.text();
            return qHash(QByteArrayView(id.data(), qsizetype(id.size())),
                         seed + size_t(front.isTurned) * 2 + size_t(front.showsText));
        }
    };

    static constexpr double mostCachedPixels = 12; ///< to a millimetre

    FramePictures<LaidFront> m_pictures{mostCachedPixels};
    RenderStyle m_style = RenderStyle::FullColour;
};

} // namespace delve::dungeoneer
