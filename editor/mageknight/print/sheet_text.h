// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/page_parts.h"
#include "editor/print/flow.h"

namespace delve::mageknight {

/// Everything a scenario sheet says: story, setup tile by tile, teams, pools, rules, notes.
Flow sheetText(const PrintSubject& subject, double width);

/// The number of a tile in the setup list, on a round badge.
void paintTileNumber(QPainter& painter, const QPointF& centre, double diameter, int number);

} // namespace delve::mageknight
