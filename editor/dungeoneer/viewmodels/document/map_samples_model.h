// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/document/samples_model.h"

namespace delve::dungeoneer {

/// The sample card maps.
class MapSamplesModel : public delve::SamplesModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit MapSamplesModel(QObject* parent = nullptr);
};

} // namespace delve::dungeoneer
