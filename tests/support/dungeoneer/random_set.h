// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_set.h"

#include <cstdint>

namespace delve::dungeoneer::test {

/// A set that the reader accepts, with all that it can say somewhere; it need not keep the rules of sets.
CardSet randomSet(std::uint64_t seed);

} // namespace delve::dungeoneer::test
