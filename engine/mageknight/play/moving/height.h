// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace delve::mageknight::play {

// In movement.cpp.

class StateWriter;

/// SA-FLIGHT, BASE-05: notes anew whether the active figure is over somebody or something, or a crevasse,
/// where it cannot rest.
void noteHeight(StateWriter& state);

} // namespace delve::mageknight::play
