// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

namespace delve {

/// The walls and doors of a map, as Universal VTT has them in squares, as a layer of objects for Tiled: a
/// line for each wall and for each door. Objects are numbered from `nextObject` on.
nlohmann::ordered_json tiledWalls(const nlohmann::ordered_json& map, int pixelsPerSquare, int layer,
                                  int& nextObject);

} // namespace delve
