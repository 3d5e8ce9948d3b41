// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/export/progress.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "engine/base/result.h"

#include <QStringList>

namespace delve::mageknight {

/// The most pixels a square of a Tiled map may have; its tilesets hold every face that is used.
inline constexpr int mostTiledPixels = 256;

struct TiledOptions
{
    ScenarioPaintOptions paint;
    int pixelsPerSquare = 64;
    std::string language = "en";
    Progress progress;
};

/// A level as a map of the editor Tiled: NAME.tmj, with its tilesets as pictures beside it. The squares of
/// the dungeon are a tile layer, everything that lies on them is an object with its own picture, in one
/// object layer for each kind. Returns the files written; all of them, or none.
Result<QStringList> exportTiled(const QString& path, const Scenario& scenario, const Content& content,
                                const TiledOptions& options);

} // namespace delve::mageknight
