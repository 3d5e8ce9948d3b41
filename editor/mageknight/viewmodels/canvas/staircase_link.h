// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/thing_bounds.h"
#include "editor/mageknight/viewmodels/canvas/thing_selection.h"
#include "editor/text/language_watch.h"

#include <QObject>
#include <QVariantList>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// The selected staircase and where it leads. MRK-23.
class StaircaseLink : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// Where the partner of the selected staircase lies; empty unless one alone is selected that has one.
    Q_PROPERTY(QString destination READ destination NOTIFY changed)

public:
    StaircaseLink(ScenarioDocument& document, ThingSelection& selection, QObject* parent = nullptr);

    QString destination() const;
    /// Selects the partner and asks for it to be shown.
    Q_INVOKABLE void follow();

signals:
    void changed();
    void followed(int level, const QVariantList& areas);

private:
    const PlacedMarker* partner() const;

    ScenarioDocument& m_document;
    ThingSelection& m_selection;
    LanguageWatch m_language{[this] { emit changed(); }};
};

} // namespace delve::mageknight
