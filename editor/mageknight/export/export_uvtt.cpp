// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/export_uvtt.h"

#include "editor/document/save_file.h"
#include "editor/export/base64_device.h"
#include "editor/mageknight/export/export_png.h"
#include "editor/mageknight/export/map_lights.h"
#include "engine/mageknight/board/wall_lines.h"

#include <numbers>

namespace delve::mageknight {

namespace {

using Json = nlohmann::ordered_json;

Json point(double x, double y)
{
    return {{"x", x}, {"y", y}};
}

/// A door between the two ends of its edge. Angles are in radians; a door that runs west to east has 0.
Json portal(const Edge& edge, const QRect& extent)
{
    const Offset side = offsetOf(edge.side);
    const double x = edge.square.x + 0.5 + side.dx * 0.5 - extent.left();
    const double y = edge.square.y + 0.5 + side.dy * 0.5 - extent.top();
    const double alongX = side.dx == 0 ? 0.5 : 0;
    const double alongY = side.dx == 0 ? 0 : 0.5;
    return {{"position", point(x, y)},
            {"bounds", {point(x - alongX, y - alongY), point(x + alongX, y + alongY)}},
            {"rotation", side.dx == 0 ? 0 : std::numbers::pi / 2},
            {"closed", true},
            {"freestanding", false}};
}

} // namespace

QRect tabletopArea(const Scenario& scenario, const Content& content, const UvttOptions& options)
{
    QRect area = extentOf(scenario, content, options.paint.level);
    if (options.commonOrigin)
        for (int level = 0; level < int(scenario.levels.size()); ++level)
            area |= extentOf(scenario, content, level);
    return area;
}

nlohmann::ordered_json uvttOf(const Scenario& scenario, const Content& content, const UvttOptions& options)
{
    const int level = options.paint.level;
    const QRect extent = tabletopArea(scenario, content, options);
    const Board board = compileBoard(scenario, content);
    Json walls = Json::array();
    for (const WallLine& line : wallLines(board, level)) {
        Json points = Json::array();
        for (const GridCorner& corner : line)
            points.push_back(point(corner.x - extent.left(), corner.y - extent.top()));
        walls.push_back(std::move(points));
    }
    Json portals = Json::array();
    for (const Edge& edge : doorEdges(board, level))
        portals.push_back(portal(edge, extent));
    Json lights = Json::array();
    for (const MapLight& light : lightsOf(scenario, content, level))
        lights.push_back({{"position", point(light.at.x() - extent.left(), light.at.y() - extent.top())},
                          {"range", light.range},
                          {"intensity", 1},
                          {"color", std::string("ff") + light.colour},
                          {"shadows", true}});
    return {{"format", 0.3},
            {"resolution",
             {{"map_origin", point(0, 0)},
              {"map_size", point(extent.width(), extent.height())},
              {"pixels_per_grid", options.pixelsPerSquare}}},
            {"line_of_sight", std::move(walls)},
            {"objects_line_of_sight", Json::array()},
            {"portals", std::move(portals)},
            {"environment", {{"baked_lighting", false}, {"ambient_light", "ffffffff"}}},
            {"lights", std::move(lights)}};
}

Result<void> exportUvtt(const QString& path, const Scenario& scenario, const Content& content,
                        const UvttOptions& options)
{
    std::string head = uvttOf(scenario, content, options).dump(1);
    head.resize(head.rfind('\n')); // the closing brace comes after the picture
    head += ",\n \"image\": \"";
    PngOptions png;
    png.paint = options.paint;
    png.pixelsPerSquare = options.pixelsPerSquare;
    png.progress = options.progress;
    return saveFile(path, [&](QIODevice& device) -> Result<void> {
        device.write(head.data(), qint64(head.size()));
        Base64Device picture(device);
        if (const auto written =
                exportPng(picture, scenario, content, QRectF(tabletopArea(scenario, content, options)), png);
            !written)
            return written.error();
        picture.close();
        if (device.write("\"\n}\n") != 4)
            return Error{"",
                         {QT_TRANSLATE_NOOP("Engine", "the picture could not be written: %1"),
                          {device.errorString().toStdString()}}};
        return {};
    });
}

} // namespace delve::mageknight
