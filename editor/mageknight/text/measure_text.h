// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/measure.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QString>

#include <string>

namespace delve::mageknight {

/// What was measured, in one line: "Steps: 7 · Speed points: 9 · Range: 5 · Tiles: 2 · Line of fire: clear".
QString measureInWords(const Measure& measure, const Board& board, const Scenario& scenario,
                       const Content& content, const std::string& language);

} // namespace delve::mageknight
