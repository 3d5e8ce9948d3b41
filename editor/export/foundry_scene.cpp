// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/foundry_scene.h"

#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace delve {

namespace {

using Json = nlohmann::ordered_json;

/// What a wall keeps from passing: steps, light, sight and sound.
constexpr int keepsBack = 20;
constexpr int isDoor = 1;

class Scene
{
public:
    explicit Scene(const SceneParts& parts)
        : m_parts(parts), m_pixels(parts.map.at("resolution").at("pixels_per_grid").get<int>())
    {}

    Json make() const
    {
        const Json& size = m_parts.map.at("resolution").at("map_size");
        return {{"name", m_parts.title},
                {"navigation", true},
                {"width", pixels(size.at("x"))},
                {"height", pixels(size.at("y"))},
                {"padding", 0},
                {"background", {{"src", m_parts.picture}}},
                {"backgroundColor", m_parts.ground},
                {"grid",
                 {{"type", 1},
                  {"size", m_pixels},
                  {"color", "#000000"},
                  {"alpha", 0.2},
                  {"distance", 1},
                  {"units", ""}}},
                {"tokenVision", true},
                {"walls", walls()},
                {"lights", lights()},
                {"tokens", tokens()},
                {"notes", notes()},
                {"drawings", Json::array()},
                {"sounds", Json::array()},
                {"tiles", Json::array()}};
    }

private:
    int pixels(double squares) const { return int(std::lround(squares * m_pixels)); }

    Json wall(const Json& from, const Json& to, int door) const
    {
        return {{"c", {pixels(from.at("x")), pixels(from.at("y")), pixels(to.at("x")), pixels(to.at("y"))}},
                {"move", keepsBack},
                {"light", keepsBack},
                {"sight", keepsBack},
                {"sound", keepsBack},
                {"dir", 0},
                {"door", door},
                {"ds", 0}};
    }

    Json walls() const
    {
        Json list = Json::array();
        for (const Json& line : m_parts.map.at("line_of_sight"))
            for (std::size_t i = 0; i + 1 < line.size(); ++i)
                list.push_back(wall(line[i], line[i + 1], 0));
        for (const Json& portal : m_parts.map.at("portals"))
            list.push_back(wall(portal.at("bounds")[0], portal.at("bounds")[1], isDoor));
        return list;
    }

    /// Reach is told in the unit of the grid, which is a square.
    Json lights() const
    {
        Json list = Json::array();
        for (const Json& light : m_parts.map.at("lights")) {
            const double range = light.at("range");
            const std::string colour = light.at("color"); // with its opacity before it
            list.push_back({{"x", pixels(light.at("position").at("x"))},
                            {"y", pixels(light.at("position").at("y"))},
                            {"rotation", 0},
                            {"walls", true},
                            {"vision", false},
                            {"hidden", false},
                            {"config",
                             {{"dim", range},
                              {"bright", range / 2},
                              {"angle", 360},
                              {"color", '#' + colour.substr(2)},
                              {"alpha", 0.4},
                              {"animation", {{"type", "torch"}, {"speed", 3}, {"intensity", 3}}}}}});
        }
        return list;
    }

    Json tokens() const
    {
        Json list = Json::array();
        for (const SceneToken& token : m_parts.tokens)
            list.push_back({{"name", token.name},
                            {"x", pixels(token.corner.x())},
                            {"y", pixels(token.corner.y())},
                            {"width", token.size.width()},
                            {"height", token.size.height()},
                            {"texture", {{"src", "icons/svg/mystery-man.svg"}}},
                            {"actorId", nullptr},
                            {"actorLink", false},
                            {"displayName", 20}, // for its owner, when pointed at
                            {"disposition", -1},
                            {"hidden", true}});
        return list;
    }

    Json notes() const
    {
        Json list = Json::array();
        for (const SceneNote& note : m_parts.notes)
            list.push_back({{"entryId", nullptr},
                            {"pageId", nullptr},
                            {"x", pixels(note.at.x())},
                            {"y", pixels(note.at.y())},
                            {"texture", {{"src", "icons/svg/book.svg"}}},
                            {"iconSize", 40},
                            {"text", note.text},
                            {"global", false}});
        return list;
    }

    const SceneParts& m_parts;
    int m_pixels;
};

} // namespace

SceneFiles sceneFiles(const QString& path)
{
    const QFileInfo file(path);
    SceneFiles files;
    files.stem = file.fileName();
    files.stem.truncate(files.stem.indexOf(QStringLiteral(".foundry.json"), 0, Qt::CaseInsensitive));
    files.picture = files.stem + QStringLiteral(".png");
    files.picturePath = file.dir().filePath(files.picture);
    return files;
}

Result<void> checkSceneSquares(const QString& path, int pixels)
{
    if (pixels >= fewestScenePixels)
        return {};
    return Error{path.toStdString(),
                 {QT_TRANSLATE_NOOP("Engine", "Foundry VTT takes squares of at least %1 pixels"),
                  {std::to_string(fewestScenePixels)}}};
}

nlohmann::ordered_json foundryScene(const SceneParts& parts)
{
    return Scene(parts).make();
}

} // namespace delve
