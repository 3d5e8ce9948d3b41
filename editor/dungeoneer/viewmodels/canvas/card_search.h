// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/viewmodels/canvas/thing_search.h"

#include <QPointer>

namespace delve::dungeoneer {

/// Finds cards and notes of a document by name, type, set, text or id.
class CardSearch : public delve::ThingSearch // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::dungeoneer::CardMapViewModel* document READ document WRITE setDocument NOTIFY documentChanged)

public:
    explicit CardSearch(QObject* parent = nullptr) : ThingSearch(parent) {}

    CardMapViewModel* document() const { return m_document; }
    void setDocument(CardMapViewModel* document);

signals:
    void documentChanged();

protected:
    std::vector<Hit> hitsFor(const QString& words) const override;
    void select(const ThingId& thing) override { m_document->selection()->set({thing}); }

private:
    QString textOf(const PlacedCard& card) const;

    QPointer<CardMapViewModel> m_document;
};

} // namespace delve::dungeoneer
