// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/print_options.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QStringList>

namespace delve::mageknight {

/// What whoever has nothing but the printed pages must be told to play with them, one sentence or two each;
/// nothing of what the scenario does not have.
QStringList playInWords(const Scenario& scenario, const PrintOptions& options);

} // namespace delve::mageknight
