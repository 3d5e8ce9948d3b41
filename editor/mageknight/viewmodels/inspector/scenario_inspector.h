// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/inspector/inspector_model.h"

#include <QPointer>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// The properties of what is selected in a document, or of the scenario itself while nothing is. Of several
/// things those that all of them have. A row stays while its property does, so that one can go on typing.
class ScenarioInspector : public delve::InspectorModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)

public:
    using InspectorModel::InspectorModel;

    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    QString title() const override;

    /// Gives everything that is selected this value, as one step of undo.
    bool set(int row, const QString& value) override;

signals:
    void documentChanged();

private:
    void update();
    std::vector<Property> properties() const;

    QPointer<ScenarioViewModel> m_document;
    LanguageWatch m_language{[this] { update(); }};
};

} // namespace delve::mageknight
