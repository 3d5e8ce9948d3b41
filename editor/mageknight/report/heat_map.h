// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/stats/batch_file.h"

#include <QPainter>

#include <vector>

namespace delve::mageknight {

enum class HeatKind : std::uint8_t
{
    Visits, ///< of heroes
    Deaths  ///< of heroes
};

/// How often something happened on the squares of a level.
struct HeatMap
{
    struct Spot
    {
        Square square;
        play::Tally::Count count = 0;
    };

    HeatKind kind = HeatKind::Visits;
    std::vector<Spot> spots;     ///< without those where it never did
    play::Tally::Count most = 0; ///< on any level, so that levels can be compared
    std::vector<Square> never;   ///< for visits: squares that could be entered
};

HeatMap heatMapOf(const play::BatchFile& file, HeatKind kind, int level, std::span<const Square> unvisited);

/// The colour and the size (in squares) of a spot: both tell how much it is, so that neither is needed alone.
QColor heatColour(HeatKind kind, double strength);
double heatSize(double strength);
/// From 0 to 1; its root, since few squares have very many.
double heatStrength(play::Tally::Count count, play::Tally::Count most);

/// Paints the spots over a map; one unit of the painter is one square. Numbers where squares have room. Where
/// only some squares are visible, the others are left out.
void paintHeatMap(QPainter& painter, const HeatMap& map, double pixelsPerSquare, const QRectF& visible = {});

/// The scale that goes with a map: spots from few to many with their counts, from (0, 0) to its size in
/// pixels.
QSizeF heatLegendSize();
void paintHeatLegend(QPainter& painter, const HeatMap& map, const QColor& text);

} // namespace delve::mageknight
