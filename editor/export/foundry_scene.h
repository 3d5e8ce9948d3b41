// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QPointF>
#include <QSizeF>
#include <QString>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace delve {

/// A piece that stands on a map, in squares from its north-west corner. It is hidden from players.
struct SceneToken
{
    std::string name;
    QPointF corner;
    QSizeF size{1, 1};
};

/// A note pinned to the middle of a square.
struct SceneNote
{
    std::string text;
    QPointF at;
};

/// What a scene of Foundry VTT is made of: a map as Universal VTT has it, and what lies on it.
struct SceneParts
{
    nlohmann::ordered_json map; ///< walls, portals and lights, in squares
    std::string title;
    std::string picture; ///< the name of its file
    std::string ground;  ///< the colour around the map: #rrggbb
    std::vector<SceneToken> tokens;
    std::vector<SceneNote> notes;
};

/// The files of a scene: NAME.foundry.json, and NAME.png beside it.
struct SceneFiles
{
    QString stem;
    QString picture; ///< without its folder
    QString picturePath;
};
SceneFiles sceneFiles(const QString& path);

/// The smallest squares that all versions of Foundry VTT take: GRID_MIN_SIZE of versions 10 and 11.
inline constexpr int fewestScenePixels = 50;
/// Why a scene with squares of so many pixels would not be imported as it is, if so.
Result<void> checkSceneSquares(const QString& path, int pixels);

/// A scene as Foundry VTT imports it (Import Data of a scene, versions 10 and later): in pixels of its
/// picture.
nlohmann::ordered_json foundryScene(const SceneParts& parts);

} // namespace delve
