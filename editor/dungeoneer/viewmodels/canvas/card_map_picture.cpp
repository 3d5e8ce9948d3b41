// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/canvas/card_map_picture.h"

#include "editor/dungeoneer/render/card_map_painter.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>

namespace delve::dungeoneer {

CardMapPicture::CardMapPicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
    connect(this, &CardMapPicture::changed, this, [this] {
        m_picture = {};
        update();
    });
}

void CardMapPicture::setLibrary(CardLibrary* library)
{
    if (m_library == library)
        return;
    m_library = library;
    emit changed();
}

void CardMapPicture::setPath(const QString& path)
{
    if (m_path == path)
        return;
    m_path = path;
    m_scenario.reset();
    if (auto scenario = loadScenario(path.toStdString()))
        m_scenario = *std::move(scenario);
    emit changed();
}

void CardMapPicture::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickPaintedItem::itemChange(change, data);
    if (change == ItemVisibleHasChanged && data.boolValue)
        update();
}

void CardMapPicture::paint(QPainter* painter)
{
    if (!isVisible()) // Qt Quick asks for hidden items, too: on a welcome page behind an open scenario
        return;
    constexpr auto style = RenderStyle::FullColour;
    const QRectF whole(QPointF(0, 0), size());
    if (!m_scenario || !m_library || whole.isEmpty()) {
        painter->fillRect(whole, tableColour(style));
        return;
    }
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const QSize wanted = (size() * ratio).toSize();
    if (m_picture.size() != wanted) {
        constexpr double margin = 12; // millimetres of the table around the cards
        const QRectF map = boundsOf(*m_scenario).adjusted(-margin, -margin, margin, margin);
        const double perMm = std::min(wanted.width() / map.width(), wanted.height() / map.height());
        m_picture = QImage(wanted, QImage::Format_RGB32);
        m_picture.fill(tableColour(style));
        QPainter drawing(&m_picture);
        drawing.setRenderHint(QPainter::Antialiasing);
        drawing.translate(QPointF(wanted.width(), wanted.height()) / 2);
        drawing.scale(perMm, perMm);
        drawing.translate(-map.center());
        CardMapPaint paint;
        paint.card = {style, perMm};
        paint.showsText = false;
        paintCardMap(drawing, *m_scenario, m_library->cards(), paint);
    }
    painter->drawImage(whole, m_picture);
}

} // namespace delve::dungeoneer
