// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QStringList>

namespace delve::mageknight {

/// The options of a scenario that differ from the rulebook, one sentence each; one sentence that says so if
/// none does.
QStringList optionsInWords(const ScenarioOptions& options, const Content& content,
                           const std::string& language);

} // namespace delve::mageknight
