// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/scenario_document.h"
#include "editor/text/language_watch.h"

#include <QObject>
#include <QStringList>
#include <qqmlregistration.h>

#include <span>
#include <vector>

namespace delve::mageknight {

/// The things of a document that are selected, in the order in which they were chosen. What an edit takes
/// away is no longer selected. Selecting is no edit: it marks nothing as modified.
class ThingSelection : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// "Cistern", or "4 things".
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit ThingSelection(ScenarioDocument& document, QObject* parent = nullptr);

    std::span<const ThingId> ids() const { return m_ids; }
    int count() const { return int(m_ids.size()); }
    bool contains(const ThingId& id) const;
    QString text() const;

    void set(std::vector<ThingId> ids);
    void add(std::span<const ThingId> ids);
    void toggle(const ThingId& id);
    Q_INVOKABLE void clear() { set({}); }
    Q_INVOKABLE void setIds(const QStringList& ids);

signals:
    void changed();

private:
    void forgetRemoved(const Edit& edit);

    ScenarioDocument& m_document;
    std::vector<ThingId> m_ids;
    LanguageWatch m_language{[this] { emit changed(); }};
};

} // namespace delve::mageknight
