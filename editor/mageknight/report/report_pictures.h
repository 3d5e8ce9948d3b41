// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/chart_painter.h"
#include "editor/mageknight/report/heat_map.h"
#include "engine/mageknight/content/content.h"

#include <QByteArray>
#include <QImage>

#include <functional>

namespace delve::mageknight {

/// A level as our renderer draws it, paler, with the spots of a heat map on it. At most `mostPixels` wide or
/// high.
QImage heatPicture(const Scenario& scenario, const Content& content, const HeatMap& map, int level,
                   int mostPixels = 1400);

/// A drawing of so many pixels as SVG text, its writing as outlines, so that it looks the same everywhere.
QByteArray svgOf(const QSizeF& pixels, const QString& title, const std::function<void(QPainter&)>& paint);

} // namespace delve::mageknight
