// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QStringList>

#include <string>

namespace delve::mageknight {

/// A scenario in a few lines: teams with their points, the board, what lies on it.
QStringList summaryOf(const Scenario& scenario, const Content& content, const std::string& language);

} // namespace delve::mageknight
