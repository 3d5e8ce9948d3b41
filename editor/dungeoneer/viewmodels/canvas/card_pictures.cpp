// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/canvas/card_pictures.h"

#include "editor/dungeoneer/render/card_look.h"
#include "editor/dungeoneer/render/card_measures.h"

namespace delve::dungeoneer {

void CardPictures::beginFrame(RenderStyle style, double pixelsPerMm)
{
    if (style != m_style)
        m_pictures.clear();
    m_style = style;
    m_pictures.beginFrame(pixelsPerMm);
}

MapCardPainter CardPictures::painter()
{
    return [this](QPainter& painter, const CardSet& set, const MapCard& card, const MapCardPose& pose) {
        const auto draw = [&](QPainter& picture, double pixels) {
            picture.setRenderHint(QPainter::Antialiasing);
            paintMapCard(picture, set, card, pose, {m_style, pixels});
        };
        if (!m_pictures.paint(painter, {card.id, pose.isTurned, pose.showsText}, cardArea().size(), draw))
            painter.fillRect(cardArea(), coloursOf(lookOf(card), m_style).scene);
    };
}

} // namespace delve::dungeoneer
