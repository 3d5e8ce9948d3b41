// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/printing/page_picture.h"

#include "editor/viewmodels/exchange_watched.h"

#include <QCoreApplication>
#include <QQuickWindow>

#include <algorithm>

namespace delve {

PagePicture::PagePicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
}

PagePicture::~PagePicture()
{
    if (m_isUnwanted)
        *m_isUnwanted = true;
}

void PagePicture::setPages(PagesModel* pages)
{
    if (!exchangeWatched(m_pages, pages, *this))
        return;
    if (m_pages)
        connect(m_pages, &PagesModel::planChanged, this, &PagePicture::request);
    emit pagesChanged();
    request();
}

void PagePicture::setPage(int page)
{
    if (m_page == page)
        return;
    m_page = page;
    m_picture = {};
    emit pageChanged();
    request();
}

void PagePicture::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        request();
}

void PagePicture::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickPaintedItem::itemChange(change, data);
    if (change == ItemVisibleHasChanged || change == ItemSceneChange)
        request();
}

void PagePicture::setReady(bool ready)
{
    if (m_isReady == ready)
        return;
    m_isReady = ready;
    emit readyChanged();
}

void PagePicture::request()
{
    if (m_isUnwanted)
        *m_isUnwanted = true;
    setReady(false);
    if (!isVisible() || width() < 1 || !m_pages || m_page < 0 || m_page >= m_pages->count())
        return;
    const auto plan = m_pages->plan();
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const double dotsPerInch = std::max(1.0, width() * ratio / (plan->paper.width() / 25.4));
    m_isUnwanted = std::make_shared<std::atomic<bool>>(false);
    m_pages->painters().start(
        [self = QPointer(this), isUnwanted = m_isUnwanted, plan, page = std::size_t(m_page), dotsPerInch] {
            if (*isUnwanted)
                return;
            const QImage picture = pictureOfPage(*plan, page, dotsPerInch);
            // Handed over in the thread of the window, where the item is gone or stays.
            QMetaObject::invokeMethod(QCoreApplication::instance(), [self, isUnwanted, picture] {
                if (!self || *isUnwanted)
                    return;
                self->m_picture = picture;
                self->setReady(true);
                self->update();
            });
        });
}

void PagePicture::paint(QPainter* painter)
{
    const QRectF page(QPointF(0, 0), size());
    painter->fillRect(page, Qt::white);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    if (!m_picture.isNull())
        painter->drawImage(page, m_picture);
}

} // namespace delve
