// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/base_reach.h"

#include <QString>

#include <array>

namespace delve::mageknight {

/// The bases that people ask about, from the smallest to the largest.
inline constexpr std::array<BaseReach::Mover, 6> shownMovers{{{BaseShape::Peanut1x2, false, false},
                                                              {BaseShape::Mount1x3, false, false},
                                                              {BaseShape::Titan2x2, false, false},
                                                              {BaseShape::SmallMulti2x4, false, false},
                                                              {BaseShape::SmallMulti2x4, false, true},
                                                              {BaseShape::LargeMulti3x5, false, false}}};

/// "titan, 2 × 2".
QString moverInWords(std::size_t mover);
/// Whether it gets to a square.
QString fitInWords(std::size_t mover, bool isReached);
/// Why it goes no further, with the rule: a sentence, and a few words for the map.
QString stopInWords(const BaseStop& stop, std::size_t mover);
QString stopInShort(const BaseStop& stop, const BaseReach::Mover& mover);

} // namespace delve::mageknight
