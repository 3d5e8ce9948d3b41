// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/export/export_map.h"

#include <QStringList>
#include <nlohmann/json.hpp>

namespace delve::dungeoneer {

inline constexpr int usualUvttPixels = 70; ///< of a square; a card is five of them wide
inline constexpr int mostUvttPixels = 400;

/// Everything of a Universal VTT file but its picture: edges of cards that nobody passes as lines of sight,
/// with a gap where a door is Open, and Locked and Trapped doors as portals. In squares from the north-west
/// corner of the picture.
nlohmann::ordered_json uvttOf(const Scenario& scenario, const Cards& cards, int pixelsPerSquare);

/// What the picture of a map for virtual tabletops shows.
struct TablePicture
{
    RenderStyle style = RenderStyle::FullColour;
    int pixelsPerSquare = usualUvttPixels;
    std::vector<MapLayer> layers{MapLayer::Cards}; ///< in any order; the others are for the host
};

/// All maps for virtual tabletops, with their picture inside the file.
Result<void> exportUvtt(const QString& path, const Scenario& scenario, const Cards& cards,
                        const TablePicture& picture);

/// All maps as a scene of Foundry VTT: NAME.foundry.json, with its notes, and NAME.png beside it. Returns the
/// files written; both or none.
Result<QStringList> exportFoundry(const QString& path, const Scenario& scenario, const Cards& cards,
                                  const TablePicture& picture);

} // namespace delve::dungeoneer
