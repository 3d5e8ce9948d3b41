// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/common_limits.h"

namespace delve::mageknight {

/// What a scenario file may hold at most. Checked on reading, before memory is spent; the schema
/// (schemas/v1/scenario.schema.json) says the same.
namespace scenario_limits {

using namespace common_limits;

inline constexpr std::size_t placedOfOneKind = 20'000;
inline constexpr std::size_t figures = 500; ///< that stand in the dungeon from the start
inline constexpr std::size_t players = 12;
inline constexpr std::size_t teamMembers = 40;
inline constexpr std::size_t poolEntries = 100;
inline constexpr std::size_t levels = 16;
inline constexpr std::size_t allowedArtifacts = 100;

// Numbers.
inline constexpr int buildTotal = 10'000;
inline constexpr int perPlayer = 100; ///< special pieces, tokens, artifacts
inline constexpr int count = 100;     ///< of one kind in a pool
inline constexpr int heroLevel = 5;
inline constexpr int pointValue = 999;
inline constexpr int treasure = 5;
inline constexpr int tileSquare = 4; ///< the last column and row of the largest tile

} // namespace scenario_limits

} // namespace delve::mageknight
