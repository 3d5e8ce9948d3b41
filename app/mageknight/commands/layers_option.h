// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/scenario_layers.h"

#include <string>
#include <vector>

namespace delve::mageknight {

/// The layers with these names, which have been checked.
inline LayerSet layersNamed(const std::vector<std::string>& names)
{
    LayerSet layers = LayerSet::none();
    for (const std::string& name : names)
        layers = layers.with(*fromName<ScenarioLayer>(name));
    return layers;
}

} // namespace delve::mageknight
