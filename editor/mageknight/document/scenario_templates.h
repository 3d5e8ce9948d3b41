// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QString>

#include <vector>

namespace delve::mageknight {

/// A way to begin a scenario.
struct ScenarioTemplate
{
    QString id; ///< for programs: "lone-wolf"
    QString title;
    QString description;
    Scenario scenario;
};

/// An empty scenario for so many players, with all packs of the content.
Scenario newScenario(const Content& content, int players = 2);

/// The ways to begin, the most common first.
std::vector<ScenarioTemplate> scenarioTemplates(const Content& content);

} // namespace delve::mageknight
