// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/inspector/thing_properties.h"

namespace delve::mageknight {

/// What can be said and changed of a figure that stands in the dungeon from the start, but for its square.
std::vector<Property> figureProperties(const PlacedFigure& figure, const Scenario& scenario,
                                       const Content& content, const std::string& language);

/// Changes one of them; what no longer goes with it is set anew.
void changeFigure(PlacedFigure& figure, const Content& content, const QString& name, const QString& value);

} // namespace delve::mageknight
