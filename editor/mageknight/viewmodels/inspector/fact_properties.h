// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/inspector/property.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

namespace delve::mageknight {

/// What a scenario says about itself: title, author, story, levels, map and the options of its
/// players.
std::vector<Property> propertiesOf(const ScenarioFacts& facts, const Content& content,
                                   const std::string& language);

/// The facts with another value of one of these properties, which faultOf finds nothing wrong with.
ScenarioFacts withProperty(ScenarioFacts facts, const Content& content, const QString& name,
                           const QString& value);

} // namespace delve::mageknight
