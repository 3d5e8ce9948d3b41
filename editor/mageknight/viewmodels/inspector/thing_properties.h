// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/inspector/property.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"

namespace delve::mageknight {

/// Everything that can be said about a placed thing, in the order of the inspector. Names of pieces are in
/// the given language.
std::vector<Property> propertiesOf(const Scenario& scenario, const Content& content, ThingPlace place,
                                   const std::string& language);

/// The edit that gives a thing another value of one of its properties, which faultOf finds nothing wrong
/// with. Empty where the thing cannot have it, like a place outside the grid.
Edit withProperty(const Scenario& scenario, const Content& content, ThingPlace place, const QString& name,
                  const QString& value);

} // namespace delve::mageknight
