// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/document/selection.h"

#include <span>

namespace delve::dungeoneer {

/// The cards and notes of a document that are selected, in the order in which they were chosen. What an edit
/// takes away is no longer selected.
class CardSelection : public delve::Selection // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")

public:
    explicit CardSelection(CardMapDocument& document, QObject* parent = nullptr);

    std::span<const ThingId> ids() const { return m_ids; }
    int count() const override { return int(m_ids.size()); }
    bool contains(const ThingId& id) const;
    QString text() const override;

    void set(std::vector<ThingId> ids);
    void toggle(const ThingId& id);
    void setIds(const QStringList& ids) override;

private:
    CardMapDocument& m_document;
    std::vector<ThingId> m_ids;
    LanguageWatch m_language{[this] { emit changed(); }};
};

} // namespace delve::dungeoneer
