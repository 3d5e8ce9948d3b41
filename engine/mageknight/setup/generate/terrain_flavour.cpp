// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/terrain_flavour.h"

#include <algorithm>

namespace delve::mageknight {

Terrain terrainOf(TerrainFlavour flavour)
{
    switch (flavour) {
    case TerrainFlavour::Any:
    case TerrainFlavour::Open: return Terrain::Clear;
    case TerrainFlavour::Rough: return Terrain::Hindering;
    case TerrainFlavour::Water: return Terrain::Water;
    case TerrainFlavour::Chasms: return Terrain::Crevasse;
    case TerrainFlavour::Walls: return Terrain::Blocking;
    }
    return Terrain::Clear;
}

int suitability(const TileSupply::Kind& kind, TileSide side, TerrainFlavour flavour)
{
    if (flavour == TerrainFlavour::Any)
        return 2;
    const int squares = kind.terrain[std::size_t(side)][std::size_t(terrainOf(flavour))];
    const int size = sizeOf(kind.tile->kind).width * sizeOf(kind.tile->kind).height;
    const int share = 100 * squares / size;
    // Nearly all faces show some clear ground, so that only what spoils it tells them apart.
    const int merit = flavour == TerrainFlavour::Open ? std::max(0, share - 75) : share;
    return 1 + merit * merit / 4;
}

int suitability(const TileSupply::Kind& kind, TerrainFlavour flavour)
{
    return std::max(suitability(kind, TileSide::A, flavour), suitability(kind, TileSide::B, flavour));
}

} // namespace delve::mageknight
