// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/export/export_map.h"

#include <QStringList>

namespace delve::dungeoneer {

inline constexpr int usualTiledPixels = 32; ///< of a square; a card is five of them wide
inline constexpr int mostTiledPixels = 100;

/// All maps as a map of the editor Tiled: NAME.tmj, whose tiles are cards, and NAME-cards.png beside it. Each
/// map is a layer; a card that lies upside down is its tile turned. Cards have their numbers as properties,
/// Sewers and Portals are lines between cards. Returns the files written; all of them, or none.
Result<QStringList> exportTiled(const QString& path, const Scenario& scenario, const Cards& cards,
                                RenderStyle style, int pixelsPerSquare = usualTiledPixels);

} // namespace delve::dungeoneer
