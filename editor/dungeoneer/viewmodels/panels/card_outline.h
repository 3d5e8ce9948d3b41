// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/viewmodels/panels/outline_model.h"

#include <QPointer>

namespace delve::dungeoneer {

/// A card map as a tree: its players, its maps with their cards in order of placement, and notes.
class CardOutline : public delve::OutlineModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::dungeoneer::CardMapViewModel* document READ document WRITE setDocument NOTIFY documentChanged)

public:
    explicit CardOutline(QObject* parent = nullptr) : OutlineModel(parent) {}

    CardMapViewModel* document() const { return m_document; }
    void setDocument(CardMapViewModel* document);

signals:
    void documentChanged();

protected:
    std::vector<Row> rows() const override;
    QString titleOf(const ThingId& thing) const override;
    bool isSelected(const ThingId& thing) const override;
    void choose(const ThingId& thing) override;
    std::optional<Spot> spotOf(const ThingId& thing) const override;

private:
    QPointer<CardMapViewModel> m_document;
};

} // namespace delve::dungeoneer
