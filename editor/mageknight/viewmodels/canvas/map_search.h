// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/viewmodels/canvas/thing_search.h"

#include <QPointer>

namespace delve::mageknight {

/// Finds things of a document by their name, kind, id or, for notes, text.
class MapSearch : public delve::ThingSearch // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)

public:
    explicit MapSearch(QObject* parent = nullptr) : ThingSearch(parent) {}

    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);

signals:
    void documentChanged();

protected:
    std::vector<Hit> hitsFor(const QString& words) const override;
    void select(const ThingId& thing) override { m_document->selection()->set({thing}); }

private:
    QString textOf(ThingKind kind, const Thing& thing) const;

    QPointer<ScenarioViewModel> m_document;
};

} // namespace delve::mageknight
