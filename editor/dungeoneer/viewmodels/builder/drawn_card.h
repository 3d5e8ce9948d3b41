// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/builder/card_spots.h"
#include "editor/dungeoneer/viewmodels/builder/set_draft.h"

#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QVariantList>

namespace delve::dungeoneer {

/// The card that is edited, drawn as it will be printed, as large as there is room; and its parts, which lead
/// to the fields of the form.
class DrawnCard : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::SetDraft* draft READ draft WRITE setDraft NOTIFY draftChanged)
    Q_PROPERTY(int drawingStyle MEMBER m_style WRITE setStyle NOTIFY changed)
    /// The language of its texts: "en", "it"; empty: that of the program.
    Q_PROPERTY(QString language MEMBER m_language WRITE setLanguage NOTIFY changed)
    /// Its parts: objects with area (of this item), field and label.
    Q_PROPERTY(QVariantList spots READ spots NOTIFY spotsChanged)
    /// All that the card says, for screen readers.
    Q_PROPERTY(QString words READ words NOTIFY changed)

public:
    explicit DrawnCard(QQuickItem* parent = nullptr);

    SetDraft* draft() const { return m_draft; }
    void setDraft(SetDraft* draft);
    void setStyle(int style);
    void setLanguage(const QString& language);
    QVariantList spots() const;
    QString words() const;

    void paint(QPainter* painter) override;

signals:
    void draftChanged();
    void changed();
    void spotsChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void look();
    std::optional<AnyCard> card() const;
    QString spokenLanguage() const;
    /// Where the card lies in this item.
    QRectF shownArea() const;

    QPointer<SetDraft> m_draft;
    int m_style = 0;
    QString m_language;
    std::vector<CardSpot> m_spots;
    QImage m_picture;
    LanguageWatch m_watch{[this] { look(); }};
};

} // namespace delve::dungeoneer
