// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_painter.h"
#include "editor/dungeoneer/viewmodels/document/card_library.h"
#include "editor/text/language_watch.h"

#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>

namespace delve::dungeoneer {

/// A card of any kind, drawn as it is printed, as large as there is room.
class CardThumbnail : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::CardLibrary* library READ library WRITE setLibrary NOTIFY changed)
    /// "card:overdraft/crypt"
    Q_PROPERTY(QString piece MEMBER m_piece NOTIFY changed)
    Q_PROPERTY(bool turned MEMBER m_isTurned NOTIFY changed)
    Q_PROPERTY(int drawingStyle MEMBER m_style NOTIFY changed)

public:
    explicit CardThumbnail(QQuickItem* parent = nullptr);

    CardLibrary* library() const { return m_library; }
    void setLibrary(CardLibrary* library);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QPointer<CardLibrary> m_library;
    QString m_piece;
    bool m_isTurned = false;
    int m_style = 0;
    QImage m_picture;
    LanguageWatch m_language{[this] { emit changed(); }};
};

} // namespace delve::dungeoneer
