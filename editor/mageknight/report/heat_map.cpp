// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/heat_map.h"

#include "editor/mageknight/render/palette.h"
#include "editor/render/sketch.h"
#include "editor/render/text_block.h"

#include <QFontMetricsF>

#include <array>
#include <cmath>
#include <map>

namespace delve::mageknight {

namespace {

using Count = play::Tally::Count;

/// From few to many, darker all the way, so that they can be told apart without their hues.
const std::array<QColor, 5>& rampOf(HeatKind kind)
{
    static const std::array<QColor, 5> visits{QColor(0xff, 0xe9, 0x8a), QColor(0xff, 0xb8, 0x3d),
                                              QColor(0xf0, 0x75, 0x2c), QColor(0xc2, 0x2f, 0x4b),
                                              QColor(0x6d, 0x13, 0x5c)};
    static const std::array<QColor, 5> deaths{QColor(0xf6, 0xc3, 0xd0), QColor(0xec, 0x88, 0xa0),
                                              QColor(0xd6, 0x43, 0x66), QColor(0xa3, 0x14, 0x3c),
                                              QColor(0x5c, 0x05, 0x20)};
    return kind == HeatKind::Visits ? visits : deaths;
}

constexpr double pixelsForNumbers = 22;

void paintSpot(const Sketch& sketch, HeatKind kind, const QPointF& centre, double strength)
{
    const double size = heatSize(strength);
    QColor colour = heatColour(kind, strength);
    colour.setAlphaF(0.86f);
    const QColor rim(0, 0, 0, 120);
    sketch.painter.setPen(sketch.pen(rim, 0.03));
    sketch.painter.setBrush(colour);
    const QRectF area = around(centre, size, size);
    if (kind == HeatKind::Visits)
        sketch.painter.drawRoundedRect(area, 0.1, 0.1);
    else
        sketch.painter.drawEllipse(area);
}

} // namespace

HeatMap heatMapOf(const play::BatchFile& file, HeatKind kind, int level, std::span<const Square> unvisited)
{
    HeatMap map;
    map.kind = kind;
    std::map<SquareIndex, Count> counts;
    const play::Tally& tally = file.state.tally;
    if (kind == HeatKind::Visits)
        for (std::size_t i = 0; i < tally.visits.size(); ++i)
            counts[SquareIndex(i)] = tally.visits[i];
    else
        for (const auto& [death, count] : tally.deaths)
            if (death.square != noSquare)
                counts[death.square] += count;
    for (const auto& [index, count] : counts) {
        map.most = std::max(map.most, count);
        const Square square = file.squares[std::size_t(index)];
        if (count > 0 && square.level == level)
            map.spots.push_back({square, count});
    }
    if (kind == HeatKind::Visits)
        for (const Square square : unvisited)
            if (square.level == level)
                map.never.push_back(square);
    return map;
}

QColor heatColour(HeatKind kind, double strength)
{
    const auto& ramp = rampOf(kind);
    const double place = std::clamp(strength, 0.0, 1.0) * double(ramp.size() - 1);
    const std::size_t step = std::min(std::size_t(place), ramp.size() - 2);
    return mixed(ramp[step], ramp[step + 1], place - double(step));
}

double heatSize(double strength)
{
    return 0.34 + 0.6 * std::clamp(strength, 0.0, 1.0);
}

double heatStrength(Count count, Count most)
{
    return most == 0 ? 0 : std::sqrt(double(count) / double(most));
}

void paintHeatMap(QPainter& painter, const HeatMap& map, double pixelsPerSquare, const QRectF& visible)
{
    const auto isVisible = [&](Square square) {
        return visible.isNull() || visible.intersects(QRectF(square.x, square.y, 1, 1));
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Sketch sketch{painter, RenderStyle::FullColour, pixelsPerSquare, Noise("heat")};
    for (const HeatMap::Spot& spot : map.spots) {
        if (!isVisible(spot.square))
            continue;
        const QPointF centre(spot.square.x + 0.5, spot.square.y + 0.5);
        const double strength = heatStrength(spot.count, map.most);
        paintSpot(sketch, map.kind, centre, strength);
        if (map.kind == HeatKind::Deaths && pixelsPerSquare >= pixelsForNumbers && strength > 0.3)
            sketch.text(QString::number(spot.count), centre, spot.count < 100 ? 0.26 : 0.19,
                        strength > 0.45 ? Qt::white : Qt::black);
    }
    // Where nobody ever goes: a cross, so that it is not taken for a square that cannot be entered.
    for (const Square square : map.never)
        for (const double sign : {-1.0, 1.0})
            if (isVisible(square)) {
                const QPointF centre(square.x + 0.5, square.y + 0.5);
                const QPointF arm(0.12, 0.12 * sign);
                sketch.line(centre - arm, centre + arm, QColor(0x1d, 0x4e, 0x89, 190), 0.06);
            }
    painter.restore();
}

QSizeF heatLegendSize()
{
    return {230, 46};
}

void paintHeatLegend(QPainter& painter, const HeatMap& map, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double square = 24;
    constexpr int steps = 5;
    const Sketch sketch{painter, RenderStyle::FullColour, square, Noise("legend")};
    painter.scale(square, square);
    for (int i = 0; i < steps; ++i) {
        const double strength = double(i + 1) / steps;
        paintSpot(sketch, map.kind, {0.5 + i * 1.9, 0.5}, strength);
    }
    painter.scale(1 / square, 1 / square);
    const QFont font = sheetFont(11);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(colour);
    for (int i = 0; i < steps; ++i) {
        const double strength = double(i + 1) / steps;
        const QString words = QString::number(std::llround(strength * strength * double(map.most)));
        painter.drawText(
            QPointF((0.5 + i * 1.9) * square - metrics.horizontalAdvance(words) / 2, square + 16), words);
    }
    painter.restore();
}

} // namespace delve::mageknight
