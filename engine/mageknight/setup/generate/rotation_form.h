// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <string>

namespace delve::mageknight {

/// A text that two layouts share exactly if one is the other moved and turned: the same tiles and faces in
/// the same places. Pieces and the order of placement do not matter.
std::string rotationForm(const Scenario& scenario, const Content& content);

} // namespace delve::mageknight
