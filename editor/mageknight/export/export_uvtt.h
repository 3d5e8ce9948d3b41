// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/export/progress.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "engine/base/result.h"

#include <nlohmann/json.hpp>

namespace delve::mageknight {

struct UvttOptions
{
    ScenarioPaintOptions paint;
    int pixelsPerSquare = 100;
    bool commonOrigin =
        false; ///< the picture is as large as all levels together, so that they lie on each other
    Progress progress;
};

/// The squares that the picture shows.
QRect tabletopArea(const Scenario& scenario, const Content& content, const UvttOptions& options);

/// Everything of a Universal VTT file but its picture: the size of the map, walls as lines of sight, doors as
/// portals, and what gives light, in squares from the north-west corner of the picture.
nlohmann::ordered_json uvttOf(const Scenario& scenario, const Content& content, const UvttOptions& options);

/// A level for virtual tabletops, with its picture inside the file.
Result<void> exportUvtt(const QString& path, const Scenario& scenario, const Content& content,
                        const UvttOptions& options);

} // namespace delve::mageknight
