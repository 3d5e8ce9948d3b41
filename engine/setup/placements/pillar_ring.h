#pragma once

#include "engine/setup/setup_view.h"

namespace delve {

/// Whether a pillar on this square would change no path but those over the square itself, however the rest of
/// the board looks: it leads to no other tile, one can walk from each square around it to each other straight
/// and without the square, and no chest is among them. If not, it still may; then the board
/// must be asked.
bool isWalkedAround(const SetupView& view, Square square);

} // namespace delve
