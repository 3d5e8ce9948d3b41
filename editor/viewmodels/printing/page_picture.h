// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/printing/pages_model.h"

#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>
#include <qqmlregistration.h>

#include <atomic>
#include <memory>

namespace delve {

/// The picture of one page as it will be printed. It is painted beside the window, at the size at which it is
/// shown; until it is there, the page is blank, and an older picture stays in its place.
class PagePicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::PagesModel* pages READ pages WRITE setPages NOTIFY pagesChanged)
    Q_PROPERTY(int page READ page WRITE setPage NOTIFY pageChanged)
    /// Whether the picture shown is that of the page.
    Q_PROPERTY(bool ready READ isReady NOTIFY readyChanged)

public:
    explicit PagePicture(QQuickItem* parent = nullptr);
    ~PagePicture() override;

    PagesModel* pages() const { return m_pages; }
    void setPages(PagesModel* pages);
    int page() const { return m_page; }
    void setPage(int page);
    bool isReady() const { return m_isReady; }

    void paint(QPainter* painter) override;

signals:
    void pagesChanged();
    void pageChanged();
    void readyChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    void request();
    void setReady(bool ready);

    QPointer<PagesModel> m_pages;
    int m_page = 0;
    QImage m_picture;
    bool m_isReady = false;
    /// Set once the picture that is being painted is not wanted any more.
    std::shared_ptr<std::atomic<bool>> m_isUnwanted;
};

} // namespace delve
