// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/agents/agent.h"

#include <memory>
#include <string>
#include <string_view>

namespace delve::dungeoneer {

/// The agent of a word, "steady"; nothing for a person and for words that nobody knows.
std::unique_ptr<play::Agent> makeAgent(std::string_view word, std::uint64_t seed);

/// "human, random, steady": what can sit on a seat.
std::string knownSeats();

} // namespace delve::dungeoneer
