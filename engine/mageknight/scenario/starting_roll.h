// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace delve::mageknight {

/// START-02: everybody rolls, and the highest total begins; tied players roll again among themselves until
/// one is highest. `roll(place)` says the total of the player in this place. There must be players.
std::size_t startingPlace(std::size_t players, const std::function<int(std::size_t)>& roll);

} // namespace delve::mageknight
