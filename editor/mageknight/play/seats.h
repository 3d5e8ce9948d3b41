// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/game_session.h"
#include "editor/play/table_setup.h"
#include "engine/mageknight/agents/agent.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace delve::mageknight {

/// A game without an end in sight: what plays at random seldom finds the way out (END-09).
inline constexpr int roundsWithAgents = 100;

/// The agent of a word, "steady" or "cunning:200"; nothing for a person and for words that nobody knows.
std::unique_ptr<play::Agent> makeAgent(std::string_view word, std::uint64_t seed);

/// What the choices on a player's seat are drawn from: a stream of their own, so that they do not depend on
/// the dice.
std::uint64_t seedOfSeat(const GameSession& session, std::size_t player);

/// Those who play for the players of a game, by player; null for people.
std::vector<std::unique_ptr<play::Agent>> makeAgents(const GameSession& session);

/// "human, random, easy, …": what can sit on a seat.
std::string knownSeats();

/// The word for who plays for a player.
std::string seatOf(const GameSession& session, play::PlayerId player);

/// A person plays for this player.
bool isPerson(const GameSession& session, play::PlayerId player);

/// The moment before the last choices of people, so many of them; what others have chosen since goes back
/// with them. Where nobody is a person, every choice counts. The moment of now if there is nothing to go
/// back to.
std::size_t momentBeforeChoices(const GameSession& session, int choices);

} // namespace delve::mageknight
