// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/render/sketch.h"

#include <vector>

namespace delve::mageknight {

/// The lines that make stones stand out, kept until all stones of a face are filled. A paint device that
/// writes a file then changes from filling to drawing lines once a face, not twice a stone.
class StoneEdges
{
public:
    /// The outline of a stone with its corners in clockwise order: lit where it faces the light, else dark.
    void add(const QPolygonF& stone, const QPointF& toLight, const QColor& lit, const QColor& dark,
             double width);
    void add(const QPolygonF& line, const QColor& colour, double width);

    void paint(const Sketch& sketch) const;

private:
    struct Line
    {
        QPolygonF points;
        QColor colour;
        double width;
    };

    std::vector<Line> m_lines;
};

} // namespace delve::mageknight
