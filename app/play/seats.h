#pragma once

#include "engine/agents/agent.h"

#include <memory>
#include <string>
#include <string_view>

namespace delve {

/// The word for a person at the keyboard.
inline constexpr std::string_view humanSeat = "human";

/// The agent of a word, "steady" or "cunning:200"; nothing for a person and for words that nobody knows.
std::unique_ptr<play::Agent> makeAgent(std::string_view word, std::uint64_t seed);

/// "human, random, easy, …": what can sit on a seat.
std::string knownSeats();

} // namespace delve
