// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/palette.h"
#include "engine/mageknight/content/tile.h"
#include "engine/mageknight/scenario/scenario.h"

namespace delve::mageknight {

/// The colour of a team's arrows and of a grade of tokens, as this style shows it.
QColor playerColour(PlayerColour colour, RenderStyle style);
QColor gradeColour(Colour colour, RenderStyle style);

} // namespace delve::mageknight
