// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/piece_thumbnail.h"

#include "editor/mageknight/render/piece_picture.h"
#include "editor/viewmodels/canvas/chosen_style.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>

namespace delve::mageknight {

PieceThumbnail::PieceThumbnail(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &PieceThumbnail::changed, this, [this] {
        m_picture = {};
        update();
    });
}

void PieceThumbnail::setLibrary(Library* library)
{
    if (!exchangeWatched(m_library, library, *this))
        return;
    if (m_library)
        connect(m_library, &Library::contentChanged, this, &PieceThumbnail::changed);
    emit changed();
}

void PieceThumbnail::paint(QPainter* painter)
{
    const auto piece = Piece::fromKey(m_piece);
    if (!m_library || !piece)
        return;
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const QSize wanted = (size() * ratio).toSize();
    if (m_picture.isNull() ||
        (m_picture.width() != wanted.width() && m_picture.height() != wanted.height())) {
        PieceInHand carried{.piece = *piece, .rotation = Rotation::None, .flipped = m_flipped, .player = {}};
        const auto style = chosenStyle(m_style);
        m_picture = picturePiece(carried, m_library->content(), style, wanted);
    }
    const QSizeF shown = QSizeF(m_picture.size()) / ratio;
    painter->drawImage(QRectF(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), shown),
                       m_picture);
}

} // namespace delve::mageknight
