// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/fixes/fix.h"

#include <QString>

#include <string>

namespace delve::mageknight {

class ScenarioNames;

/// What a fix does to the scenario that it was made for, in the language of the user; names of pieces in the
/// given language.
QString sentence(const Fix& fix, const Scenario& scenario, const Content& content,
                 const std::string& language);

/// What a fix does, by names that are kept for many sentences about one scenario.
QString sentence(const Fix& fix, const ScenarioNames& names);

} // namespace delve::mageknight
