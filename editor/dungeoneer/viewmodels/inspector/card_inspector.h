// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/inspector/inspector_model.h"

#include <QPointer>

namespace delve::dungeoneer {

/// The properties of what is selected in a card map, or of the scenario itself while nothing is. Of several
/// things those that all of them have.
class CardInspector : public delve::InspectorModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::dungeoneer::CardMapViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    /// The one card that is selected, as pickers and pictures know it; empty for none.
    Q_PROPERTY(QString piece READ piece NOTIFY titleChanged)
    Q_PROPERTY(bool turned READ isTurned NOTIFY titleChanged)

public:
    using InspectorModel::InspectorModel;

    CardMapViewModel* document() const { return m_document; }
    void setDocument(CardMapViewModel* document);
    QString title() const override;
    QString piece() const;
    bool isTurned() const;

    /// Gives everything that is selected this value, as one step of undo.
    bool set(int row, const QString& value) override;

signals:
    void documentChanged();

private:
    void update();
    std::vector<Property> properties() const;
    const PlacedCard* card() const;

    QPointer<CardMapViewModel> m_document;
    LanguageWatch m_language{[this] { update(); }};
};

} // namespace delve::dungeoneer
