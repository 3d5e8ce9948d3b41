// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_set.h"

#include <string>

namespace delve::dungeoneer {

/// The canonical text of a set in a single pack.json: the same value gives the same bytes, and reading them
/// gives an equal set, whatever files it was in before.
std::string writeCardSet(const CardSet& set);

} // namespace delve::dungeoneer
