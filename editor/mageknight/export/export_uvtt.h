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
    Progress progress;
};

/// Everything of a Universal VTT file but its picture: the size of the map, walls as lines of sight, doors as
/// portals, in squares from the north-west corner of the picture.
nlohmann::ordered_json uvttOf(const Scenario& scenario, const Content& content, int level,
                              int pixelsPerSquare);

/// A level for virtual tabletops, with its picture inside the file.
Result<void> exportUvtt(const QString& path, const Scenario& scenario, const Content& content,
                        const UvttOptions& options);

} // namespace delve::mageknight
