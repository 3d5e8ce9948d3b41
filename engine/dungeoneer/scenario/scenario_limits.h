// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/cell.h"
#include "engine/scenario/common_limits.h"

namespace delve::dungeoneer {

/// What a scenario file of this game may hold at most; the schema (schemas/v1/scenario.schema.json) says the
/// same.
namespace scenario_limits {

using namespace common_limits;

inline constexpr std::size_t cardsOfAMap = 5'000;
inline constexpr std::size_t portals = 26; ///< a letter for each
inline constexpr std::size_t players = 12; ///< DNR-SETUP-01 allows four; a draft may hold more
inline constexpr std::size_t quests = 20;
inline constexpr std::size_t hand = 60;
inline constexpr std::size_t leftOut = 2'000;

inline constexpr int coordinate = mostCellsAway;
inline constexpr int copies = 99;

} // namespace scenario_limits

} // namespace delve::dungeoneer
