// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/viewmodels/panels/outline_model.h"

#include <QPointer>

namespace delve::mageknight {

/// A scenario as a tree: its players with their figures, its levels with their tiles, and on each tile what
/// lies there.
class ScenarioOutline : public delve::OutlineModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)

public:
    explicit ScenarioOutline(QObject* parent = nullptr) : OutlineModel(parent) {}

    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);

signals:
    void documentChanged();

protected:
    std::vector<Row> rows() const override;
    QString titleOf(const ThingId& thing) const override;
    bool isSelected(const ThingId& thing) const override;
    void choose(const ThingId& thing) override;
    std::optional<Spot> spotOf(const ThingId& thing) const override;

private:
    QPointer<ScenarioViewModel> m_document;
};

} // namespace delve::mageknight
