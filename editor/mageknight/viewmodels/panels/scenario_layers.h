// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/panels/layers_model.h"
#include "engine/mageknight/scenario/edits/thing.h"

namespace delve::mageknight {

/// The layers of a scenario: one for each kind of thing on the map.
class ScenarioLayers : public delve::LayersModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit ScenarioLayers(QObject* parent = nullptr);

    /// What has no layer is always shown, and never locked.
    bool isShown(ThingKind kind) const;
    /// Shown and not locked.
    bool isOpen(ThingKind kind) const;

protected:
    QString nameOf(int row) const override;
};

} // namespace delve::mageknight
