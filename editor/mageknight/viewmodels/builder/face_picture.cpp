// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/face_picture.h"

#include "editor/mageknight/render/face_painter.h"
#include "editor/viewmodels/canvas/chosen_style.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QPainter>

#include <algorithm>

namespace delve::mageknight {

FacePicture::FacePicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &FacePicture::changed, this, [this] { update(); });
}

void FacePicture::setPack(PackViewModel* pack)
{
    if (!exchangeWatched(m_pack, pack, *this))
        return;
    if (m_pack)
        connect(m_pack, &PackViewModel::pieceEdited, this, &FacePicture::changed);
    emit changed();
}

void FacePicture::paint(QPainter* painter)
{
    const auto tile = m_pack ? m_pack->tile() : std::nullopt;
    if (!tile)
        return;
    const Size squares = sizeOf(tile->kind);
    const double pixels = std::min(width() / squares.width, height() / squares.height);
    painter->translate((width() - squares.width * pixels) / 2, (height() - squares.height * pixels) / 2);
    painter->scale(pixels, pixels);
    paintFace(*painter, *tile, m_side == 1 ? TileSide::B : TileSide::A, Rotation::None, chosenStyle(m_style),
              pixels);
}

} // namespace delve::mageknight
