// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/fixes/fix_search.h"

namespace delve::mageknight {

// What the fixes of tiles have in common. Those that try something say whether it mends the finding.

std::vector<std::size_t> tilesToBlame(const FixSearch& search);
TileKind kindOf(const FixSearch& search, const PlacedTile& tile);
/// The player that a finding is about, nobody where it is about all.
ThingId playerIdOf(const FixSearch& search);

PlacedTile newTile(FixSearch& search, const Tile& tile, const ThingId& player);
bool setRole(FixSearch& search, std::size_t tile, TileRole role);
/// Which tiles a finding is about: those it names, and those at the squares and pieces that it names.
std::vector<bool> tilesConcerned(const FixSearch& search);
/// Of the tiles of these kinds that are in stock the one that mends most in its place, either side up and
/// turned as needed; one of the other kind covers a part of the same squares. What lies there stays.
bool swapInPlace(FixSearch& search, std::size_t tile, std::span<const TileKind> kinds);
/// Another tile of the same kind that is in stock in its place.
bool swapTile(FixSearch& search, std::size_t tile);
/// One tile of the other kind for this one, in its place or else somewhere.
bool replaceTile(FixSearch& search, std::size_t tile);

} // namespace delve::mageknight
