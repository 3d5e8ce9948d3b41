// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/export/progress.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "engine/base/result.h"

#include <QRectF>

#include <optional>

namespace delve::mageknight {

/// The most pixels per square that a picture may have: 38 mm at more than 1,300 dots per inch.
inline constexpr int mostPixelsPerSquare = 2000;

struct PngOptions
{
    ScenarioPaintOptions paint; ///< its size of a square and its visible area follow from what is below
    int pixelsPerSquare = 64;
    bool transparent = false;
    std::optional<int> marginSquares{}; ///< around the level; half a square unless it is said
    Progress progress;
};

/// Paints `area` of a level (in squares) and writes it as PNG. The picture is made in bands, so that memory
/// stays the same however large it is.
Result<void> exportPng(QIODevice& device, const Scenario& scenario, const Content& content,
                       const QRectF& area, const PngOptions& options);

/// The picture of a level with a margin of half a square, saved whole or not at all.
Result<void> exportPng(const QString& path, const Scenario& scenario, const Content& content,
                       const PngOptions& options);

} // namespace delve::mageknight
