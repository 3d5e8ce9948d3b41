// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/generate/tile_supply.h"

namespace delve::mageknight {

/// What a flavour looks for: open ground for clear squares.
Terrain terrainOf(TerrainFlavour flavour);

/// How well a face suits the wish for terrain, 1 or more.
int suitability(const TileSupply::Kind& kind, TileSide side, TerrainFlavour flavour);
/// The face of a tile that suits it best.
int suitability(const TileSupply::Kind& kind, TerrainFlavour flavour);

} // namespace delve::mageknight
