// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/canvas/card_thumbnail.h"

#include "editor/dungeoneer/render/card_measures.h"
#include "editor/viewmodels/canvas/chosen_style.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

/// Drawn with at least the detail of a millimetre so many pixels wide, then shrunk.
constexpr double leastDetail = 1.5;

std::optional<AnyCard> cardOf(const Cards& cards, const ContentId& id)
{
    if (const MapCard* card = cards.map(id))
        return AnyCard(card);
    if (const HeroCard* card = cards.hero(id))
        return AnyCard(card);
    if (const QuestCard* card = cards.quest(id))
        return AnyCard(card);
    if (const AdventureCard* card = cards.adventure(id))
        return AnyCard(card);
    return std::nullopt;
}

} // namespace

CardThumbnail::CardThumbnail(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &CardThumbnail::changed, this, [this] {
        m_picture = {};
        update();
    });
}

void CardThumbnail::setLibrary(CardLibrary* library)
{
    if (!exchangeWatched(m_library, library, *this))
        return;
    if (m_library)
        connect(m_library, &CardLibrary::contentChanged, this, &CardThumbnail::changed);
    emit changed();
}

void CardThumbnail::paint(QPainter* painter)
{
    const ContentId id(m_piece.mid(5).toStdString());
    const auto card = m_library ? cardOf(m_library->cards(), id) : std::nullopt;
    if (!card)
        return;
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const double shownPerMm = std::min(width() / cardWidth, height() / cardHeight);
    const QSize wanted = (cardArea().size() * shownPerMm * ratio).toSize();
    if (wanted.isEmpty())
        return;
    if (m_picture.size() != wanted) {
        const double perMm = std::max(shownPerMm * ratio, leastDetail);
        QImage large((cardArea().size() * perMm).toSize(), QImage::Format_ARGB32_Premultiplied);
        large.fill(Qt::transparent);
        QPainter drawing(&large);
        drawing.setRenderHint(QPainter::Antialiasing);
        drawing.scale(large.width() / cardWidth, large.height() / cardHeight);
        const CardPaint paint{chosenStyle(m_style), perMm};
        const CardSet& set = *m_library->cards().setOf(id);
        if (const auto* map = std::get_if<const MapCard*>(&*card))
            paintMapCard(drawing, set, **map, {.isTurned = m_isTurned}, paint);
        else
            paintCard(drawing, set, *card, paint);
        drawing.end();
        m_picture = large.size() == wanted
                        ? large
                        : large.scaled(wanted, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }
    const QSizeF shown = QSizeF(m_picture.size()) / ratio;
    painter->drawImage(QRectF(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), shown),
                       m_picture);
}

} // namespace delve::dungeoneer
