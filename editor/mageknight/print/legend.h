// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/page_parts.h"

#include <functional>
#include <vector>

namespace delve::mageknight {

/// A sign of the map and what it means.
struct LegendEntry
{
    QString text;
    std::function<void(QPainter&)> icon; ///< paints the square from (0, 0) to (1, 1)
};

/// The signs that occur in a scenario, each once, with how many there are.
std::vector<LegendEntry> legendOf(const PrintSubject& subject);

/// The height of a legend in columns across a width. A legend of another scale has smaller signs and words.
double legendHeight(const std::vector<LegendEntry>& legend, double width, double scale = 1);

/// The largest scale, down to a half, at which a legend is no higher than this.
double legendScale(const std::vector<LegendEntry>& legend, const QSizeF& room);

/// Paints a legend from the top of an area.
void paintLegend(QPainter& painter, const std::vector<LegendEntry>& legend, const QRectF& area,
                 double scale = 1);

} // namespace delve::mageknight
