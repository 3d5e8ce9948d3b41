// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/scenario_painter.h"

#include <optional>

namespace delve::mageknight {

/// The part of a level that a picture shows: everything, with whole squares around it, or about half a one.
/// The margin is a whole number of pixels, so that tiles lie on whole pixels.
inline QRectF pictureArea(const Scenario& scenario, const Content& content, int level, int pixelsPerSquare,
                          std::optional<int> squares = {})
{
    if (squares)
        return QRectF(extentOf(scenario, content, level)).adjusted(-*squares, -*squares, *squares, *squares);
    const int marginPixels = (pixelsPerSquare + 1) / 2;
    const double margin = double(marginPixels) / pixelsPerSquare;
    return QRectF(extentOf(scenario, content, level)).adjusted(-margin, -margin, margin, margin);
}

} // namespace delve::mageknight
