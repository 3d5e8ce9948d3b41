// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/inspector/property_list_model.h"

namespace delve {

/// The properties of what is selected in a document, or of the document itself while nothing is.
class InspectorModel : public delve::PropertyListModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    /// "Cistern", "4 things", or "Scenario".
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)

public:
    using PropertyListModel::PropertyListModel;

    virtual QString title() const = 0;

signals:
    void titleChanged();
};

} // namespace delve
