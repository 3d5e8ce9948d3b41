// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace delve {

/// What a scenario file of any game may hold at most. Checked on reading, before memory is spent; the schema
/// (schemas/v1/scenario.schema.json) says the same.
namespace common_limits {

inline constexpr std::size_t fileBytes = 64u << 20;
inline constexpr std::size_t packs = 50;
inline constexpr std::size_t assertions = 50;
inline constexpr int roundLimit = 10'000;         ///< of rounds that options and assertions name
inline constexpr std::size_t pinnedNotes = 2'000; ///< few enough that no scenario outgrows fileBytes

// Lengths of texts, in characters.
inline constexpr std::size_t thingId = 24;
inline constexpr std::size_t title = 200;
inline constexpr std::size_t author = 200;
inline constexpr std::size_t notes = 20'000;
inline constexpr std::size_t noteText = 2'000;
inline constexpr std::size_t name = 80; ///< of a player or a level

} // namespace common_limits

} // namespace delve
