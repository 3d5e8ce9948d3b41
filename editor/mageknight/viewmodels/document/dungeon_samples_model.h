// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/document/samples_model.h"

namespace delve::mageknight {

/// The sample dungeons.
class DungeonSamplesModel : public delve::SamplesModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit DungeonSamplesModel(QObject* parent = nullptr);
};

} // namespace delve::mageknight
