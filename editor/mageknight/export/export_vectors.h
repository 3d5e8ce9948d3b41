// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/export/progress.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "engine/base/result.h"

#include <optional>

class QIODevice;

namespace delve::mageknight {

// In export_svg.cpp and export_pdf.cpp.

/// The size of a square on paper and screen, in pixels of 1/96 inch: 1.5 inches.
inline constexpr int trueSquarePixels = 144;

struct VectorOptions
{
    ScenarioPaintOptions paint; ///< its size of a square says how much detail is drawn
    int pixelsPerSquare = trueSquarePixels;
    bool transparent = false;
    std::optional<int> marginSquares{};
    Progress progress;
};

/// A level as SVG: a group for each layer, with a group for each thing in it, named after its id.
Result<void> exportSvg(QIODevice& device, const Scenario& scenario, const Content& content,
                       const VectorOptions& options);
Result<void> exportSvg(const QString& path, const Scenario& scenario, const Content& content,
                       const VectorOptions& options);

/// A level as PDF, on one page as large as it.
Result<void> exportPdf(const QString& path, const Scenario& scenario, const Content& content,
                       const VectorOptions& options);

} // namespace delve::mageknight
