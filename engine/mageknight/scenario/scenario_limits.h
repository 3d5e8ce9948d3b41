// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace delve::mageknight {

/// What a scenario file may hold at most. Checked on reading, before memory is spent; the schema
/// (schemas/scenario.schema.json) says the same.
namespace scenario_limits {

inline constexpr std::size_t fileBytes = 64u << 20;
inline constexpr std::size_t placedOfOneKind = 20'000;
inline constexpr std::size_t pinnedNotes = 2'000; ///< fewer, so that no scenario outgrows fileBytes
inline constexpr std::size_t packs = 50;
inline constexpr std::size_t players = 12;
inline constexpr std::size_t teamMembers = 40;
inline constexpr std::size_t poolEntries = 100;
inline constexpr std::size_t levels = 16;
inline constexpr std::size_t allowedArtifacts = 100;
inline constexpr std::size_t assertions = 50;

// Lengths of texts, in characters.
inline constexpr std::size_t thingId = 24;
inline constexpr std::size_t title = 200;
inline constexpr std::size_t author = 200;
inline constexpr std::size_t notes = 20'000;
inline constexpr std::size_t noteText = 2'000;
inline constexpr std::size_t name = 80; ///< of a player or a level

// Numbers.
inline constexpr int buildTotal = 10'000;
inline constexpr int perPlayer = 100; ///< special pieces, tokens, artifacts
inline constexpr int count = 100;     ///< of one kind in a pool
inline constexpr int roundLimit = 10'000;
inline constexpr int heroLevel = 5;
inline constexpr int treasure = 5;
inline constexpr int tileSquare = 4; ///< the last column and row of the largest tile

} // namespace scenario_limits

} // namespace delve::mageknight
