// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/drawn_card.h"

#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_painter.h"
#include "editor/dungeoneer/text/card_speech.h"
#include "editor/dungeoneer/text/card_text.h"
#include "editor/text/translations.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>

namespace delve::dungeoneer {

DrawnCard::DrawnCard(QQuickItem* parent) : QQuickPaintedItem(parent)
{}

void DrawnCard::setDraft(SetDraft* draft)
{
    if (!exchangeWatched(m_draft, draft, *this))
        return;
    if (m_draft)
        connect(m_draft, &SetDraft::pieceEdited, this, &DrawnCard::look);
    emit draftChanged();
    look();
}

void DrawnCard::setStyle(int style)
{
    m_style = style;
    look();
}

void DrawnCard::setLanguage(const QString& language)
{
    m_language = language;
    look();
}

QString DrawnCard::spokenLanguage() const
{
    return m_language.isEmpty() ? delve::spokenLanguage() : m_language;
}

std::optional<AnyCard> DrawnCard::card() const
{
    if (!m_draft || m_draft->piece().isEmpty())
        return std::nullopt;
    const ContentId wanted(m_draft->piece().toStdString());
    for (const AnyCard& each : cardsOf(m_draft->model().set()))
        if (headOf(each).id == wanted)
            return each;
    return std::nullopt;
}

/// Something looks different now.
void DrawnCard::look()
{
    m_picture = {};
    update();
    const auto shown = card();
    const CardLanguage spoken(spokenLanguage());
    auto now = shown ? spotsOf(m_draft->model().set(), *shown, spokenLanguage()) : std::vector<CardSpot>();
    emit changed();
    if (now == m_spots)
        return;
    m_spots = std::move(now);
    emit spotsChanged();
}

void DrawnCard::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        emit spotsChanged();
}

QRectF DrawnCard::shownArea() const
{
    const double perMm = std::min(width() / cardWidth, height() / cardHeight);
    const QSizeF size(cardWidth * perMm, cardHeight * perMm);
    return {QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

QVariantList DrawnCard::spots() const
{
    const QRectF shown = shownArea();
    const double perMm = shown.width() / cardWidth;
    QVariantList list;
    for (const CardSpot& spot : m_spots)
        list << QVariantMap{{QStringLiteral("area"),
                             QRectF(shown.topLeft() + spot.area.topLeft() * perMm, spot.area.size() * perMm)},
                            {QStringLiteral("field"), spot.field},
                            {QStringLiteral("label"), spot.label}};
    return list;
}

QString DrawnCard::words() const
{
    const auto shown = card();
    if (!shown)
        return {};
    const CardLanguage spoken(spokenLanguage());
    const CardText text =
        std::visit([&](const auto* one) { return cardText(m_draft->model().set(), *one); }, *shown);
    return (QStringList{text.name, text.type} + text.rules + QStringList{text.flavour} + text.turned)
        .join(u'\n');
}

void DrawnCard::paint(QPainter* painter)
{
    const auto shown = card();
    if (!shown)
        return;
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const QRectF area = shownArea();
    const QSize wanted = (area.size() * ratio).toSize();
    if (wanted.isEmpty())
        return;
    if (m_picture.size() != wanted) {
        m_picture = QImage(wanted, QImage::Format_ARGB32_Premultiplied);
        m_picture.fill(Qt::transparent);
        QPainter drawing(&m_picture);
        drawing.setRenderHint(QPainter::Antialiasing);
        const double perMm = wanted.width() / cardWidth;
        drawing.scale(perMm, perMm);
        const CardLanguage spoken(spokenLanguage());
        paintCard(drawing, m_draft->model().set(), *shown,
                  {RenderStyle(std::clamp(m_style, 0, int(allRenderStyles.size()) - 1)), perMm});
    }
    painter->drawImage(area, m_picture);
}

} // namespace delve::dungeoneer
