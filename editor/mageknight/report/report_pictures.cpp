// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/report_pictures.h"

#include "editor/export/svg_device.h"
#include "editor/mageknight/export/picture_area.h"
#include "editor/mageknight/render/scenario_painter.h"

#include <QBuffer>

#include <cmath>

namespace delve::mageknight {

namespace {

constexpr int largestSquare = 36; ///< pixels
constexpr int smallestSquare = 3;

} // namespace

QImage heatPicture(const Scenario& scenario, const Content& content, const HeatMap& map, int level,
                   int mostPixels)
{
    const QRect extent = extentOf(scenario, content, level);
    const int longest = std::max(extent.width(), extent.height()) + 1;
    const int scale = std::clamp(mostPixels / std::max(longest, 1), smallestSquare, largestSquare);
    const QRectF area = pictureArea(scenario, content, level, scale);
    QImage image(int(std::lround(area.width() * scale)), int(std::lround(area.height() * scale)),
                 QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    ScenarioPaintOptions options;
    options.style = RenderStyle::Parchment;
    options.pixelsPerSquare = scale;
    options.level = level;
    options.layers = LayerSet::of(true, false);
    image.fill(paletteOf(options.style).ground);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-area.topLeft());
    paintScenario(painter, scenario, content, options);
    paintHeatMap(painter, map, scale);
    return image;
}

QByteArray svgOf(const QSizeF& pixels, const QString& title, const std::function<void(QPainter&)>& paint)
{
    constexpr double pixelsPerSquare = 100; // of the device, whose units are thousandths of a square
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    SvgDevice svg(buffer, pixels / pixelsPerSquare, pixelsPerSquare, title.toStdString());
    QPainter painter(&svg);
    painter.scale(SvgDevice::unitsPerSquare / pixelsPerSquare, SvgDevice::unitsPerSquare / pixelsPerSquare);
    paint(painter);
    painter.end();
    svg.finish();
    return bytes;
}

} // namespace delve::mageknight
