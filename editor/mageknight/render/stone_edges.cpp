// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/stone_edges.h"

namespace delve::mageknight {

void StoneEdges::add(const QPolygonF& stone, const QPointF& toLight, const QColor& lit, const QColor& dark,
                     double width)
{
    const qsizetype sides = stone.size();
    const auto corner = [&](qsizetype i) { return stone[i % sides]; };
    const auto isLit = [&](qsizetype side) {
        const QPointF along = corner(side + 1) - corner(side);
        return QPointF::dotProduct({along.y(), -along.x()}, toLight) > 0;
    };
    // Neighbouring sides in the same light are one line; so the first must be one where the light changes.
    qsizetype first = 0;
    while (first < sides && isLit(first) == isLit(first + sides - 1))
        ++first;
    for (qsizetype side = first; side < first + sides; ++side) {
        if (side == first || isLit(side) != isLit(side - 1))
            add(QPolygonF{{corner(side)}}, isLit(side) ? lit : dark, width);
        m_lines.back().points << corner(side + 1);
    }
}

void StoneEdges::add(const QPolygonF& line, const QColor& colour, double width)
{
    m_lines.push_back({line, colour, width});
}

void StoneEdges::paint(const Sketch& sketch) const
{
    for (const Line& line : m_lines)
        sketch.polyline(line.points, line.colour, line.width);
}

} // namespace delve::mageknight
