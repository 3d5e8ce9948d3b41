// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/table_setup.h"
#include "engine/dungeoneer/agents/agent.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace delve::dungeoneer {

/// The agent of a word, "steady"; nothing for a person and for words that nobody knows.
std::unique_ptr<play::Agent> makeAgent(std::string_view word, std::uint64_t seed);

/// "human, random, steady": what can sit on a seat.
std::string knownSeats();

/// What can sit on a seat, as a list to choose from, people first.
std::vector<SeatChoice> seatChoices();

/// The colour of a player by the order of the seats; nobody has chosen one in the scenario.
QColor seatColour(int player);

} // namespace delve::dungeoneer
