// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/render/sketch.h"

// The drawings of art. Each paints around (0, 0) on a square that reaches from -0.5 to 0.5, as it lies when
// unturned: what hangs on a wall hangs on the north side.

namespace delve::mageknight::art {

/// Whether the same piece of art goes on in the square to the north and to the south, as seen unturned.
struct Joins
{
    bool north = false;
    bool south = false;
    /// Whether the pool of a pool rim ends at the corner: north-west, then clockwise.
    std::array<bool, 4> shore{true, true, true, true};
};

// On walls and in openings: art_walls.cpp.
void arch(const Sketch& sketch);
void banner(const Sketch& sketch);
void bars(const Sketch& sketch);
void chains(const Sketch& sketch);
void lever(const Sketch& sketch);
void shelf(const Sketch& sketch);
void torch(const Sketch& sketch);
void weaponRack(const Sketch& sketch);

// Standing on the floor: art_standing.cpp.
void books(const Sketch& sketch);
void brazier(const Sketch& sketch);
void candles(const Sketch& sketch);
void columnStump(const Sketch& sketch);
void statue(const Sketch& sketch);
void throne(const Sketch& sketch);
void tools(const Sketch& sketch);
void urn(const Sketch& sketch);
void well(const Sketch& sketch);

// Lying on the floor: art_lying.cpp.
void bones(const Sketch& sketch);
void planks(const Sketch& sketch);
void rails(const Sketch& sketch, Joins joins);
void rubble(const Sketch& sketch);
void rug(const Sketch& sketch, Joins joins);
void skulls(const Sketch& sketch);
void steps(const Sketch& sketch);

// Part of the floor: art_floor.cpp.
void cobweb(const Sketch& sketch);
void cracks(const Sketch& sketch);
void drain(const Sketch& sketch);
void fungus(const Sketch& sketch);
void grate(const Sketch& sketch);
void inscription(const Sketch& sketch);
void moss(const Sketch& sketch);
void mosaicStar(const Sketch& sketch);
void poolRim(const Sketch& sketch, Joins joins);
void puddle(const Sketch& sketch);
void roots(const Sketch& sketch);
void runes(const Sketch& sketch);

} // namespace delve::mageknight::art
