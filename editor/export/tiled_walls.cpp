// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/tiled_walls.h"

namespace delve {

namespace {

using Json = nlohmann::ordered_json;

/// A line through these points; Tiled wants them from the first one on.
Json polyline(const Json& points, const char* name, int pixels, int id)
{
    const double x = points[0].at("x").get<double>() * pixels, y = points[0].at("y").get<double>() * pixels;
    Json line = Json::array();
    for (const Json& point : points)
        line.push_back({{"x", point.at("x").get<double>() * pixels - x},
                        {"y", point.at("y").get<double>() * pixels - y}});
    return {{"id", id},   {"name", name}, {"type", name},  {"x", x},          {"y", y},
            {"width", 0}, {"height", 0},  {"rotation", 0}, {"visible", true}, {"polyline", line}};
}

} // namespace

nlohmann::ordered_json tiledWalls(const nlohmann::ordered_json& map, int pixelsPerSquare, int layer,
                                  int& nextObject)
{
    Json objects = Json::array();
    for (const Json& wall : map.at("line_of_sight"))
        objects.push_back(polyline(wall, "wall", pixelsPerSquare, nextObject++));
    for (const Json& portal : map.at("portals"))
        objects.push_back(polyline(portal.at("bounds"), "doorway", pixelsPerSquare, nextObject++));
    return {{"id", layer},
            {"name", "walls"},
            {"type", "objectgroup"},
            {"draworder", "index"},
            {"color", "#c02020"},
            {"x", 0},
            {"y", 0},
            {"opacity", 1},
            {"visible", false}, // over the drawing they would only disturb
            {"objects", std::move(objects)}};
}

} // namespace delve
