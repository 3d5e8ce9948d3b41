// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/map_card.h"

#include <span>
#include <string>

namespace delve::dungeoneer {

/// DNR-SETUP-16: the draws of four Passages that cannot all be laid around the Entrance, out of all draws.
struct OpeningDraws
{
    std::uint64_t bad = 0;
    std::uint64_t all = 0;

    friend bool operator==(const OpeningDraws&, const OpeningDraws&) = default;
};

/// Counted exactly, copies as cards of their own. The cards are those of one map kind; 0 of 0 if there are
/// fewer than four Passages.
OpeningDraws openingDraws(std::span<const MapCard> cards);

/// The share of bad draws in hundredths of a percent, "2.43", rounded up so that a bad draw is never shown as
/// none.
std::string percentOf(const OpeningDraws& draws);

} // namespace delve::dungeoneer
