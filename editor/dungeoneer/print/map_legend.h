// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/print/print_parts.h"

namespace delve::dungeoneer {

/// One sign of a map and what it means. Signs are painted around (0, 0), at most 12 mm wide and 7 mm high.
struct LegendSign
{
    QString words;
    std::function<void(QPainter&)> paint;
};

/// The signs that the maps of a scenario show.
std::vector<LegendSign> legendOf(const CardPrintSubject& subject);

/// The height of a legend in columns of this width.
double legendHeight(const std::vector<LegendSign>& legend, double width);
void paintLegend(QPainter& painter, const std::vector<LegendSign>& legend, const QRectF& area);

} // namespace delve::dungeoneer
